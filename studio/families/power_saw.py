"""Saws for wood and stone, planer, jigsaw, chop saw: motor housings as distance fields, pressed shoes, blades."""
import numpy as np

from fields import Field, capsule, cyl, poly
from fields import box as fbox
from mesh import *
from materials import *
from parts import cable, hexhead
import labels

PRODUCTS = {
    "marble-cutter-110mm-1300w": dict(kind="circular", D=110),
    "circular-saw-185mm-1400w": dict(kind="circular", D=185),
    "chop-saw-355mm-2000w": dict(kind="chop"),
    "electric-planer-82mm-620w": dict(kind="planer"),
    "jigsaw-65mm-570w": dict(kind="jigsaw"),
}
SHOTS = {1: dict(azim=-30, elev=22), 2: dict(azim=34, elev=32)}


def parameters(item, kind, D=0):
    words = item.name.split()
    return dict(kind=kind, D=D, text=f"{next(w for w in words if w.isdigit() and int(w) > 60)} mm   {words[-2]} W", brand=item.brand, colour=item.colour)


def name_plate(brand, text, ground, w, loc, rot, ink="#f2c318"):
    t = labels.text(brand.upper(), 300, 100, 104, "#fff", 900, most=480, spacing=4) + labels.text(text, 300, 172, 58, ink, 700, most=480)
    m = material("print", ground, 0, 0.42, img=labels.png(t, 600, 200, 2))
    return decal(m, w, w / 3, loc, rot)


def toothed(D, n, hook=3.0):
    """Outline of a saw blade with n teeth."""
    out = []
    R = D / 2
    for k in range(n):
        a = TAU * k / n
        s = TAU / n
        out += [(R * math.cos(a), R * math.sin(a)), ((R - hook) * math.cos(a + s * 0.12), (R - hook) * math.sin(a + s * 0.12)), ((R - hook * 0.9) * math.cos(a + s * 0.35), (R - hook * 0.9) * math.sin(a + s * 0.35)), ((R - 0.5) * math.cos(a + s * 0.92), (R - 0.5) * math.sin(a + s * 0.92))]
    return out


def cord(start, floor, black, pts=None):
    """From the handle's end (pointing +X) down to the floor in a bend."""
    x, y, z = start
    pts = pts or [(x - 4, y, z), (x + 22, y, z - 3), (x + 52, y + 8, (z + floor) * 0.5), (x + 60, y + 40, floor), (x + 10, y + 74, floor), (x - 90, y + 92, floor)]
    sleeve = tube("sleeve", [(x - 6, y, z), (x + 10, y, z - 1), (x + 24, y, z - 4)], lambda u: 7 - 2.4 * u, black, 20)
    return [cable(pts, 3.4, black), sleeve]


