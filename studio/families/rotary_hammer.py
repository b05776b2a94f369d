"""SDS rotary hammer, demolition hammer and the cordless impact wrench."""
import numpy as np

from fields import Field, capsule, cone, cyl, poly
from fields import box as fbox
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {
    "rotary-hammer-26mm-800w": dict(kind="rotary", text="26 mm   800 W"),
    "demolition-hammer-1500w-hex30": dict(kind="breaker", text="1500 W   HEX 30"),
    "cordless-impact-wrench-20v": dict(kind="wrench", text="20 V   400 Nm"),
}
SHOTS = {1: dict(azim=-24, elev=16), 2: dict(azim=30, elev=26)}


def parameters(item, kind, text):
    return dict(kind=kind, text=text, brand=item.brand, colour=item.colour)


def sign(brand, text, ground, w, loc, rot=(90, 0, 0)):
    t = labels.text(brand.upper(), 300, 98, 104, "#fff", 900, most=560, spacing=4) + labels.text(text, 300, 172, 60, "#f2c318", 700, most=560)
    return decal(ink(material("print", ground, 0, 0.42, img=labels.png(t, 600, 200, 2))), w, w / 3, loc, rot)


def lead(start, floor, black, span=150):
    x, y, z = start
    pts = [(x, y, z), (x - 22, y, z - 6), (x - 44, y + 4, (z + floor) / 2), (x - 40, y + 34, floor), (x + 20, y + 60, floor), (x + span, y + 46, floor)]
    sleeve = tube("sleeve", [(x + 10, y, z + 3), (x - 8, y, z - 1), (x - 24, y, z - 8)], lambda u: 7.6 - 2.8 * u, black, 20)
    return [cable(pts, 3.5, black), sleeve]


def rotary(text, brand, colour):
    """Tool axis along X at z 0, chuck to +X; handle at the rear."""
    shell, black = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5)
    dark = shell_plastic("#23262a", "gear case")
    f = Field((-40, -44, -150), (112, 44, 60), 1.2)
    side = [(-24, 34), (-30, -20), (-24, -40), (30, -36), (66, -32), (96, -30), (100, 30), (60, 40), (10, 42)]
    f.add(poly(f.p(), round_profile(side, 14, 6), 31, 14, axis=1))
    f.add(capsule(f.p(), (14, 0, -30), (30, 0, -104), 29, 26), 10)  # upright motor
    f.add(fbox(f.p((28, 0, -112)), 30, 27, 12, 8), 5)
    for s in (1, -1):
        for n in range(5):
            f.cut(fbox(f.p((27, s * 28, -78 - n * 7)), 15, 6, 1.7, 1.6), 0.4)
    out = [f.mesh("body", shell)]
    g = Field((86, -40, -44), (176, 40, 44), 1.1)
    g.add(cone(g.p((130, 0, 0)), 31, 25, 36, 5, axis=0))
    out.append(g.mesh("nose", dark))
    hd = Field((-120, -30, -140), (0, 30, 60), 1.2)
    C = spline([(-14, 0, 22), (-62, 0, 26), (-88, 0, 2), (-92, 0, -50), (-80, 0, -98), (-40, 0, -114), (8, 0, -108)], 6)
    for p, q in zip(C, C[1:]):
        hd.add(capsule(hd.p(), p, q, 17), 0.5)
    out.append(hd.mesh("handle", shell))
    out.append(limb("soft grip", [(-74, 0, 22), (-89.5, 0, 0), (-93.5, 0, -50), (-82, 0, -94)], (19.8, 18.8), black, tip=8, up=(0, 1, 0), rib=(22, 104, 8, 0.8)))
    out.append(box("trigger", 14, 14, 46, rubber("trigger", "#c8202a", 0.42), 4.5, (-74, 0, -26), (0, -4, 0)))
    out.append(turned([(0, 0), (17, 0), (18, 2), (18, 8), (15, 10), (0, 10)], black, "Y", (58, -31, -12), (0, 0, 180), r=1.5))
    out.append(box("pointer", 5, 5, 26, plastic("#c8202a", "pointer"), 1.5, (58, -42, -12), (0, 30, 0)))
    prof = [(0, 164), (22, 164), (23, 167), (23, 178), (20, 181), (20, 190), (22.5, 192), (22.5, 214), (20, 220), (14, 224), (9, 228), (0, 228)]
    out.append(turned(prof, black, "X", r=1.4))
    bit = material("bit", (0.46, 0.46, 0.47), 1, 0.26, rvar=0.06)

    def drill(u, v):
        z = v * 120
        a = TAU * u
        th = a - z * 0.16
        w = abs(((th / math.pi) % 1) - 0.5) * 2
        r = 6.2 - 2.2 * min(1, max(0, (0.72 - w) * 3)) * (1 if z < 112 else 0.4)
        r *= 1 if z > 4 else 0.9
        r *= 1 if z < 114 else max(0.05, 1 - (z - 114) / 8)
        return (222 + z, r * math.cos(a), r * math.sin(a))

    out.append(grid_surf("drill", drill, 60, 150, bit, caps=True, auto=40))
    # side handle around the nose
    out.append(turned([(25, -11), (30, -11), (30, 11), (25, 11)], black, "X", (152, 0, 0), r=2, closed=True))
    hand = lambda z, rx, ry: [(p, q, z) for p, q in superellipse(rx, ry, 2.2, 40)]
    prof = [(0, 10, 10), (6, 12, 12), (12, 17, 17), (18, 15, 15), (60, 16, 16), (100, 14.5, 14.5), (112, 18, 18), (120, 14, 14), (122, 4, 4)]
    side = [loft("side handle", smooth_rings(prof, hand, 90, rib=(96, 26, 8, 0.8)), black, auto=60)]
    group(side, rot=(118, 0, 0))
    out += group(side, (152, -26, -10))
    out.append(sign(brand, text, colour, 66, (31, -31.3, 20)))
    return out + lead((-44, 0, -128), -136, black)


