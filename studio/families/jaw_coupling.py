"""Jaw couplings: two hubs and the spider."""
import numpy as np

from fields import Field, cyl
from mesh import *
from materials import *

PRODUCTS = {"jaw-coupling-l095": dict()}
SHOTS = {1: dict(azim=-30, elev=20), 2: dict(azim=28, elev=38)}
R, LEN, JAW = 27.0, 25.0, 15.0


def parameters(item):
    return {}


def hub(mat, bare):
    """Axis Z, hub below z 0, three jaws above."""
    f = Field((-30, -30, -LEN - 2), (30, 30, JAW + 2), 0.55)
    X, Y, Z = f.p()
    f.add(cyl(f.p((0, 0, -LEN / 2)), R, LEN / 2, 1.5))
    a = np.degrees(np.arctan2(Y, X)) % 120
    r = np.sqrt(X**2 + Y**2)
    side = (np.abs(a - 60) - 26) * np.pi / 180 * np.maximum(r, 6)
    jaw = np.maximum(np.maximum(side, np.maximum(r - R, 12.5 - r)), np.maximum(Z - JAW, -Z - 4))
    f.add(jaw + 0.0, 1.2)
    f.cut(cyl(f.p(), 6, 90), 0.7)
    f.cut(cyl(f.p((0, -R, -LEN * 0.5)), 3.2, 14, axis=1), 0.5)
    return [f.mesh("hub", mat), turned([(6.05, -LEN + 1), (6.05, -0.5)], bare, seg=64)]


def spider(mat):
    f = Field((-30, -30, -2), (30, 30, 16), 0.55)
    X, Y, Z = f.p()
    a = (np.degrees(np.arctan2(Y, X)) + 30) % 60
    r = np.sqrt(X**2 + Y**2)
    leg = np.abs(a - 30) * np.pi / 180 * np.maximum(r, 1) - 3.4 - 0.03 * r
    body = np.minimum(np.maximum(leg, r - R + 0.8), r - 13.5)
    q = np.maximum(body, np.abs(Z - 6.6) - 6.2)
    f.add(q * 0.9)
    f.cut(cyl(f.p(), 8.5, 90), 0.8)
    return [f.mesh("spider", mat)]


def build(shot):
    cast = material("cast iron", (0.20, 0.205, 0.21), 0.85, 0.42, rvar=0.07, rscale=8, bump=0.12, bscale=45)
    bare = steel_ground("bore", 0.24)
    nbr = rubber("spider", "#1b1c1e", 0.5)
    one = hub(cast, bare)
    low = stand(one, 0, 0)
    sp = spider(nbr)
    two = hub(cast, bare)
    if shot == 1:
        group(sp, (0, 0, LEN + 0.6))
        group(two, rot=(86, 0, 0))
        group(two, rot=(0, 0, 52))
        stand(two, 66, -24)
        return low + sp + two
    group(two, rot=(0, 0, 16))
    stand(two, 62, 22)
    group(sp, (10, -58, 0.6), (0, 0, 14))
    return low + two + stand(sp)
