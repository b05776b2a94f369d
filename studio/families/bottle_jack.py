"""Hydraulic bottle jacks."""
from mesh import *
from materials import *
from parts import hexhead
import labels

PRODUCTS = {"hydraulic-bottle-jack": dict()}
SHOTS = {1: dict(azim=-26, elev=18), 2: dict(azim=34, elev=26)}
BUILD = {5: (46, 138, 15), 10: (56, 150, 19), 20: (70, 164, 26)}  # tonnes: body radius, height of the body, ram radius


def parameters(item):
    return dict(tonnes=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def build(shot, tonnes, brand, colour):
    R, H, ram = BUILD[tonnes]
    red = paint("#c3161c", "enamel", 0.28, 0.4)
    steel = steel_ground("ram", 0.14)
    dark = steel_dark("base", 0.36)
    out = []
    base = rounded(R * 2.5, R * 2.1, 12)
    out.append(prism("base", base, 18, red, (R * 0.10, 0, 9), bevel=3))
    out.append(turned([(0, 16), (R * 0.98, 16), (R, 19), (R, 16 + H - 6), (R - 5, 16 + H), (0, 16 + H)], red, r=2.5, seg=128))
    top = 16 + H
    out.append(turned([(0, top - 1), (R * 0.80, top - 1), (R * 0.80, top + 10), (R * 0.74, top + 13), (ram + 5, top + 13), (ram + 3, top + 16), (0, top + 16)], red, r=1.6))
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        out.append(box("spanner slot", 7, 3, 8, dark, 0.8, (R * 0.78 * math.cos(a), R * 0.78 * math.sin(a), top + 6), (0, 0, math.degrees(a) + 90)))
    up = 42
    out.append(turned([(0, top), (ram + 2, top), (ram + 2, top + 20), (ram, top + 20), (ram, top + up), (0, top + up)], steel, r=1.0))
    z = top + up - 1
    screw = [(0, z)]
    for k in range(7):
        screw += [(ram * 0.62, z + k * 5), (ram * 0.72, z + k * 5 + 1.2), (ram * 0.72, z + k * 5 + 3.0), (ram * 0.62, z + k * 5 + 4.4)]
    z += 34
    out.append(turned(screw, steel_dark("screw", 0.26), seg=64))
    out.append(turned([(0, z), (ram * 0.9, z), (ram * 1.15, z + 4), (ram * 1.15, z + 14), (ram * 1.0, z + 16), (0, z + 15)], steel, r=1.2))
    for k in range(12):
        out.append(box("saddle rib", ram * 0.7, 2.4, 1.6, steel, 0.4, (ram * 0.6 * math.cos(TAU * k / 12), ram * 0.6 * math.sin(TAU * k / 12), z + 15.8), (0, 0, 30 * k)))
    x = R + 18
    out.append(turned([(0, 16), (15, 16), (15, 50), (12.5, 54), (12.5, 66), (8, 68), (8, 84), (0, 84)], red, loc=(x, 0, 0), r=1.4))
    out.append(turned([(0, 80), (6, 80), (6, 100), (0, 100)], steel, loc=(x, 0, 0), r=0.6))
    link = rounded(14, 74, 7)
    for s in (1, -1):
        out.append(prism("link", link, 4, red, (x + 2, s * 9, 108), (90, 0, 0), 0.8))
    out.append(turned([(0, -13), (4, -13), (4, 13), (0, 13)], dark, "Y", (x, 0, 96), seg=32, r=0.6))
    out.append(turned([(0, -13), (4, -13), (4, 13), (0, 13)], dark, "Y", (x + 2, 0, 132), seg=32, r=0.6))
    sock = turned([(11, 0), (13, 0), (13, 62), (11, 62)], red, "X", r=0.6, closed=True)
    arm = [sock, box("lug", 22, 13, 16, red, 2, (0, 0, 0))]
    group(arm, rot=(0, -24, 0))
    out += group(arm, (x + 2, 0, 130))
    valve = hexhead(11, 10, steel)
    xf(valve, rot=(90, 0, 0))
    out.append(xf(valve, (R * 0.75, -R * 1.05 - 4, 10)))
    # the print, bent around the body, towards the camera
    art = f'<rect width="800" height="900" fill="#f4f4f0"/><rect width="800" height="250" fill="{colour}"/>'
    art += labels.text(brand.upper(), 400, 168, 120, "#fff", 900, most=700, spacing=4)
    art += labels.text(f"{tonnes} t", 400, 500, 250, "#c3161c", 900) + labels.text("HYDRAULIC JACK", 400, 600, 66, "#16181b", 900, most=700, spacing=2)
    art += labels.text("Do not go under the load.", 400, 700, 46, "#16181b", 700, most=700) + labels.text("Use stands. Keep upright.", 400, 764, 46, "#16181b", 700, most=700)
    art += '<rect y="820" width="800" height="80" fill="#f2b90b"/>' + "".join(f'<path d="M{k * 100} 820h50l-40 80h-50z" fill="#16181b"/>' for k in range(9))
    w = R * 1.35
    lab = bent_decal(printed(labels.png(art, 800, 900, 1.2), n="jack print"), R + 0.15, w, w * 1.06, (0, 0, 16 + H * 0.5), (0, 0, -22 if shot == 1 else 26))
    out.append(lab)
    # the two-piece handle lies beside
    bar_ = turned([(0, 0), (10, 0), (10, 250), (0, 250)], zinc("handle"), "X", (-110, -R * 1.05 - 34, 10), (0, 0, 8), r=1.2, seg=48)
    knurl = turned([(10.4, 0), (11.6, 2), (11.6, 70), (10.4, 72)], rubber("sleeve", "#17181a"), "X", (-110, -R * 1.05 - 34, 11.6), (0, 0, 8), seg=48)
    xf(bar_, (0, 0, 1.6))
    return out + [bar_, knurl]
