"""Waterproof abrasive paper: a fanned stack, one sheet turned over to show its print."""
import random

from mesh import *
from materials import *
import labels

PRODUCTS = {"waterproof-sandpaper-sheet": dict()}
SHOTS = {1: dict(azim=-20, elev=40), 2: dict(azim=28, elev=28)}


def parameters(item):
    return dict(grit=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def sheet(W, H, mat, lift, z, rot, loc, uv=False):
    """A sheet of 0.4 mm with one corner that curls up by `lift`."""

    def fn(u, v):
        x, y = (u - 0.5) * W, (v - 0.5) * H
        c = max(0, u + (1 - v) - 1.25) / 0.75
        e = 0.018 * lift * math.sin(u * 5) * v
        return (x - 0.25 * lift * c * c, y + 0.25 * lift * c * c, z + lift * c * c + e)

    o = grid_surf("sheet", fn, 40, 40, mat, wrap_u=False, uv=uv)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 0.5, 1
    o = apply_mods(o)
    shade(o, 40)
    return xf(o, loc, (0, 0, rot))


def build(shot, grit, brand, colour):
    rnd = random.Random(4)
    scale = {120: 230, 180: 260, 320: 330, 600: 420, 1000: 520}[grit]
    tone = {120: "#2a2b2d", 180: "#2d2e30", 320: "#333538", 600: "#3b3d41", 1000: "#44474c"}[grit]
    coat = material("grit", tone, 0, 0.72, rvar=0.1, rscale=scale, bump=0.9 if grit < 300 else 0.5, bscale=scale, cvar=0.5, cscale=scale, spec=0.6)
    b = '<rect width="1150" height="1400" fill="#b98d5c"/>'
    for j in range(7):
        for k in range(3):
            x, y = 200 + 375 * k + (190 if j % 2 else 0) - 60, 130 + 195 * j
            b += labels.text(brand.upper(), x, y, 56, "#3b2412", 900, most=330) + labels.text(f"P{grit}", x, y + 66, 62, "#3b2412", 900) + labels.text("WATERPROOF · SiC", x, y + 104, 30, "#3b2412", 700)
    back = material("paper", (1, 1, 1), 0, 0.7, img=labels.png(b, 1150, 1400, 1), bump=0.05, bscale=120)
    W, H = 230, 280
    out = []
    for k in range(9):
        out.append(sheet(W, H, coat, 0.0, 0.55 * k, rnd.uniform(-1.2, 1.2), (rnd.uniform(-1.5, 1.5), rnd.uniform(-1.5, 1.5), 0)))
    out.append(sheet(W, H, coat, 16, 0.55 * 9, 5, (4, 2, 0)))
    out.append(sheet(W, H, back, 0.6, 0.55 * 10 + 0.4, -24, (-98, -40, 0), uv=True))
    # a sanding block wrapped with a strip
    cork = material("cork", "#b27b4a", 0, 0.85, rvar=0.05, bump=0.5, bscale=60, cvar=0.4, cscale=40)
    z = 0.55 * 12
    out.append(box("block", 112, 62, 30, cork, 3, (52, 46, z + 17), (0, 0, 24)))
    return stand(out)
