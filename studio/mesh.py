"""Meshes: lathe, loft, plate, tube and the small moves that every family needs. Lengths in millimetres."""
import bisect, bpy, bmesh, math, os, random
from mathutils import Vector, Matrix, Euler

TAU = math.tau


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def coll():
    return bpy.context.scene.collection


def add(obj):
    coll().objects.link(obj)
    return obj


def mesh_obj(name, verts, faces, mat=None, smooth=True, auto=35, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.validate()
    me.update()
    o = add(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    if smooth:
        shade(o, auto)
    return o


def shade(o, auto=35):
    me = o.data
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(auto)


def recalc(o):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.data.update()
    return o


def round_profile(pts, r=0.5, n=4, closed=True):
    """2D polygon -> same polygon with rounded corners. pts: (x,y) or (x,y,r)."""
    out = []
    N = len(pts)
    for i, p in enumerate(pts):
        rr = p[2] if len(p) > 2 else r
        P = Vector(p[:2])
        if not closed and i in (0, N - 1):
            out.append((P.x, P.y))
            continue
        A = Vector(pts[(i - 1) % N][:2])
        B = Vector(pts[(i + 1) % N][:2])
        a = A - P
        b = B - P
        if a.length < 1e-9 or b.length < 1e-9 or rr <= 0:
            out.append((P.x, P.y))
            continue
        ang = a.angle(b)
        if ang > math.pi - 1e-3:
            out.append((P.x, P.y))
            continue
        t = min(rr / math.tan(ang / 2), a.length * 0.48, b.length * 0.48)
        rad = t * math.tan(ang / 2)
        p0 = P + a.normalized() * t
        p1 = P + b.normalized() * t
        c = P + (a.normalized() + b.normalized()).normalized() * math.hypot(rad, t)
        v0 = p0 - c
        v1 = p1 - c
        th = v0.angle_signed(v1)
        for k in range(n + 1):
            v = v0.copy()
            v.rotate(Matrix.Rotation(-th * k / n, 2))
            out.append((c.x + v.x, c.y + v.y))
    return out


def lathe(name, prof, mat=None, seg=128, closed=False, r=None, n=4, auto=35, axis="Z", uv=False):
    """revolve (radius,z) profile about Z. r: rounding radius of profile corners."""
    if r is not None:
        prof = round_profile(prof, r, n, closed)
    V, F = [], []
    m = len(prof)
    for i in range(seg):
        a = TAU * i / seg
        c, s = math.cos(a), math.sin(a)
        for x, z in prof:
            V.append((x * c, x * s, z))
    for i in range(seg):
        j = (i + 1) % seg
        for k in range(m if closed else m - 1):
            l = (k + 1) % m
            F.append((i * m + k, j * m + k, j * m + l, i * m + l))
    o = mesh_obj(name, V, F, mat, True, auto)
    if uv:
        me = o.data
        ul = me.uv_layers.new()
        zs = [p[1] for p in prof]
        z0, z1 = min(zs), max(zs)
        for f in me.polygons:
            us = []
            for li in f.loop_indices:
                v = me.vertices[me.loops[li].vertex_index].co
                us.append((math.atan2(v.y, v.x) / TAU) % 1.0)
            wrap = max(us) - min(us) > 0.5
            for li, u in zip(f.loop_indices, us):
                v = me.vertices[me.loops[li].vertex_index].co
                if wrap and u < 0.5:
                    u += 1
                ul.data[li].uv = (u, (v.z - z0) / (z1 - z0))
    recalc(o)
    return o


def planar_uv(o, sx, sy, axis="Z", ox=0, oy=0):
    me = o.data
    ul = me.uv_layers.new() if not me.uv_layers else me.uv_layers[0]
    k = "XYZ".index(axis)
    for f in me.polygons:
        side = f.normal[k] < 0.6  # never smear the print over the flanks / the back
        for li in f.loop_indices:
            v = me.vertices[me.loops[li].vertex_index].co
            p = {"Z": (v.x, v.y), "Y": (v.x, v.z), "X": (v.y, v.z)}[axis]
            ul.data[li].uv = (0.001, 0.001) if side else ((p[0] - ox) / sx + 0.5, (p[1] - oy) / sy + 0.5)


def grid_surf(name, fn, nu, nv, mat=None, wrap_u=True, wrap_v=False, caps=False, auto=40, uv=False):
    """fn(u,v)->(x,y,z), u,v in 0..1"""
    V, F = [], []
    NU = nu if wrap_u else nu + 1
    NV = nv if wrap_v else nv + 1
    for j in range(NV):
        for i in range(NU):
            V.append(fn(i / nu, j / nv))
    UV = {}
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % NU
            j2 = (j + 1) % NV
            F.append((j * NU + i, j * NU + i2, j2 * NU + i2, j2 * NU + i))
            UV[len(F) - 1] = [
                (i / nu, j / nv),
                ((i + 1) / nu, j / nv),
                ((i + 1) / nu, (j + 1) / nv),
                (i / nu, (j + 1) / nv),
            ]
    if caps and wrap_u and not wrap_v:
        F.append(tuple(reversed(range(NU))))
        F.append(tuple(range((NV - 1) * NU, NV * NU)))
    o = mesh_obj(name, V, F, mat, True, auto)
    if uv:
        ul = o.data.uv_layers.new()
        for fi, uvs in UV.items():
            if fi < len(o.data.polygons):
                for li, q in zip(o.data.polygons[fi].loop_indices, uvs):
                    ul.data[li].uv = q
    else:
        recalc(o)
    return o


def loft(name, rings, mat=None, closed=False, caps=True, auto=40):
    n = len(rings[0])
    V = [tuple(p) for r in rings for p in r]
    F = []
    m = len(rings)
    for j in range(m if closed else m - 1):
        j2 = (j + 1) % m
        for i in range(n):
            i2 = (i + 1) % n
            F.append((j * n + i, j * n + i2, j2 * n + i2, j2 * n + i))
    if caps and not closed:
        F.append(tuple(reversed(range(n))))
        F.append(tuple(range((m - 1) * n, m * n)))
    o = mesh_obj(name, V, F, mat, True, auto)
    recalc(o)
    return o


def superellipse(rx, ry, p=2.5, n=32):
    out = []
    for i in range(n):
        a = TAU * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((rx * math.copysign(abs(c) ** (2 / p), c), ry * math.copysign(abs(s) ** (2 / p), s)))
    return out


def plate(name, outline, thick, mat=None, holes=(), bevel=0.0, bres=3, auto=40, cyc=True):
    """extruded 2D outline (list of (x,y)) with holes, centred on z=0, bevelled edges"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    for loop in [outline] + list(holes):
        sp = cu.splines.new("POLY")
        sp.points.add(len(loop) - 1)
        for p, q in zip(sp.points, loop):
            p.co = (q[0], q[1], 0, 1)
        sp.use_cyclic_u = True
    cu.extrude = max(thick / 2 - bevel, 1e-5)
    cu.bevel_depth = bevel
    cu.bevel_resolution = bres
    cu.offset = -bevel
    o = add(bpy.data.objects.new(name, cu))
    o = to_mesh(o)
    if mat:
        o.data.materials.clear()
        o.data.materials.append(mat)
    recalc(o)
    shade(o, auto)
    for f in o.data.polygons:  # big caps flat: no smooth-shading streaks from n-gons
        if abs(f.normal.z) > 0.98:
            f.use_smooth = False
    return o


def to_mesh(o):
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), depsgraph=dg)
    n = bpy.data.objects.new(o.name, me)
    n.matrix_world = o.matrix_world.copy()
    add(n)
    old = o
    bpy.data.objects.remove(old)
    return n


def circle(r, n=64, cx=0, cy=0, a0=0):
    return [(cx + r * math.cos(a0 + TAU * i / n), cy + r * math.sin(a0 + TAU * i / n)) for i in range(n)]


LATO = "/usr/share/fonts/truetype/lato/Lato-Black.ttf"


def text_mesh(txt, size, depth, mat, font=LATO, align="CENTER", bevel=0.0):
    cu = bpy.data.curves.new("txt", "FONT")
    cu.body = txt
    cu.size = size
    cu.extrude = depth
    cu.align_x = align
    cu.align_y = "CENTER"
    cu.bevel_depth = bevel
    if font and os.path.exists(font):
        cu.font = bpy.data.fonts.load(font)
    o = to_mesh(add(bpy.data.objects.new("txt", cu)))
    o.data.materials.clear()
    o.data.materials.append(mat)
    return o


def bevel_mod(o, w, seg=3, angle=35, apply=True):
    m = o.modifiers.new("b", "BEVEL")
    m.width = w
    m.segments = seg
    m.limit_method = "ANGLE"
    m.angle_limit = math.radians(angle)
    m.harden_normals = False
    if apply:
        o = apply_mods(o)
    shade(o, 40)
    return o


def subsurf(o, lv=2, apply=True):
    m = o.modifiers.new("s", "SUBSURF")
    m.levels = m.render_levels = lv
    if apply:
        o = apply_mods(o)
    return o


def boolean(o, other, op="DIFFERENCE", rm=True):
    m = o.modifiers.new("bool", "BOOLEAN")
    m.object = other
    m.operation = op
    m.solver = "EXACT"
    o = apply_mods(o)
    if rm:
        bpy.data.objects.remove(other)
    return o


def apply_mods(o):
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg), depsgraph=dg)
    o.modifiers.clear()
    o.data = me
    return o


def xf(o, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    s = scale if hasattr(scale, "__len__") else (scale,) * 3
    M = Matrix.LocRotScale(Vector(loc), Euler([math.radians(a) for a in rot]), Vector(s))
    o.matrix_world = M @ o.matrix_world
    bpy.context.view_layer.update()
    return o


def bake(o):
    o.data.transform(o.matrix_world)
    o.matrix_world = Matrix()
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    for o in objs:
        xf(o, loc, rot, scale)
    return objs


def dup(o):
    n = bpy.data.objects.new(o.name, o.data)
    n.matrix_world = o.matrix_world.copy()
    return add(n)


def tube(name, pts, rad, mat=None, seg=16, cyclic=False, caps=True):
    """round bar along a 3D polyline (parallel transport frames)"""
    P = [Vector(p) for p in pts]
    N = len(P)
    T = []
    for i in range(N):
        a = P[(i - 1) % N] if (cyclic or i > 0) else P[i]
        b = P[(i + 1) % N] if (cyclic or i < N - 1) else P[i]
        T.append((b - a).normalized())
    up = Vector((0, 0, 1)) if abs(T[0].z) < 0.9 else Vector((1, 0, 0))
    nrm = (up - T[0] * up.dot(T[0])).normalized()
    rings = []
    for i in range(N):
        nrm = (nrm - T[i] * nrm.dot(T[i])).normalized()
        bi = T[i].cross(nrm)
        r = rad(i / (N - 1)) if callable(rad) else rad
        rings.append([P[i] + nrm * math.cos(TAU * k / seg) * r + bi * math.sin(TAU * k / seg) * r for k in range(seg)])
    return loft(name, rings, mat, closed=cyclic, caps=caps and not cyclic)


def keep_rest(o):
    """Remembers where each point was before the part was posed, so that grain follows the part."""
    a = o.data.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    a.data.foreach_set("vector", [c for v in o.data.vertices for c in v.co])
    return o


def smooth_rings(prof, ring, n, rib=None):
    """Catmull-Rom through the stations (z, rx, ry); ring(z, rx, ry) gives one ring. rib: (from, to, pitch, depth)."""
    out = []
    K = len(prof)
    for i in range(n + 1):
        u = i / n * (K - 1)
        k = min(int(u), K - 2)
        t = u - k
        p = [prof[max(0, min(K - 1, k + j - 1))] for j in range(4)]
        c = [
            0.5
            * (
                (2 * p[1][j])
                + (-p[0][j] + p[2][j]) * t
                + (2 * p[0][j] - 5 * p[1][j] + 4 * p[2][j] - p[3][j]) * t * t
                + (-p[0][j] + 3 * p[1][j] - 3 * p[2][j] + p[3][j]) * t**3
            )
            for j in range(3)
        ]
        if rib and rib[1] < c[0] < rib[0]:
            ph = ((c[0] - rib[1]) / rib[2]) % 1
            d = rib[3] * (1 if ph < 0.22 else 0)
            c[1] -= d
            c[2] -= d
        out.append(ring(c[0], c[1], c[2]))
    return out


def box(name, sx, sy, sz, mat, bevel=0.6, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Box with bevelled edges, centred on loc."""
    b = max(min(bevel, sx / 2.2, sy / 2.2, sz / 2.2), 1e-3)
    x, y, z = sx / 2, sy / 2, sz / 2
    V = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh_obj(name, V, F, mat, True, 30)
    recalc(o)
    m = o.modifiers.new("b", "BEVEL")
    m.width, m.segments, m.limit_method = b, 3, "NONE"
    m.harden_normals = False
    o = apply_mods(o)
    shade(o, 35)
    return xf(o, loc, rot)


def rounded(w, h, r, n=8):
    """Outline of a rounded rectangle, centred."""
    return round_profile([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], r, n)


def prism(name, outline, depth, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.6, holes=(), auto=35):
    """plate() placed: outline in the xy plane, depth along z, centred, then turned and moved."""
    return xf(plate(name, outline, depth, mat, holes=holes, bevel=bevel, auto=auto), loc, rot)


def decal(img_material, w, h, loc=(0, 0, 0), rot=(0, 0, 0), r=0, thick=0.0):
    """Flat label, w by h, facing +Z before it is turned. The whole picture lies on it."""
    pts = rounded(w, h, r) if r else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    o = mesh_obj("label", [(x, y, 0) for x, y in pts], [tuple(range(len(pts)))], img_material, False)
    ul = o.data.uv_layers.new()
    for li, loop in enumerate(o.data.loops):
        v = o.data.vertices[loop.vertex_index].co
        ul.data[li].uv = (v.x / w + 0.5, v.y / h + 0.5)
    return xf(o, loc, rot)


def bent_decal(img_material, R, w, h, loc=(0, 0, 0), rot=(0, 0, 0), n=32):
    """Label on an upright cylinder of radius R, centred towards -Y, w along the arc, h along Z."""

    def fn(u, v):
        a = (u - 0.5) * w / R - math.pi / 2
        return (R * math.cos(a), R * math.sin(a), (v - 0.5) * h)

    return xf(grid_surf("label", fn, n, 2, img_material, wrap_u=False, uv=True), loc, rot)


def turned(prof, mat, axis="Z", loc=(0, 0, 0), rot=(0, 0, 0), seg=96, r=None, closed=False, auto=35, uv=False):
    """lathe() along X, Y or Z, then placed."""
    o = lathe("turned", prof, mat, seg, closed=closed, r=r, auto=auto, uv=uv)
    if axis == "X":
        xf(o, rot=(0, 90, 0))
    if axis == "Y":
        xf(o, rot=(-90, 0, 0))
    return xf(o, loc, rot)


def bounds(objs):
    """Lowest and highest corner of all parts."""
    bpy.context.view_layer.update()
    pts = [o.matrix_world @ v.co for o in objs if o.type == "MESH" for v in o.data.vertices]
    return Vector([min(p[i] for p in pts) for i in range(3)]), Vector([max(p[i] for p in pts) for i in range(3)])


def stand(objs, x=None, y=None):
    """Sets the group on the floor; x, y: where its middle comes."""
    lo, hi = bounds(objs)
    dx = 0 if x is None else x - (lo.x + hi.x) / 2
    dy = 0 if y is None else y - (lo.y + hi.y) / 2
    return group(objs, (dx, dy, -lo.z))


def copies(objs):
    return [dup(o) for o in objs]


def spline(pts, n=12):
    """Smooth polyline (Catmull-Rom) through points in space, n steps a span."""
    P = [Vector(p) for p in pts]
    out = []
    for k in range(len(P) - 1):
        a, b, c, d = P[max(k - 1, 0)], P[k], P[k + 1], P[min(k + 2, len(P) - 1)]
        for i in range(n):
            t = i / n
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return out + [P[-1]]


def annulus(r0, r1, mat, loc=(0, 0, 0), size=None, z1=0.0, n=96):
    """Flat (or, with z1, dished) printed ring facing +Z; the picture covers a square of the side `size` around the middle."""
    size = size or 2 * r1

    def fn(u, v):
        r = r0 + (r1 - r0) * v
        return (r * math.cos(TAU * u), r * math.sin(TAU * u), z1 * v)

    o = grid_surf("ring print", fn, n, 2, mat, wrap_u=True, uv=True)
    for loop, corner in zip(o.data.loops, o.data.uv_layers[0].data):
        p = o.data.vertices[loop.vertex_index].co
        corner.uv = (p.x / size + 0.5, p.y / size + 0.5)
    return xf(o, loc)


def limb(name, pts, size, mat, tip=0.0, seg=36, n=90, p=2.4, up=(0, 0, 1), rib=None, auto=60):
    """Bar of superelliptic section along a smooth path. size: (half width, half height) or a function of 0..1;
    tip: length of the rounded ends; rib: (from, to, pitch, depth) in millimetres along the path."""
    C = spline(pts, 24)
    acc = [0.0]
    for a, b in zip(C, C[1:]):
        acc.append(acc[-1] + (b - a).length)
    L = acc[-1]

    def at(s):
        s = min(max(s, 0), L)
        k = min(max(bisect.bisect_right(acc, s) - 1, 0), len(C) - 2)
        return C[k].lerp(C[k + 1], (s - acc[k]) / max(acc[k + 1] - acc[k], 1e-9))

    stops = [L * k / n for k in range(n + 1)]
    if tip:
        ends = [tip * (1 - math.cos(k / 9 * math.pi / 2)) for k in range(9)]
        stops = ends + [s for s in stops if tip <= s <= L - tip] + [L - e for e in reversed(ends)]
    rings = []
    for s in stops:
        T = (at(s + 0.5) - at(s - 0.5)).normalized()
        side = T.cross(Vector(up)).normalized()
        w = side.cross(T)
        rx, ry = size(s / L) if callable(size) else size
        f = math.sqrt(max(1 - (1 - min(min(s, L - s) / tip, 1)) ** 2, 0.0004)) if tip else 1
        if rib and rib[0] < s < rib[1] and ((s - rib[0]) / rib[2]) % 1 < 0.25:
            f *= 1 - rib[3] / max(rx, ry)
        c = at(s)
        rings.append([c + side * a * f + w * b * f for a, b in superellipse(rx, ry, p, seg)])
    return loft(name, rings, mat, auto=auto)


def steps(*stations):
    """size function for limb(): smooth through (position 0..1, half width, half height)."""

    def size(u):
        k = 0
        while k < len(stations) - 2 and u > stations[k + 1][0]:
            k += 1
        a, b = stations[k], stations[k + 1]
        t = min(max((u - a[0]) / (b[0] - a[0]), 0), 1)
        t = t * t * (3 - 2 * t)
        return (a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)

    return size
