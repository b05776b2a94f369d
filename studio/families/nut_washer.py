"""Small hardware sold by the pack: hex nuts and spring washers."""
import random

from mesh import *
from materials import *
from parts import nut
from heaps import centred, heap

PRODUCTS = {"hex-nut-m8-grade-8-50pc": dict(kind="nut"), "spring-washer-m8-100pc": dict(kind="spring")}
SHOTS = {1: dict(azim=-20, elev=34, light="metal"), 2: dict(azim=24, elev=24, light="metal")}


def spring_washer(d, mat):
    """One turn of square wire, its ends sprung apart."""
    w, t = d * 0.42, d * 0.26
    sec = round_profile([(-w / 2, -t / 2), (w / 2, -t / 2), (w / 2, t / 2), (-w / 2, t / 2)], 0.15, 2)
    rings = []
    for k in range(97):
        a = math.radians(4 + 350 * k / 96)
        R = d / 2 + w / 2 + 0.2
        rings.append([((R + x) * math.cos(a), (R + x) * math.sin(a), z + t * 0.75 * k / 96 + t / 2) for x, z in sec])
    return [loft("spring washer", rings, mat, auto=35)]


def build(shot, kind):
    rnd = random.Random(7)
    d, mat = 8, zinc()
    if kind == "spring":
        return heap([centred(spring_washer(d, mat))], 22, d * 6.5, seed=3)
    one, af, h = nut(d, 1.25, mat)
    group(one, (0, 0, h / 2))
    step, level = af * 1.22, h + 0.02
    out = []
    spots = [(x + (y % 2) * 0.5, y * 0.88, 0) for y in range(4) for x in range(4)] + [
        (1.0, 0.95, 1),
        (1.9, 1.2, 1),
        (1.4, 1.9, 1),
    ]
    for x, y, z in spots:
        c = group(copies(one), rot=(0, 0, rnd.uniform(0, 360)))
        out += group(
            c, (x * step + rnd.uniform(-0.08, 0.08) * step, y * step + rnd.uniform(-0.06, 0.06) * step, z * level)
        )
    lean = group(copies(one), rot=(90, 0, 0))
    group(lean, rot=(0, 0, 24))
    out += stand(lean, 1.2 * step, -1.0 * step)
    for o in one:
        bpy.data.objects.remove(o)
    return out
