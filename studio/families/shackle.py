"""Bow shackles with screw pin."""
from mesh import *
from materials import *
from parts import thread
import labels

PRODUCTS = {"bow-shackle-13mm-2t": dict(d=13.0)}
SHOTS = {1: dict(azim=-28, elev=24), 2: dict(azim=30, elev=44)}


def parameters(item, d):
    return dict(d=d, load=item.spec("Working load"))


def shackle(d, load):
    """Upright: pin along X at z 0, bow above."""
    g = galvanised("bow")
    w, B, H = d * 0.82, d * 1.55, d * 3.6
    half = [(w + d / 2, 0, 0), (w + d / 2, 0, d * 0.6), (w + d * 0.62, 0, d * 1.3), (B + d * 0.42, 0, H - B * 0.75), (B + d * 0.1, 0, H - B * 0.1), (B * 0.66, 0, H + B * 0.42), (0, 0, H + B * 0.72)]
    pts = half + [(-x, y, z) for x, y, z in reversed(half[:-1])]
    out = [limb("bow", pts, (d / 2, d / 2), g, up=(0, 1, 0), p=2, n=140)]
    for s in (1, -1):
        out.append(turned([(0, -d * 0.5), (d * 1.02, -d * 0.5), (d * 1.12, -d * 0.3), (d * 1.12, d * 0.3), (d * 1.02, d * 0.5), (0, d * 0.5)], g, "X", (s * (w + d / 2), 0, 0), r=d * 0.12, seg=72))
    pin = material("pin", "#c26a12", 0.15, 0.4, rvar=0.06, bump=0.08, bscale=50)
    x = w + d
    out.append(turned([(0, -x - d * 0.2), (d * 0.56, -x - d * 0.2), (d * 0.56, x + d * 0.1), (d * 0.95, x + d * 0.1), (d * 0.95, x + d * 0.38), (d * 0.62, x + d * 0.5), (0, x + d * 0.5)], pin, "X", r=d * 0.08, seg=64))
    eye = [(d * 0.62 * math.cos(TAU * k / 32), d * 0.62 * math.sin(TAU * k / 32), 0) for k in range(32)]
    ring = tube("eye", eye, d * 0.26, pin, 16, cyclic=True)
    xf(ring, rot=(90, 0, 0))
    out.append(xf(ring, (x + d * 1.18, 0, 0)))
    t = text_mesh(f"WLL {load}", d * 0.42, 0.35, g, bevel=0.08)
    xf(t, rot=(90, 0, 0))
    out.append(xf(t, (0, -d * 0.47, H + B * 0.72)))
    return out


def build(shot, d, load):
    one = shackle(d, load)
    group(one, rot=(82, 0, 0))
    group(one, rot=(0, 0, 24))
    stand(one, 0, 0)
    two = shackle(d, load)
    group(two, rot=(-90, 0, 0) if shot == 2 else (90, 0, 0))
    group(two, rot=(0, 0, -38))
    stand(two, 0, 0)
    return one + group(two, (d * 4.6, -d * 3.4, 0))
