"""Gate valves."""
import numpy as np
from mathutils.bvhtree import BVHTree

from mesh import *
from materials import *
import labels
from fields import Field, smin, capsule, cone, cyl, ellip, hexp, sphere, torus
from fields import box as fbox
from parts import hexhead, thread


def laid_on(body, letters, lift=0.0, side=-1):
    """Raised letters that face -Y (side -1) or +Y, bent so that they follow the body's surface below them."""
    bake(letters)
    bm = bmesh.new()
    bm.from_mesh(letters.data)
    for _ in range(3):
        long = [e for e in bm.edges if e.calc_length() > 1.2]
        bmesh.ops.subdivide_edges(bm, edges=long, cuts=1)
        bmesh.ops.triangulate(bm, faces=bm.faces)
    bm.to_mesh(letters.data)
    bm.free()
    points = [body.matrix_world @ v.co for v in body.data.vertices]
    ground = BVHTree.FromPolygons(points, [tuple(p.vertices) for p in body.data.polygons])
    middle = sum(f(v.co.y for v in letters.data.vertices) for f in (min, max)) / 2
    for v in letters.data.vertices:
        hit = ground.ray_cast(Vector((v.co.x, side * 300, v.co.z)), Vector((0, -side, 0)))[0]
        if hit:
            v.co.y += hit.y - middle + side * lift
    letters.data.update()
    return letters


def gate_valve(size, wheel="#c4161c"):
    """Screwed gate valve, pipe axis along X at z 0; drawn as the 25 mm size, larger ones get a wider wheel."""
    mat = gunmetal()
    f = Field((-48, -30, -28), (48, 30, 66), 0.72)
    f.add(cyl(f.p(), 19, 30, 2, axis=0))
    f.add(ellip(f.p((0, 0, 2)), 25, 21, 27), 5)
    for s in (1, -1):
        f.add(hexp(f.p((s * 37, 0, 0)), 22.5, 8.5, 1.4, axis=0, rot=30), 2.5)
        f.add(cyl(f.p((s * 45, 0, 0)), 20.5, 1.6, 0.8, axis=0), 1)
    f.add(cyl(f.p((0, 0, 22)), 17, 9, 2), 4)
    f.add(hexp(f.p((0, 0, 33)), 19.0, 4.2, 1.2), 0.8)  # bonnet hex
    f.add(cone(f.p((0, 0, 44)), 14, 8.5, 8, 1.5), 3)
    f.add(hexp(f.p((0, 0, 55)), 9.6, 4.5, 0.9), 1)  # gland nut
    f.add(cyl(f.p((0, 0, 61)), 6.5, 2.5, 0.8), 0.6)
    for s in (1, -1):
        f.cut(cyl(f.p((s * 40, 0, 0)), 15.8, 14, 0.4, axis=0), 0.8)
    # cast raised lettering panel on the body side
    body_o = f.mesh("body", mat)
    out = [body_o]
    for s in (1, -1):
        th = thread("ithr", 32.6, 13, 2.3, mat, chamfer=False, inner=True, nA=96)
        xf(th, rot=(0, 90 * s, 0))
        xf(th, (s * 33, 0, 0))
        out.append(th)
    skin = material("cast skin", (0.16, 0.085, 0.04), 0.6, 0.5)  # letters of the metal's own colour are lost in its mirror
    for s in (-1,):
        for tt, zz, sz in ((f"DN {size}", 4.5, 11), ("PN 16", -6.5, 9)):
            tx = text_mesh(tt, sz, 0.25, skin, bevel=0.08)
            xf(tx, rot=(90, 0, 0))
            xf(tx, (0, 0, zz))
            out.append(laid_on(body_o, tx))
    st = steel_ground("stem", 0.16)
    stem = lathe("stem", [(0, 60), (4, 60), (4, 84), (3.2, 84.6), (3.2, 88), (0, 88)], st, 48, auto=30)
    out.append(stem)
    nt_ = hexhead(10, 4.5, st)
    xf(nt_, (0, 0, 88))
    out.append(nt_)
    # hand wheel: SDF
    w = Field((-40, -40, -9), (40, 40, 12), 0.72)
    Pw = w.p()
    ang = np.arctan2(Pw[1], Pw[0])
    Rw = 34 + 1.1 * np.cos(ang * 10)
    rim = np.sqrt(((np.sqrt(Pw[0] ** 2 + Pw[1] ** 2) - Rw) / 1.15) ** 2 + (Pw[2] - 3) ** 2) - 4.1
    w.add(rim)
    w.add(cyl(w.p((0, 0, 0)), 9, 5, 1.6), 2)
    for k2 in range(5):
        a = TAU * k2 / 5 + 0.3
        w.add(
            capsule(Pw, (6 * math.cos(a), 6 * math.sin(a), 0), (33 * math.cos(a), 33 * math.sin(a), 3), 3.6, 2.8), 3.5
        )
    w.cut(cyl(w.p(), 3.4, 20))
    wo = w.mesh("wheel", paint(wheel, "wheelpaint", 0.26, 0.4))
    xf(wo, (0, 0, 81))
    out.append(wo)
    return out


PRODUCTS = {"gunmetal-gate-valve": dict()}
SHOTS = {1: dict(azim=-28, elev=18, light="metal"), 2: dict(azim=34, elev=36, light="metal")}


def parameters(item):
    return dict(size=int(item.numbers()[0]))


def build(shot, size):
    return stand(gate_valve(size))
