"""Label art: SVG drawn to PNG with rsvg-convert. All brands are invented ones of the demo catalogue."""
import hashlib
import html
import math
import os
import subprocess

from catalogue import ROOT

TEXTURES = os.path.join(ROOT, ".cache", "studio", "labels")
WIDTHS = {"I": 0.3, "i": 0.3, "l": 0.3, "1": 0.56, " ": 0.34, ".": 0.28, "-": 0.4, "M": 0.95, "W": 1.0, "m": 0.9}


def png(body, w, h, scale=2):
    """Path of the drawing as PNG; the same drawing is made once."""
    art = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
        f'font-family="Lato">{body}</svg>'
    )
    os.makedirs(TEXTURES, exist_ok=True)
    path = os.path.join(TEXTURES, hashlib.sha256(f"{art}{scale}".encode()).hexdigest()[:16])
    if not os.path.exists(path + ".png"):
        with open(path + ".svg", "w", encoding="utf-8") as file:
            file.write(art)
        size = ("-w", str(int(w * scale)), "-h", str(int(h * scale)))
        subprocess.run(["rsvg-convert", *size, "-o", path + ".png", path + ".svg"], check=True)
    return path + ".png"


def width_of(txt, size, spacing=0, weight=900):
    """About how wide Lato sets a text."""
    wide = {
        "M": 0.9,
        "W": 1.0,
        "m": 0.86,
        "w": 0.8,
        "I": 0.3,
        "i": 0.27,
        "l": 0.27,
        "j": 0.28,
        "t": 0.38,
        "r": 0.42,
        "f": 0.38,
        " ": 0.22,
        ".": 0.28,
        ",": 0.28,
        "-": 0.38,
        "·": 0.3,
        "/": 0.42,
        "1": 0.58,
    }
    k = 1 if weight >= 800 else 0.96
    return sum((wide.get(c, 0.7 if c.isupper() else 0.56 if c.islower() else 0.6) * size * k + spacing) for c in txt)


def text(txt, x, y, size, fill="#111", weight=700, anchor="middle", most=None, spacing=0, extra=""):
    """One line of text; most: it is made smaller until it is at most so wide."""
    if most:
        size = min(size, size * most / max(width_of(txt, size, spacing, weight), 1))
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}" letter-spacing="{spacing}" {extra}>{html.escape(txt)}</text>'
    )


def arc_text(txt, r, middle, size, fill, cx=500, cy=500, sp=0.62, inner=False, weight=700):
    """Letters set one by one on a circle (librsvg has no textPath). middle: degrees clockwise from the top."""
    advance = [size * WIDTHS.get(c, sp) + size * 0.06 for c in txt]
    out, at = [], -sum(advance) / 2
    for c, a in zip(txt, advance):
        turn = middle + math.degrees((at + a / 2) / r * (-1 if inner else 1))
        at += a
        x, y = cx + r * math.sin(math.radians(turn)), cy - r * math.cos(math.radians(turn))
        out.append(
            f'<text transform="translate({x:.2f},{y:.2f}) rotate({turn + (180 if inner else 0):.2f})" font-weight="{weight}" '
            f'font-size="{size:.1f}" text-anchor="middle" dy=".35em" fill="{fill}">{html.escape(c)}</text>'
        )
    return "".join(out)


def ring(txt, r, size, color="#15171a", repeat=1, start=20, sp=0.62):
    """Text around a ring, on a square of 1000 that covers the part's diameter."""
    return png(
        "".join(arc_text(txt, r, i * 360 / repeat + start, size, color, sp=sp) for i in range(repeat)), 1000, 1000, 1.4
    )


def line(txt, color="#111", size=60, w=800, h=100, weight=900):
    """One line, centred, on a transparent ground."""
    return png(text(txt, w / 2, h / 2, size, color, weight, most=w * 0.96, spacing=2, extra='dy=".35em"'), w, h)


def bars(x, y, w, h, color="#111", ground="#fff"):
    """A barcode."""
    out, at, k = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{ground}"/>', x + w * 0.06, 0
    while at < x + w * 0.92:
        b = w * (0.008 + 0.010 * ((k * 7 + k * k) % 4) / 2)
        out += f'<rect x="{at:.1f}" y="{y + h * .08:.1f}" width="{b:.1f}" height="{h * .84:.1f}" fill="{color}"/>'
        at += b + w * (0.008 + 0.007 * ((k * 5) % 3))
        k += 1
    return out


