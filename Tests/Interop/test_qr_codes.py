"""QR codes, read by zbarimg."""

import subprocess
from pathlib import Path

import pytest
from qr_codes import read_svg, read_terminal

PROBE = Path(__file__).resolve().parents[2] / ".build" / "debug" / "QRCodeProbe"
TEXTS = [
    "a",
    "otpauth://totp/localhost%3A8787:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
    "&issuer=localhost%3A8787&algorithm=SHA1&digits=6&period=30",
    "Zoë 李",
    "x" * 1000,
]


def draw(form, text):
    return subprocess.run([PROBE, form, text], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("text", TEXTS, ids=["short", "secret", "unicode", "long"])
def test_zbarimg_reads_the_svg(text):
    assert read_svg(draw("svg", text)) == text


@pytest.mark.parametrize("text", TEXTS, ids=["short", "secret", "unicode", "long"])
def test_zbarimg_reads_the_terminals_blocks(text):
    assert read_terminal(draw("terminal", text)) == text
