"""Threaded rods: three, one with a nut and a washer on it."""
from mesh import *
from materials import *
from parts import nut, thread, washer

PRODUCTS = {"threaded-rod-m10-1m": dict(d=10)}
SHOTS = {1: dict(azim=-30, elev=26, light="metal"), 2: dict(azim=38, elev=14, light="metal")}


def build(shot, d):
    """A metre would be a hair in the picture: the rods are shown shortened, as in every catalogue."""
    mat, L = zinc(), 230
    rod = thread("rod", d, L, 1.5, mat, nA=64)
    xf(rod, (0, 0, -L / 2), (0, 0, 0))
    xf(rod, rot=(90, 0, 0))
    out = []
    for k, (x, y, z) in enumerate(((-d * 1.25, 0, 0), (0, 14, 0), (d * 1.25, -8, 0), (-d * 0.625, 22, 0.81), (d * 0.625, -20, 0.81))):
        out.append(xf(dup(rod), (x, y, d / 2 + z * d)))
    bpy.data.objects.remove(rod)
    n, af, h = nut(d, 1.5, mat)
    group(n, (d * 3.4, -L * 0.36, h / 2), (0, 0, 12))
    w, t = washer(d, mat)
    group(w, (d * 3.2, -L * 0.49, 0))
    n2 = copies(n)
    group(n2, rot=(0, 0, 0))
    group(n2, (d * 1.5, L * 0.13, 0))
    w2, _ = washer(d, mat)
    group(w2, (d * 3.1, -L * 0.09, 0))
    return stand(out + n + w + n2 + w2)