def circular(D, text, brand, colour):
    """Blade in the XZ plane at y -30, cutting towards -X; motor towards +Y; shoe on z 0."""
    marble = D < 150
    R = D / 2
    zc = R * (0.62 if not marble else 0.55)
    k = 1.0 if not marble else 0.72
    shell, black = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5)
    alu = aluminium("guard", 0.36)
    steel = galvanised("shoe") if not marble else zinc("shoe")
    out = []
    base = [(-R * 1.75, -78 * k), (R * 1.30, -78 * k), (R * 1.30, 62 * k), (-R * 1.75, 62 * k)]
    slot = [(x - R * 0.1, y - 30 * k) for x, y in rounded(R * 2.3, 12 * k, 5)]
    out.append(prism("shoe", round_profile(base, 8, 5), 3, steel, (0, 0, 1.5), bevel=0.8, holes=[slot]))
    out.append(box("lip", R * 3.0, 3, 9, steel, 1.2, (-R * 0.22, -77 * k, 5)))
    # upper guard: a half ring around the blade
    g = R + 9
    f = Field((-g - 14, -22 * k, -30), (g + 14, 22 * k, g + 14), 1.0)
    P = f.p()
    f.add(cyl(f.p(), g, 13 * k, 5, axis=1))
    f.cut(P[2] + 12, 2)
    f.cut(fbox(f.p((0, 0, -10)), g - 4, 5.4, g, 2), 0.8)
    if not marble:  # the outer cheek is open around the flange
        f.cut(cyl(f.p((0, -16 * k, 0)), R * 0.5, 12 * k, 2, axis=1), 1.5)
    out.append(xf(f.mesh("guard", alu if not marble else shell), (0, -30 * k, zc)))
    raised = lambda outline, over=2: [(x, max(y, over - zc)) for x, y in outline]  # no blade below the shoe: it lies on it
    blade_m = material("blade", (0.55, 0.55, 0.56), 1, 0.22, rvar=0.06, rscale=10, bump=0.03, bscale=80)
    if marble:
        seg = []
        n = 9
        for q in range(n):
            s = TAU / n
            seg += [(R * math.cos(q * s + t * s), R * math.sin(q * s + t * s)) for t in (0.05, 0.25, 0.5, 0.75, 0.93)]
            seg += [((R - 9) * math.cos(q * s + t * s), (R - 9) * math.sin(q * s + t * s)) for t in (0.965, 1.015)]
        out.append(prism("blade", raised(seg), 2.0, paint("#c8202a", "blade", 0.4, 0.1), (0, -30 * k, zc), (90, 0, 0), 0.2))
        out.append(prism("rim", raised(seg), 2.5, material("diamond", (0.35, 0.34, 0.32), 0.8, 0.6, bump=0.5, bscale=220), (0, -30 * k, zc), (90, 0, 0), 0.2, holes=[raised(circle(R - 8, 72), 4)]))
    else:
        out.append(prism("blade", raised(toothed(D, 40)), 2.0, blade_m, (0, -30 * k, zc), (90, 0, 0), 0.1))
        low = [(g * 0.985 * math.cos(q), g * 0.985 * math.sin(q)) for q in [math.radians(v) for v in range(172, 361, 4)]]
        low += [((R - 22) * math.cos(q), (R - 22) * math.sin(q)) for q in [math.radians(v) for v in range(360, 171, -4)]]
        cut = [(x, max(y, -zc + 5)) for x, y in low]
        out.append(prism("lower guard", cut, 3, alu, (0, -30 * k - 8, zc), (90, 0, 0), 0.8))
    out.append(turned([(0, 0), (17 * k, 0), (17 * k, 5), (0, 5)], zinc("flange"), "Y", (0, -36 * k, zc), r=0.8, seg=64))
    h = hexhead(13 * k + 3, 6, zinc("bolt"))
    xf(h, rot=(90, 0, 0))
    out.append(xf(h, (0, -39 * k, zc)))
    # gear case, motor, handle
    G = Field((-60, -24, -60), (60, 30, 60), 1.0)
    G.add(cyl(G.p((0, 0, 0)), 40 * k, 16, 6, axis=1))
    out.append(xf(G.mesh("gear", alu), (0, -6, zc)))
    m = Field((-70, -10, -70), (70, 150, 70), 1.2)
    Rm = 46 * k
    m.add(cyl(m.p((0, 62 * k, 0)), Rm, 62 * k, 14, axis=1))
    for q in range(12):
        t = TAU * q / 12
        m.cut(fbox(m.p((Rm * math.sin(t), 108 * k, Rm * math.cos(t)), ry=0), 4, 9 * k, 4, 1.4), 0.4)
    out.append(xf(m.mesh("motor", shell), (4, 8, zc + 4)))
    out.append(turned([(0, 0), (Rm * 0.6, 0), (Rm * 0.66, -3), (Rm * 0.66, -8)], black, "Y", (4, 8 + 124.5 * k, zc + 4), r=1))
    hand = Field((-80, -26, -40), (R * 1.9 + 60, 26, R + 100), 1.2)
    top = R * 0.62 + 34
    pts = [(-R * 0.25, 0, R * 0.55), (R * 0.15, 0, top + 8), (R * 0.72, 0, top + 14), (R * 1.25, 0, top - 12), (R * 1.52, 0, top - 46)]
    C = spline(pts, 8)
    for i, (p, q) in enumerate(zip(C, C[1:])):
        w = 17 * max(k, 0.86)
        hand.add(capsule(hand.p(), p, q, w, w), 0.5)
    hand.add(capsule(hand.p(), C[-1], (R * 0.3, 0, R * 0.12), 15 * k, 17 * k), 12)
    out.append(xf(hand.mesh("handle", shell), (0, 14, zc)))
    over = 17 * max(k, 0.86) + 1.2  # along the handle's own curve, thicker all around
    out.append(xf(limb("soft grip", C[11:30], (over, over), black, tip=8, p=2.1, up=(0, 1, 0)), (0, 14, zc)))
    out.append(box("trigger", 34 * k, 13, 12, rubber("trigger", "#c8202a", 0.42), 4, (R * 0.72, 14, zc + top - 6), (0, 8, 0)))
    if not marble:
        out.append(limb("knob stem", [(-R * 0.55, 14, zc + R * 0.55), (-R * 0.9, 14, zc + R * 0.85)], (11, 11), shell, tip=2, up=(0, 1, 0)))
        out.append(limb("knob", [(-R * 0.82, 14, zc + R * 0.78), (-R * 1.12, 14, zc + R * 1.06)], steps((0, 13, 13), (0.5, 19, 19), (1, 15, 15)), black, tip=9, up=(0, 1, 0)))
    out.append(name_plate(brand, text, "#1a1b1d" if not marble else colour, R * (0.84 if not marble else 0.98), (-R * 0.02, -30 * k - 13 * k - 0.25, zc + R * (0.77 if not marble else 0.66)), (90, 0, 0)))
    end = (R * 1.58, 14, zc + top - 52)
    x, y, z = end
    floor = 3.4
    loop = [(x + 62 * math.cos(a) - 6, y + 62 + 62 * math.sin(a), floor) for a in (math.radians(q) for q in range(-22, 200, 25))]
    down = [(x - 4, y, z), (x + 18, y, z - 4), (x + 34, y + 2, z * 0.66), (x + 42, y + 10, z * 0.24)]
    out += cord(end, floor, black, None if marble else down + loop)
    return stand(out)