def breaker(text, brand, colour):
    """Axis along X, chisel to +X, lying on its motor's side handles: tilted like on a stand."""
    shell, black = shell_plastic(colour, "shell"), rubber("grip", "#1a1b1d", 0.5)
    alu = cast_paint("#4b5056", "gear case")
    f = Field((-180, -62, -120), (70, 62, 70), 1.7)
    f.add(cyl(f.p((-56, 0, 0)), 52, 92, 16, axis=0))
    f.add(fbox(f.p((-20, 0, -40)), 66, 40, 40, 16), 14)
    for q in range(14):
        t = TAU * q / 14
        f.cut(fbox(f.p((-112, 52 * math.sin(t), 52 * math.cos(t))), 16, 4, 4, 1.6), 0.5)
    out = [f.mesh("motor", shell)]
    g = Field((30, -62, -60), (280, 62, 60), 1.6)
    g.add(cone(g.p((120, 0, 0)), 50, 36, 84, 10, axis=0))
    for n in range(7):
        g.add(cyl(g.p((76 + n * 16, 0, 0)), 47 - n * 1.9, 3, 1.5, axis=0), 2)
    g.add(cyl(g.p((222, 0, 0)), 31, 24, 4, axis=0), 6)
    out.append(g.mesh("barrel", alu))
    st = steel_dark("tool holder", 0.3)
    out.append(turned([(0, 240), (27, 240), (27, 262), (23, 266), (23, 284), (19, 288), (0, 288)], st, "X", r=1.5))
    out.append(turned([(0, -40), (7, -40), (7, 40), (0, 40)], st, "Y", (254, 0, 20), r=1, seg=40))
    bar = material("chisel", (0.20, 0.20, 0.21), 1, 0.34, rvar=0.07, rscale=8, bump=0.06, bscale=60)
    hexa = [(15 / math.cos(math.pi / 6) * math.cos(TAU * (k + 0.5) / 6), 15 / math.cos(math.pi / 6) * math.sin(TAU * (k + 0.5) / 6)) for k in range(6)]
    rings = [[(x, a, b) for a, b in hexa] for x in (282, 470)] + [[(540, a * 0.9, b * 0.55) for a, b in hexa], [(600, a * 1.1, b * 0.06) for a, b in hexa]]
    out.append(loft("chisel", rings, bar, auto=25))
    C = spline([(-136, 0, 30), (-196, 0, 52), (-228, 0, 30), (-236, 0, -30), (-216, 0, -82), (-160, 0, -84), (-80, 0, -66)], 6)
    hd = Field((-262, -30, -116), (-60, 30, 84), 1.5)
    for p, q in zip(C, C[1:]):
        hd.add(capsule(hd.p(), p, q, 19), 0.5)
    out.append(hd.mesh("rear handle", shell))
    out.append(limb("soft grip", [(-222, 0, 42), (-237, 0, 0), (-238, 0, -36), (-224, 0, -74)], (22.4, 21), black, tip=9, up=(0, 1, 0), rib=(20, 110, 9, 0.9)))
    out.append(box("trigger", 15, 15, 54, rubber("trigger", "#c8202a", 0.42), 5, (-214, 0, -18), (0, -4, 0)))
    ring = turned([(37, -12), (42, -12), (42, 12), (37, 12)], black, "X", (186, 0, 0), r=2, closed=True)
    out.append(ring)
    hand = [limb("side bar", [(186, 0, 38), (186, 0, 70), (186, 0, 82)], (8, 8), zinc("bar"), up=(1, 0, 0))]
    hand.append(limb("side grip", [(186, -70, 88), (186, 0, 90), (186, 70, 88)], steps((0, 17, 17), (0.08, 18, 18), (0.2, 15, 15), (0.8, 15, 15), (0.92, 18, 18), (1, 17, 17)), black, tip=6, up=(1, 0, 0), rib=(24, 120, 9, 0.9)))
    out += hand
    out.append(sign(brand, text, colour, 110, (-40, -52.3, 0)))
    group(out, rot=(0, 8, 0))
    lo, _ = bounds(out)
    return out + lead((-226, 0, -70), lo.z + 3.5, black, 260)


