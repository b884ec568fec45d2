"""Other people's renderers and reader for QR codes."""

import io
import re
import subprocess

import cairosvg
from PIL import Image

BLOCKS = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
BLACK_ON_WHITE = "\x1b[38;5;16;48;5;231m"
SCALE = 6


def read_svg(svg):
    """What zbarimg reads from an SVG, put on a grey page."""
    png = cairosvg.svg2png(svg.encode(), output_width=600, background_color="#777")
    return read_image(Image.open(io.BytesIO(png)))


def read_terminal(text):
    """What zbarimg reads from the first QR code of a terminal's output, drawn on a black terminal."""
    lines = re.findall(re.escape(BLACK_ON_WHITE) + r"([ ▀▄█]+)\x1b\[0m", text)
    assert lines
    image = Image.new("L", (len(lines[0]) + 8, 2 * len(lines) + 8), 0)
    for row, line in enumerate(lines):
        for column, block in enumerate(line):
            for half, dark in enumerate(BLOCKS[block]):
                image.putpixel((column + 4, 2 * row + half + 4), 0 if dark else 255)
    return read_image(image.resize((image.width * SCALE, image.height * SCALE), Image.Resampling.NEAREST))


def read_image(image):
    file = io.BytesIO()
    image.convert("L").save(file, "PNG")
    reader = subprocess.run(
        ["zbarimg", "--quiet", "--raw", "--oneshot", "-"], input=file.getvalue(), capture_output=True, check=True
    )
    return reader.stdout.decode().removesuffix("\n")
