"""Electrode holder and earth clamp, each with a tail of welding cable."""
import numpy as np

from fields import Field, box as fbox, capsule, cyl
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "electrode-holder-400a": dict(kind="holder", rating="400 A"),
    "earth-clamp-500a": dict(kind="clamp", rating="500 A"),
}
SHOTS = {1: dict(azim=-30, elev=34), 2: dict(azim=40, elev=40)}


def parameters(item, kind, rating):
    return dict(kind=kind, rating=rating, brand=item.brand)


def coil(x, y, R, r, mat, lead):
    """Cable that runs from `lead` points into two turns."""
    pts = list(lead)
    for k in range(2 * 22 + 6):
        a = math.radians(-90) + TAU * k / 22
        pts.append((x + R * math.cos(a), y + R * math.sin(a), r + r * 1.9 * min(1.0, max(0, (k - 16) / 8)) + r * 1.0 * max(0, (k - 38) / 10)))
    return tube("cable", spline(pts, 8), r, mat, 18)


def section(x, w, h, p=2.6, n=48, z=0.0):
    return [(x, a, z + b) for a, b in superellipse(w, h, p, n)]


def holder(brand, rating):
    """Tongs type, jaws towards -X, lying on the floor."""
    grip = material("grip", "#16181a", 0, 0.48, rvar=0.05, bump=0.12, bscale=120)
    red = material("shell", "#b3161c", 0, 0.44, rvar=0.05, bump=0.10, bscale=140)
    st = [(0, 15, 15), (6, 18, 18), (20, 18.5, 18.5), (60, 17, 17), (100, 17, 17), (124, 19, 19), (130, 21, 21), (136, 20, 20)]
    rings = smooth_rings([(z, a, b) for z, a, b in reversed(st)], lambda z, a, b: section(z, a, b, 2.3), 130, rib=(112, 16, 9, 1.3))
    out = [loft("grip", rings, grip, auto=50)]
    f = Field((-160, -34, -34), (20, 34, 62), 1.05)
    f.add(capsule(f.p(), (4, 0, 0), (-40, 0, 0), 17, 17), 4)
    f.add(capsule(f.p(), (-40, 0, 0), (-112, 0, -4), 17, 13), 6)  # lower jaw, insulated
    f.add(fbox(f.p((-100, 0, -6)), 34, 13, 11, 6), 6)
    f.cut(fbox(f.p((-106, 0, 14)), 44, 30, 9, 2), 2)
    up = Field((-160, -34, -34), (60, 34, 72), 1.05)
    up.add(capsule(up.p(), (-34, 0, 20), (-110, 0, 16), 12, 11))
    up.add(fbox(up.p((-104, 0, 16)), 32, 12.5, 8, 5), 5)
    up.add(capsule(up.p(), (-34, 0, 20), (34, 0, 40), 9, 7.5), 8)
    up.cut(fbox(up.p((-104, 0, 4)), 44, 30, 4.5, 1), 1)
    out += [f.mesh("lower", red), up.mesh("upper", red)]
    br = brass("jaw")
    out.append(box("jaw", 54, 15, 6, br, 1.5, (-106, 0, 3.2)))
    out.append(box("jaw2", 54, 15, 5, br, 1.5, (-106, 0, 10.5)))
    for k in range(5):
        out.append(box("groove", 2.4, 15.6, 1.6, material("groove", (0.2, 0.13, 0.05), 0.8, 0.5), 0.3, (-126 + 10 * k, 0, 6.6), (0, 0, 20)))
    out.append(turned([(0, 20), (5, 20), (6, 19), (6, -19), (5, -20), (0, -20)], zinc("pin"), "Y", (-36, 0, 14), r=0.5))
    spring = [(16 + 3.0 * math.cos(a), 3.0 * math.sin(a) * 1.6, 18 + 14 * a / (TAU * 5)) for a in (TAU * 5 * k / 120 for k in range(121))]
    out.append(tube("spring", spring, 0.9, steel_ground("spring", 0.3), 8))
    t = material("print", "#16181a", 0, 0.48, img=labels.line(f"{brand.upper()}  {rating}", "#e9e9e4", 70, 800, 100))
    return out, grip


