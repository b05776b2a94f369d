"""Flat paint brushes: beech handle, tinned ferrule with nails, white bristle as thousands of hairs."""
import random

from mesh import *
from materials import *
import labels

PRODUCTS = {"flat-paint-brush": dict()}
SHOTS = {1: dict(azim=-26, elev=40), 2: dict(azim=28, elev=26)}


def parameters(item):
    return dict(inch=int(item.numbers(item.option)[0]), brand=item.brand, colour=item.colour)


def bristles(w, t, L, mat, seed):
    """One mesh of thin tapering hairs from y 0 to y -L."""
    rnd = random.Random(seed)
    V, F = [], []
    n = int(w * 26)
    for k in range(n):
        x, z = rnd.uniform(-w / 2, w / 2), rnd.uniform(-t / 2, t / 2)
        edge = abs(x) / (w / 2)
        length = L * (1 - 0.05 * edge * edge) * rnd.uniform(0.93, 1.0) - abs(z) / t * 7
        dx, dz = x * 0.07 + rnd.uniform(-0.8, 0.8), z * 0.10 + rnd.uniform(-0.5, 0.5)
        r = rnd.uniform(0.20, 0.30)
        base = len(V)
        for i in range(5):
            s = i / 4
            rr = r * (1 - 0.75 * s**2)
            cx, cy, cz = x + dx * s * s, -length * s, z + dz * s * s
            for j in range(3):
                a = TAU * j / 3 + k
                V.append((cx + rr * math.cos(a), cy, cz + rr * math.sin(a)))
        for i in range(4):
            for j in range(3):
                j2 = (j + 1) % 3
                F.append((base + i * 3 + j, base + i * 3 + j2, base + i * 3 + 3 + j2, base + i * 3 + 3 + j))
    return mesh_obj("bristle", V, F, mat, True, 180)


def brush(inch, brand, colour, seed):
    w = inch * 25.4
    t = 9 + inch * 2.2
    L = 44 + inch * 5
    hair = material("bristle", "#e9dfc6", 0, 0.5, spec=0.4)
    tin = material("ferrule", (0.72, 0.72, 0.72), 1, 0.2, rvar=0.05, rscale=8, bump=0.03)
    wd = wood((0.78, 0.56, 0.32), (0.62, 0.40, 0.20), along="Y", gloss=0.5)
    core = box("core", w - 1.5, L * 0.72, t * 0.62, material("core", "#d8ccb0", 0, 0.8, bump=0.4, bscale=120), t * 0.2, (0, -L * 0.36, 0))
    out = [bristles(w - 1, t * 0.86, L, hair, seed), core]
    h = 30
    ring = [(x, z) for x, z in superellipse(w / 2, t / 2, 7, 96)]
    prof = ((-1.0, 0.985), (0, 1.0), (4, 1.0), (5, 1.018), (7, 1.018), (8, 1.0), (h - 9, 1.0), (h - 8, 1.018), (h - 6, 1.018), (h - 5, 1.0), (h, 1.0))
    out.append(loft("ferrule", [[(x * k, y, z * (1 + (k - 1) * 3)) for x, z in ring] for y, k in prof], tin, auto=40))
    for s in (1, -1):
        for x in ((-0.28, 0.28) if inch < 3 else (-0.36, 0, 0.36)):
            out.append(xf(turned([(0, 0.8), (1.2, 0.6), (1.7, 0)], tin, seg=20), (x * w, h * 0.62, s * (t / 2 - 0.1)), (0 if s > 0 else 180, 0, 0)))
    st = [(h - 3, w * 0.485, t * 0.47), (h + 8, w * 0.485, t * 0.47), (h + 22, w * 0.45, t * 0.46), (h + 42, max(13, w * 0.24), t * 0.5), (h + 62, 11.5, 8), (h + 92, 12.5, 7.4), (h + 116, 14.5, 7), (h + 128, 13, 6), (h + 133, 8, 3.6), (h + 134.5, 3, 1.4)]
    rings = smooth_rings(st, lambda y, a, b: [(x, y, z) for x, z in superellipse(max(a, 0.5), max(b, 0.5), 2.8, 72)], 110)
    handle = loft("handle", rings, wd, auto=60)
    out.append(keep_rest(handle))
    dark = material("hole", (0.03, 0.02, 0.01), 0, 0.8)
    out.append(turned([(0, 7.25), (3.4, 7.25), (3.6, 7.0)], dark, loc=(0, h + 112, -0.2), seg=32))
    m = material("brand", (0.72, 0.50, 0.27), 0, 0.4, img=labels.png(labels.text(brand.upper(), 500, 90, 90, colour, 900, most=900) + labels.text(f'{inch}"  {25 * inch} mm', 500, 180, 76, colour, 700), 1000, 220, 1), coat=0.4)
    tex = labels.png(labels.text(brand.upper(), 500, 90, 90, colour, 900, most=900) + labels.text(f"{inch} inch", 500, 180, 76, colour, 700), 1000, 220, 1)
    return out


def build(shot, inch, brand, colour):
    a = brush(inch, brand, colour, 1)
    b = brush(inch, brand, colour, 2)
    w = inch * 25.4
    stand(a)
    group(a, rot=(0, 0, 7))
    group(a, (-w * 0.62 - 10, 0, 0))
    stand(b)
    group(b, rot=(0, 0, -11))
    group(b, (w * 0.62 + 10, 16, 0))
    return stand(a + b)
