"""Hex bolts: zinc plated 8.8, and stainless with nut and washers."""
from mesh import *
from materials import *
from parts import PITCH, bolt, nut, washer

PRODUCTS = {
    "hex-bolt-8-8-zinc": dict(finish="zinc", grade="8.8"),
    "ss304-hex-bolt-nut-washer": dict(finish="stainless", grade="A2-70", set=True),
}
SHOTS = {
    1: dict(azim=-14, elev=30, light="metal"),
    2: dict(azim=34, elev=22, light="metal"),
    3: dict(azim=62, elev=54, light="metal"),
}


def parameters(item, finish, grade, set=False):
    d, L = item.numbers()[:2]
    return dict(d=int(d), L=L, finish=finish, grade=grade, set=set)


def build(shot, d, L, finish, grade, set):
    mat = zinc() if finish == "zinc" else steel_ground("stainless", 0.18)
    pitch = PITCH[d]
    lying, af, hh = bolt(d, L, pitch, mat, grade)
    tilt = math.degrees(math.atan2(af / 2 - d / 2, L))
    group(lying, rot=(0, 0, 30))
    group(lying, rot=(0, 90, 0))
    group(lying, rot=(0, tilt, 0))
    stand(lying)
    group(lying, rot=(0, 0, 28))
    group(lying, (-L * 0.36, 0, 0))
    up = bolt(d, L, pitch, mat, grade)[0]
    group(up, rot=(0, 0, 10))
    group(up, (-d * 1.4, d * 2.4, hh))
    out = lying + up
    if set:
        n, _, h = nut(d, pitch, mat)
        out += group(n, (-d * 0.2, -d * 2.35, h / 2), (0, 0, 17))
        w, t = washer(d, mat)
        out += group(w, (d * 2.1, -d * 1.55, 0))
        w2, _ = washer(d, mat)
        # the second leans on the edge of the first: its far rim on the floor, 2.2 d from the middle of the first
        a = math.atan2(t, d * 1.2)
        group(w2, (d * 2.2 - d * math.cos(a), 0, d * math.sin(a)), (0, math.degrees(a), 0))
        group(w2, rot=(0, 0, -26))
        out += group(w2, (d * 2.1, -d * 1.55, 0.05))
    else:
        third = group(copies(lying), rot=(0, 0, -14))
        out += group(third, (d * 0.6, -d * 2.3, 0))
    return out
