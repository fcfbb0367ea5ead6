"""What readers get: assets collected, the site written and swapped in whole, and checked."""

from generator.publish.assets import changed_before_pages, collect_assets, pictures_shown
from generator.publish.check import check_site, inspect_site
from generator.publish.hosting import hosting_files
from generator.publish.replacing import refuse_at_once
from generator.publish.sitemap import sitemap_files
from generator.publish.writing import Written, write_site

__all__ = [
    "Written",
    "changed_before_pages",
    "check_site",
    "collect_assets",
    "hosting_files",
    "inspect_site",
    "pictures_shown",
    "refuse_at_once",
    "sitemap_files",
    "write_site",
]