def planer(text, brand, colour):
    """Sole along X on z 0, front at -X."""
    shell, black, alu = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5), aluminium("sole", 0.26)
    out = [box("rear sole", 158, 86, 10, alu, 1.5, (66, 0, 5)), box("front sole", 112, 86, 10, alu, 1.5, (-78, 0, 6.6))]
    f = Field((-100, -56, 6), (150, 56, 150), 1.2)
    side = [(-70, 8), (142, 8), (142, 34), (96, 58), (40, 70), (20, 84), (-30, 86), (-56, 66), (-70, 40)]
    f.add(poly(f.p(), round_profile(side, 14, 6), 42, 8, axis=1))
    C = spline([(-4, 0, 78), (16, 0, 118), (66, 0, 128), (112, 0, 112), (134, 0, 76), (126, 0, 36)], 6)
    for n, (p, q) in enumerate(zip(C, C[1:])):
        f.add(capsule(f.p(), p, q, 16.5), 0.5 if 3 < n < 21 else 3)
    for s in (1, -1):
        for n in range(6):
            f.cut(fbox(f.p((-18 + n * 8, s * 43, 56)), 1.8, 5, 14, 1.6), 0.4)
    out.append(f.mesh("body", shell))
    cover = rounded(96, 58, 20)
    out.append(prism("belt cover", cover, 10, black, (16, -45, 40), (90, 0, 0), 3))
    out.append(limb("soft grip", C[6:19], (17.9, 17.9), black, tip=8, p=2.1, up=(0, 1, 0)))
    out.append(box("trigger", 34, 13, 11, rubber("trigger", "#c8202a", 0.42), 4, (52, 0, 110), (0, 0, 0)))
    out.append(turned([(0, 0), (28, 0), (30, 3), (30, 16), (26, 26), (14, 34), (0, 36)], black, loc=(-84, 0, 46), r=3))
    out.append(turned([(30.4, 4), (30.6, 5), (30.6, 8), (30.4, 9)], shell_plastic("#d9dadb", "scale"), loc=(-84, 0, 46)))
    out.append(turned([(0, 8), (20, 8), (20, 47), (0, 47)], shell, loc=(-84, 0, 2), r=2))
    out.append(name_plate(brand, text, "#1a1b1d", 72, (16, -50.3, 40), (90, 0, 0)))
    duct = turned([(17, 0), (19, 0), (19, 30), (17, 30)], black, "Y", (-44, -42, 66), (0, 0, 180), r=0.8, closed=True)
    out.append(duct)
    return stand(out + cord((138, 0, 40), 3.4, black))