def clamp(brand, rating):
    """Sprung tongs lying on the side: two pressed arms with copper jaws, strap between."""
    st = zinc_yellow("arm")
    out = []
    grip = material("grip", "#b3161c", 0, 0.42, rvar=0.05, bump=0.06, bscale=90)

    def arm(s):
        w = 30
        path = [(-92, s * 2.5), (-78, s * 9), (-56, s * 22), (-30, s * 24), (0, s * 14), (26, s * 18), (60, s * 32), (104, s * 44)]
        P = [Vector((x, y, 0)) for x, y in round_profile(path, 14, 6, closed=False)]
        rings = []
        for i, p in enumerate(P):
            d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            n = Vector((-d.y, d.x, 0)) * s
            hw = w / 2 * (0.78 if p.x < -70 else 1.0)
            lip = 5.0  # channel: the edges are bent inwards
            rings.append([p + n * q + Vector((0, 0, z)) for q, z in ((1.5, -hw), (1.5, hw), (-lip, hw), (-lip, hw - 2.6), (-1.3, hw - 2.6), (-1.3, 2.6 - hw), (-lip, 2.6 - hw), (-lip, -hw))])
        parts = [loft("arm", rings, st, auto=35)]
        G = [p for p in P if p.x > 40]
        G = spline([tuple(G[0]), tuple(G[-1]), tuple(G[-1] + (G[-1] - G[0]).normalized() * 4)], 10)
        dirn = (G[-1] - G[0]).normalized()
        nn = Vector((-dirn.y, dirn.x, 0))
        g = []
        for i, p in enumerate(G):
            k = 0.7 if i in (0, len(G) - 1) else 1
            g.append([p + nn * a * k + Vector((0, 0, b)) * k for a, b in superellipse(6.5, 18, 4, 40)])
        parts.append(loft("grip", g, grip, auto=50))
        if s < 0:
            art = labels.text(brand.upper(), 400, 110, 120, "#f4f4f0", 900, most=680, spacing=4) + labels.text(rating, 400, 230, 96, "#f4f4f0", 900)
            name = decal(ink(material("print", "#f4f4f0", 0, 0.42, img=labels.png(art, 800, 260, 1.5))), 48, 15.6, (0, 0, 0), (90, 0, 0))
            xf(name, rot=(0, 0, math.degrees(math.atan2(dirn.y, dirn.x))))
            parts.append(xf(name, G[0].lerp(G[-1], 0.5) - nn * 6.7))
        cop = copper("jaw")
        parts.append(box("jaw", 34, 4, 22, cop, 1.2, (-80, s * 5.2, 0), (0, 0, -s * 27)))
        for k in range(6):
            parts.append(box("tooth", 2, 2.4, 22, cop, 0.5, (-93 + k * 5, s * (1.4 + k * 1.35), 0), (0, 0, -s * 27)))
        return parts

    out += arm(1) + arm(-1)
    zn = zinc("bolt")
    out.append(turned([(0, 18), (4, 18), (4.6, 17), (4.6, -17), (4, -18), (0, -18)], zn, loc=(2, 0, 0)))
    spring = [(2 + 8.5 * math.cos(a), 8.5 * math.sin(a), -13 + 26 * a / (TAU * 7)) for a in (TAU * 7 * k / 200 for k in range(201))]
    spring = [(30, -20, -13), (14, -12, -13)] + spring + [(14, 12, 13), (30, 20, 13)]
    out.append(tube("spring", spring, 1.7, steel_ground("spring", 0.25), 10))
    strap = spline([(-74, -9, 12), (-50, -14, 24), (-20, 0, 28), (-50, 14, 24), (-74, 9, 12)], 10)
    out.append(tube("strap", strap, 2.6, copper("strap"), 10))
    bolt_ = hexz = turned([(0, 0), (7, 0), (7, 7), (0, 7)], zn, "Y", (58, 36, 0), r=0.6, seg=6)
    lug = box("lug", 26, 3, 20, copper("lug"), 1, (72, 31.5, 0), (0, 0, 17))
    out += [lug]
    return out, grip


def build(shot, kind, rating, brand):
    parts, grip = holder(brand, rating) if kind == "holder" else clamp(brand, rating)
    black = rubber("cable", "#131314", 0.5)
    if kind == "holder":
        stand(parts)
        z = -bounds(parts)[0].z
        lo, _ = bounds(parts)
        h = 34.0 / 2 + 3
        c = coil(236, 92, 62, 8.5, black, [(120, 0, 19), (150, 0, 16), (184, 2, 10)])
        return stand(parts + [c])
    group(parts, rot=(0, 0, 0))
    stand(parts)
    c = coil(170, 112, 58, 8, black, [(70, 26, 17), (98, 30, 15), (130, 40, 9)])
    return stand(parts + [c])
