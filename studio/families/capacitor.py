"""Motor-run capacitors: aluminium cans with a moulded top and two pairs of tabs."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"motor-run-capacitor": dict()}
SHOTS = {1: dict(azim=-14, elev=18, light="metal"), 2: dict(azim=24, elev=36, light="metal")}


def parameters(item):
    return dict(mfd=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def one(mfd, brand, colour):
    R, H = {10: (19, 72), 25: (22.5, 92), 36: (25, 104)}[mfd]
    can = aluminium("can", 0.3)
    out = [turned([(0, 0.6), (R - 2.5, 0.6), (R - 1, 0), (R, 1.2), (R, H - 9), (R - 1.2, H - 8), (R - 1.2, H - 6.4), (R, H - 5.6), (R, H - 1.2), (R - 0.8, H), (R - 2.2, H - 0.4)], can, seg=128, r=0.5)]
    top = plastic("#17191c", "top", 0.4)
    out.append(turned([(R - 1.8, H - 2), (R - 2.2, H + 1.2), (R * 0.55, H + 1.6), (R * 0.5, H + 4), (0, H + 4)], top, r=0.6))
    tab = steel_ground("tab", 0.3)
    for s in (1, -1):
        for dx in (-3.2, 3.2):
            out.append(prism("tab", [(-3.1, 0), (3.1, 0), (3.1, 6.5), (1.8, 8.5), (-1.8, 8.5), (-3.1, 6.5)], 0.8, tab, (s * R * 0.3 + dx * 0.35 * s, dx, H + 4), (90, 0, 90), 0.15, [circle(0.8, 16, 0, 5)]))
    out.append(turned([(0, 0), (4, 0), (4, -9), (3, -9.6), (0, -9.6)], can, loc=(0, 0, 0), r=0.3)) if False else None
    b = f'<rect width="800" height="900" fill="#f6f5f1"/><rect width="800" height="190" fill="{colour}"/>'
    b += labels.text(brand.upper(), 400, 132, 116, "#fff", 900, most=720)
    b += labels.text(f"{mfd} µF", 400, 390, 190, "#b3161c", 900, most=700)
    for k, row in enumerate(("440 V AC  ±5 %", "50 Hz   -25/+70 °C", "MOTOR RUN   IS 2993")):
        b += labels.text(row, 400, 520 + 96 * k, 70, "#1b1d20", 700, most=720)
    b += labels.bars(150, 770, 500, 100)
    lab = bent_decal(printed(labels.png(b, 800, 900, 1.3), 0.3, 0.3), R + 0.12, R * 1.75, (H - 14) * 0.86, (0, 0, (H - 10) * 0.5))
    return [o for o in out if o] + [lab], R, H


def build(shot, mfd, brand, colour):
    up, R, H = one(mfd, brand, colour)
    back = group(copies(up), rot=(0, 0, -38))
    group(back, (R * 2.15, R * 1.1, 0))
    lying = copies(up)
    group(lying, rot=(0, 0, 62))
    group(lying, rot=(0, -90, 0))
    stand(lying)
    group(lying, rot=(0, 0, -64))
    lo, hi = bounds(lying)
    group(lying, (-R * 0.4 - (lo.x + hi.x) / 2, -R * 3.1 - (lo.y + hi.y) / 2, 0))
    return up + back + lying
