"""Adjustable (screw) wrenches and Stillson pipe wrenches."""
import numpy as np

from fields import Field, cyl, poly
from fields import box as fbox
from mesh import *
from materials import *
import labels

PRODUCTS = {"adjustable-wrench": dict(kind="adjustable"), "pipe-wrench-heavy-duty": dict(kind="pipe")}
SHOTS = {1: dict(azim=0, elev=50, light="metal"), 2: dict(azim=-38, elev=30, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand)


def softened(pts, pull=1.0):
    """A closed outline through the points without corners; pull < 1 keeps nearer to the straight lines."""
    n, out = len(pts), []
    for k in range(n):
        a, b, c, d = (Vector(pts[(k + q) % n]) for q in (-1, 0, 1, 2))
        for i in range(6):
            t = i / 6
            m0, m1 = (c - a) * 0.5 * pull, (d - b) * 0.5 * pull
            longest = (c - b).length
            m0, m1 = (m * min(1, longest / max(m.length, 1e-6)) for m in (m0, m1))
            h = (2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2)
            p = b * h[0] + m0 * h[1] + c * h[2] + m1 * h[3]
            out.append((p.x, p.y))
    return out


def adjustable(brand):
    """Shaft along -X, head near the origin."""
    turn = -22.5
    f = Field((-222, -46, -9), (54, 46, 9), 0.55)
    P = f.p()
    X, Y, Z = P
    shaft = [(-14, 13), (-14, -13), (-110, -10.5), (-196, -14), (-210, -9), (-212, 0), (-210, 9), (-196, 14), (-110, 10.5)]
    f.add(poly(P, softened(shaft), 5.2, 1.8))
    f.cut(np.maximum(poly(P, [(-48, 6.4), (-48, -6.4), (-110, -5.2), (-172, -7), (-172, 7), (-110, 5.2)], 20, 0), 4.2 - np.abs(Z)), 0.7)
    Q = f.p((0, 0, 0), rz=turn)
    body = [(34 * math.cos(math.radians(a)) - 2, 34 * math.sin(math.radians(a))) for a in range(72, 274, 8)]
    body += [(3, -28), (3, 4), (6, 7), (40, 7), (42, 9), (37, 26), (24, 32)]
    f.add(poly(Q, round_profile(body, 3, 4), 7.2, 1.6), 3.5)
    f.cut(cyl(f.p((-200, 0, 0)), 5, 30), 0.8)
    win = f.p((0, 0, 0), rz=turn)
    f.cut(np.maximum(np.abs(win[0] + 11) - 7.4, np.abs(win[1] + 9) - 9.5), 0.8)  # the worm's window
    chrome = chrome_satin("chrome")
    bright = material("polished", (0.66, 0.66, 0.67), 1, 0.13, rvar=0.03, rscale=9, bump=0.01, bscale=80)
    out = [f.mesh("wrench", chrome)]
    g = Field((-8, -46, -8), (50, -2, 8), 0.5)
    R = g.p()
    jaw = [(5.4, -11), (41, -11), (43, -13), (37, -26), (22, -35), (6, -40), (0, -40), (-1, -36), (4.6, -30)]
    g.add(poly(R, round_profile(jaw, 4, 5), 6.6, 1.4))
    g.add(fbox(g.p((2, -24, 0)), 3.4, 16, 3.2, 1), 1)
    jaw = g.mesh("jaw", bright)
    prof = []
    for k in range(8):  # the worm: rounded teeth
        z = -9 + k * 2.4
        prof += [(5.2, z), (7.4, z + 0.5), (7.4, z + 1.3), (5.2, z + 1.9)]
    worm = turned([(0, -9)] + prof + [(0, 9.6)], steel_dark("worm", 0.26), "Y", (-11, -9, 0), seg=64)
    pin = turned([(0, 11), (2.2, 11), (2.2, -12), (0, -12)], steel_dark("pin"), "Y", (-11, -9, 0), seg=24)
    out += group([jaw, worm, pin], rot=(0, 0, turn))
    marks = "".join(f'<rect x="{40 + k * 24}" y="10" width="4" height="{60 if k % 5 else 90}" fill="#222"/>' for k in range(16))
    scale_ = decal(etched(labels.png(marks, 440, 110, 1)), 26, 6, (24, 12.5, 7.28))
    out += group([scale_], rot=(0, 0, turn))
    t = text_mesh(brand.upper(), 10.5, 0.12, material("mark", (0.09, 0.09, 0.095), 0.5, 0.5))
    out.append(xf(t, (-110, 0, 4.25)))
    return out


def pipe(brand):
    """Handle along -X, hook jaw to +X."""
    red = cast_paint("#b3171d", "enamel")
    f = Field((-282, -30, -17), (20, 62, 17), 0.8)
    P = f.p()
    X, Y, Z = P
    handle = [(0, 17), (0, -17), (-18, -20), (-60, -16), (-150, -13), (-250, -17), (-274, -12), (-276, 0), (-274, 12), (-250, 17), (-150, 13), (-70, 18)]
    f.add(poly(P, softened(handle), 11.5, 3))
    web = [(-34, -9), (-60, -9), (-150, -6.5), (-238, -10), (-238, 10), (-150, 6.5), (-74, 10), (-34, 10)]
    f.cut(poly(P, web, 40, 0) + np.maximum(0, 5.0 - np.abs(Z)) * 3, 2)
    frame = [(-66, 14), (-70, 50), (-62, 56), (-14, 56), (-8, 50), (-4, 14)]
    f.add(poly(P, round_profile(frame, 7, 5), 13.5, 3), 5)
    f.cut(fbox(f.p((-38, 33, 0)), 17, 17, 40, 2), 1)  # the nut's window
    f.cut(fbox(f.p((-38, 33, 0)), 60, 9.6, 6.4, 1), 0.6)  # the hook's way
    f.cut(cyl(f.p((-258, 0, 0)), 8, 40), 1.2)
    out = [f.mesh("body", red)]
    steel = steel_dark("jaw steel", 0.34)
    worn = material("milled", (0.44, 0.44, 0.45), 1, 0.30, rvar=0.08, rscale=9, bump=0.05, bscale=60)
    g = Field((-4, -22, -11), (20, 22, 11), 0.5)
    Q = g.p()
    g.add(fbox(g.p((7, 0, 0)), 9, 17.5, 8.5, 1))
    tooth = np.abs((Q[1] / 3.6) % 1 - 0.5) * 3.6
    g.cut(13.4 + tooth - Q[0], 0.1)
    out.append(g.mesh("heel", worn))
    h = Field((-84, -26, -9), (98, 56, 9), 0.7)
    Q = h.p()
    hook = [(-80, 25), (-80, 41), (30, 41), (48, 46), (70, 45), (86, 32), (90, 8), (84, -20), (70, -22), (62, -18), (62, 16), (50, 24)]
    h.add(poly(Q, softened(hook, 0.7), 7.4, 1.6))
    tooth = np.abs((Q[1] / 3.6) % 1 - 0.5) * 3.6
    h.cut(np.maximum(np.maximum(Q[0] - 63.6 + tooth - 1.2, 40 - Q[0]), np.maximum(Q[1] - 16, -19 - Q[1])), 0.1)
    ridge = np.abs((Q[0] / 4.0) % 1 - 0.5) * 4.0  # the thread on the shank
    h.cut(np.maximum(np.maximum(Q[1] - 26.6 + ridge * 0.8 - 0.6, -9 - Q[0] * 0), Q[0] - 20), 0.1)
    h.cut(np.maximum(39.4 + ridge * 0.8 - Q[1] - 0.6 + 0.6, Q[0] - 20), 0.1)
    out.append(h.mesh("hook", steel))
    n = 40
    knurl = [((19.5 if k % 2 else 21) * math.cos(TAU * k / (2 * n)), (19.5 if k % 2 else 21) * math.sin(TAU * k / (2 * n))) for k in range(2 * n)]
    nut_ = plate("nut", knurl, 24, worn, bevel=1.0)
    out.append(xf(xf(nut_, rot=(0, 90, 0)), (-38, 33, 0)))
    t = text_mesh(brand.upper(), 9.5, 0.9, paint("#d8433f", "raised"), bevel=0.1)
    out.append(xf(t, (-150, 0, 4.8)))
    return out


def build(shot, kind, brand):
    one = adjustable(brand) if kind == "adjustable" else pipe(brand)
    stand(one, 0, 0)
    return group(one, rot=(0, 0, 32 if shot == 1 else 12))
