"""Fitter's bench vices, fixed base."""
import numpy as np

from fields import Field, cyl, poly
from fields import box as fbox
from mesh import *
from materials import *
import labels

PRODUCTS = {"bench-vice-fixed-base": dict()}
SHOTS = {1: dict(azim=-34, elev=22), 2: dict(azim=38, elev=28)}


def parameters(item):
    return dict(brand=item.brand)


def build(shot, brand):
    """Screw along X, handle at -X; jaws 100 wide."""
    blue = cast_paint("#14488c", "enamel")
    f = Field((-26, -66, 0), (130, 66, 150), 1.15)
    P = f.p()
    side = [(0, 146), (0, 96), (14, 70), (22, 12), (100, 12), (84, 70), (112, 92), (114, 112), (66, 122), (42, 146)]
    f.add(poly(P, round_profile(side, 6, 4), 30, 6, axis=1))
    f.add(fbox(f.p((21, 0, 128)), 21, 50, 18, 5), 8)  # jaw
    f.add(fbox(f.p((86, 0, 108)), 30, 36, 9, 3), 6)  # anvil
    f.add(fbox(f.p((56, 0, 9)), 66, 48, 9, 4), 6)  # base
    for x, y in ((8, 44), (8, -44), (108, 40), (108, -40)):
        f.add(cyl(f.p((x, y, 10)), 17, 10, 3), 5)
        f.cut(cyl(f.p((x, y, 0)), 6.5, 60), 0.8)
    f.add(fbox(f.p((56, 0, 74)), 58, 25, 24, 6), 8)  # the slide's box
    f.cut(fbox(f.p((56, 0, 76)), 200, 17.6, 15.6, 2), 1)
    out = [f.mesh("body", blue)]
    gap = 34
    g = Field((-gap - 70, -56, 40), (-gap + 6, 56, 150), 1.1)
    Q = g.p()
    side = [(0, 146), (0, 96), (-8, 60), (-16, 52), (-34, 52), (-40, 74), (-36, 100), (-40, 132), (-28, 146)]
    g.add(poly((Q[0] + gap, Q[1], Q[2]), round_profile(side, 6, 4), 28, 6, axis=1))
    g.add(fbox(g.p((-gap - 18, 0, 128)), 18, 50, 18, 5), 8)
    g.add(cyl(g.p((-gap - 32, 0, 76)), 25, 16, 5, axis=0), 8)
    out.append(g.mesh("jaw", blue))
    bare = material("slide", (0.42, 0.42, 0.425), 1, 0.32, rvar=0.06, rscale=9, bump=0.05, bscale=60)
    out.append(box("slide", gap + 170, 34, 30, bare, 2, (35, 0, 76)))
    plate_ = material("jaw plate", (0.50, 0.50, 0.505), 1, 0.28, rvar=0.05, rscale=9, bump=0.03, bscale=60)
    for x, s in ((-4.6, -1), (-gap + 4.6, 1)):
        h = Field((x - 6, -53, 118), (x + 6, 53, 149), 0.6)
        R = h.p((x, 0, 133.5))
        h.add(fbox(R, 5, 50, 13, 0.8))
        saw = np.minimum(np.abs(((R[1] + R[2]) / 3.0) % 1 - 0.5), np.abs(((R[1] - R[2]) / 3.0) % 1 - 0.5))
        h.cut(4.5 + saw * 1.6 - R[0] * s, 0.05)
        out.append(h.mesh("jaw plate", plate_))
    steel = steel_ground("screw", 0.24)
    x0 = -gap - 46
    out.append(turned([(0, x0 - 46), (15, x0 - 46), (18, x0 - 42), (18, x0 - 16), (22, x0 - 12), (22, x0 - 3), (12, x0), (0, x0 + 2)], steel, "X", (0, 0, 76), r=1.5))
    tilt = 58 if shot == 1 else -62  # steep enough that it ends above the bench
    bar_ = [turned([(0, -92), (6, -92), (6, 92), (0, 92)], steel, "Z", seg=48)]
    for s in (1, -1):
        bar_.append(turned([(0, s * 78), (8, s * 78), (11, s * 84), (11, s * 90), (7, s * 97), (0, s * 97)], steel, seg=48, r=2))
    group(bar_, rot=(tilt, 0, 0))
    out += group(bar_, (x0 - 29, 12 if shot == 1 else -12, 76 - 14))
    t = text_mesh(brand.upper(), 12.5, 1.0, paint("#e9edf2", "raised"), bevel=0.3)
    for n, s in enumerate((1, -1)):
        w = t if n == 0 else dup(t)
        if n:
            w.matrix_world = Matrix()
        xf(w, rot=(90, 0, 0))
        xf(w, rot=(0, 0, 0 if s > 0 else 180))
        out.append(xf(w, (58, -30.15 * s, 76)))
    return stand(out)
