#!/usr/bin/python3
"""Draws each brand's mark: a sign and the name as outlines, without fonts. db/demo/pictures/brands/<brand>.svg, 360 x 120."""
import glob
import math
import os

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

import catalogue
import render
from labels import shade_of

LATO = "/usr/share/fonts/truetype/lato/Lato-%s.ttf"
ARCHIVO = os.path.join(catalogue.ROOT, "node_modules", "@fontsource", "archivo", "files", "archivo-latin-%s.woff")


def turned(x, y, angle, r, cx=50, cy=50):
    """A point at a distance and an angle from the middle, clockwise from the top."""
    return cx + r * math.sin(math.radians(angle)), cy - r * math.cos(math.radians(angle))


def polygon(n, r, start=0.0, cx=50, cy=50):
    points = (turned(0, 0, start + 360 * k / n, r, cx, cy) for k in range(n))
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def ring(cx, cy, r):
    return f"M{cx - r:.1f} {cy}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def star(points, outer, inner, start=0.0, cx=50, cy=50):
    corners = (
        turned(0, 0, start + 180 * k / points, outer if k % 2 == 0 else inner, cx, cy) for k in range(2 * points)
    )
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def gear(teeth, outer, root):
    out = []
    for k in range(teeth):
        for share, r in ((-0.30, root), (-0.18, outer), (0.18, outer), (0.30, root)):
            x, y = turned(0, 0, 360 * (k + share) / teeth, r)
            out.append(f"{x:.1f} {y:.1f}")
    return "M" + "L".join(out) + "Z"


def segments(count, outer, inner, gap, start=0.0, sweep=360.0):
    """A disc's rim cut into blocks."""
    out = []
    step = sweep / count
    for k in range(count):
        a, b = start + k * step + gap / 2, start + (k + 1) * step - gap / 2
        (x0, y0), (x1, y1) = turned(0, 0, a, outer), turned(0, 0, b, outer)
        (x2, y2), (x3, y3) = turned(0, 0, b, inner), turned(0, 0, a, inner)
        out.append(
            f"M{x0:.1f} {y0:.1f}A{outer} {outer} 0 0 1 {x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}A{inner} {inner} 0 0 0 {x3:.1f} {y3:.1f}Z"
        )
    return "".join(out)


def path(d, fill="C", more=""):
    return f'<path fill="{fill}" fill-rule="evenodd" d="{d}"{more}/>'


def stroke(d, width, colour="C", cap="butt"):
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="{cap}" stroke-linejoin="round" d="{d}"/>'


BALLS = "".join(
    ring(round(50 + 29 * math.sin(a), 1), round(50 - 29 * math.cos(a), 1), 6.6)
    for a in (math.tau * k / 9 for k in range(9))
)
DROP = "M50 6C62 26 80 44 80 64A30 30 0 0 1 20 64C20 44 38 26 50 6Z"

