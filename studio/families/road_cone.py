"""Road cone: orange with two white sleeves, rubber base."""
from mesh import *
from materials import *

PRODUCTS = {"road-safety-cone-750mm": dict(H=750)}
SHOTS = {1: dict(azim=-28, elev=9), 2: dict(azim=20, elev=24)}


def cone(H):
    orange = material("ldpe", "#f2500c", 0, 0.42, rvar=0.05, rscale=8, bump=0.04, bscale=60, sss=0.03)
    white = material("sleeve", "#f3f4f2", 0, 0.28, rvar=0.03, bump=0.08, bscale=240, coat=0.4)
    base = rubber("base", "#1a1a1b", 0.6)
    r0, r1, z0 = 128, 24, 34
    rr = lambda z: r0 + (r1 - r0) * (z - z0) / (H - z0)
    prof = [(r0 + 10, z0 - 3), (rr(z0 + 12), z0 + 8)] + [(rr(z), z) for z in range(60, H - 20, 40)] + [(rr(H - 12), H - 12), (r1 + 1, H - 3), (r1 - 3, H), (r1 - 7, H - 2), (r1 - 8, H - 30)]
    out = [turned(prof, orange, seg=160, r=4, auto=50)]
    for a, b in ((0.40, 0.56), (0.70, 0.83)):
        za, zb = H * a, H * b
        out.append(turned([(rr(za) + 0.2, za - 0.4), (rr(za) + 1.0, za), (rr((za + zb) / 2) + 1.0, (za + zb) / 2), (rr(zb) + 1.0, zb), (rr(zb) + 0.2, zb + 0.4)], white, seg=160))
    o = rounded(360, 360, 46, 8)
    out.append(prism("base", o, 26, base, (0, 0, 19), bevel=5))
    out.append(prism("skirt", rounded(300, 300, 90, 10), 10, orange, (0, 0, 31), bevel=4))
    for x in (-1, 1):
        for y in (-1, 1):
            out.append(turned([(0, 8), (22, 8), (25, 5), (25, 0), (0, 0)], base, loc=(x * 140, y * 140, 0), r=2))
    return out


def build(shot, H):
    one = cone(H)
    two = group(copies(one), rot=(0, 0, 12))
    return one + group(two, (430, 240, 0))
