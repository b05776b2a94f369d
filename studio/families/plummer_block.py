"""Split plummer block housings."""
import numpy as np

from fields import Field, cyl
from fields import box as fbox
from mesh import *
from materials import *
from parts import hexhead

PRODUCTS = {"plummer-block-sn510": dict()}
SHOTS = {1: dict(azim=28, elev=18), 2: dict(azim=-34, elev=30)}


def parameters(item):
    return dict(seat=int(item.spec_number("Bearing seat")), height=int(item.spec_number("Centre height")), brand=item.brand)


def build(shot, seat, height, brand):
    """Shaft along Y through the origin, feet at -height."""
    grey = cast_paint("#5c6670", "casting")
    R, W = seat / 2 + 13, 38
    f = Field((-116, -48, -height - 2), (116, 48, R + 22), 1.0)
    f.add(cyl(f.p(), R, W, 6, axis=1))
    f.add(fbox(f.p((0, 0, -height + 10)), 104, 30, 10, 4), 5)
    f.add(fbox(f.p((0, 0, -height * 0.45)), R * 0.94, 33, height * 0.5, 6), 10)
    for s in (1, -1):
        f.add(fbox(f.p((s * (R + 6), 0, 0)), 12, 22, 16, 5), 8)
        f.add(cyl(f.p((s * 86, 0, -height + 16)), 15, 5, 2), 4)
        f.cut(fbox(f.p((s * 86, 0, -height)), 11, 7.5, 60, 7), 0.8)
    f.add(cyl(f.p((0, 0, R)), 9, 5, 2), 5)
    f.cut(cyl(f.p(), 27, 90, axis=1), 0.8)
    f.cut(cyl(f.p(), seat / 2, W - 12, 2, axis=1), 0.6)
    f.cut(np.abs(f.Z) - 0.6 + np.maximum(0, R - 6 - np.abs(f.X)), 0.3)  # the parting line
    for y in (1, -1):
        f.cut(np.maximum(np.abs(np.sqrt(f.X**2 + f.Z**2) - 32) - 2.4, W - 3.5 - y * f.Y), 0.4)
    out = [f.mesh("housing", grey)]
    inner = cast_paint("#454d55", "inside")
    out.append(turned([(seat / 2 - 0.2, -W + 14), (seat / 2 - 0.2, W - 14)], inner, "Y"))
    out.append(turned([(31, -W + 8), (44, -W + 8)], inner, "Y"))
    felt = material("felt", "#b9ae94", 0, 0.95, bump=0.7, bscale=240)
    for s in (1, -1):
        out.append(turned([(25.2, s * (W - 7)), (25.2, s * (W - 2)), (28, s * (W - 2)), (28, s * (W - 7))], felt, "Y", r=0.5, closed=True))
    z = zinc("bolts")
    for s in (1, -1):
        h = hexhead(19, 8, z)
        out.append(xf(h, (s * (R + 6), 0, 20)))
        out.append(turned([(0, 16), (11, 16), (11, 17.6), (0, 17.6)], z, loc=(s * (R + 6), 0, -0.6), r=0.4, seg=48))
    out.append(turned([(0, R + 4), (4, R + 4), (4, R + 8), (2.6, R + 9), (2, R + 12), (2.6, R + 14), (1.6, R + 16), (0, R + 16)], brass("nipple"), seg=40))
    t = text_mesh("SN 510", 11, 0.7, grey, bevel=0.15)
    xf(t, rot=(90, 0, 0))
    out.append(xf(t, (0, -33.2, -height * 0.62)))
    t = text_mesh(brand.upper(), 8, 0.6, grey, bevel=0.12)
    xf(t, rot=(90, 0, 0))
    out.append(xf(t, (0, -30.3, -height + 10)))
    return stand(out)
