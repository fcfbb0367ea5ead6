from dataclasses import replace
from xml.etree import ElementTree

from generator.publish.sitemap import SITEMAP, XHTML, sitemap_files
from tests.render.samples import SITE

ADDRESS = "https://example.org/atenta"


def test_a_site_without_an_address_has_no_map() -> None:
    assert sitemap_files(SITE) == ()


def test_each_page_names_itself_and_every_language_and_the_door_for_all_others() -> None:
    sitemap, robots = sitemap_files(replace(SITE, address=f"{ADDRESS}/"))
    urls = ElementTree.fromstring(sitemap.body)
    assert [loc.text for loc in urls.iter(f"{{{SITEMAP}}}loc")] == [
        f"{ADDRESS}/es/index.html",
        f"{ADDRESS}/en/index.html",
        f"{ADDRESS}/es/simulador.html",
        f"{ADDRESS}/en/simulator.html",
    ]
    first = [(link.get("hreflang"), link.get("href")) for link in urls[0].iter(f"{{{XHTML}}}link")]
    twins = [("es", f"{ADDRESS}/es/index.html"), ("en", f"{ADDRESS}/en/index.html")]
    assert first == [*twins, ("x-default", f"{ADDRESS}/")]
    assert f"Sitemap: {ADDRESS}/sitemap.xml" in robots.body.decode()
