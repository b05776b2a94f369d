"""Deep groove ball bearings."""
from mesh import *
from materials import *
import labels


def bearing(d=20, D=47, B=14, kind="open", code="6204", brand="Rolvani"):
    """One bearing lying flat, middle at z 0. d bore, D outside, B width. kind: open, 2RS (rubber) or ZZ (steel shields)."""
    rd_, pd = D / 2, (d / 2 + D / 2) / 2
    rb = (D - d) / 2 * 0.29
    h = B / 2
    so = D / 2 - (D - d) / 2 * 0.28
    si = d / 2 + (D - d) / 2 * 0.28
    gr = rb * 1.04

    def groove(z0, z1, r0, sign, n=18):
        zz = min(math.sqrt(max(gr * gr - (abs(r0 - pd)) ** 2, 0)), h * 0.86)
        return [(pd + sign * math.sqrt(gr * gr - z * z), z) for z in [(-zz + 2 * zz * k / n) for k in range(n + 1)]]

    suffix = {"2RS": "-2RS", "ZZ": "-ZZ"}.get(kind, "")
    size = min(46 * 14 / B * D / 47 * 0.86, 1000 * (D / 2 - so) / D * 0.72)
    tex = labels.ring(f"{brand.upper()}  {code}{suffix}", 500 * ((D / 2 + so) / 2) / (D / 2) - 4, size, repeat=2)
    st = material("race", (0.62, 0.62, 0.63), 1, 0.17, rvar=0.04, rscale=14, bump=0.015, bscale=120, aniso=0.2)
    face = material(
        "face",
        (0.60, 0.60, 0.61),
        1,
        0.23,
        rvar=0.05,
        rscale=14,
        bump=0.02,
        bscale=120,
        img=tex,
        img_mix={"Metallic": (1, 0.2), "Roughness": (0.23, 0.5)},
    )
    c = 0.7
    out = round_profile([(D / 2, -h, c), (D / 2, h, c), (so, h, 0.35), (so, -h, 0.35)], c, 4)
    # splice raceway groove into inner wall of outer ring
    g = groove(0, 0, so, +1)
    o_prof = (
        [
            (D / 2 - c, h),
            (D / 2 - c * 0.29, h - c * 0.29),
            (D / 2, h - c),
            (D / 2, -h + c),
            (D / 2 - c * 0.29, -h + c * 0.29),
            (D / 2 - c, -h),
            (so + 0.4, -h),
            (so, -h + 0.4),
        ]
        + g
        + [(so, h - 0.4), (so + 0.4, h)]
    )
    gi = groove(0, 0, si, -1)
    i_prof = (
        [
            (d / 2 + c, -h),
            (d / 2 + c * 0.29, -h + c * 0.29),
            (d / 2, -h + c),
            (d / 2, h - c),
            (d / 2 + c * 0.29, h - c * 0.29),
            (d / 2 + c, h),
            (si - 0.4, h),
            (si, h - 0.4),
        ]
        + gi[::-1]
        + [(si, -h + 0.4), (si - 0.4, -h)]
    )
    o1 = lathe("outer", o_prof, face, 160, closed=True, auto=28)
    planar_uv(o1, D, D)
    o2 = lathe("inner", i_prof, st, 128, closed=True, auto=28)
    objs = [o1, o2]
    if kind == "open":
        nb = 8
        ball = steel_bright("ball")
        for k in range(nb):
            a = TAU * (k + 0.3) / nb
            me = bpy.data.meshes.new("ball")
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=rb)
            bm.to_mesh(me)
            bm.free()
            b = add(bpy.data.objects.new("ball", me))
            me.materials.append(ball)
            shade(b, 180)
            b.location = (pd * math.cos(a), pd * math.sin(a), 0)
            objs.append(b)
        cm = material("cage", (0.58, 0.565, 0.53), 1, 0.30, rvar=0.06, rscale=9, bump=0.04, bscale=60)
        w, t = rb * 0.36, 0.42
        for sgn in (1, -1):

            def fn(u, v, sgn=sgn):
                th = TAU * u
                q = (u * nb - 0.3) % 1.0
                q = min(q, 1 - q) / nb * TAU * pd  # arc distance to nearest ball
                rr = rb + 0.30
                z = math.sqrt(max(rr * rr - q * q, 0)) if q < rr else 0
                z = math.sqrt(z * z + 0.35**2)
                c4 = [(-w, 0), (-w + 0.25, t), (w - 0.25, t), (w, 0), (w, -0.05), (-w, -0.05)][int(round(v * 6)) % 6]
                return ((pd + c4[0]) * math.cos(th), (pd + c4[0]) * math.sin(th), sgn * (z + c4[1] - 0.1))

            objs.append(grid_surf("cage", fn, 400, 6, cm, wrap_v=True, auto=50))
        for k in range(nb):
            a = TAU * (k + 0.8) / nb
            rv = lathe("rivet", [(0, 0.95), (0.5, 0.85), (0.85, 0.45), (0.95, 0)], cm, 24, auto=60)
            xf(rv, (pd * math.cos(a), pd * math.sin(a), 0.35))
            objs.append(rv)
    else:
        z = h - 0.75
        m = rubber("seal", "#17181a", 0.42) if kind == "2RS" else steel_ground("shield", 0.3)
        prof = [
            (si + 0.15, z - 0.5),
            (si + 0.25, z - 0.05),
            (si + 0.9, z + 0.1),
            (si + 1.6, z - 0.12),
            ((si + so) / 2, z - 0.18),
            (so - 1.3, z - 0.12),
            (so - 0.7, z + 0.08),
            (so + 0.05, z - 0.1),
            (so + 0.1, z - 0.6),
        ]
        s1 = lathe("seal", prof, m, 128, auto=50)
        if kind == "2RS":
            t2 = labels.ring(f"{code} 2RS", 500 * ((si + so) / 2) / (D / 2), 44, "#b9bcc2", 2)
            m2 = material("sealp", "#17181a", 0, 0.42, rvar=0.05, img=t2, bump=0.1, bscale=150)
            s1.data.materials.clear()
            s1.data.materials.append(m2)
            planar_uv(s1, D, D)
        objs.append(s1)
    return objs