def shade_of(color, k):
    """The colour made darker (k < 1) or lighter (k > 1, towards white)."""
    c = [int(color.lstrip("#")[i : i + 2], 16) for i in (0, 2, 4)]
    c = [v * k if k <= 1 else v + (255 - v) * (k - 1) for v in c]
    return "#" + "".join(f"{int(max(0, min(255, v))):02x}" for v in c)


def pack(w, h, brand, title, lines=(), colour="#173a4f", accent="#f2b705", ground="#ffffff", foot="", code=True):
    """The front of a box, pouch or can: a band of the brand's colour, the thing's name, facts, a foot line."""
    dark = colour
    b = f'<rect width="{w}" height="{h}" fill="{ground}"/><rect width="{w}" height="{h * .36:.0f}" fill="{dark}"/>'
    b += f'<rect y="{h * .36:.0f}" width="{w}" height="{h * .025:.0f}" fill="{accent}"/>'
    b += text(brand.upper(), w / 2, h * 0.23, h * 0.15, "#fff", 900, most=w * 0.86, spacing=h * 0.006)
    size = h * 0.105
    b += text(title, w / 2, h * 0.535, size, "#16181b", 900, most=w * 0.88)
    for k, fact in enumerate(lines[:3]):
        b += text(fact, w / 2, h * (0.645 + 0.085 * k), h * 0.062, "#2b2f34", 700, most=w * 0.84)
    b += f'<rect y="{h * .9:.0f}" width="{w}" height="{h * .1:.0f}" fill="{dark}"/>'
    if foot:
        b += text(foot, w / 2, h * 0.972, h * 0.055, "#fff", 700, most=w * 0.8)
    if code:
        b += bars(w * 0.03, h * 0.77, w * 0.16, h * 0.11)
    return png(b, w, h, max(1, 1400 / max(w, h)))


def plate(w, h, head, rows, ground="#c9ccd0", ink="#1a1a1a", accent="#102a4c"):
    """Rating plate: a head line and rows of small print."""
    b = f'<rect width="{w}" height="{h}" fill="{ground}"/><rect x="8" y="8" width="{w - 16}" height="{h - 16}" fill="none" stroke="#222" stroke-width="4"/>'
    b += text(head, w / 2, h * 0.18, h * 0.14, accent, 900, most=w * 0.9)
    b += f'<line x1="8" x2="{w - 8}" y1="{h * .235:.0f}" y2="{h * .235:.0f}" stroke="#222" stroke-width="3"/>'
    step = h * 0.7 / max(len(rows), 1)
    for k, row in enumerate(rows):
        b += text(
            row, w * 0.05, h * 0.24 + step * (k + 0.72), min(step * 0.68, h * 0.085), ink, 700, "start", most=w * 0.9
        )
    return png(b, w, h, 1.5)


SEGMENTS = {
    "0": "abcdef",
    "1": "bc",
    "2": "abged",
    "3": "abgcd",
    "4": "fgbc",
    "5": "afgcd",
    "6": "afgedc",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
    "-": "g",
    " ": "",
}


def seven(txt, x, y, h, fill="#16181b"):
    """Seven-segment digits, left edge x, top y, height h; a point takes no room of its own."""
    w, t, out = h * 0.5, h * 0.095, ""
    bars_ = {
        "a": (t, 0, w - 2 * t, t),
        "g": (t, h / 2 - t / 2, w - 2 * t, t),
        "d": (t, h - t, w - 2 * t, t),
        "f": (0, t, t, h / 2 - 1.5 * t),
        "b": (w - t, t, t, h / 2 - 1.5 * t),
        "e": (0, h / 2 + t / 2, t, h / 2 - 1.5 * t),
        "c": (w - t, h / 2 + t / 2, t, h / 2 - 1.5 * t),
    }
    for c in txt:
        if c == ".":
            out += f'<rect x="{x - w * 0.24:.1f}" y="{y + h - t * 1.2:.1f}" width="{t * 1.2:.1f}" height="{t * 1.2:.1f}" fill="{fill}"/>'
            continue
        for s in SEGMENTS[c]:
            a, b, bw, bh = bars_[s]
            out += f'<rect x="{x + a:.1f}" y="{y + b:.1f}" width="{bw:.1f}" height="{bh:.1f}" rx="{t * 0.3:.1f}" fill="{fill}"/>'
        x += w * 1.36
    return out
