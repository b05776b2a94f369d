"""By the length: braided hose in a coil, CPVC pipes in a bundle."""
from materials import _nt
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "pvc-braided-hose-25mm": dict(kind="hose"),
    "cpvc-pipe-sdr11-3m": dict(kind="pipe"),
}
SHOTS = {1: dict(azim=-26, elev=30), 2: dict(azim=30, elev=44)}


def parameters(item, kind):
    return dict(kind=kind, size=int(item.numbers()[0]) if kind == "pipe" else 25, brand=item.brand, colour=item.colour)


def braid(colour, thread_, turns_u, turns_v):
    """Soft clear PVC with two sets of threads that cross; needs uv: u around, v along."""
    m, nt, b = _nt("braided")
    N, L = nt.nodes, nt.links
    uvn = N.new("ShaderNodeUVMap")
    sp = N.new("ShaderNodeSeparateXYZ")
    L.new(uvn.outputs[0], sp.inputs[0])

    def op(kind, a, c=None):
        q = N.new("ShaderNodeMath")
        q.operation = kind
        for i, v in enumerate((a, c)):
            if isinstance(v, (int, float)):
                q.inputs[i].default_value = v
            elif v is not None:
                L.new(v, q.inputs[i])
        return q.outputs[0]

    u, v = op("MULTIPLY", sp.outputs["X"], turns_u), op("MULTIPLY", sp.outputs["Y"], turns_v)
    lines = []
    for s in (1, -1):
        f = op("FRACT", op("ADD", u, op("MULTIPLY", v, s)))
        lines.append(op("LESS_THAN", op("ABSOLUTE", op("SUBTRACT", f, 0.5)), 0.085))
    ink = op("MAXIMUM", *lines)
    mx = N.new("ShaderNodeMixRGB")
    mx.inputs[1].default_value = lin(colour)
    mx.inputs[2].default_value = lin(thread_)
    L.new(ink, mx.inputs[0])
    L.new(mx.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.22
    b.inputs["Clearcoat"].default_value = 0.5
    bp = N.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.12
    bp.inputs["Distance"].default_value = 0.01
    L.new(ink, bp.inputs["Height"])
    L.new(bp.outputs[0], b.inputs["Normal"])
    return m


def tube_uv(pts, r, mat, seg=28):
    o = tube("hose", pts, r, mat, seg, caps=False)
    ul = o.data.uv_layers.new()
    n = len(pts)
    for f in o.data.polygons:
        q = [(o.data.loops[li].vertex_index % seg, o.data.loops[li].vertex_index // seg) for li in f.loop_indices]
        wrap = max(a for a, _ in q) - min(a for a, _ in q) > seg / 2
        for li, (a, k) in zip(f.loop_indices, q):
            ul.data[li].uv = ((a + (seg if wrap and a < seg / 2 else 0)) / seg, k / (n - 1))
    return o


def hose(brand, colour):
    r = 16
    R0 = 150
    pts = [(R0 + 60, -190, r), (R0 + 52, -110, r), (R0 + 20, -40, r)]
    turns, per = 9, 60
    P = []
    for k in range(turns * per + 1):
        a = TAU * k / per
        t = k / per
        layer, pos = divmod(t, 3.0)
        col = pos if int(layer) % 2 == 0 else 3.0 - pos
        R = R0 + col * 2.04 * r * 0.98
        z = r + layer * 1.78 * r
        P.append((R * math.cos(a), R * math.sin(a), z))
    # smooth the path so that steps between turns are gentle
    Q = [Vector(p) for p in P]
    for _ in range(12):
        Q = [Q[0]] + [(Q[i - 1] + Q[i] * 2 + Q[i + 1]) / 4 for i in range(1, len(Q) - 1)] + [Q[-1]]
    end = [Q[-1], Q[-1] + Vector((6, 60, 6)), Q[-1] + Vector((-20, 120, -4))]
    length = sum((Q[i + 1] - Q[i]).length for i in range(len(Q) - 1))
    mat = braid("#b9cdd6", "#2a5fae", 6, length / 17)
    out = [tube_uv(Q, r, mat)]
    # cut ends: wall and bore
    wall = material("wall", "#c4d6dc", 0, 0.3, coat=0.3)
    dark = material("bore", "#20272b", 0, 0.7)
    for p, q in ((Q[0], Q[1]), (Q[-1], Q[-2])):
        d = (p - q).normalized()
        rot = d.to_track_quat("Z", "Y").to_matrix().to_4x4()
        for o in (turned([(12.4, 0.3), (15.6, 0.3), (16, -0.2)], wall, seg=48), turned([(0, -0.6), (12.6, -0.1)], dark, seg=48)):
            o.matrix_world = Matrix.Translation(p) @ rot
            out.append(o)
    bpy.context.view_layer.update()
    lo, hi = bounds(out[:1])
    tie = material("tie", "#e3b81c", 0, 0.45, bump=0.1, bscale=90)
    outer = R0 + 7 * r
    for a in (35, 155, 275):
        near = [p for p in Q if abs((math.degrees(math.atan2(p.y, p.x)) - a + 180) % 360 - 180) < 4]
        radii = [math.hypot(p.x, p.y) for p in near]
        outer = max(outer, max(radii) + r + 1.6)
        c = hull([q for R, p in zip(radii, near) for q in circle(r + 1.0, 40, R, p.z)])
        o = tube("tie", [(x, 0, max(z, 1.4)) for x, z in c], 1.4, tie, 10, cyclic=True)
        xf(o, scale=(1, 6, 1))
        out.append(xf(o, rot=(0, 0, a)))
    face = labels.pack(900, 620, brand, "PVC BRAIDED HOSE", ["25 mm (1 inch)   ·   30 m", "Working pressure 8 bar"], colour)
    tag = decal(printed(face, 0.35, 0.3), 150, 103, (0, 0, 0), (64, 0, 0), r=4)
    xf(tag, (-60, -(outer + 28), 47))
    back = decal(material("card", "#efece2", 0, 0.6), 150, 103, (0, 0, -0.6), (64, 0, 0), r=4)
    xf(back, (-60, -(outer + 27.6), 47))
    return out + [tag, back]


def hull(points):
    """Convex outline of points in a plane (monotone chain)."""
    P = sorted(set((round(x, 3), round(y, 3)) for x, y in points))

    def half(seq):
        out = []
        for p in seq:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(P) + half(reversed(P))


def pipes(size, brand, colour):
    r = {15: 8, 20: 11.1, 25: 14.3}[size]
    t = r * 2 / 11
    cream = material("cpvc", "#e6d9b4", 0, 0.34, rvar=0.05, rscale=7, bump=0.02, bscale=60)
    L = 24 * r
    one = [turned([(r - t, -L / 2), (r - 0.3, -L / 2), (r, -L / 2 + 0.3), (r, L / 2 - 0.3), (r - 0.3, L / 2), (r - t, L / 2), (r - t, L / 2 - 30), (r - t, 0), (r - t, -L / 2 + 30)], cream, "Y", seg=80, closed=True, auto=40)]
    b = labels.text(f"{brand.upper()}  CPVC  {size} mm  SDR 11  IS 15778  28 bar at 23 °C", 1000, 70, 62, "#7a1f16", 900, most=1960)
    txt = material("print", "#e6d9b4", 0, 0.34, img=labels.png(b, 2000, 100, 1))

    def fn(u, v):
        a = math.radians(90 + (v - 0.5) * 44)
        return ((r + 0.05) * math.cos(a), (u - 0.5) * L * 0.8, (r + 0.05) * math.sin(a))

    p = grid_surf("print", fn, 2, 10, txt, wrap_u=False, uv=True)
    one.append(p)
    out = []
    k = 0
    for row, n in enumerate((4, 3, 2)):
        for c in range(n):
            q = copies(one if row == 2 or (row, c) in ((0, 0), (1, 0)) else one[:1])
            group(q, rot=(0, 0, 180))
            dy = ((k * 37) % 11 - 5) * r * 0.10
            k += 1
            out += group(q, ((c - (n - 1) / 2) * 2.01 * r, dy, r + row * 1.742 * r))
    for o in one:
        bpy.data.objects.remove(o)
    # an elbow-free still: only a red tie around, as pipes come from the mill
    tie = material("strap", colour, 0, 0.45)
    for y in (-L * 0.3, L * 0.3):
        c = hull([q for row, n in enumerate((4, 3, 2)) for k in range(n) for q in circle(r + 0.5, 40, (k - (n - 1) / 2) * 2.01 * r, r + row * 1.742 * r)])
        o = tube("strap", [(x, y, max(z, 0.5)) for x, z in c], 0.5, tie, 8, cyclic=True)
        for v in o.data.vertices:
            v.co.y = y + (v.co.y - y) * 10
        out.append(o)
    return out


def build(shot, kind, size, brand, colour):
    if kind == "hose":
        return stand(hose(brand, colour))
    return group(stand(pipes(size, brand, colour)), rot=(0, 0, 8))
