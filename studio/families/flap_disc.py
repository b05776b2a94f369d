"""Flap discs: overlapping coated cloth on a glass-fibre plate."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"flap-disc-100mm-zirconia": dict()}
SHOTS = {1: dict(azim=-18, elev=40), 2: dict(azim=26, elev=24)}
TINTS = {40: "#1f4f8c", 60: "#24588f", 80: "#2b6397", 120: "#33709f"}


def parameters(item):
    return dict(grit=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def disc(grit, brand, colour):
    R, n = 50, 60
    cloth = material(
        "cloth",
        TINTS[grit],
        0,
        0.78,
        rvar=0.08,
        rscale=30,
        bump=0.9 * (40 / grit) ** 0.4,
        bscale=340 * (grit / 40) ** 0.4,
        cvar=0.35,
        cscale=200,
    )
    back = material("cloth back", "#8a7a5c", 0, 0.8, bump=0.2, bscale=150)
    out = []
    for k in range(n):
        flap = box("flap", 23.5, 13.5, 1.0, cloth, 0.12)
        flap.data.materials.append(back)
        xf(flap, (36.8, 0, 8.6), (-24, 5, 0))
        out.append(xf(flap, rot=(0, 0, 360 * k / n)))
    prof = [(11.2, 0), (11.2, 2), (20, 2), (25, 7.2), (R - 3, 7.2), (R - 2.2, 5.6), (26, 5.2), (21, 0)]
    out.append(turned(prof, material("plate", "#22252a", 0, 0.55, bump=0.3, bscale=120), seg=128, r=0.5, closed=True))
    b = f'<circle cx="500" cy="500" r="470" fill="{colour}"/><circle cx="500" cy="500" r="250" fill="#111"/>'
    b += labels.arc_text(brand.upper(), 360, 0, 110, "#fff", sp=0.72, weight=900)
    b += labels.arc_text(
        f"ZIRCONIA  {grit}   100 x 16   15300 RPM", 335, 180, 62, "#fff", inner=True, sp=0.56, weight=700
    )
    out.append(annulus(8.2, 24.4, printed(labels.png(b, 1000, 1000, 1.2), 0.45), (0, 0, 2.5), 49.5, 5.2))
    out.append(turned([(7.8, -0.3), (7.8, 2.7), (12.5, 2.7), (12.5, -0.3)], zinc("ring"), closed=True, r=0.15))
    return out


def build(shot, **k):
    flat = disc(**k)
    lean = copies(flat)
    group(lean, rot=(0, 0, 40))
    group(lean, rot=(66, 0, 12))
    stand(flat, 0, 0)
    stand(lean, 16, 62)
    return flat + lean
