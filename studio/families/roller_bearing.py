"""Roller bearings: tapered, cylindrical, spherical, needle; and the thrust ball bearing."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "tapered-roller-bearing-302-series": dict(kind="taper"),
    "cylindrical-roller-bearing-nu206": dict(kind="cylinder", code="NU 206", size=(30, 62, 16)),
    "spherical-roller-bearing-22210-w33": dict(kind="spherical", code="22210 K W33", size=(50, 90, 23)),
    "needle-roller-bearing-hk-2516": dict(kind="needle", code="HK 2516", size=(25, 32, 16)),
    "thrust-ball-bearing-51107": dict(kind="thrust", code="51107", size=(35, 52, 12)),
}
SHOTS = {1: dict(azim=22, elev=24, light="metal"), 2: dict(azim=-32, elev=38, light="metal")}


def parameters(item, kind, code=None, size=None):
    d, D, B = item.numbers()[:3] if item.detail else size
    return dict(kind=kind, d=d, D=D, B=B, code=code or item.option, brand=item.brand)


def face_of(brand, code, r, D):
    """Race steel with a laser-marked ring at radius r."""
    tex = labels.ring(f"{brand.upper()}  {code}", 500 * r / (D / 2), min(46, 90 * 47 / D * 0.5), repeat=2)
    return material("face", (0.60, 0.60, 0.61), 1, 0.2, rvar=0.05, rscale=14, bump=0.02, bscale=120, img=tex, img_mix={"Metallic": (1, 0.2), "Roughness": (0.2, 0.5)})


def around(n, make):
    """n copies of make() around Z; make gives one part at angle 0."""
    first = make()
    out = [first]
    for k in range(1, n):
        o = dup(first)
        xf(o, rot=(0, 0, 360 * k / n))
        out.append(o)
    return out


def taper(d, D, B, brand, code):
    """Cone with its rollers (bottom, small end up) and cup."""
    st = material("race", (0.62, 0.62, 0.63), 1, 0.16, rvar=0.04, rscale=14, bump=0.015, bscale=120)
    g = (D - d) / 2
    face = face_of(brand, code, d / 2 + g * 0.2, D)
    Bc, Bk = B * 0.78, B * 0.92
    cup = lathe("cup", [(D / 2, 0), (D / 2, Bc), (D / 2 - g * 0.16, Bc), (D / 2 - g * 0.34, 0)], st, 160, closed=True, r=0.6, auto=28)
    lean = math.radians(14)
    R0 = d / 2 + g * 0.58
    rr = g * 0.19
    cone = [lathe("cone", [(d / 2, 0), (d / 2 + g * 0.30, 0), (d / 2 + g * 0.36, Bk * 0.10), (d / 2 + g * 0.28, Bk * 0.13), (d / 2 + g * 0.44, Bk * 0.84), (d / 2 + g * 0.60, Bk * 0.86), (d / 2 + g * 0.62, Bk), (d / 2, Bk)], face, 160, closed=True, r=0.4, auto=28)]
    planar_uv(cone[0], D, D)
    L = Bk * 0.62

    def roller():
        o = turned([(0, -L / 2), (rr * 0.84, -L / 2), (rr * 1.10, L / 2), (0, L / 2)], steel_bright("roller"), r=0.35, seg=40)
        xf(o, rot=(0, math.degrees(lean), 0))
        return xf(o, (R0 - g * 0.03, 0, Bk * 0.49))

    n = int(TAU * R0 / (rr * 2.5))
    cone += around(n, roller)
    cm = material("cage", (0.40, 0.39, 0.37), 1, 0.34, rvar=0.06, rscale=9, bump=0.05, bscale=60)
    t = math.tan(lean)
    for z0, z1 in ((Bk * 0.02, Bk * 0.15), (Bk * 0.83, Bk * 0.96)):
        r0, r1 = R0 + rr * 0.35 + (z0 - Bk / 2) * t, R0 + rr * 0.35 + (z1 - Bk / 2) * t
        cone.append(lathe("cage", [(r0, z0), (r1, z1), (r1 - 0.8, z1 + 0.2), (r0 - 0.8, z0 + 0.2)], cm, 160, closed=True))

    def rib():
        o = box("rib", 0.8, rr * 0.45, Bk * 0.74, cm, 0.2)
        xf(o, rot=(0, math.degrees(lean), 0))
        xf(o, (R0 + rr * 0.35, 0, Bk * 0.5))
        return xf(o, rot=(0, 0, 180 / n))

    cone += around(n, rib)
    return cone, [cup]


def cylinder(d, D, B, brand, code):
    """NU pattern, lying flat on z 0."""
    st = material("race", (0.62, 0.62, 0.63), 1, 0.16, rvar=0.04, rscale=14, bump=0.015, bscale=120)
    g = (D - d) / 2
    face = face_of(brand, code, D / 2 - g * 0.15, D)
    so, si = D / 2 - g * 0.30, d / 2 + g * 0.26
    rr = (D / 2 - g * 0.17 - si) / 2
    outer = lathe("outer", [(D / 2, 0), (D / 2, B), (so, B), (so, B - 2.4), (D / 2 - g * 0.17, B - 2.6), (D / 2 - g * 0.17, 2.6), (so, 2.4), (so, 0)], face, 160, closed=True, r=0.45, auto=28)
    planar_uv(outer, D, D)
    out = [outer, lathe("inner", [(d / 2, 0), (si, 0), (si, B), (d / 2, B)], st, 128, closed=True, r=0.8, auto=28)]
    pd = si + rr
    n = 13
    out += around(n, lambda: turned([(0, 2.7), (rr, 2.7), (rr, B - 2.7), (0, B - 2.7)], steel_bright("roller"), loc=(pd, 0, 0), r=0.5, seg=48))
    br = material("brass cage", (0.78, 0.57, 0.26), 1, 0.26, rvar=0.06, rscale=9, bump=0.05, bscale=60)
    for z in (1.2, B - 3.2):
        out.append(lathe("cage", [(pd - rr * 0.55, z), (pd + rr * 0.5, z), (pd + rr * 0.5, z + 2.0), (pd - rr * 0.55, z + 2.0)], br, 160, closed=True, r=0.4))

    def rib():
        o = turned([(0, 1.4), (1.5, 1.4), (1.5, B - 1.2), (0.9, B - 0.7), (0, B - 0.6)], br, loc=(pd, 0, 0), seg=24, r=0.2)
        return xf(o, rot=(0, 0, 180 / n))

    return out + around(n, rib)


def spherical(d, D, B, brand, code, tilt=6):
    """Two rows of barrels; the inner ring stands a little askew, as it can."""
    st = material("race", (0.62, 0.62, 0.63), 1, 0.16, rvar=0.04, rscale=14, bump=0.015, bscale=120)
    g = (D - d) / 2
    face = face_of(brand, code, D / 2 - g * 0.14, D)
    Rs = D / 2 - g * 0.20
    bore = [(math.sqrt(Rs * Rs - z * z), z) for z in [B / 2 * 0.97 * (1 - 2 * k / 16) for k in range(17)]]
    outer = lathe("outer", [(D / 2 - 1, -B / 2), (D / 2, -B / 2 + 1), (D / 2, -1.6), (D / 2 - 1, -1), (D / 2 - 1, 1), (D / 2, 1.6), (D / 2, B / 2 - 1), (D / 2 - 1, B / 2), (bore[0][0] + 0.5, B / 2)] + bore + [(bore[-1][0] + 0.5, -B / 2)], face, 160, closed=True, auto=28)
    planar_uv(outer, D, D)
    si = d / 2 + g * 0.26
    inner = [lathe("inner", [(d / 2, -B / 2), (si, -B / 2), (si + 1.6, -B / 2 + 2.2), (si, -B / 2 + 3), (si - 0.4, -2.4), (si + 1.4, -1.6), (si + 1.4, 1.6), (si - 0.4, 2.4), (si, B / 2 - 3), (si + 1.6, B / 2 - 2.2), (si, B / 2), (d / 2, B / 2)], st, 128, closed=True, r=0.4, auto=28)]
    L, rr = B * 0.40, (Rs - si) / 2 * 0.96
    n = 18
    prof = [(0, -L / 2)] + [(rr * (1 - 0.20 * (2 * z / L) ** 2), z) for z in [L * (k / 12 - 0.5) for k in range(13)]] + [(0, L / 2)]
    br = material("brass cage", (0.78, 0.57, 0.26), 1, 0.26, rvar=0.06, rscale=9, bump=0.05, bscale=60)
    for s in (1, -1):
        def roller(s=s):
            o = turned(prof, steel_bright("roller"), seg=40)
            xf(o, rot=(0, -10 * s, 0))
            xf(o, (si + rr * 0.97, 0, s * B * 0.255))
            return xf(o, rot=(0, 0, 0 if s > 0 else 180 / n))

        inner += around(n, roller)
        z = s * (B / 2 - 0.4)
        inner.append(lathe("cage", [(si + rr * 0.5, z - s * 2.2), (si + rr * 0.5, z), (si + rr * 1.5, z), (si + rr * 1.55, z - s * 2.2)], br, 160, closed=True, r=0.3))
    group(inner, rot=(tilt, 0, 0))
    out = [outer] + inner
    return group(out, (0, 0, B / 2))


def needle(d, D, B, brand, code):
    """Drawn cup, needles in a steel cage."""
    st = material("shell", (0.60, 0.60, 0.61), 1, 0.2, rvar=0.05, rscale=12, bump=0.02, bscale=100)
    cup = lathe("cup", [(D / 2, 0), (D / 2, B), (D / 2 - 2.6, B), (D / 2 - 2.6, B - 0.9), (D / 2 - 0.9, B - 0.9), (D / 2 - 0.9, 0.9), (D / 2 - 2.6, 0.9), (D / 2 - 2.6, 0)], st, 160, closed=True, r=0.4, auto=28)
    out = [cup]
    rr = 1.25
    pd = d / 2 + rr
    n = 26
    out += around(n, lambda: turned([(0, 1.4), (rr * 0.8, 1.4), (rr, 1.9), (rr, B - 1.9), (rr * 0.8, B - 1.4), (0, B - 1.4)], steel_bright("needle"), loc=(pd, 0, 0), seg=24))
    cm = material("cage", (0.36, 0.36, 0.35), 1, 0.34)
    for z in (1.0, B - 2.4):
        out.append(lathe("cage", [(pd - 0.9, z), (pd + 0.9, z), (pd + 0.9, z + 1.4), (pd - 0.9, z + 1.4)], cm, 128, closed=True, r=0.2))

    def fn(u, v):
        a = (u - 0.5) * 1.5 - math.pi / 2
        return ((D / 2 + 0.01) * math.cos(a), (D / 2 + 0.01) * math.sin(a), B / 2 + (v - 0.5) * 3.2)

    out.append(grid_surf("mark", fn, 40, 2, etched(labels.line(f"{brand.upper()}  {code}", "#222", 60, 750, 100), (0.60, 0.60, 0.61), 0.2, "mark"), wrap_u=False, uv=True))
    return out


def thrust(d, D, B, brand, code):
    """Two grooved washers and the caged balls between. Returns (lower, balls, upper), each around its own z."""
    g = (D - d) / 2
    rb, pd = B * 0.245, (d + D) / 4
    t = B * 0.36
    st = face_of(brand, code, pd + g * 0.14, D)
    groove = [(pd + rb * 1.04 * math.sin(a), rb * 1.04 * (1 - math.cos(a))) for a in [math.radians(48 - 6 * k) for k in range(17)]]
    top = t
    prof = [(d / 2, 0), (D / 2, 0), (D / 2, top), (groove[0][0] + 0.3, top)] + [(x, top - rb * 0.34 + z) for x, z in groove] + [(groove[-1][0] - 0.3, top), (d / 2, top)]
    washer_ = lathe("washer", prof, st, 160, closed=True, auto=28)
    upper = lathe("washer", [(d / 2, 0), (D / 2, 0), (D / 2, t), (d / 2, t)], st, 160, closed=True, r=0.6, auto=28)
    planar_uv(upper, D, D)
    n = 19

    def ball():
        me = bpy.data.meshes.new("ball")
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=rb)
        bm.to_mesh(me)
        bm.free()
        me.materials.append(steel_bright("ball"))
        b = add(bpy.data.objects.new("ball", me))
        shade(b, 180)
        return xf(b, (pd, 0, 0))

    cage = material("cage", (0.56, 0.55, 0.52), 1, 0.28, rvar=0.05, rscale=9, bump=0.04, bscale=60)
    row = around(n, ball)
    w = g * 0.40
    for s in (1, -1):
        row.append(lathe("cage", [(pd + s * w, -rb * 0.55), (pd + s * w, rb * 0.55), (pd + s * rb * 0.45, rb * 0.62), (pd + s * rb * 0.45, rb * 0.40), (pd + s * (w - 0.5), rb * 0.36), (pd + s * (w - 0.5), -rb * 0.55)], cage, 160, closed=True))
    row.append(lathe("cage", [(pd - w, -rb * 0.14), (pd + w, -rb * 0.14), (pd + w, rb * 0.14), (pd - w, rb * 0.14)], cage, 160, closed=True))
    return [washer_], row, [upper]


def build(shot, kind, d, D, B, code, brand):
    if kind == "taper":
        cone, cup = taper(d, D, B, brand, code)
        group(cone, rot=(0, 0, 20))
        if shot == 1:
            group(cup, rot=(74, 0, 0))
            stand(cup, -D * 0.05, D * 0.62)
            group(cone, (D * 0.32, -D * 0.15, 0))
            return cone + cup
        group(cone, rot=(180, 0, 0))
        stand(cone, 0, 0)
        stand(cup, 0, 0)
        group(cup, (D * 0.98, D * 0.30, 0))
        return cone + cup
    if kind == "thrust":
        lower, row, upper = thrust(d, D, B, brand, code)
        t, rb = B * 0.36, B * 0.245
        group(row, (0, 0, t + rb * 0.66))
        if shot == 1:
            group(upper, rot=(68, 0, -16))
            stand(upper, 0, D * 0.60)
            return lower + row + upper
        group(upper, (0, 0, t + rb * 1.32))
        third = copies(upper)
        group(third, (D * 0.9, -D * 0.5, -(t + rb * 1.32)))
        return lower + row + upper + third
    make = {"cylinder": cylinder, "spherical": spherical, "needle": needle}[kind]
    flat = make(d, D, B, brand, code)
    up = copies(flat)
    lean = 76 if kind != "needle" else 90
    group(up, rot=(lean, 0, 0))
    stand(up, 0, 0)
    if shot == 1:
        return up + group(flat, (D * 0.64, -D * 0.66, 0), (0, 0, 0))
    group(up, (D * 0.12, D * (0.76 if kind != "needle" else 0.9), 0))
    return up + flat
