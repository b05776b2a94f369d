"""Rotary shaft seals with garter spring."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"oil-seal-tc-nbr": dict()}
SHOTS = {1: dict(azim=22, elev=24, light="metal"), 2: dict(azim=-28, elev=40, light="metal")}


def parameters(item):
    d, D, B = item.numbers()[:3]
    return dict(d=d, D=D, B=B, brand=item.brand)


def seal(d, D, B, brand):
    """Lying, spring side up."""
    nbr = rubber("nbr", "#1b1c1e", 0.45)
    r, R = d / 2, D / 2
    w = R - r
    prof = [
        (R - 0.6, 0),
        (R, 0.8),
        (R, B - 0.9),
        (R - 0.7, B),
        (R - w * 0.26, B),
        (R - w * 0.3, B - 0.7),
        (R - w * 0.36, B * 0.35),
        (r + w * 0.45, B * 0.3),
        (r + w * 0.34, B * 0.5),
        (r + w * 0.3, B * 0.9),
    ]
    prof += [(r + w * 0.12, B * 0.95), (r, B * 0.55), (r + w * 0.16, B * 0.25), (r + w * 0.02, 0.3), (r + w * 0.12, 0)]
    out = [lathe("seal", prof, nbr, 160, closed=True, r=0.3, auto=40)]
    m = r + w * 0.24
    coil, turns = w * 0.085, int(TAU * m / (w * 0.075))
    pts = []
    for k in range(turns * 8):
        a, b = TAU * k / (turns * 8), TAU * k / 8
        q = m + coil * math.cos(b)
        pts.append((q * math.cos(a), q * math.sin(a), B * 0.96 + coil * math.sin(b)))
    out.append(tube("garter spring", pts, coil * 0.34, steel_bright("spring"), 6, cyclic=True))
    t = labels.ring(f"{brand.upper()}  TC  {d:g} x {D:g} x {B:g}  NBR", 420, 38, "#aeb2b8", 1, 180)
    out.append(
        annulus(
            r + w * 0.16, R - 1.0, material("mark", "#1b1c1e", 0, 0.45, img=t, bump=0.1, bscale=150), (0, 0, -0.04), D
        )
    )
    xf(out[-1], rot=(180, 0, 0))
    return out


def build(shot, d, D, B, brand):
    flat = seal(d, D, B, brand)
    up = copies(flat)
    group(up, rot=(-102, 0, 0))
    group(up, rot=(0, 0, 8))
    stand(up, -D * 0.12, D * 0.62)
    twin = group(copies(flat), (D * 0.05, -D * 0.04, B + 0.1))
    return flat + twin + up
