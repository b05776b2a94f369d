"""Cable ties: a bundle held by one of its own, two loose ones before it."""
import random

from mesh import *
from materials import *

PRODUCTS = {"nylon-cable-tie-200mm-100": dict()}
SHOTS = {1: dict(azim=-24, elev=34), 2: dict(azim=28, elev=44)}
COLOURS = {"White": "#eeeeea", "Black": "#17181a", "Red": "#c8202a"}


def parameters(item):
    return dict(colour=COLOURS[item.option])


def strap(path, mat, w=4.6, t=1.2):
    """Flat strap along a path in space, its width level; ribs on the upper side."""
    P = [Vector(p) for p in path]
    rings = []
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        side = d.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 0.05 else Vector((0, 1, 0))
        up = side.cross(d).normalized()
        k = 1.0
        end = i / (len(P) - 1)
        if end > 0.94:
            k = 1 - 0.62 * (end - 0.94) / 0.06
        rib = 0.22 if i % 2 and end > 0.3 else 0
        a, b = w / 2 * k, t / 2
        rings.append([p + side * x + up * (z - (rib if z > 0 and abs(x) < a * 0.8 else 0)) for x, z in ((-a, -b * 0.5), (-a * 0.8, -b), (a * 0.8, -b), (a, -b * 0.5), (a, b * 0.6), (a * 0.74, b), (-a * 0.74, b), (-a, b * 0.6))])
    return loft("strap", rings, mat, auto=30)


def head(mat):
    """Lock with its slot, strap towards +X."""
    from fields import Field, box as fbox

    f = Field((-8, -5, -3), (4, 5, 7), 0.22)
    f.add(fbox(f.p((-2.6, 0, 1.6)), 3.6, 3.9, 2.9, 0.9))
    f.add(fbox(f.p((1.6, 0, 0)), 2.4, 2.3, 0.6, 0.3), 1.0)
    f.cut(fbox(f.p((-2.6, 0, 2)), 1.0, 2.5, 5, 0.2), 0.2)
    return f.mesh("head", mat)


def build(shot, colour):
    rnd = random.Random(2)
    mat = material("nylon", colour, 0, 0.36, rvar=0.05, rscale=9, bump=0.03, bscale=80, spec=0.45, sss=0.12 if colour.startswith("#ee") else 0)
    h = head(mat)
    out = []
    straight = strap([(x, 0, 0) for x in range(0, 168)], mat)
    one = [straight, h]
    rows = ((0, 8), (1, 7), (2, 6), (3, 5))
    for level, n in rows:
        for k in range(n):
            c = copies(one)
            group(c, rot=(0, 0, rnd.uniform(-0.5, 0.5)))
            x = rnd.uniform(-5, 5)
            out += group(c, (-84 + x, (k - (n - 1) / 2) * 8.1, 1.4 + level * 4.7), (0, 0, 0))
    for x in (10,):  # the band around
        R = [(-33.5, 0.9), (33.5, 0.9), (24, 18.4), (-24, 18.4)]
        loop = round_profile([(y, z) for y, z in R], 2.2, 5)
        band = tube("band", [(x, y, z) for y, z in loop], 1.0, mat, 10, cyclic=True)
        for v in band.data.vertices:
            v.co.x = x + (v.co.x - x) * 2.6
        out.append(band)
    # loose: one lying straight, one closed to a ring with its tail
    c = copies(one)
    group(c, rot=(0, 0, 16))
    out += group(c, (-88, -60, 1.3))
    for o in (h, straight):
        bpy.data.objects.remove(o)
    return stand(out)
