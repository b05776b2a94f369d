"""Ear muff: two cups with cushions on a sprung band."""
from fields import Field, ellip, box as fbox
import numpy as np
from mathutils.bvhtree import BVHTree

from mesh import *
from materials import *
import labels

PRODUCTS = {"ear-muff-snr-28db": dict()}
SHOTS = {1: dict(azim=-34, elev=14), 2: dict(azim=26, elev=24)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def oval(rx, rz, x, p=2.3, n=72):
    return [(x, a, b) for a, b in superellipse(rx, rz, p, n)]


def cup(colour, brand):
    """Ear cup: cushion towards -X (inside), shell towards +X."""
    shell = material("cup", colour, 0, 0.3, rvar=0.05, bump=0.03, bscale=90, coat=0.25)
    black = material("cushion", "#161718", 0, 0.5, rvar=0.06, bump=0.10, bscale=60, coat=0.1)
    foam = material("foam", "#1d1e20", 0, 0.95, bump=0.5, bscale=200)
    out = []
    st = [(0, 36, 47), (3, 37, 48), (12, 37, 48), (22, 34.5, 45), (29, 29, 38), (33, 20, 27), (34.5, 10, 14), (35, 2, 3)]
    out.append(loft("shell", [oval(a, b, x) for x, a, b in st], shell, auto=60))
    out.append(loft("seam", [oval(37.6, 48.6, x) for x in (0.5, 2.6)], plastic("#101113", "seam", 0.4), auto=30))
    path = [(-8, 25 * 1.0 * c, 36 * s) for c, s in ((math.cos(TAU * k / 96), math.sin(TAU * k / 96)) for k in range(96))]
    cush = tube("cushion", path, 11.5, black, 28, cyclic=True)
    for v in cush.data.vertices:
        v.co.x = -8 + (v.co.x + 8) * 0.82
    out.append(cush)
    out.append(loft("foam", [oval(24, 34, -3), oval(24, 34, -2)], foam))
    logo = ink(material("logo", colour, 0, 0.3, img=labels.line(brand.upper(), "#1a1b1d", 76, 600, 110)))
    shape = BVHTree.FromPolygons([v.co for v in out[0].data.vertices], [tuple(p.vertices) for p in out[0].data.polygons])

    def on_cup(u, v):
        y, z = (u - 0.5) * 34, (v - 0.5) * 6.2
        return (shape.ray_cast(Vector((80, y, z)), Vector((-1, 0, 0)))[0].x + 0.2, y, z)

    out.append(grid_surf("logo", on_cup, 40, 8, logo, wrap_u=False, uv=True))
    return out


def build(shot, brand, colour):
    colour = "#d9a514" if colour.lower() in ("#000", "#111") else colour
    steel = steel_bright("band")
    black = plastic("#17191b", "black", 0.42)
    right = cup("#e3a712", brand)
    left = group(cup("#e3a712", brand), rot=(0, 0, 180))
    gap = 60
    group(right, rot=(0, 0, 0))
    group(right, (gap, 0, 52))
    group(left, (-gap, 0, 52))
    out = right + left
    for s in (1, -1):  # yoke around the cup and the slider
        fork = [(s * (gap + 14), 40 * math.sin(a) * 1.02, 52 + 4 + 52 * math.cos(a)) for a in (math.radians(-92 + 184 * k / 40) for k in range(41))]
        out.append(tube("yoke", fork, 2.6, black, 12))
        for y in (-1, 1):
            out.append(turned([(0, -4), (5, -4), (6, 0), (5, 4), (0, 4)], black, "Y", (s * (gap + 14), y * 40, 54), r=0.8, seg=32))
        out.append(box("slider", 8, 20, 26, black, 3, (s * (gap + 15), 0, 112)))
    top = 205
    w = gap + 15
    band = [(w * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), 0, 108 + (top - 108) * math.sin(a) ** 0.9) for a in (math.pi * k / 64 for k in range(65))]
    for dy in (-6, 6):
        out.append(tube("spring", [(x, y + dy, z) for x, y, z in band], 1.5, steel, 12))
    pad = tube("pad", [(x * 0.995, 0, z - 1) for x, y, z in band if z > 168], 4.2, material("pad", "#17181a", 0, 0.55, bump=0.12, bscale=70), 20)
    for v in pad.data.vertices:
        v.co.y *= 4.2
    pad = xf(pad, (0, 0, 0))
    out.append(pad)
    return stand(out)
