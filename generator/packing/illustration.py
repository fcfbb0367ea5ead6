"""The site's icon for readers that take no SVG: static/css/icon.svg, drawn again in squares."""

from __future__ import annotations

from io import BytesIO

SIZE = 48
# Drawn this much larger on the icon's own grid of 32, and made smaller, so that round is round.
FINE = 24
GROUND, ARC, FAR, NEAR = "#101830", "#ffea78", "#b09c60", "#ffea78"


def illustration() -> bytes:
    """A PNG of 48 × 48: an arc from one word to another."""
    from PIL import Image, ImageDraw

    def scaled(*places: float) -> tuple[float, ...]:
        return tuple(FINE * place for place in places)

    image = Image.new("RGBA", (32 * FINE, 32 * FINE))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(scaled(0, 0, 32, 32), 4 * FINE, GROUND)
    # Pillow draws a stroke inside its box: half of the four lies beyond the circle of ten.
    draw.arc(scaled(4, 10, 28, 34), 180, 360, ARC, 4 * FINE)
    draw.ellipse(scaled(3, 21, 9, 27), FAR)
    draw.ellipse(scaled(23, 21, 29, 27), NEAR)
    body = BytesIO()
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(body, "PNG")
    return body.getvalue()
