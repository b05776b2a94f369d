"""Nails, rivets, wall plugs and sleeve anchors, poured."""
import random

from heaps import centred, heap
from mesh import *
from materials import *
from parts import PITCH, carton, hexhead, thread, washer
import labels

PRODUCTS = {
    "wire-nail-per-kg": dict(kind="nail"),
    "aluminium-blind-rivet-4x12-100pc": dict(kind="rivet", title="BLIND RIVETS", count=100),
    "nylon-wall-plug-100": dict(kind="plug", title="WALL PLUGS", count=100),
    "sleeve-anchor-bolt": dict(kind="anchor"),
}
SHOTS = {1: dict(azim=-20, elev=32, light="metal"), 2: dict(azim=26, elev=50, light="metal")}


def parameters(item, kind, title="", count=0):
    n = item.numbers()
    if kind == "nail":
        inch, L, gauge = n[:3]
        d, size = {14: 2.0, 12: 2.65, 10: 3.25, 9: 3.7}[int(gauge)], ""
    elif kind == "rivet":
        d, L, size = 4.0, 12.0, "4 x 12 mm"
    elif kind == "plug":
        d, L = n[:2]
        size = f"{d:g} x {L:g} mm"
    else:
        d, hole, L = n[0], n[1], n[2]
        size = ""
    return dict(kind=kind, d=d, L=L, size=size, title=title, count=count, brand=item.brand, colour=item.colour)


def nail(d, L):
    mat = material("bright wire", (0.56, 0.56, 0.57), 1, 0.27, rvar=0.08, rscale=9, bump=0.05, bscale=60)
    r, R = d / 2, d * 1.25
    out = [lathe("nail", [(0, -0.6), (R - 0.2, -0.6), (R, -0.3), (R, 0.1), (r * 1.3, 0.9), (r, 1.6), (r, L - d * 1.5), (r * 0.9, L - d * 1.3)], mat, 32, auto=40)]
    point = [[(r * f * x, r * f * y, z) for x, y in circle(1, 4, a0=math.pi / 4)] for f, z in ((1.0, L - d * 1.45), (0.04, L))]
    out.append(loft("point", point, mat, auto=10))
    for k in (-1, 0, 1):
        out.append(box("check", R * 1.3, 0.16, 0.12, mat, 0.02, (0, k * R * 0.45, -0.62)))
        out.append(box("check", 0.16, R * 1.3, 0.12, mat, 0.02, (k * R * 0.45, 0, -0.62)))
    return out


def rivet(d, L):
    al = aluminium("rivet", 0.3)
    st = steel_ground("mandrel", 0.25)
    body = lathe("body", [(1.15, L), (d / 2, L), (d / 2, 0.1), (4, 0), (3.9, -0.4), (2.6, -1.1), (1.15, -1.3)], al, 48, r=0.2, auto=40)
    mandrel = lathe("mandrel", [(0, L + 2.6), (1.2, L + 2.2), (1.75, L + 1.0), (1.6, L + 0.1), (1.1, L - 0.2), (1.1, -24), (0.5, -27), (0, -27.4)], st, 32, auto=40)
    return [body, mandrel]


def wall_plug(d, L):
    """Expansion plug: ribbed body, split over half its length, collar."""
    mat = material("nylon", "#8f9499", 0, 0.42, rvar=0.05, bump=0.03, bscale=90)
    R = d / 2
    rings = []
    n = 120
    for k in range(n + 1):
        z = L * k / n
        if z < L * 0.16:
            r = R * (0.98 + 0.10 * (1 - min(1, z / (L * 0.05))))
        else:
            ph = ((z - L * 0.16) / (d * 0.55)) % 1
            r = R * (0.86 + 0.12 * (1 - ph))
        if z > L * 0.9:
            r *= 1 - 0.35 * ((z - L * 0.9) / (L * 0.1)) ** 1.4
        ring = []
        for i in range(48):
            a = TAU * i / 48
            slit = 1 - (0.55 if (L * 0.3 < z < L * 0.985 and abs(math.sin(a)) < 0.12) else 0)
            fin = 0.14 * R if (L * 0.2 < z < L * 0.55 and abs(math.cos(a)) < 0.12) else 0
            ring.append(((r * slit + fin) * math.cos(a), (r * slit + fin) * math.sin(a), z))
        rings.append(ring)
    out = [loft("plug", rings, mat, auto=28)]
    out.append(lathe("mouth", [(R * 0.5, -0.05), (0, -0.04)], material("hole", (0.03, 0.03, 0.03), 0, 0.8), 32))
    out.append(lathe("collar", [(R * 0.5, 0.3), (R * 0.5, -0.5), (R * 1.2, -0.5), (R * 1.22, 0.2), (R * 1.1, 1.0)], mat, 48, r=0.2))
    return out


