"""Gloves, lying flat as a pair: coated knit, dotted knit, leather gauntlet. Moulded by distance fields."""
import numpy as np

from fields import Field, box as fbox, capsule, ellip, smin
from mesh import *
from materials import *
from materials import _nt
import labels

PRODUCTS = {
    "cut-resistant-gloves-level5": dict(kind="coated"),
    "cotton-knitted-dotted-gloves-dozen": dict(kind="dotted"),
    "leather-welding-gloves-14in": dict(kind="leather"),
}
SHOTS = {1: dict(azim=-14, elev=52), 2: dict(azim=26, elev=34)}

# tip of each finger, its root, radii (root, tip): a left hand seen from the palm's side, fingers towards +Y
FINGERS = (
    ((-36, 150), (-30, 92), 10.5, 8.5),
    ((-14, 172), (-10, 98), 11.0, 9.0),
    ((11, 168), (10, 96), 11.0, 9.0),
    ((35, 148), (28, 88), 10.5, 8.8),
    ((70, 96), (36, 40), 13.0, 10.0),
)


def knit(name, colour, pitch=3.0, strength=0.5):
    """Knitted cloth: rows of small v's as bump, in object space (object is scaled to about 1)."""
    m, nt, b = _nt(name)
    N, L = nt.nodes, nt.links
    b.inputs["Base Color"].default_value = lin(colour)
    b.inputs["Roughness"].default_value = 0.9
    b.inputs["Specular"].default_value = 0.2
    b.inputs["Sheen"].default_value = 0.5
    at = N.new("ShaderNodeAttribute")
    at.attribute_name = "rest"
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(at.outputs["Vector"], sp.inputs[0])

    def math_(op, a, c):
        q = N.new("ShaderNodeMath")
        q.operation = op
        for k, v in enumerate((a, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                q.inputs[k].default_value = v
            else:
                L.new(v, q.inputs[k])
        return q.outputs[0]

    x, y = sp.outputs["X"], sp.outputs["Y"]
    cx = math_("MULTIPLY", x, TAU / pitch)
    ax = math_("ABSOLUTE", math_("SINE", math_("MULTIPLY", cx, 0.5), None), None)
    yy = math_("ADD", math_("MULTIPLY", y, TAU / (pitch * 0.8)), math_("MULTIPLY", ax, 2.6))
    h = math_("ADD", math_("MULTIPLY", math_("SINE", yy, None), 0.5), ax)
    bp = N.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = strength
    bp.inputs["Distance"].default_value = 0.02
    L.new(h, bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    mr = N.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -0.4
    mr.inputs["From Max"].default_value = 1.2
    mr.inputs["To Min"].default_value = 0.62
    mr.inputs["To Max"].default_value = 1.08
    L.new(h, mr.inputs["Value"])
    mx = N.new("ShaderNodeMixRGB")
    mx.blend_type = "MULTIPLY"
    mx.inputs[0].default_value = 1
    mx.inputs[1].default_value = lin(colour)
    L.new(mr.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], b.inputs["Base Color"])
    return m


def suede(colour, n="suede"):
    return material(n, colour, 0, 0.88, rvar=0.05, bump=0.35, bscale=55, cvar=0.28, cscale=9, spec=0.2)


def hand(f, fat=1.0, flat=0.72, curl=10, cuff=-70, wide=1.0):
    """Glove as a field: the palm and fingers, a little cupped; z is height above the table."""
    X, Y, Z = f.p()

    def cap(a, b, r0, r1):
        P = (X, Y, Z / flat)
        return capsule(P, a, b, r0 * fat, r1 * fat)

    z0 = 13
    d = None
    for k, ((tx, ty), (rx, ry), r0, r1) in enumerate(FINGERS):
        lift = curl * (0.4 + 0.25 * ((k * 7) % 3))
        mid = ((tx + rx) / 2, (ty + ry) / 2, z0 / flat + lift * 1.1)
        root = (rx, ry, z0 / flat + 2)
        tip = (tx, ty, max(r1 * fat, z0 / flat + lift * 0.4) if k < 4 else z0 / flat + lift)
        one = smin(cap(root, mid, r0, (r0 + r1) / 2), cap(mid, tip, (r0 + r1) / 2, r1), 5)
        d = one if d is None else smin(d, one, 4.5)
    palm = ellip((X - 0, Y - 52, (Z - z0 - 1) / flat), 43 * wide, 58, 19 * fat)
    d = smin(d, palm.astype(np.float32), 12)
    wrist = cap((0, 20, z0 / flat), (0, cuff, z0 / flat), 16, 16)
    w = 36 * wide + np.clip((-Y - 0) / 70, 0, 1) * (6 if cuff > -90 else 22)
    tube_ = (np.sqrt((X / w) ** 2 + ((Z - z0) / (13 * fat)) ** 2) - 1) * 13
    tube_ = np.maximum(tube_, np.maximum(Y - 24, cuff - Y))
    return smin(d, tube_.astype(np.float32), 10).astype(np.float32)


def wrinkles(f, amount, seed=1):
    """Soft folds: a few slanted waves across palm and cuff."""
    X, Y, Z = f.p()
    out = amount * np.sin(Y * 0.16 + 0.9 * np.sin(X * 0.06 + seed)) * np.exp(-((Y - 10) / 46) ** 2)
    out += amount * 0.7 * np.sin(Y * 0.23 + X * 0.09 + seed * 2.0) * np.exp(-((Y - 96) / 24) ** 2)
    out += amount * 0.5 * np.sin(X * 0.17 - Y * 0.05 + seed)
    return out.astype(np.float32)


def glove(kind, brand, colour, mirror):
    cuff = {"coated": -62, "dotted": -66, "leather": -176}[kind]
    fat = {"coated": 1.0, "dotted": 1.12, "leather": 1.3}[kind]
    f = Field((-76, cuff - 6, -3), (98, 192, 54), 1.35)
    d = hand(f, fat, 0.74, 12, cuff, 1.0 if kind != "leather" else 1.16)
    d = d + wrinkles(f, 0.9 if kind != "leather" else 1.3, 1 + mirror)
    X, Y, Z = f.p()
    if kind != "leather":  # elastic: the wrist is gathered
        rib = np.cos(X * 1.3) * 0.45 * ((Y < -8) & (Y > cuff + 6))
        d = d + (3.2 * np.exp(-((Y + 26) / 22) ** 2) + rib).astype(np.float32)
    d = np.maximum(d, 1.0 - Z)
    hollow = (np.sqrt((X / 33) ** 2 + ((Z - 13) / 8.5) ** 2) - 1) * 9
    f.d = np.maximum(d, -np.maximum(hollow, Y - cuff - (26 if kind == "leather" else 12))).astype(np.float32)
    out = []
    if kind == "leather":
        body = f.mesh("glove", suede("#a86a24" if brand else "#b9772c"))
        out.append(body)
        # seams: welted piping between the fingers' sides and around the thumb; cuff hem
        v = np.array([p.co for p in body.data.vertices])
        thread_ = material("thread", "#f0dfb0", 0, 0.8)
        for y in (cuff + 7, cuff + 11):
            for k in range(26):
                x = -50 + 100 * k / 25
                near = v[(np.abs(v[:, 0] - x) < 1.4) & (np.abs(v[:, 1] - y) < 1.4)]
                out.append(box("stitch", 2.6, 0.9, 0.7, thread_, 0.25, (x, y, float(near[:, 2].max()))))
    else:
        body_mat = knit("knit", "#8d949b" if kind == "coated" else "#f1efe8", 2.6 if kind == "coated" else 4.2, 0.5 if kind == "coated" else 0.8)
        body = f.mesh("glove", body_mat)
        out.append(keep_rest(body))
        if kind == "coated":  # the palm's dip: a second skin over fingers and palm
            g = Field((-76, -40, -3), (98, 192, 54), 1.35)
            X, Y, Z = g.p()
            e = hand(g, fat, 0.74, 12, cuff, 1.0) + wrinkles(g, 0.9, 1 + mirror) + (3.2 * np.exp(-((Y + 26) / 22) ** 2)).astype(np.float32)
            e = np.maximum(e - 0.45, 1.0 - Z)
            edge = 12 + 4 * np.sin(X * 0.12) - Y
            g.d = np.maximum(e, np.maximum(edge, 9 - Z)).astype(np.float32)
            out.append(g.mesh("coating", material("pu", "#1b1c1f", 0, 0.5, rvar=0.08, bump=0.35, bscale=110, coat=0.05)))
        else:
            blue = material("dot", "#1d4f9f", 0, 0.42, bump=0.05)
            v = np.array([p.co for p in body.data.vertices])
            nz = np.abs(np.array([p.normal.z for p in body.data.vertices]))
            up = v[(nz > 0.75) & (v[:, 2] > 12)]
            dot = turned([(0, 0.75), (1.0, 0.6), (1.5, 0.1), (1.6, -0.3)], blue, seg=14)
            for i in range(-12, 16):
                for j in range(0, 34):
                    x, y = i * 6.0 + (3.0 if j % 2 else 0), 2 + j * 5.2
                    near = up[(np.abs(up[:, 0] - x) < 1.2) & (np.abs(up[:, 1] - y) < 1.2)]
                    if len(near):
                        out.append(xf(dup(dot), (x, y, float(near[:, 2].max()) - 0.05)))
            bpy.data.objects.remove(dot)
        band = {"coated": "#e3a712", "dotted": "#c4161c"}[kind]
        h = Field((-56, cuff - 6, -2), (56, cuff + 12, 40), 1.0)
        X, Y, Z = h.p()
        q = hand(h, fat, 0.74, 12, cuff - 20, 1.0) + wrinkles(h, 0.9, 1 + mirror) + (3.2 * np.exp(-((Y + 26) / 22) ** 2))
        q = np.maximum(q, 1.6 - Z)  # follows the cuff, flat below
        h.d = np.maximum(np.maximum(np.abs(q) - 1.5, np.abs(Y - cuff - 2) - 3), 0.2 - Z).astype(np.float32)
        out.append(h.mesh("hem", knit("hem", band, 2.6, 0.5)))
        keep_rest(out[-1])
    if mirror:
        for o in out:
            o.data = o.data.copy() if o.data.users > 1 else o.data
            o.data.transform(Matrix.Scale(-1, 4, (1, 0, 0)) @ o.matrix_world)
            o.matrix_world = Matrix()
            o.data.flip_normals()
    return out


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand, colour=item.colour)


def build(shot, kind, brand, colour):
    a = glove(kind, brand, colour, 0)
    b = glove(kind, brand, colour, 1)
    k = 1.45 if kind == "leather" else 1.0
    group(a, (70 * k, 0, 0), (0, 0, -12))
    group(b, (-60 * k, -16, 0), (0, 0, 9))
    return stand(a + b)
