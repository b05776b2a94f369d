"""Folded-cup dust masks with a valve, before their box of twenty."""
import numpy as np

from mesh import *
from materials import *
from parts import carton
import labels

PRODUCTS = {"ffp2-dust-mask-box-20": dict()}
SHOTS = {1: dict(azim=-24, elev=18), 2: dict(azim=28, elev=32)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def mask(brand):
    """Moulded cup lying on its rim, dome up; nose towards +Y."""
    white = material("fleece", "#f4f4f0", 0, 0.85, rvar=0.05, bump=0.22, bscale=120, spec=0.2, sss=0.05)

    def fn(u, v):
        a = TAU * u
        rx, ry = 58, 66
        r = math.cos(v * math.pi / 2) ** 0.62 if v < 1 else 0
        s = math.sin(v * math.pi / 2) ** 0.9
        x, y = rx * r * math.cos(a), ry * r * math.sin(a)
        nose = math.exp(-((a - math.pi / 2) / 0.34) ** 2)
        y += 9 * nose * r
        x *= 1 - 0.10 * max(0, math.sin(a)) * r
        z = 44 * s + 5 * nose * (1 - v) * 2
        z += 0.9 * math.cos(6 * TAU * r) * max(0, 1 - abs(v - 0.3) / 0.2) * 0.4
        return (x, y, z)

    o = grid_surf("cup", fn, 120, 46, white, wrap_u=True, auto=80)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 1.6, -1
    o = apply_mods(o)
    shade(o, 70)
    out = [o]
    rim = []
    for k in range(121):
        x, y, z = fn(k / 120, 0.0)
        rim.append((x * 1.03, y * 1.03, max(z, 0) + 0.9))
    r = tube("rim", rim[:-1], 1.3, white, 8, cyclic=True)
    for v in r.data.vertices:
        l = math.hypot(v.co.x, v.co.y)
        v.co.x += v.co.x / l * 1.5
        v.co.y += v.co.y / l * 1.5
    out.append(r)
    clip = [Vector(fn(0.25 + q, 0.13)) + Vector((0, 1.2, 1.2)) for q in (-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06)]
    c = tube("nose clip", spline([tuple(p) for p in clip], 6), 1.6, aluminium("clip", 0.3), 10)
    out.append(c)
    grey = plastic("#e6e8e9", "valve", 0.36)
    red = plastic("#1d5d9b", "valve cap", 0.36)
    val = [turned([(0, 5), (12, 5), (16, 3.6), (17, 0), (17, -3)], grey, r=0.8, seg=64)]
    for k in range(-2, 3):
        val.append(box("louvre", 20 - abs(k) * 3, 1.6, 2.0, red, 0.5, (0, k * 4.0, 5)))
    group(val, rot=(-14, 0, 0))
    group(val, (0, -12, 41.5))
    out += val
    yellow = material("elastic", "#e3b81c", 0, 0.7, bump=0.15, bscale=150)
    for s in (1, -1):
        P = [(s * 56, 22, 3), (s * 72, 30, 2.4), (s * 84, 6, 2.4), (s * 72, -22, 2.4), (s * 55, -24, 3)]
        t = tube("strap", spline(P, 12), 1.1, yellow, 8)
        for v in t.data.vertices:
            v.co.z = 2.4 + (v.co.z - 2.4) * 2.0
        out.append(t)
        for y in (22, -24):
            out.append(turned([(0, 1.2), (2.2, 1.1), (2.8, 0)], aluminium("staple", 0.3), "X", (s * 56, y, 4), (0, 0, 0 if s > 0 else 180), seg=20))
    b = labels.text(brand.upper(), 300, 90, 76, "#33445a", 900, most=560) + labels.text("FFP2 NR", 300, 180, 84, "#33445a", 900) + labels.text("IS 9473", 300, 250, 52, "#33445a", 700)
    return out


def build(shot, brand, colour):
    one = mask(brand)
    two = copies(one)
    group(one, rot=(0, 0, 158))
    stand(one, -52, -104)
    W, D, H = 150, 120, 168
    front = labels.pack(1000, 1120, brand, "DUST MASK  FFP2 NR", ["With exhalation valve", "IS 9473", "20 pieces"], colour)
    pack = carton(W, D, H, front, colour)
    group(pack, (0, 60, 0), (0, 0, 0))
    group(two, rot=(64, 0, 0))  # stands against the box
    group(two, rot=(0, 0, 0))
    stand(two)
    lo, hi = bounds(two)
    group(two, (98 - (lo.x + hi.x) / 2, -6 - hi.y, 0))
    group(pack, (-34, 0, 0))
    return pack + one + two