def anchor(d, L):
    """Stud with cone, split sleeve, washer and nut; the nut's end at z 0."""
    zn = zinc()
    sl = zinc("sleeve")
    hole = {8: 10, 10: 12, 12: 16}[int(d)]
    Rs = hole / 2
    pitch = PITCH[int(d)]
    out = [thread("stud", d, d * 1.9, pitch, zn)]
    xf(out[0], rot=(180, 0, 0))
    xf(out[0], (0, 0, d * 1.3))
    nut_ = hexhead(d * 1.6, d * 0.8, zn, both=True, hole=d)
    out.append(xf(nut_, (0, 0, d * 0.4)))
    w, t = washer(int(d), zn)
    out += group(w, (0, 0, d * 0.82))
    z0, z1 = d * 0.82 + t, L * 0.88
    prof = lambda a, b: lathe("sleeve", [(d / 2, a), (Rs - 0.3, a), (Rs, a + 0.5), (Rs, b - 0.5), (Rs - 0.3, b), (d / 2, b)], sl, 64, r=0.2)
    mid = z0 + (z1 - z0) * 0.38
    out += [prof(z0, mid), prof(mid + 0.4, z1)]
    dark = material("slit", (0.03, 0.03, 0.03), 0.4, 0.6)
    for k in range(3):
        a = TAU * k / 3 + 0.4
        s = box("slit", 0.5, 1.0, (z1 - mid) * 0.72, dark, 0.1, (Rs - 0.12, 0, z1 - (z1 - mid) * 0.37))
        out.append(xf(s, rot=(0, 0, math.degrees(a))))
    for k in range(4):
        s = box("dimple", 0.5, 3, 1.2, dark, 0.2, (Rs - 0.1, 0, mid + 3.2))
        out.append(xf(s, rot=(0, 0, 90 * k)))
    out.append(lathe("cone", [(d * 0.5, z1 - 1), (Rs * 0.98, z1 + d * 0.62), (Rs * 0.96, L), (Rs * 0.86, L + 0.6), (0, L + 0.6)], zn, 64, r=0.25))
    return out


def build(shot, kind, d, L, size, title, count, brand, colour):
    if kind == "nail":
        return heap([centred(nail(d, L))], 46, L * 1.1, 3)
    if kind == "anchor":
        one = centred(anchor(d, L))
        out = []
        for k, (x, y, a, spin) in enumerate(((0, 0, -24, 10), (0.34, 0.32, -18, 40), (-0.30, -0.36, -30, 75))):
            c = copies(one)
            group(c, rot=(0, 0, spin))
            group(c, rot=(0, -90, 0))
            stand(c)
            group(c, rot=(0, 0, a))
            lo, hi = bounds(c)
            out += group(c, (x * L - (lo.x + hi.x) / 2, y * L - (lo.y + hi.y) / 2, 0))
        for o in one:
            bpy.data.objects.remove(o)
        return out
    one = centred(rivet(d, L) if kind == "rivet" else wall_plug(d, L))
    reach = 40 if kind == "rivet" else L
    w, h, dp = 64 + reach * 0.3, 44 + reach * 0.2, 34
    front = labels.pack(900, int(900 * h / w), brand, title, [size, f"{count} pieces"], colour, "#f2b705")
    pack = carton(w, dp, h, front, colour)
    group(pack, (0, dp / 2 + 18 + reach * 0.35, 0))
    return pack + heap([one], 28, reach * 1.6, 6, walls=[pack[0]])
