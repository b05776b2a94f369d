"""Flanged Y strainer of cast iron; mechanical seals of pumps."""
import numpy as np

from fields import Field, box as fbox, capsule, cone, cyl, ellip
from mesh import *
from materials import *
from parts import hexhead
import labels

PRODUCTS = {"cast-iron-y-strainer-50mm": dict(kind="strainer"), "pump-mechanical-seal": dict(kind="seal")}
SHOTS = {1: dict(azim=-30, elev=20, light="metal"), 2: dict(azim=32, elev=36, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, size=int(item.numbers()[0]) if kind == "seal" else 50, brand=item.brand)


def strainer(brand):
    iron = cast_paint("#2b4c6f", "iron")
    f = Field((-122, -84, -150), (122, 84, 90), 1.7)
    f.add(cyl(f.p(), 37, 100, 3, axis=0))
    f.add(ellip(f.p((-4, 0, -4)), 58, 45, 46), 12)
    leg = f.p((24, 0, -44), ry=-40)
    f.add(cyl(leg, 36, 62, 4), 14)
    f.add(cyl(f.p((24 + 40, 0, -44 - 47), ry=-40), 50, 9, 3), 5)
    for s in (1, -1):
        f.add(cyl(f.p((s * 108, 0, 0)), 80, 9, 3, axis=0), 5)
        f.add(cyl(f.p((s * 118, 0, 0)), 50, 2, 0.8, axis=0), 1)
        f.cut(cyl(f.p((s * 110, 0, 0)), 26, 30, 1, axis=0), 1.5)
        for k in range(4):
            a = TAU * (k + 0.5) / 4
            f.cut(cyl(f.p((s * 108, 61 * math.cos(a), 61 * math.sin(a))), 8.5, 20, axis=0), 0.8)
    out = [f.mesh("body", iron)]
    cover = [turned([(0, 0), (50, 0), (52, 2), (52, 12), (48, 15), (20, 17), (0, 17)], iron, r=2, seg=96)]
    zn = zinc("bolt")
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        b = hexhead(17, 9, zn)
        cover.append(xf(b, (40 * math.cos(a), 40 * math.sin(a), 19)))
    pl = hexhead(22, 14, brass("plug"))
    cover.append(xf(pl, (0, 0, 23)))
    group(cover, rot=(180, 0, 0))
    group(cover, rot=(0, -40, 0))
    c, s = math.cos(math.radians(40)), math.sin(math.radians(40))
    L = 62 + 9.2
    group(cover, (24 + s * L, 0, -44 - c * L))
    out += cover
    for txt, x, z, h in (("50", -34, 2, 20), ("PN10", 36, 12, 15)):
        t = text_mesh(txt, h, 1.2, iron, bevel=0.3)
        xf(t, rot=(90, 0, 0))
        out.append(xf(t, (x, -46.6 if x < 0 else -39.6, z)))
    arrow = prism("arrow", [(-22, -2), (6, -2), (6, -7), (22, 0), (6, 7), (6, 2), (-22, 2)], 3, iron, (-28, -46.2, -20), (90, 0, 0), 0.6)
    out.append(arrow)
    return out


def seal(d, brand):
    """Rotating half (spring, bellows, carbon face) and the ceramic seat in its rubber cup."""
    k = d / 16
    rub = rubber("bellows", "#161617", 0.45)
    st = steel_bright("spring")
    car = material("carbon", "#26272a", 0.2, 0.3, rvar=0.05)
    cer = material("ceramic", "#f4f2ea", 0, 0.18, coat=0.4)
    brs = steel_ground("shell", 0.2)
    out = []
    ri = d / 2
    out.append(lathe("foot", [(ri, 0), (ri + 4.5 * k, 0), (ri + 4.8 * k, 1), (ri + 4.8 * k, 3.4 * k), (ri + 1.5 * k, 4 * k), (ri, 4 * k)], brs, 96, closed=True, r=0.3))
    R = ri + 4.2 * k
    pts = []
    turns = 4.5
    z0, z1 = 4 * k, 19 * k
    for i in range(260):
        t = i / 259
        a = TAU * turns * t
        zz = z0 + 1.1 * k + (z1 - z0 - 2.2 * k) * min(1, max(0, (t - 0.1) / 0.8))
        RR = R + 1.2 * k * (1 - t) * 0.5
        pts.append((RR * math.cos(a), RR * math.sin(a), zz))
    out.append(tube("spring", pts, 1.0 * k, st, 14))
    out.append(lathe("sleeve", [(ri, 3 * k), (ri + 1.9 * k, 3 * k), (ri + 1.9 * k, 19 * k), (ri, 19 * k)], rub, 96, closed=True, r=0.3))
    out.append(lathe("bellows", [(ri, 18.5 * k), (ri + 5.2 * k, 18.5 * k), (ri + 5.6 * k, 20 * k), (ri + 5.6 * k, 24 * k), (ri + 3.4 * k, 25 * k), (ri, 25 * k)], rub, 96, closed=True, r=0.6))
    out.append(lathe("case", [(ri + 5.2 * k, 18.9 * k), (ri + 6.2 * k, 18.9 * k), (ri + 6.2 * k, 25.4 * k), (ri + 5.2 * k, 25.4 * k)], brs, 96, closed=True, r=0.25))
    out.append(lathe("face", [(ri + 0.8 * k, 24 * k), (ri + 4.6 * k, 24 * k), (ri + 4.6 * k, 27 * k), (ri + 4.0 * k, 27.8 * k), (ri + 1.4 * k, 27.8 * k), (ri + 0.8 * k, 27 * k)], car, 128, closed=True, r=0.15))
    seat = [lathe("cup", [(ri + 0.8 * k, 0), (ri + 6.2 * k, 0), (ri + 6.6 * k, 1), (ri + 6.6 * k, 6.6 * k), (ri + 5.8 * k, 7 * k), (ri + 5 * k, 7 * k), (ri + 5 * k, 2 * k), (ri + 0.8 * k, 2 * k)], rub, 128, closed=True, r=0.4)]
    seat.append(lathe("ring", [(ri + 0.9 * k, 1.8 * k), (ri + 5.1 * k, 1.8 * k), (ri + 5.1 * k, 7.6 * k), (ri + 4.6 * k, 8 * k), (ri + 1.3 * k, 8 * k), (ri + 0.9 * k, 7.6 * k)], cer, 128, closed=True, r=0.2))
    return out, seat, ri + 6.6 * k


def build(shot, kind, size, brand):
    if kind == "strainer":
        out, turn = strainer(brand), -40
        group(out, rot=(turn, 0, 0))
        while bounds(out)[0].z < -80.5 and turn > -80:  # it lies on both flanges and the cover
            turn -= 1
            group(out, rot=(-1, 0, 0))
        return stand(out)
    rot, seat, R = seal(size, brand)
    flat_seat = copies(seat)
    rot2, seat2 = copies(rot), copies(seat)
    group(seat, rot=(66, 0, 0))
    group(seat, rot=(0, 0, 30))
    stand(seat, R * 2.1, -R * 0.55)
    group(flat_seat, (R * 1.0, -R * 2.0, 0))
    group(rot2, rot=(0, 90, 0))
    stand(rot2)
    group(rot2, rot=(0, 0, -32))
    lo, hi = bounds(rot2)
    group(rot2, (-R * 1.5 - (lo.x + hi.x) / 2, -R * 1.7 - (lo.y + hi.y) / 2, 0))
    for o in seat2:
        bpy.data.objects.remove(o)
    return rot + seat + flat_seat + rot2
