"""Combination pliers and tin snips: forged heads as distance fields, dipped or moulded sleeves."""
import numpy as np

from fields import Field, cyl, poly
from mesh import *
from materials import *
from parts import hexhead

PRODUCTS = {
    "combination-plier-200mm": dict(kind="plier", sleeve="#c4161c", accent="#f0b90b"),
    "aviation-tin-snips-250mm": dict(kind="snips", sleeve="#f2b10c", accent="#1b1c1e"),
}
SHOTS = {1: dict(azim=-8, elev=46, light="metal"), 2: dict(azim=30, elev=28, light="metal")}


def parameters(item, kind, sleeve, accent):
    return dict(kind=kind, sleeve=sleeve, accent=accent)


def mirror(pts):
    return [(x, -y) for x, y in reversed(pts)]


def plier(sleeve, accent):
    """Jaws towards +X, pivot at the origin, lying flat around z 0."""
    half = [(62, 0), (62, 5), (46, 11.5), (26, 16.5), (10, 18), (-4, 15), (-20, 13.5), (-34, 17), (-33, 9), (-18, 3)]
    outline = half + mirror([q for q in half if q[1] > 0])
    f = Field((-40, -22, -13), (66, 22, 13), 0.45)
    P = f.p()
    X, Y, Z = P
    thick = 5.0 + 4.6 / (1 + np.exp((X - 26) / 9))
    f.add(poly(P, outline, thick, 1.6) * 0.9)
    f.add(cyl(P, 13.5, 10.6, 1.0), 1.2)
    saw = 0.35 + 0.35 * np.abs(((X / 2.2) % 1) * 2 - 1)
    f.cut(np.maximum(np.abs(Y) - saw, 12 - X), 0.25)  # the jaws' gap
    f.cut(np.sqrt((X - 29) ** 2 + (Y / 0.62) ** 2) - 8.4 + 0.4 * np.cos(np.arctan2(Y, X - 29) * 22), 0.3)  # pipe grip
    f.cut(np.maximum(np.abs(X - 16) - 3.4 + np.abs(Y) * 0.5, np.abs(Z) * -1 + 3.5), 0.4)  # side cutter's bevels
    f.cut(np.abs(np.sqrt(X**2 + Y**2) - 13.9) - 0.28 + np.maximum(0, 9.4 - np.abs(Z)), 0.2)  # the joint's line
    steel = material("forged", (0.50, 0.50, 0.505), 1, 0.24, rvar=0.06, rscale=9, bump=0.04, bscale=60)
    out = [f.mesh("head", steel)]
    out.append(turned([(0, 1.2), (4.6, 1.0), (5.6, 0.3), (5.8, -1)], steel_bright("rivet"), loc=(0, 0, 10.6), seg=64))
    red, yellow = rubber("sleeve", sleeve, 0.36), rubber("lining", accent, 0.4)
    for s in (1, -1):
        path = [(-24, 12 * s, 0), (-40, 15 * s, 0), (-70, 24 * s, 0), (-105, 27 * s, 0), (-140, 22 * s, 0)]
        out.append(limb("shank", path[:3], (4.2, 6), steel))
        size = steps((0, 5.6, 8), (0.04, 8.6, 9.5), (0.12, 6.6, 8.4), (0.5, 7.2, 8.8), (0.9, 6.8, 8.4), (1, 6.4, 8))
        path = [(-33, 14.6 * s, 0), (-44, 17 * s, 0), (-70, 25 * s, 0), (-105, 28 * s, 0), (-142, 22 * s, 0)]
        out.append(limb("sleeve", path, size, red, tip=4, rib=(58, 104, 5, 0.6)))
        out.append(limb("lining", [(x, y + s * 1.2, 0) for x, y, _ in path], lambda u: (size(u)[0] - 0.4, 4.6), yellow, tip=4))
    return out


def blade(s, mat):
    """One snips blade with its shank; s = side."""
    pts = [(-16, -10 * s), (-8, -12 * s), (10, -13 * s), (38, -9 * s), (60, -2.5 * s), (61, 1.2 * s), (20, 2.4 * s)]
    pts += [(4, 12 * s), (-10, 14 * s), (-30, 16 * s), (-34, 8 * s)]
    f = Field((-38, -20, -4.4), (64, 20, 4.4), 0.45)
    P = f.p()
    f.add(poly(P, pts, 3.2, 0.9))
    X, Y, Z = P
    f.cut(np.maximum(np.maximum(np.abs((X / 1.5) % 1 - 0.5) - 0.2, np.abs(Y - 1.6 * s) - 1.6), 14 - X) * 1.2, 0.15)
    return f.mesh("blade", mat)


def snips(sleeve, accent):
    """Compound snips: thick short blades, linkage, springy handles."""
    steel = material("forged", (0.36, 0.36, 0.37), 1, 0.26, rvar=0.06, rscale=9, bump=0.05, bscale=60)
    dark = black_oxide("link")
    out = [xf(blade(1, steel), (34, 0, 2.2)), xf(blade(-1, steel), (34, 0, -2.2), (0, 0, 4))]
    out.append(xf(hexhead(15, 5, zinc("pivot")), (34, 0, 8.2)))
    out.append(turned([(9.5, 0), (9.5, 1.2), (0, 1.2)], zinc("washer"), loc=(34, 0, 5.2), r=0.3))
    grip, black = rubber("grip", sleeve, 0.38), rubber("accent", accent, 0.5)
    for s in (1, -1):
        z = -1.4 * s
        arm = [(4, -12 * s), (12, -6 * s), (10, 12 * s), (0, 17 * s), (-24, 20 * s), (-52, 25 * s), (-54, 14 * s), (-24, 6 * s)]
        out.append(prism("arm", round_profile(arm, 4, 5), 3, dark, (0, 0, z), bevel=0.6))
        for x, y in ((2, 11.5 * s), (4, -7 * s)):
            out.append(turned([(0, 2), (3.4, 1.6), (4.2, 0)], zinc("rivet"), loc=(x, y, 4.4), seg=40))
        path = [(-28, 13 * s, 0), (-60, 23 * s, 0), (-110, 33 * s, 0), (-160, 30 * s, 0), (-186, 26 * s, 0)]
        size = steps((0, 7, 8), (0.06, 9.5, 10.5), (0.14, 7.6, 9.4), (0.55, 8.6, 10), (0.9, 8, 9.4), (1, 7.4, 9))
        out.append(limb("grip", path, size, grip, tip=5))
        pad = [(x, y + 3.0 * s, 0) for x, y, _ in path[1:4]]
        out.append(limb("pad", pad, steps((0, 5.4, 8), (0.5, 6.2, 9.4), (1, 5.4, 8)), black, tip=6, rib=(10, 90, 6, 0.7)))
        out.append(limb("stop", [(-30, 14 * s, 0), (-40, 17.4 * s, 0)], (9.6, 10.8), black, tip=4))
    turns = [(-22 + 5.2 * math.cos(a), -13 + 26 * a / (TAU * 8), 5.2 * math.sin(a)) for a in [TAU * k / 20 for k in range(161)]]
    out.append(tube("spring", turns, 0.9, zinc("spring"), 10))
    return out


def build(shot, kind, sleeve, accent):
    one = (plier if kind == "plier" else snips)(sleeve, accent)
    stand(one, 0, 0)
    return group(one, rot=(0, 0, 38 if shot == 1 else 70))