def jigsaw(text, brand, colour):
    """The saw stands on the end of a plank, its blade before it. Front at -X."""
    shell, black, alu = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5), aluminium("gear", 0.36)
    out = []
    f = Field((-80, -40, 0), (150, 40, 170), 1.1)
    f.add(poly(f.p(), round_profile([(-44, 10), (-12, 10), (4, 40), (118, 48), (132, 60), (132, 94), (60, 92), (10, 96), (-40, 92), (-46, 60)], 12, 6), 27, 12, axis=1))
    C = spline([(-30, 0, 84), (-20, 0, 122), (22, 0, 142), (78, 0, 138), (114, 0, 112), (124, 0, 80)], 6)
    for p, q in zip(C, C[1:]):
        f.add(capsule(f.p(), p, q, 17), 4)
    for s in (1, -1):
        for n in range(6):
            f.cut(fbox(f.p((78 + n * 8, s * 28, 70)), 1.8, 5, 13, 1.6), 0.4)
    out.append(f.mesh("body", shell))
    g = Field((-62, -34, 2), (6, 34, 70), 0.9)
    g.add(fbox(g.p((-28, 0, 34)), 22, 24, 28, 7))
    g.add(cyl(g.p((-30, 0, 12)), 15, 10, 2), 3)
    out.append(g.mesh("gear case", alu))
    steel = zinc("shoe")
    shoe = [(-70, -38), (72, -38), (76, -30), (76, 30), (72, 38), (-70, 38), (-76, 14), (-44, 5), (-44, -5), (-76, -14)]
    out.append(prism("shoe", round_profile(shoe, 4, 4), 3, steel, (0, 0, 1.5), bevel=0.8))
    out.append(box("shoe mount", 96, 32, 14, steel, 2, (22, 0, 9)))
    out.append(limb("soft grip", [(-14, 0, 128), (22, 0, 143.6), (78, 0, 139.6), (108, 0, 119)], (17.7, 17.4), black, tip=8, up=(0, 1, 0)))
    out.append(box("trigger", 30, 13, 11, rubber("trigger", "#c8202a", 0.42), 4, (10, 0, 122), (0, -12, 0)))
    out.append(turned([(0, 0), (13, 0), (14, 1), (14, 6), (12, 8), (0, 8)], black, "Y", (4, -26, 70), (0, 0, 180), r=1))
    rod = turned([(0, -6), (3.4, -6), (3.4, 24), (0, 24)], steel_ground("rod"), loc=(-46, 0, 0), seg=40)
    teeth = []
    for n in range(24):
        z = -4 - n * 2.8
        teeth += [(-3.4, z), (-5.0, z - 1.9), (-3.6, z - 2.7)]
    bl = [(3.4, 4), (-3.4, 4)] + teeth + [(3.2, -74), (3.4, -60)]
    out += [rod, prism("blade", bl, 1.3, material("blade", (0.5, 0.5, 0.51), 1, 0.26), (-46, 0, -4), (90, 0, 0), 0.1)]
    out.append(turned([(0, -12), (7, -12), (7, 4), (0, 4)], black, loc=(-46, 0, 0), r=1, seg=48))
    out.append(name_plate(brand, text, colour, 48, (48, -27.2, 66), (90, 0, 0)))
    group(out, (0, 0, 92))
    plank = box("plank", 190, 96, 92, wood((0.74, 0.56, 0.34), (0.58, 0.40, 0.21), gloss=0.05, along="X"), 2.5, (64, 0, 46))
    out.append(keep_rest(plank))
    return out + cord((128, 0, 168), 3.4, black)


