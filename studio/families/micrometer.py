"""Outside micrometers."""
import numpy as np

from fields import Field, cyl
from mesh import *
from materials import *
import labels

PRODUCTS = {"outside-micrometer-0-25mm": dict()}
SHOTS = {1: dict(azim=-14, elev=34, light="metal"), 2: dict(azim=30, elev=50, light="metal")}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def ring_print(art_w, art_h, body, R, x0, x1, base, rough=0.24, a0=0, full=360):
    """Print around an X-axis cylinder; u along X, v around."""
    img = labels.png(body, art_w, art_h, 2)
    m = etched(img, base, rough, "etch")

    def fn(u, v):
        a = math.radians(a0 + full * (v - 0.5))
        return (x0 + (x1 - x0) * u, R * math.sin(a), R * math.cos(a))

    return grid_surf("print", fn, 4, 96, m, wrap_u=False, uv=True)


def build(shot, brand, colour):
    """Spindle along X through the origin; anvil face at x -28. The frame hangs towards -Y, lying flat."""
    enamel = cast_paint(colour, "enamel")
    f = Field((-52, -52, -8), (24, 14, 8), 0.5)
    P = f.p()
    X, Y, Z = P
    ring = np.abs(np.sqrt(((X + 13) / 1.0) ** 2 + ((Y + 6) / 1.12) ** 2) - 28.0) - 6.0
    q = np.maximum(ring, Y - 7)
    f.add(np.maximum(q, np.abs(Z) - 4.6) * 0.9)
    f.add(cyl(f.p((-39, 0, 0)), 7.2, 9, 2, axis=0), 4)
    f.add(cyl(f.p((13, 0, 0)), 8.4, 9, 1.6, axis=0), 4)
    out = [f.mesh("frame", enamel)]
    st, bright = chrome_satin("sleeve"), material("lapped", (0.64, 0.64, 0.65), 1, 0.13, rvar=0.04, rscale=9)
    dark = steel_dark("knurl", 0.34)
    out.append(turned([(0, -30), (3.6, -30), (4, -29.4), (4, -22), (3.8, -20.5), (0, -20.5)], bright, "X", r=0.3))
    open_ = -8
    out.append(turned([(0, open_), (3.7, open_), (4, open_ + 0.4), (4, 6), (0, 6)], bright, "X"))
    carb = material("carbide", (0.33, 0.33, 0.34), 1, 0.16)
    for x in (-21.4, open_ - 0.8):
        out.append(turned([(0, 0), (3.3, 0), (3.3, 1.2), (0, 1.2)], carb, "X", (x, 0, 0), seg=48))
    out.append(turned([(9.6, 14), (10.4, 15), (10.4, 20), (9.6, 21), (0, 21)], dark, "X", r=0.4, seg=48))  # lock ring
    out.append(turned([(0, 20), (7.2, 20), (7.2, 52), (0, 52)], st, "X", r=0.3))
    b = '<rect x="0" y="298" width="640" height="3" fill="#16181b"/>'
    for k in range(0, 26):
        x = 10 + k * 20
        tall = 46 if k % 5 == 0 else 30
        b += f'<rect x="{x}" y="{300 - tall}" width="2.4" height="{tall}" fill="#16181b"/>'
        b += f'<rect x="{x + 10}" y="300" width="2.4" height="28" fill="#16181b"/>'
        if k % 5 == 0:
            b += labels.text(str(k), x, 240, 40, "#16181b", 700)
    out.append(ring_print(640, 600, b, 7.26, 21, 53, (0.7, 0.7, 0.705), 0.28, 22, 200))
    x0 = 21 + open_ + 22.5
    out.append(turned([(7.3, x0), (7.5, x0), (9.4, x0 + 7), (9.4, x0 + 20)], st, "X"))
    b = ""
    for k in range(50):
        y = 12 * k + 6
        tall = 60 if k % 5 == 0 else 40
        b += f'<rect x="0" y="{y}" width="{tall}" height="2.4" fill="#16181b"/>'
        if k % 5 == 0:
            b += labels.text(str((50 - k) % 50), 112, y + 14, 40, "#16181b", 700)

    img = labels.png(b, 200, 600, 3)

    def fn(u, v):
        a = TAU * (v - 0.5) + math.radians(22)
        r = 7.56 + 1.9 * u
        return (x0 + 7 * u, r * math.sin(a), r * math.cos(a))

    out.append(grid_surf("thimble print", fn, 4, 128, etched(img, (0.7, 0.7, 0.705), 0.28, "thimble"), wrap_u=False, uv=True))

    def knurl(u, v):
        a = TAU * u
        e = 0.28 * (abs(((u * 60 + v * 9) % 1) - 0.5) + abs(((u * 60 - v * 9) % 1) - 0.5))
        r = 9.5 + e * (0 if v < 0.03 or v > 0.97 else 1)
        return (x0 + 9 + 17 * v, r * math.cos(a), r * math.sin(a))

    out.append(grid_surf("knurl", knurl, 480, 60, st, auto=30))
    x1 = x0 + 26
    out.append(turned([(9.4, x1 - 0.5), (9.4, x1 + 2), (6.2, x1 + 3), (5.6, x1 + 4), (5.6, x1 + 6), (0, x1 + 6)], st, "X", r=0.4))

    def ratchet(u, v):
        a = TAU * u
        r = 5.2 + (0.25 if int(u * 72) % 2 else 0)
        return (x1 + 6 + 11 * v, r * math.cos(a), r * math.sin(a))

    out.append(grid_surf("ratchet", ratchet, 144, 4, dark, auto=30, caps=True))
    out.append(turned([(5, x1 + 16.9), (4.6, x1 + 18), (0, x1 + 18)], st, "X", r=0.4))
    t = labels.text(brand.upper(), 500, 130, 120, "#f2f2ee", 900, most=900, spacing=4) + labels.text("0-25 mm   0.01 mm", 500, 250, 84, "#f2f2ee", 700, most=900)
    out.append(decal(material("badge", colour, 0, 0.38, img=labels.png(t, 1000, 300, 1)), 26, 7.8, (-13, -37.3, 4.68)))
    stand(out, 0, 0)
    return group(out, rot=(0, 0, 24 if shot == 1 else -16))