def pack(shell, black, brand):
    """Slide battery, its top at z 0."""
    out = [box("pack", 84, 72, 46, black, 5, (0, 0, -26)), box("band", 84.6, 72.6, 8, shell, 3, (0, 0, -10)), box("rail", 66, 50, 8, black, 2, (0, 0, -1))]
    img = labels.png(labels.text("20 V   4.0 Ah", 300, 78, 72, "#fff", 900, most=560), 600, 110, 1)
    out.append(decal(material("volts", "#1a1b1d", 0, 0.42, img=img), 60, 11, (0, -36.1, -32), (90, 0, 0)))
    return out


def wrench(text, brand, colour):
    shell, black = shell_plastic(colour, "shell"), shell_plastic("#1c1e21", "over")
    soft = rubber("grip", "#1a1b1d", 0.5)
    f = Field((-44, -38, -160), (74, 38, 44), 1.1)
    f.add(cyl(f.p((8, 0, 0)), 32, 46, 12, axis=0))
    f.add(capsule(f.p(), (8, 0, -22), (-6, 0, -112), 19, 18.5), 10)
    f.add(fbox(f.p((0, 0, -126)), 40, 31, 9, 7), 8)
    for n in range(3):
        for s in (1, -1):
            f.cut(fbox(f.p((-29 + n * 6.5, s * 32, 3)), 1.6, 7, 12, 1.4), 0.3)
    out = [f.mesh("body", shell)]
    g = Field((44, -36, -36), (134, 36, 36), 1.0)
    g.add(cone(g.p((86, 0, 0)), 32, 25, 34, 6, axis=0))
    out.append(g.mesh("hammer case", aluminium("hammer case", 0.36)))
    out.append(turned([(32.6, 46), (33.4, 48), (33.4, 56), (32.4, 58)], black, "X", r=0.6))
    st = steel_dark("anvil", 0.26)
    out.append(turned([(0, 118), (13, 118), (13, 124), (8, 126), (0, 126)], st, "X", r=0.8))
    out.append(box("square", 22, 12.7, 12.7, st, 1.2, (134, 0, 0), (0, 0, 0)))
    ring = lambda z, rx, ry: [(1 + 0.155 * (z + 22) + p, q, z) for p, q in superellipse(rx, ry, 2.4, 40)]
    out.append(loft("grip", smooth_rings([(-44, 14, 17), (-56, 20.6, 21), (-80, 20.4, 20.8), (-104, 20.2, 20.6), (-114, 18, 19)], ring, 60, rib=(-54, -108, 7, 0.6)), soft, auto=60))
    out.append(box("trigger", 13, 17, 32, rubber("trigger", "#c8202a", 0.42), 4, (24, 0, -48), (0, -8, 0)))
    out.append(sign(brand, text, colour, 50, (18, -32.3, 4)))
    bpy.context.view_layer.update()
    out += group(pack(shell, black, brand), (0, 0, -134))
    stand(out)
    spare = pack(shell, black, brand)
    group(spare, rot=(0, 0, 24))
    out += stand(spare, 130, 40)
    for n, (af, x, y) in enumerate(((17, 96, -58), (19, 132, -66), (21, 172, -58))):
        R = af * 0.72
        m = black_oxide("impact socket")
        body = turned([(af / 2 * 1.1, 38), (af / 2 * 1.12, 40), (R, 40), (R + 0.3, 38), (R + 0.3, 14), (11.5, 10), (11.5, 0), (0, 0)], m, r=0.6, seg=72, loc=(x, y, 0))
        out.append(body)
        hx = plate("well", circle(af / 2 * 1.12, 6), 0.4, material("dark", (0.01, 0.01, 0.01), 0, 0.8))
        out.append(xf(hx, (x, y, 24)))
        well = lathe("wall", [(af / 2 * 1.11, 39.6), (af / 2 * 1.02, 38), (af / 2 * 1.02, 24)], m, 6, auto=20)
        out.append(xf(well, (x, y, 0)))
    return out


def build(shot, kind, text, brand, colour):
    return stand({"rotary": rotary, "breaker": breaker, "wrench": wrench}[kind](text, brand, colour))
