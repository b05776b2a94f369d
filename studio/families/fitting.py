"""Galvanised malleable elbows."""
import numpy as np

from fields import Field, cyl, smin
from mesh import *
from materials import *
from parts import thread

PRODUCTS = {"gi-malleable-elbow-90": dict()}
SHOTS = {1: dict(azim=-34, elev=24, light="metal"), 2: dict(azim=24, elev=40, light="metal")}


def parameters(item):
    return dict(size=int(item.numbers()[0]))


def elbow(size):
    """Both mouths with a bead, a bend between; one size in shape, marked with its own."""
    mat = galvanised()
    f = Field((-24, -24, -24), (50, 50, 24), 0.62)
    X, Y, Z = f.p()
    # quarter bend about (26, 26), outside radius 17
    q = np.sqrt((np.sqrt((X - 26) ** 2 + (Y - 26) ** 2) - 26) ** 2 + Z**2) - 17.5
    f.add(np.maximum(q, np.maximum(X - 28, Y - 28)))
    f.add(cyl(f.p((34, 0, 0)), 19, 9, 1.5, axis=0), 4)
    f.add(cyl(f.p((0, 34, 0)), 19, 9, 1.5, axis=1), 4)
    f.add(cyl(f.p((41.5, 0, 0)), 22, 3, 1.8, axis=0), 2)
    f.add(cyl(f.p((0, 41.5, 0)), 22, 3, 1.8, axis=1), 2)
    f.cut(cyl(f.p((36, 0, 0)), 15.6, 14, 0.3, axis=0), 0.6)
    f.cut(cyl(f.p((0, 36, 0)), 15.6, 14, 0.3, axis=1), 0.6)
    hole = np.maximum(
        np.sqrt((np.sqrt((X - 26) ** 2 + (Y - 26) ** 2) - 26) ** 2 + Z**2) - 13, np.maximum(X - 30, Y - 30)
    )
    f.cut(hole, 0.6)
    out = [f.mesh("elbow", mat)]
    for rot, loc in (((0, 90, 0), (24, 0, 0)), ((-90, 0, 0), (0, 24, 0))):
        t = thread("thread", 32.2, 20, 2.3, mat, chamfer=False, inner=True, nA=96)
        xf(t, rot=rot)
        out.append(xf(t, loc))
    t = text_mesh(f"{size}", 8, 0.5, mat, bevel=0.15)
    xf(t, rot=(0, 0, -45))
    out.append(xf(t, (7.8, 7.8, 17.2)))
    return out


def build(shot, size):
    up = elbow(size)
    lying = copies(up)
    group(up, rot=(90, 0, 0))
    group(up, rot=(0, 0, -30))
    stand(up, -20, 34)
    group(lying, rot=(0, 0, 200))
    stand(lying, 24, -26)
    return up + lying
