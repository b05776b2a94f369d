"""Safety shoes: ankle-high, leather, padded collar, laces, two-colour sole. Moulded by distance fields."""
import numpy as np

from fields import Field, box as fbox, capsule, ellip, smin
from mesh import *
from materials import *
import labels

PRODUCTS = {"safety-shoe-steel-toe": dict()}
SHOTS = {
    1: dict(azim=-58, elev=16),
    2: dict(azim=-12, elev=34),
    3: dict(azim=118, elev=20),
}


def parameters(item):
    return dict(brand=item.brand)


def outline(X, Y, grow=0.0):
    """The foot from above: heel at +Y 95, toe at -Y -185; negative inside, about millimetres."""
    half = 41 + 8 * np.clip((-Y - 30) / 70, 0, 1) - 7 * np.exp(-(((Y + 18) / 42) ** 2))
    bend = 6 * np.clip((-Y - 20) / 150, 0, 1)
    r = np.sqrt(((X + bend) / half) ** 2 + (np.minimum(Y + 118, 0) / 66) ** 2 + (np.maximum(Y - 46, 0) / 46) ** 2) - 1
    return r * 44 - grow


def shoe(brand):
    leather = material("leather", "#1a1a1c", 0, 0.42, rvar=0.08, rscale=7, bump=0.22, bscale=46, coat=0.12, coat_rough=0.3)
    f = Field((-64, -196, 10), (64, 108, 168), 1.75)
    X, Y, Z = f.p()
    body = np.maximum(outline(X, Y, -1), np.abs(Z - 40) - 34)
    top = ellip(f.p((-3, -120, 26)), 47, 70, 42)  # toe box
    inst = capsule(f.p(), (-2, -60, 44), (0, 30, 66), 40, 40)
    shaft_w = 40 + 2 * np.clip((Z - 90) / 60, 0, 1)
    shaft = (np.sqrt((X / shaft_w) ** 2 + ((Y - 36) / 54) ** 2) - 1) * 42
    shaft = np.maximum(shaft, np.maximum(Z - 148 - 0.10 * (Y - 36), 30 - Z))
    heel = ellip(f.p((0, 52, 44)), 41, 48, 54)
    d = smin(top, inst, 26)
    d = smin(d, shaft, 16)
    d = smin(d, heel, 14)
    d = np.maximum(d, outline(X, Y, 3))
    d = np.maximum(d, 18 - Z)
    # creases across the vamp
    d = d + 0.9 * np.sin(Y * 0.30 + X * 0.04) * np.exp(-(((Y + 72) / 20) ** 2)) * (Z > 40)
    f.d = d.astype(np.float32)
    shell = f.d.copy()
    inner = (np.sqrt((X / (shaft_w - 8)) ** 2 + ((Y - 36) / 45) ** 2) - 1) * 36
    f.cut(np.maximum(inner, 78 - Z).astype(np.float32), 3)
    out = [f.mesh("upper", leather)]

    def skin(test, thick, mat, name, step=1.5, lo=(-66, -198, 10), hi=(66, 110, 172)):
        """A second layer on the upper where test (negative inside) holds."""
        g = Field(lo, hi, step)
        gx, gy, gz = g.p()
        sw = 40 + 2 * np.clip((gz - 90) / 60, 0, 1)
        sh = (np.sqrt((gx / sw) ** 2 + ((gy - 36) / 54) ** 2) - 1) * 42
        sh = np.maximum(sh, np.maximum(gz - 148 - 0.10 * (gy - 36), 30 - gz))
        e = smin(ellip(g.p((-3, -120, 26)), 47, 70, 42), capsule(g.p(), (-2, -60, 44), (0, 30, 66), 40, 40), 26)
        e = smin(smin(e, sh, 16), ellip(g.p((0, 52, 44)), 41, 48, 54), 14)
        e = np.maximum(e, outline(gx, gy, 3)) - thick
        t = test(gx, gy, gz)
        h = np.maximum(e, np.maximum(t, -(e + thick + 1.5)))
        h = np.maximum(h, 19 - gz)
        g.d = h.astype(np.float32)
        return g.mesh(name, mat)

    smooth = material("cap leather", "#161618", 0, 0.36, rvar=0.08, rscale=7, bump=0.14, bscale=50, coat=0.2, coat_rough=0.25)
    out.append(skin(lambda x, y, z: (y + 112) + 0.006 * x * x, 1.5, smooth, "toe cap"))
    out.append(skin(lambda x, y, z: np.maximum(26 - y + 0.25 * (z - 40), z - 92), 1.4, smooth, "heel counter"))
    eyelet_band = lambda x, y, z: np.maximum(np.maximum(12 - np.abs(x), np.abs(x) - 27), np.maximum(y - 6, -62 - y))
    out.append(skin(lambda x, y, z: np.maximum(np.maximum(10 - np.abs(x), np.abs(x) - 26), np.maximum(np.maximum(-70 - y, 70 - z), z - 140)), 1.5, smooth, "facing"))
    collar = material("collar", "#232426", 0, 0.6, rvar=0.05, bump=0.25, bscale=70)
    ring = []
    for k in range(96):
        a = TAU * k / 96
        y = 36 + 50 * math.sin(a)
        ring.append((38.5 * math.cos(a), y, 146 + 0.10 * (y - 36) - (12 if False else 0)))
    out.append(tube("collar", ring, 8.5, collar, 20, cyclic=True))
    # laces: rungs over the instep between the facings, from the surface of the upper
    v = np.array([p.co for p in out[0].data.vertices])
    lace = material("lace", "#c79a3a", 0, 0.8, bump=0.3, bscale=200)
    metal = steel_dark("eyelet", 0.3)

    def height(x, y):
        near = v[(np.abs(v[:, 0] - x) < 2.2) & (np.abs(v[:, 1] - y) < 2.6)]
        return float(near[:, 2].max()) if len(near) else 60.0

    rows = []
    for k in range(3):
        y = -62 + 15 * k
        rows.append((y, height(0, y)))
    pts = []
    for k, (y, z) in enumerate(rows):
        zz = height(18, y)
        arc = [(-19, y, height(-19, y) + 3), (-9, y - 1, height(-9, y) + 4.2), (0, y - 1.5, z + 4.6), (9, y - 1, height(9, y) + 4.2), (19, y, zz + 3)]
        out.append(tube("lace", spline(arc, 8), 2.3, lace, 10))
        for x in (-19, 19):
            e = turned([(1.6, 0.8), (3.4, 0.8), (4, 0)], metal, loc=(x, y, height(x, y) + 1.3), seg=24)
            out.append(e)
    # up the shaft: rungs on its front
    for k in range(3):
        z = 92 + 17 * k
        front = v[(np.abs(v[:, 0]) < 3) & (np.abs(v[:, 2] - z) < 2.5)]
        y = float(front[:, 1].min()) if len(front) else -10
        side = v[(np.abs(np.abs(v[:, 0]) - 18) < 2) & (np.abs(v[:, 2] - z) < 2.5)]
        ys = float(side[:, 1].min()) if len(side) else y + 4
        arc = [(-18, ys - 3, z), (-9, y - 3.0, z + 1), (0, y - 4.6, z + 1.5), (9, y - 3.0, z + 1), (18, ys - 3, z)]
        out.append(tube("lace", spline(arc, 8), 2.3, lace, 10))
        for x in (-18, 18):
            out.append(turned([(0, 3.4), (3.4, 3), (4, 0)], metal, "Y", (x, ys - 1, z), (0, 0, 180), seg=24))
        if k == 2:
            for s in (1, -1):
                loop = [(0, y - 5, z + 1), (s * 12, y - 15, z + 4), (s * 30, y - 17, z - 6), (s * 26, y - 14, z - 18), (s * 8, y - 10, z - 6), (0, y - 5, z)]
                out.append(tube("bow", spline(loop, 8), 2.1, lace, 10))
                # the ends hang down and lie on the leather beside the rungs
                end = [(0, y - 6, z), (s * 6, y - 13, z - 14), (s * 12, -37, height(s * 12, -37) + 8), (s * 18, -45, height(s * 18, -45) + 7), (s * 24, -54, height(s * 24, -54) + 3.4)]
                out.append(tube("end", spline(end, 8), 2.1, lace, 10))
    # tongue
    # sole: light midsole and dark tread
    mid = material("midsole", "#c2a15f", 0, 0.55, rvar=0.05, bump=0.10, bscale=90)
    dark = material("outsole", "#26272a", 0, 0.6, rvar=0.05, bump=0.10, bscale=90)
    s = Field((-66, -200, 6), (66, 112, 36), 1.3)
    x, y, z = s.p()
    lip = outline(x, y, 6) + 0.8 * np.exp(-(((z - 21) / 3) ** 2))
    s.d = np.maximum(lip, np.abs(z - 20 - 6 * np.clip((-y - 150) / 60, 0, 1)) - 8.5 + 0.0).astype(np.float32)
    out.append(s.mesh("midsole", mid))
    t = Field((-66, -200, -3), (66, 112, 18), 1.3)
    x, y, z = t.p()
    tread = np.maximum(outline(x, y, 4.5), np.abs(z - 6.5) - 6.5)
    groove = np.maximum(np.abs(((y + 203) % 17) - 8.5) - 2.2, z - 7)
    arch = np.maximum(np.abs(y + 14) - 20, z - 7)
    tread = np.maximum(tread, -groove)
    tread = np.maximum(tread, -arch)
    t.d = tread.astype(np.float32)
    out.append(t.mesh("outsole", dark))
    m = material("mark", "#1a1a1c", 0, 0.42, img=labels.line(brand.upper(), "#c79a3a", 72, 600, 110))
    d = bake(xf(bent_decal(m, 42, 31, 7.4), scale=(1.3, 1, 1)))  # the shaft is oval
    bake(xf(d, (0, 36, 118), (0, 0, -90)))
    for p in d.data.vertices:  # pressed onto the leather
        near = v[(np.abs(v[:, 1] - p.co.y) < 2.2) & (np.abs(v[:, 2] - p.co.z) < 2.2)]
        p.co.x = float(near[:, 0].min()) - 0.35
    return [*out, d]


def build(shot, brand):
    a = shoe(brand)
    b = copies(a)
    for o in b:
        o.data = o.data.copy()
        o.data.transform(Matrix.Scale(-1, 4, (1, 0, 0)) @ o.matrix_world)
        o.matrix_world = Matrix()
        o.data.flip_normals()
    bpy.data.objects.remove(b.pop())  # its print would be mirrored
    group(a, (-72, -10, 0), (0, 0, -4))
    group(b, (72, 34, 0), (0, 0, -24))
    return stand(a + b)