PRODUCTS = {
    "ball-bearing-6204-2rs": dict(code="6204", kind="2RS"),
    "ball-bearing-6205-zz": dict(code="6205", kind="ZZ"),
    "ball-bearing-6305-2rs-c3": dict(code="6305", kind="2RS"),
    "ball-bearing-62-zz-small": dict(kind="ZZ"),
    "miniature-bearing-608-2rs-10pc": dict(code="608", kind="2RS", count=10),
}
SHOTS = {
    1: dict(azim=24, elev=20, light="metal"),
    2: dict(azim=-30, elev=34, light="metal"),
    3: dict(azim=2, elev=66, light="metal"),
}
DIMENSIONS = {"6204": (20, 47, 14), "608": (8, 22, 7)}


def parameters(item, kind, code=None, count=2):
    code = code or item.option.split("-")[0]
    spec = [item.spec_number(k) for k in ("Bore", "Outside diameter", "Width")]
    d, D, B = item.numbers()[:3] if item.detail else spec if all(spec) else DIMENSIONS[code]
    return dict(d=d, D=D, B=B, kind=kind, code=code, brand=item.brand, count=count)


def build(shot, count=2, **k):
    D, B = k["D"], k["B"]
    if count > 2:
        return pile(count, shot, **k)
    upright = bearing(**k)
    group(upright, rot=(78, 0, 0))
    stand(upright, 0, 0)
    flat = bearing(**k)
    group(flat, rot=(0, 0, 40))
    group(flat, (D * 0.66, -D * 0.62, B / 2))
    return upright + flat if shot == 1 else standing_pair(upright, flat, D)


def standing_pair(upright, flat, D):
    """Second view: one flat, the other leaning against it."""
    stand(flat, 0, 0)
    stand(upright, D * 0.1, D * 0.72)
    return upright + flat


def pile(count, shot, **k):
    """Small bearings: some stacked in pairs, one leaning in front."""
    D, B = k["D"], k["B"]
    first = bearing(**k)
    spots = [(x, y, level) for x, y in ((0, 0), (1.1, 0.12), (0.5, 1.02), (1.62, 1.1)) for level in (0, 1)]
    out = []
    for n, (x, y, level) in enumerate(spots[: count - 2]):
        one = copies(first)
        group(one, rot=(0, 0, 73 * n))
        out += group(one, (x * D, y * D, B / 2 + level * (B + 0.05)))
    lean = copies(first)
    group(lean, rot=(64, 0, -12))
    stand(lean, 0.62 * D, -0.86 * D)
    flat = group(first, rot=(0, 0, 10))
    group(flat, (1.75 * D, -0.75 * D, B / 2))
    return out + lean + flat
