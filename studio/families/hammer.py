"""Ball pein hammers: forged head, hickory-like handle with a steel wedge."""
import numpy as np

from families.gate_valve import laid_on
from fields import Field, cone, cyl, ellip, hexp, sphere
from fields import box as fbox
from mesh import *
from materials import *

PRODUCTS = {"ball-pein-hammer": dict()}
SHOTS = {1: dict(azim=-20, elev=30, light="metal"), 2: dict(azim=34, elev=44, light="metal")}


def parameters(item):
    return dict(grams=int(item.numbers()[0]), brand=item.brand)


def hammer(grams, brand):
    """Head along X (face at +X, ball at -X), handle down -Z, at 500 g; then scaled."""
    f = Field((-60, -24, -24), (58, 24, 24), 0.55)
    f.add(cyl(f.p((44, 0, 0)), 16.5, 9, 1.8, axis=0))
    f.add(cone(f.p((28, 0, 0)), 12.5, 14.2, 8, 1, axis=0), 3)
    f.add(hexp(f.p((8, 0, 0)), 15.2, 16, 3, axis=0, rot=22.5, n=8), 3.5)
    f.add(cyl(f.p((-20, 0, 0)), 10.5, 16, 1, axis=0), 5)
    f.add(sphere(f.p((-38, 0, 0)), 15.2), 4)
    forged = material("forged", (0.12, 0.12, 0.125), 0.9, 0.36, rvar=0.07, rscale=7, bump=0.12, bscale=40)
    out = [f.mesh("head", forged)]
    polished = material("ground", (0.6, 0.6, 0.61), 1, 0.16, rvar=0.04, rscale=9, bump=0.02, bscale=80)
    out.append(turned([(0, 53.6), (11, 53.4), (14.4, 52.8), (15.9, 51.6), (16.72, 50.2), (16.72, 40)], polished, "X", seg=96))
    ball = [(15.35 * math.sin(a), -38 - 15.35 * math.cos(a)) for a in [math.radians(2.5 * k) for k in range(1, 40)]]
    out.append(turned([(0, -53.35)] + ball, polished, "X", seg=96))
    grain = wood((0.72, 0.50, 0.27), (0.50, 0.30, 0.13), gloss=0.35)
    ring = lambda z, rx, ry: [(8 + a, b, z) for a, b in superellipse(rx, ry, 2.3, 48)]
    prof = [(17.2, 10, 7), (0, 10, 7), (-17, 10.5, 7.4), (-24, 12.6, 9), (-46, 12.4, 8.8), (-90, 11.2, 8.2), (-150, 13.4, 9.8)]
    prof += [(-220, 15.2, 11.2), (-262, 16.4, 12), (-286, 17.4, 12.6), (-296, 16.6, 12), (-301, 12, 8.6), (-302, 2, 2)]
    out.append(keep_rest(loft("handle", smooth_rings(prof, ring, 110), grain, auto=60)))
    wedge = steel_dark("wedge")
    out += [box("wedge", 2.2, 9, 2, wedge, 0.3, (8, 0, 17.4), (0, 0, 20))]
    mark = text_mesh(f"{brand.upper()}   {grams} g", 8.5, 0.15, material("burn", (0.07, 0.035, 0.015), 0, 0.6))
    xf(mark, rot=(90, 0, 0))
    xf(mark, rot=(0, 90, 0))
    xf(mark, rot=(0, 0, 180))
    out.append(laid_on(out[3], xf(mark, (8, 0, -186)), 0.05, 1))
    for o in out[3:]:  # a light hammer has the longer handle for its head
        s = (grams / 500) ** -0.16 if o.name.startswith(("handle", "txt")) else 1
        xf(o, (0, 0, 17.2 * (1 - s)), scale=(1, 1, s))
    return group(out, scale=(grams / 500) ** (1 / 3))


def build(shot, grams, brand):
    k = (grams / 500) ** (1 / 3)
    one = hammer(grams, brand)
    group(one, rot=(90, 0, 0))  # handle along +Y, lying on the cheek
    for o in one:
        xf(o, (-8 * k, 0, 0))
    drop = math.degrees(math.atan2((15.5 - 12.4) * k, 290 * k))
    group(one, rot=(-drop, 0, 0))
    stand(one)
    return group(one, rot=(0, 0, -52 if shot == 1 else 140))