def chop(text, brand, colour):
    """Bench cut-off saw: base, hinged arm at +X, disc towards -X."""
    shell, black = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5)
    grey = cast_paint("#3a3f45", "base")
    alu = aluminium("guard", 0.38)
    out = [prism("base", rounded(470, 250, 16), 26, grey, (0, 0, 29), bevel=4)]
    for x in (1, -1):
        for y in (1, -1):
            out.append(turned([(0, 0), (20, 0), (18, 17), (0, 17)], black, loc=(x * 200, y * 100, 0), r=2, seg=40))
    out.append(box("fence", 20, 170, 60, grey, 4, (20, -6, 72)))
    out.append(box("vice jaw", 18, 120, 56, grey, 4, (-120, -6, 70)))
    out.append(turned([(0, 0), (9, 0), (9, 118), (0, 118)], zinc("screw"), "X", (-238, -6, 66), seg=40, r=1))
    out.append(box("vice block", 30, 60, 50, grey, 5, (-190, -6, 62)))
    out.append(turned([(0, 0), (5, 0), (5, 84), (0, 84)], zinc("crank"), loc=(-232, -6, 40), seg=32, r=1))
    out.append(box("hinge", 60, 90, 96, grey, 8, (170, 0, 84)))
    out.append(turned([(0, -62), (15, -62), (15, 62), (0, 62)], steel_ground("pin"), "Y", (170, 0, 120), r=1))
    R = 178
    arm = []
    cx, cz = -70, 150
    f = Field((-R - 14, -32, -60), (R + 14, 32, R + 14), 1.8)
    f.add(cyl(f.p(), R + 8, 22, 7, axis=1))
    f.cut(f.Z + 0.34 * f.X + 14, 3)
    f.cut(fbox(f.p((0, 0, -30)), R + 2, 14, R + 20, 2), 1)
    f.cut(cyl(f.p((0, -24, 0)), 62, 16, 2, axis=1), 2)
    arm.append(xf(f.mesh("guard", alu), (cx, -20, cz)))
    disc_ = material("disc", "#2b2b2c", 0, 0.75, rvar=0.08, bump=0.7, bscale=200)
    arm.append(turned([(12, -1.8), (R - 1, -1.8), (R, -1), (R, 1), (R - 1, 1.8), (12, 1.8)], disc_, "Y", (cx, -20, cz), closed=True))
    arm.append(turned([(0, -5), (34, -5), (36, -3), (36, 3), (0, 3)], zinc("flange"), "Y", (cx, -20, cz), r=0.8))
    h = hexhead(24, 12, zinc("bolt"))
    xf(h, rot=(90, 0, 0))
    arm.append(xf(h, (cx, -28, cz)))
    m = Field((-90, -30, -80), (230, 200, 90), 1.8)
    m.add(cyl(m.p((0, 84, 0)), 58, 84, 14, axis=1))
    m.add(fbox(m.p((0, 4, 0)), 62, 14, 56, 12), 8)
    for q in range(14):
        t = TAU * q / 14
        m.cut(fbox(m.p((58 * math.sin(t), 150, 58 * math.cos(t))), 5, 12, 5, 1.6), 0.5)
    arm.append(xf(m.mesh("motor", shell), (cx, 8, cz)))
    b = Field((-40, -30, -50), (280, 30, 60), 1.6)
    b.add(capsule(b.p(), (10, 0, 0), (236, 0, -30), 30, 24))
    b.add(cyl(b.p((240, 0, -30)), 30, 26, 5, axis=1), 8)
    arm.append(xf(b.mesh("arm", shell), (cx, 12, cz)))
    C = spline([(-40, 0, 150), (-120, 0, 190), (-210, 0, 186), (-262, 0, 140), (-236, 0, 96), (-176, 0, 104)], 6)
    hd = Field((-300, -26, 60), (0, 26, 230), 1.6)
    for p, q in zip(C, C[1:]):
        hd.add(capsule(hd.p(), p, q, 16), 0.5)
    arm.append(xf(hd.mesh("handle", black), (cx + 40, 10, cz + 4)))
    arm.append(box("trigger", 14, 13, 40, rubber("trigger", "#c8202a", 0.42), 4, (cx - 196, 10, cz + 136), (0, 30, 0)))
    arm.append(name_plate(brand, text, "#1a1b1d", 150, (cx + 6, -42.3, cz + 112), (90, 0, 0)))
    # raised a little around the hinge
    group(arm, (-170, 0, -120))
    group(arm, rot=(0, 14, 0))
    group(arm, (170, 0, 120))
    return stand(out + arm)


def build(shot, kind, D, text, brand, colour):
    if kind == "circular":
        return circular(D, text, brand, colour)
    return {"planer": planer, "jigsaw": jigsaw, "chop": chop}[kind](text, brand, colour)
