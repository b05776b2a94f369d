"""Gumboots: a pair, moulded in one piece, darker cleated soles."""
from fields import Field, box as fbox, capsule, ellip
import numpy as np

from mesh import *
from materials import *
import labels

PRODUCTS = {"pvc-gumboot-knee": dict()}
SHOTS = {1: dict(azim=-26, elev=16), 2: dict(azim=58, elev=20)}


def parameters(item):
    return dict(brand=item.brand)


def spine(stations, ring, n=90):
    return smooth_rings(stations, ring, n)


def boot(brand):
    """Toe towards -Y, heel at +Y, sole on z 0."""
    black = material("pvc", "#17181a", 0, 0.30, rvar=0.06, rscale=6, bump=0.04, bscale=50, coat=0.2, coat_rough=0.2)
    sole = material("sole", "#b08a2e", 0, 0.5, rvar=0.05, bump=0.06, bscale=70)
    f = Field((-72, -205, -4), (72, 115, 392), 1.9)
    X, Y, Z = f.p()
    # shaft
    t = np.clip((Z - 110) / 270, 0, 1)
    cx, cy = 0, 22 + 10 * t - 16 * np.sin(np.pi * np.clip((Z - 90) / 290, 0, 1)) * 0.3
    rx, ry = 43 + 14 * t ** 0.8, 52 + 16 * t ** 0.8
    sh = (np.sqrt((X / rx) ** 2 + ((Y - cy) / ry) ** 2) - 1) * 45
    sh = np.maximum(sh, np.maximum(Z - 378, 60 - Z))
    f.add(sh.astype(np.float32))
    # foot: a row of balls from heel to toe
    f.add(capsule(f.p(), (0, 36, 40), (0, -10, 62), 42, 44), 26)
    f.add(capsule(f.p(), (0, -10, 54), (2, -120, 42), 46, 38), 30)
    f.add(ellip(f.p((2, -138, 36)), 47, 56, 38), 24)
    f.add(ellip(f.p((0, 34, 26)), 40, 46, 40), 20)
    f.d = np.maximum(f.d, 10 - Z).astype(np.float32)
    f.add((np.sqrt((X / 60.5) ** 2 + ((Y - 32) / 71.5) ** 2) * 60 - 60 + np.abs(Z - 372) * 1.2 - 4.5).astype(np.float32), 3)  # top band
    f.cut((np.maximum(sh + 4.2, 330 - Z)).astype(np.float32), 1.0)
    f.cut((np.maximum((np.sqrt((X / (rx - 4)) ** 2 + ((Y - cy) / (ry - 4)) ** 2) - 1) * 45, 120 - Z)).astype(np.float32), 1.5)
    for k, z in enumerate((88, 98)):  # ribs across the instep
        pass
    up = f.mesh("boot", black)
    # sole: outline of the foot, cleats below
    s = Field((-66, -210, -3), (66, 98, 40), 1.7)
    X, Y, Z = s.p()
    half = 41 + 9 * np.clip((-Y - 40) / 80, 0, 1) - 6 * np.exp(-((Y + 20) / 46) ** 2)
    toe = np.sqrt((X / (half + 2)) ** 2 + (np.minimum(Y + 138, 0) / 64) ** 2 + (np.maximum(Y - 34, 0) / 50) ** 2) - 1
    toe = toe * 46
    welt = np.maximum(toe - 4, np.abs(Z - 16) - 8)
    s.add(welt.astype(np.float32))
    tread = np.maximum(toe - 2, np.abs(Z - 7) - 7)
    s.add(tread.astype(np.float32), 2)
    heel = np.maximum(np.abs(Y + 20) - 26, Z - 8)
    s.cut(heel.astype(np.float32), 3)  # the arch
    groove = np.maximum(np.abs(((Y + 200) % 20) - 10) - 3.2, Z - 8)
    s.cut(groove.astype(np.float32), 1)
    out = [up, s.mesh("sole", sole)]
    m = material("mark", "#17181a", 0, 0.3, img=labels.line(brand.upper(), "#d7b23e", 76, 600, 110))
    d = bent_decal(m, 57, 62, 11.4)
    xf(d, rot=(0, 0, -90))
    for v in d.data.vertices:
        v.co.y *= 1
    out.append(xf(d, (2.6, 30, 335)))
    return out


def build(shot, brand):
    a = boot(brand)
    b = group(copies(a), scale=(-1, 1, 1))
    for o in b:
        o.data = o.data.copy()
        o.data.transform(o.matrix_world)
        o.matrix_world = Matrix()
        o.data.flip_normals()
    group(a, (-78, 0, 0), (0, 0, -4))
    group(b[:2], (78, 30, 0), (0, 0, -20))
    bpy.data.objects.remove(b[2])
    return stand(a + b[:2])