# Sign on a square of 100 ("C" is the brand's colour, "D" a darker, "L" a lighter one), typeface, tracking, letters.
MARKS = {
    "tavrik": (
        path("M6 16H94L82 36H61V84L39 96V36H18Z") + path("M6 16H94L88.5 25.5H11.5Z", "D"),
        "heavy-italic",
        1.5,
        "upper",
    ),
    "hoshimori": (path(ring(50, 50, 45) + star(5, 30, 12.2, 0, 50, 47)), "archivo-500", 0.5, "as"),
    "kallayi-forge": (
        path(polygon(6, 49, 0))
        + path("M24 34H60Q78 34 80 43Q69 50 58 50L56 59H66V71H34V59H44L41 50Q26 48 24 34Z", "#fff"),
        "archivo-800",
        0,
        "as",
    ),
    "rolvani": (
        path(ring(50, 50, 47) + ring(50, 50, 39)) + path(BALLS, "D") + path(ring(50, 50, 19) + ring(50, 50, 11)),
        "black",
        3,
        "upper",
    ),
    "weisskorn": (
        path("M50 4L90 27V73L50 96L10 73V27Z")
        + path("M50 4L90 27L50 50Z", "L")
        + path("M50 50L90 27V73Z", "D")
        + path("M50 50L10 73L50 96Z", "D"),
        "archivo-600",
        0.3,
        "as",
    ),
    "drivanta": (
        stroke("M36 14A30 30 0 1 0 36 86L80 68A19 19 0 0 0 80 32Z", 9)
        + path(ring(34, 50, 16) + ring(34, 50, 6))
        + path(ring(76, 50, 9)),
        "black-italic",
        1,
        "upper",
    ),
    "kannira": (
        path(
            "M28 24A26 26 0 0 0 28 76Q40 76 50 66Q60 76 72 76A26 26 0 0 0 72 24Q60 24 50 34Q40 24 28 24Z"
            + ring(28, 50, 11)
            + ring(72, 50, 11)
        ),
        "archivo-800",
        0.8,
        "upper",
    ),
    "aanivex": (
        path(polygon(6, 48, 30) + ring(50, 50, 30))
        + path("M50 27L57 39H43ZM70 61L56 62L63 73ZM30 61L37 73L44 62Z", "D"),
        "archivo-700",
        2.2,
        "upper",
    ),
    "gritovan": (path(segments(12, 47, 33, 5)) + path(ring(50, 50, 28) + ring(50, 50, 10), "D"), "black", 1.2, "upper"),
    "neerthara": (
        path(DROP)
        + stroke("M26 60Q34 53 42 60T58 60T74 60", 5, "#fff")
        + stroke("M30 74Q38 67 46 74T62 74T72 72", 5, "#fff"),
        "archivo-600",
        0,
        "lower",
    ),
    "kuzhalon": (
        path("M22 22H50A28 28 0 0 1 78 50V76H44V60A6 6 0 0 0 38 54H22Z") + path("M8 18H22V58H8ZM38 76H84V90H38Z", "D"),
        "archivo-700",
        0.6,
        "as",
    ),
    "minnalora": (path(ring(50, 50, 47)) + path("M57 12L26 56H47L41 88L74 42H52Z", "#fff"), "archivo-700", 0, "lower"),
    "arcvanta": (
        stroke("M10 90A40 46 0 0 1 90 90", 13)
        + path(star(4, 30, 7, 0, 50, 62), "D")
        + path(star(4, 15, 5, 45, 50, 62), "D"),
        "heavy",
        2.4,
        "upper",
    ),
    "thanalix": (
        path("M10 70A40 44 0 0 1 40 22V60H45V18H55V60H60V22A40 44 0 0 1 90 70Z") + path("M4 75H96V84Q50 94 4 84Z", "D"),
        "archivo-800",
        0.6,
        "upper",
    ),
    "chayavara": (
        path("M10 18H66A12 12 0 0 1 66 42H10Z")
        + path("M22 38H78A12 12 0 0 1 78 62H22Z", "L")
        + path("M10 58H58A12 12 0 0 1 58 82H38V90A5 5 0 0 1 28 90V82H10Z", "D"),
        "archivo-600-italic",
        0.2,
        "as",
    ),
    "slikmora": (path(DROP + "M50 30C42 43 34 54 34 65A16 16 0 0 0 50 81Z"), "black", 0.4, "lower"),
    "alavix": (
        path("M8 6H36V64H94V92H8Z")
        + stroke("M36 17H26M36 29H20M36 41H26M36 53H20M47 64V74M59 64V80M71 64V74M83 64V80", 4, "#fff"),
        "archivo-700",
        3,
        "upper",
    ),
    "beypore-select": (
        path("M47 8V66H12Q36 48 47 8Z")
        + path("M53 20Q60 46 86 66H53Z", "L")
        + path("M4 72H96Q86 92 68 92H30Q12 92 4 72Z", "D"),
        "archivo-700",
        0,
        "as",
    ),
    "taishunco": (
        path(gear(12, 48, 39) + ring(50, 50, 31)) + path("M24 66L42 38L52 52L60 42L76 66A31 31 0 0 1 24 66Z", "D"),
        "archivo-800",
        0.5,
        "lower",
    ),
}

FACES = {
    "heavy": LATO % "Heavy",
    "heavy-italic": LATO % "HeavyItalic",
    "black": LATO % "Black",
    "black-italic": LATO % "BlackItalic",
    "archivo-500": ARCHIVO % "500-normal",
    "archivo-600": ARCHIVO % "600-normal",
    "archivo-600-italic": ARCHIVO % "600-italic",
    "archivo-700": ARCHIVO % "700-normal",
    "archivo-800": ARCHIVO % "800-normal",
}


def outline(text, face, tracking, box):
    """The text as one path that fills the box (x, y, width, height of a capital) as far as it can."""
    font = TTFont(FACES[face])
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    unit = font["head"].unitsPerEm
    names = [cmap[ord(c)] for c in text]
    wide = sum(glyphs[n].width for n in names) / unit
    x, y, width, height = box
    size = min(height / 0.72, width / (wide + tracking * 0.02 * len(names)))
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
    for n in names:
        k = size / unit
        glyphs[n].draw(TransformPen(pen, (k, 0, 0, -k, x, y + size * 0.72 / 2)))
        x += glyphs[n].width * k + tracking * 0.02 * size
    return pen.getCommands()


def mark(brand):
    sign, face, tracking, case = MARKS[brand["id"]]
    colour = brand["colour"]
    for letter, value in (("D", shade_of(colour, 0.66)), ("L", shade_of(colour, 1.32)), ("C", colour)):
        sign = sign.replace(f'="{letter}"', f'="{value}"')
    words = {"upper": brand["name"].upper(), "lower": brand["name"].lower(), "as": brand["name"]}[case]
    name = outline(words, face, tracking, (118, 60, 228, 34))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120" width="360" height="120">'
        f'<title>{brand["name"]}</title>'
        f'<g transform="translate(14 15) scale(.9)">{sign}</g>'
        f'<path fill="{shade_of(colour, 0.62)}" d="{name}"/></svg>\n'
    )


def main():
    folder = os.path.join(render.MASTERS, "brands")
    os.makedirs(folder, exist_ok=True)
    for brand in catalogue._rows("brands.yaml"):
        with open(os.path.join(folder, brand["id"] + ".svg"), "w", encoding="utf-8") as file:
            file.write(mark(brand))
    marks = {os.path.basename(p)[:-4]: f"brands/{os.path.basename(p)}" for p in sorted(glob.glob(folder + "/*.svg"))}
    with render.changed_manifest() as manifest:
        manifest["brands"] = marks


if __name__ == "__main__":
    main()
