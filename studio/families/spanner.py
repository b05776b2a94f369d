"""Combination spanners."""
import numpy as np

from mesh import *
from materials import *
import labels
from fields import Field, smin, capsule, cone, cyl, ellip, hexp, sphere, torus
from fields import box as fbox


def spanner(size=19, L=230, finish="satin", step=None, text="KALLAYI FORGE"):
    s = size
    t = s * 0.42
    step = step or s / 56
    mat = chrome_satin() if finish == "satin" else steel_bright("mirror") if finish == "mirror" else black_oxide()
    Ro, Rr = s * 1.12, s * 0.86
    tr = t * 0.62  # open head radius, ring outer radius
    f = Field((-Ro - 3, -Ro - 4, -t), (L + Rr + 3, Ro + 4, t), step)
    P = f.p()
    x, y, z = P
    # shaft: tapered flat bar with panel recess
    sx = np.clip(x / L, 0, 1)
    hw = s * 0.40 - (s * 0.11) * sx
    q = np.stack([np.abs(y) - hw + 1.6, np.abs(z) - t * 0.34 + 1.4])
    sh = np.sqrt(np.maximum(q[0], 0) ** 2 + np.maximum(q[1], 0) ** 2) + np.minimum(np.maximum(q[0], q[1]), 0) - 1.6
    sh = np.maximum(sh, np.maximum(-x, x - L))
    f.add(sh)
    # ring head, tilted 12 deg
    Pr = f.p((L, 0, 0), ry=0)
    f.add(cyl(Pr, Rr, tr * 0.78, 1.6), 5)
    # open head (rotated 15 deg)
    Po = f.p((0, 0, 0), rz=15)
    head = ellip((Po[0] * 1.0, Po[1], Po[2] * 0), Ro * 1.02, Ro * 1.0, 1e3)
    head = np.sqrt((Po[0] / 1.04) ** 2 + Po[1] ** 2) - Ro
    b = np.abs(Po[2]) - (t * 0.50 - 1.4)
    a = head + 1.4
    head = np.minimum(np.maximum(a, b), 0) + np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2) - 1.4
    f.add(head, 5)
    # shaft panel recess
    hw2 = hw * 0.56
    rec = np.maximum(
        np.sqrt(np.maximum(np.abs(y) - hw2 + 1.5, 0) ** 2 + np.maximum(np.abs(x - L * 0.5) - L * 0.26 + 1.5, 0) ** 2)
        - 1.5,
        (t * 0.34 - 0.75) - np.abs(z),
    )
    f.cut(rec, 0.7)
    # jaw opening: slot s wide with rounded root, pointing -x (rotated 15)
    jaw = np.maximum(np.abs(Po[1]) - s / 2, Po[0] - s * 0.30)
    root = np.sqrt((Po[0] - s * 0.30 + s * 0.20) ** 2 + Po[1] ** 2) - s * 0.54
    root = np.maximum(np.sqrt((Po[0] - s * 0.02) ** 2 + Po[1] ** 2) - s * 0.52, -9)
    root = np.maximum(root, np.abs(Po[1]) - s / 2 - 0.0)
    f.cut(np.maximum(jaw, -1e3), 0.6)
    # chop the jaws' front so that they end flat-ish
    f.cut(Po[0] + Ro * 0.84, 0.9)
    # 12-point hole
    h1 = hexp(Pr, s / 2, 1e3, 0.0, n=6)
    h2 = hexp(Pr, s / 2, 1e3, 0.0, rot=30, n=6)
    h6 = None
    for k in range(3):
        pass
    f.cut(np.minimum(h1, h2), 0.5)
    f.cut(
        np.sqrt(Pr[0] ** 2 + Pr[1] ** 2) - (s * 0.585 + np.maximum(np.abs(Pr[2]) - tr * 0.78 + 0.9, -9) * 1.0), 0.3
    )  # lead-in chamfer
    o = f.mesh("spanner", mat)
    out = [o]
    tx = text_mesh(f"{text}   {size}", s * 0.30, 0.25, mat, bevel=0.06)
    xf(tx, (L * 0.5, 0, t * 0.34 - 0.70))
    out.append(tx)
    return out


PRODUCTS = {"combination-spanner-crv": dict()}
SHOTS = {1: dict(azim=0, elev=52, light="metal"), 2: dict(azim=-42, elev=26, light="metal")}


def parameters(item):
    return dict(size=int(item.numbers()[0]), brand=item.brand)


def build(shot, size, brand):
    one = spanner(size, 70 + size * 8, text=brand.upper())
    stand(one, 0, 0)
    twin = group(copies(one), rot=(0, 0, 180))
    group(twin, (size * 0.3, size * 2.5, 0))
    return group(one + twin, rot=(0, 0, 32))
