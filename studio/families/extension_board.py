"""Extension board: four sockets with switches, MCB, the cord coiled beside it."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {"extension-board-6a-16a": dict()}
SHOTS = {1: dict(azim=-22, elev=38), 2: dict(azim=26, elev=22)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def outlet(x, y, z, big, white, dark):
    """Round-pin Indian socket facing up: earth above, two below; the big one takes both sizes."""
    out = [prism("plate", rounded(44, 44, 4), 3, white, (x, y, z + 1.2), bevel=0.9)]
    for dx, dy, r in ((0, 10, 4.4 if big else 3.5), (-9.5, -7, 3.5 if big else 2.6), (9.5, -7, 3.5 if big else 2.6)):
        out.append(turned([(0, 0), (r, 0)], dark, loc=(x + dx, y + dy, z + 2.75), seg=32))
        out.append(turned([(r, 0.1), (r + 0.6, 0.25), (r + 1.1, 0)], white, loc=(x + dx, y + dy, z + 2.7), seg=32))
    if big:
        for dx, dy in ((0, 3), (-6, -13), (6, -13)):
            out.append(turned([(0, 0), (2.2, 0)], dark, loc=(x + dx, y + dy, z + 2.75), seg=24))
    return out


def build(shot, brand, colour):
    case = plastic("#eceae4", "case", 0.36)
    white = plastic("#fbfaf6", "white", 0.3)
    dark = material("hole", "#0b0b0c", 0, 0.7)
    W, D, H = 300, 96, 42
    out = [box("board", W, D, H, case, 6, (0, 0, H / 2))]
    frame = plastic(colour, "frame", 0.34)
    out.append(prism("bezel", rounded(W - 12, D - 12, 5), 2.4, frame, (0, 0, H + 0.6), bevel=0.6))
    z = H + 1.6
    for k in range(4):
        x = -112 + k * 50
        out += outlet(x, 14, z, k < 2, white, dark)
        out.append(prism("switch plate", rounded(44, 22, 3), 3, white, (x, -24, z + 1.2), bevel=0.8))
        r = box("rocker", 15, 17, 5, plastic("#fbfaf6", "rocker", 0.25), 1.4, (x, -24, z + 2.6), (9, 0, 0))
        out.append(r)
        out.append(box("dot", 3.6, 1.6, 0.3, material("red", "#c4161c", 0, 0.3, emit=0.2), 0.1, (x, -29, z + 4.5), (9, 0, 0)))
    x = 112
    out.append(box("mcb", 18, 60, 10, plastic("#e3e3df", "mcb", 0.4), 1, (x - 10, 6, z + 4)))
    out.append(box("lever", 9, 7, 11, plastic("#1b1d1f", "lever", 0.36), 1.5, (x - 10, 8, z + 11), (-20, 0, 0)))
    b = labels.text("16 A", 200, 110, 100, "#15171a", 900) + labels.text("C16  240 V~", 200, 190, 52, "#333", 700, most=370)
    out.append(decal(material("mcb print", "#e3e3df", 0, 0.4, img=labels.png(b, 400, 240, 1.5)), 15, 9, (x - 10, -14, z + 9.06)))
    lamp = turned([(0, 4), (3, 3.4), (4.6, 1), (4.8, 0)], material("neon", "#e0421a", 0, 0.15, coat=0.5, emit=0.4), loc=(x + 14, 14, z), seg=32)
    out.append(lamp)
    b = labels.text(brand.upper(), 500, 92, 92, colour, 900, most=760) + labels.text("2 x 6/16 A   2 x 6 A   3500 W maximum", 500, 165, 50, "#444", 700, most=900)
    t = material("front print", "#eceae4", 0, 0.36, img=labels.png(b, 1000, 200, 1.4))
    out.append(decal(t, 150, 30, (-40, -D / 2 - 0.1, H * 0.5), (90, 0, 0)))
    cord = plastic("#f2f1ec", "cord", 0.42)
    r = 4.4
    pts = [(W / 2 - 4, 10, 14), (W / 2 + 24, 10, 11)]
    cx, cy = W / 2 - 30, 150
    start = math.radians(-60)
    for k in range(0, 5 * 24):
        a = start + TAU * k / 24
        turn = k / 24
        R = 66 + 5 * math.sin(turn * 2.3)
        pts.append((cx + R * math.cos(a), cy + R * math.sin(a) * 0.86, r + 0.4 + turn * 6.4))
    pts += [(cx - 60, cy + 20, 40), (cx - 96, cy - 4, 18), (cx - 126, cy - 16, 13)]
    out.append(tube("cord", spline(pts, 5), r, cord, 14))
    px, py = cx - 150, cy - 22
    plug = [turned([(0, 0), (19, 0), (21, 3), (21, 20), (16, 34), (8, 40), (0, 40)], cord, "X", (0, 0, 0), r=2)]
    for k, (dy, dz, rr, L) in enumerate(((0, 10, 4.2, 26), (-9.5, -6, 3.4, 22), (9.5, -6, 3.4, 22))):
        plug.append(turned([(0, -L), (rr - 0.8, -L), (rr, -L + 1), (rr, 0)], brass("pin"), "X", (0, dy, dz), seg=32))
    group(plug, (px, py, 21), (0, 0, 10))
    return stand(out + plug)
