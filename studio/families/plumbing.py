"""Brass for the pipe: bib tap, foot valve, float valve."""
from families.gate_valve import laid_on
from fields import Field, box as fbox, capsule, cone, cyl, ellip, hexp, sphere, torus
from mesh import *
from materials import *
from parts import hexhead, thread
import labels

PRODUCTS = {
    "brass-bib-tap-15mm": dict(kind="tap"),
    "brass-foot-valve": dict(kind="foot"),
    "brass-float-valve-15mm": dict(kind="float"),
}
SHOTS = {1: dict(azim=-32, elev=20, light="metal"), 2: dict(azim=34, elev=34, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, size=int(item.numbers()[0]) if kind == "foot" else 15, brand=item.brand)


def tap(brand):
    """Bib tap, inlet thread along +X, spout bending down."""
    chrome = material("chrome", (0.76, 0.76, 0.77), 1, 0.07, rvar=0.02, rscale=5)
    f = Field((-72, -24, -62), (44, 24, 44), 0.75)
    f.add(capsule(f.p(), (22, 0, 0), (-20, 0, 2), 11, 11.5))
    f.add(capsule(f.p(), (-20, 0, 2), (-46, 0, -8), 11, 10), 6)
    f.add(capsule(f.p(), (-46, 0, -8), (-55, 0, -30), 10, 9.4), 8)
    f.add(cyl(f.p((-56, 0, -40)), 11.2, 9, 1.4), 3)
    f.add(cyl(f.p((-12, 0, 16)), 12.5, 12, 2), 7)
    f.add(hexp(f.p((20, 0, 0)), 12.5, 5, 1.0, axis=0), 1)
    f.cut(cyl(f.p((-56, 0, -48)), 8, 10, 0.4), 0.6)
    out = [f.mesh("body", chrome)]
    out.append(turned([(9, 24), (17, 25), (24, 30), (25, 33), (23, 33.5), (9, 33.5)], chrome, "X", seg=96, r=0.6))
    t = thread("inlet", 20.6, 17, 1.81, brass("thread"), nA=96)
    xf(t, rot=(0, 90, 0))
    out.append(xf(t, (33, 0, 0)))
    out.append(turned([(0, 26), (11.5, 26), (11.5, 33), (9, 36), (0, 36)], chrome, loc=(-12, 0, 0), r=0.8, seg=96))
    lever = Field((-30, -20, 32), (52, 20, 62), 0.7)
    lever.add(cyl(lever.p((-12, 0, 42)), 12.5, 6.5, 2.5))
    lever.add(capsule(lever.p(), (-12, 0, 45), (34, 0, 52), 8, 5.0), 6)
    lever.add(ellip(lever.p((36, 0, 52)), 10, 7.5, 4.5), 5)
    out.append(lever.mesh("lever", chrome))
    cap = '<circle cx="250" cy="250" r="250" fill="#1d4f9f"/>'
    out.append(turned([(0, 49.4), (4.6, 49.2), (5.2, 48.4)], plastic("#1d4f9f", "cap", 0.25), loc=(-12, 0, 0.2), seg=48))
    return out


def foot(size, brand):
    """Foot valve upright: threaded hexagon top, body, perforated strainer basket below."""
    br = brass("body")
    f = Field((-44, -44, 40), (44, 44, 128), 0.85)
    f.add(cyl(f.p((0, 0, 66)), 33, 16, 5))
    f.add(cone(f.p((0, 0, 92)), 31, 21, 12, 3), 6)
    f.add(hexp(f.p((0, 0, 112)), 24, 11, 1.6), 2)
    f.add(cyl(f.p((0, 0, 52)), 37, 5, 2), 2)
    f.cut(cyl(f.p((0, 0, 116)), 16.4, 26, 0.4), 0.8)
    out = [f.mesh("body", br)]
    t = thread("outlet", 34, 20, 2.3, br, chamfer=False, inner=True, nA=96)
    out.append(xf(t, (0, 0, 102)))
    out.append(turned([(16.6, 96), (0, 96)], material("seal", "#141414", 0, 0.6), seg=64))
    st = material("strainer", (0.62, 0.62, 0.63), 1, 0.22, rvar=0.05, rscale=8)
    prof = [(31.5, 48), (31.5, 10), (30, 4), (24, 0.6), (0, 0)]
    out.append(turned(round_profile(prof, 5, 6, False), st, seg=160))
    dark = material("hole", "#0a0a0b", 0, 0.8)
    hole = turned([(0, 0), (1.9, 0)], dark, seg=16)
    for j in range(7):
        for k in range(30):
            h = dup(hole)
            xf(h, rot=(90, 0, 0))
            xf(h, (0, -31.62, 13 + 5 * j))
            out.append(xf(h, rot=(0, 0, 12 * k + (6 if j % 2 else 0))))
    bpy.data.objects.remove(hole)
    skin = material("cast skin", (0.16, 0.095, 0.035), 0.6, 0.5)
    for txt, z, s in ((brand.upper(), 75, 7.6), (f"{size} mm", 65, 9.5)):
        t = text_mesh(txt, s, 0.25, skin, bevel=0.08)
        xf(t, rot=(90, 0, 0))
        out.append(laid_on(out[0], xf(t, (0, 0, z))))
    return out


def ball(brand):
    """Float valve: brass body with its inlet, arm, orange PVC ball."""
    br = brass("body")
    f = Field((-46, -22, -40), (40, 22, 26), 0.75)
    f.add(cyl(f.p((6, 0, 0)), 12, 22, 2, axis=0))
    f.add(hexp(f.p((20, 0, 0)), 14.5, 6, 1.2, axis=0), 1.5)
    f.add(capsule(f.p(), (-18, 0, 0), (-22, 0, -12), 12, 10), 5)
    f.add(cyl(f.p((-22, 0, -24)), 10.5, 12, 1.5), 3)
    f.add(fbox(f.p((-26, 0, 8)), 9, 8, 10, 2), 4)
    f.cut(fbox(f.p((-30, 0, 10)), 12, 3.2, 12, 0.4), 0.5)
    f.cut(cyl(f.p((-22, 0, -34)), 7, 10), 0.6)
    out = [f.mesh("body", br)]
    t = thread("inlet", 20.6, 34, 1.81, br, nA=96)
    xf(t, rot=(0, 90, 0))
    out.append(xf(t, (26, 0, 0)))
    for x in (40, 50):
        n = hexhead(28, 6, br, both=True, hole=20)
        xf(n, rot=(0, 90, 0))
        out.append(xf(n, (x, 0, 0)))
    out.append(turned([(0, -10), (3, -10), (3, 10), (0, 10)], steel_ground("pin", 0.2), "Y", (-26, 0, 10), r=0.4))
    arm = spline([(-24, 0, 11), (-60, 0, 13), (-150, 0, 6), (-208, 0, -2)], 12)
    out.append(tube("arm", arm, 3.2, br, 16))
    R = 57
    orange = plastic("#e8641b", "float", 0.3)
    c = (-208 - R, 0, -4)
    prof = [(R * math.sin(a), R * math.cos(a)) for a in (math.pi * k / 64 for k in range(65))]
    out.append(turned(prof, orange, "X", c, seg=128, auto=60))
    out.append(turned([(R + 0.1, -1.4), (R + 0.9, -0.6), (R + 0.9, 0.6), (R + 0.1, 1.4)], orange, loc=c, seg=128))
    out.append(turned([(0, 0), (7, 0), (7, 8), (5, 12), (0, 12)], br, "X", (c[0] + R - 3, 0, c[2]), r=0.6, seg=6))
    return out


def build(shot, kind, size, brand):
    if kind == "foot":
        one = foot(size, brand)
        two = group(copies(one), rot=(0, 0, 40))
        group(one, rot=(0, 0, -24 if shot == 1 else 26))  # its print to the camera
        group(two, rot=(0, 82, 0))
        stand(two)
        group(two, rot=(0, 0, 24))
        lo, hi = bounds(two)
        group(two, (58 - (lo.x + hi.x) / 2, -52 - (lo.y + hi.y) / 2, 0))
        stand(one, -30, 24)
        return one + two
    if kind == "tap":
        one = tap(brand)
        group(one, rot=(0, 16.5, 0))  # rests on its spout and the wall flange
        return stand(one)
    one = ball(brand)
    group(one, rot=(0, 5.9, 0))
    return group(stand(one), rot=(0, 0, -22))
