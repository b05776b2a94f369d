"""Bench grinder, bench drilling machine and two-stage air compressor."""
import numpy as np

from fields import Field, cyl
from fields import box as fbox
from mesh import *
from materials import *
from parts import hexhead
import labels

PRODUCTS = {
    "bench-grinder": dict(kind="grinder"),
    "bench-drilling-machine-13mm": dict(kind="drill"),
    "air-compressor-5hp-two-stage-250l": dict(kind="compressor"),
}
SHOTS = {1: dict(azim=-26, elev=18), 2: dict(azim=34, elev=26)}


def parameters(item, kind):
    wheel = item.numbers()[0] if item.detail else 150
    return dict(kind=kind, wheel=int(wheel), brand=item.brand, colour=item.colour)


def sign(lines, ground, w, h, loc, rot=(90, 0, 0)):
    """lines: (text, size, ink); on a tenth-of-a-millimetre sheet."""
    k = 600 / w
    t, y = "", 0
    for text, size, ink in lines:
        y += size * k * 1.12
        t += labels.text(text, 300, y, size * k, ink, 900, most=570, spacing=3)
    return decal(material("print", ground, 0, 0.4, img=labels.png(t, 600, int(h * k), 1.5)), w, h, loc, rot)


def grinder(wheel, brand, colour):
    """Spindle along X at z 150."""
    enamel = cast_paint(colour, "enamel")
    grey = cast_paint("#33383d", "guard")
    black = rubber("black", "#1a1b1d", 0.5)
    z = 150
    k = wheel / 150
    out = []
    f = Field((-100, -84, -160), (100, 84, 84), 1.6)
    f.add(cyl(f.p(), 68, 84, 12, axis=0))
    for n in range(9):
        for s in (1, -1):
            f.cut(fbox(f.p((-48 + n * 12, s * 66, 18)), 2.4, 8, 22, 2), 0.6)
    f.add(fbox(f.p((0, 0, -92)), 44, 44, 40, 12), 14)
    f.add(fbox(f.p((0, 0, -137)), 88, 62, 13, 8), 10)
    out.append(xf(f.mesh("motor", enamel), (0, 0, z)))
    out.append(box("panel", 92, 3, 40, plastic("#1b1d20", "panel", 0.4), 1.2, (0, -61.4, 14)))
    out.append(box("on", 18, 7, 22, rubber("on", "#1f9a4c", 0.4), 2, (-16, -64, 14)))
    out.append(box("off", 18, 9, 22, rubber("off", "#c8202a", 0.4), 2, (12, -64, 14)))
    stone = [material("grey stone", "#6f7276", 0, 0.95, cvar=0.3, cscale=160, bump=0.8, bscale=220), material("white stone", "#c9c4bc", 0, 0.95, cvar=0.2, cscale=160, bump=0.8, bscale=220)]
    R = 75 * k
    W = 20 if wheel < 200 else 25
    for s in (1, -1):
        x = s * 122
        one = []
        one.append(turned([(8, -W / 2), (R - 1, -W / 2), (R, -W / 2 + 1), (R, W / 2 - 1), (R - 1, W / 2), (8, W / 2)], stone[0 if s < 0 else 1], "X", closed=True))
        one.append(turned([(0, 0), (26, 0), (26, W / 2 + 5), (22, W / 2 + 6), (0, W / 2 + 6)], zinc("flange"), "X", rot=(0, 0, 0 if s > 0 else 180), r=0.8))
        h = hexhead(19, 10, zinc("nut"))
        xf(h, rot=(0, 90 * s, 0))
        one.append(xf(h, (s * (W / 2 + 11), 0, 0)))
        a = [math.radians(q) for q in range(-25, 196, 5)]  # the guard leaves the front (-Y) open
        Go = R + 10
        arc = [(Go * math.cos(q), Go * math.sin(q)) for q in a]
        band = arc + [((Go - 3) * math.cos(q), (Go - 3) * math.sin(q)) for q in reversed(a)]
        g = [plate("band", band, W + 22, grey, bevel=1.0)]
        side = arc + [(0, -R * 0.3)]
        for t in (1, -1):
            hole = [circle(32, 48)] if t == s else []
            o = plate("cheek", side, 3, grey, bevel=0.8, holes=hole)
            g.append(xf(o, (0, 0, t * (W / 2 + 10))))
        for o in g:  # band axis Z -> X; its opening towards -Y and down
            xf(o, rot=(0, 0, -58))
            xf(o, rot=(90, 0, 90))
        one += g
        rest = box("rest", W + 26, 36, 6, grey, 1.5, (0, -R - 22, -10))
        arm = box("rest arm", 6, 58, 26, grey, 1.5, (-s * (W / 2 + 14), -R * 0.72 - 6, -20))
        eye = box("eye shield", W + 40, 2, 62, material("shield", "#dbe7ec", 0, 0.06, transmission=0.85), 0.6, (0, -R * 0.86 - 16, R * 0.72), (32, 0, 0))
        one += [rest, arm, eye]
        one.append(turned([(0, -44), (27, -44), (30, -36), (30, -W / 2 - 10), (0, -W / 2 - 10)], enamel, "X", rot=(0, 0, 0 if s > 0 else 180), r=3))
        out += group(one, (x, 0, z))
    art = labels.text(brand.upper(), 300, 86, 96, "#fff", 900, most=540, spacing=3)
    art += labels.text(f"{wheel} mm   {'0.5' if wheel < 200 else '1'} HP", 300, 162, 60, "#f2c318", 900)
    name = ink(material("print", colour, 0, 0.4, img=labels.png(art, 600, 190, 1.5)))

    def below_slots(u, v):  # follows the motor's round
        a = math.radians(-32 + 25 * v)
        return ((u - 0.5) * 94, -68.5 * math.cos(a), z + 68.5 * math.sin(a))

    out.append(grid_surf("name", below_slots, 4, 12, name, wrap_u=False, uv=True))
    for x in (1, -1):
        for y in (1, -1):
            out.append(turned([(0, -8), (13, -8), (14, 2), (0, 2)], black, loc=(x * 70, y * 46, 0), r=1, seg=40))
    return out


def drill(brand, colour):
    """Column at the origin, spindle towards -Y."""
    enamel = cast_paint("#1f5f3f", "enamel")
    grey = cast_paint("#3a3f45", "cast iron")
    bare = material("bare iron", (0.42, 0.42, 0.425), 1, 0.34, rvar=0.07, rscale=9, bump=0.08, bscale=60)
    column = material("column", (0.60, 0.60, 0.61), 1, 0.18, rvar=0.04, rscale=9, bump=0.02, bscale=70)
    black = rubber("knob", "#15171a", 0.35)
    out = [prism("base", rounded(200, 330, 26), 30, grey, (0, -70, 15), bevel=6)]
    out.append(prism("bed", rounded(150, 180, 8), 6, bare, (0, -130, 31), bevel=1.5))
    for x in (-40, 0, 40):
        out.append(box("slot", 8, 150, 1.5, material("slot", (0.02, 0.02, 0.02), 0, 0.7), 0.2, (x, -130, 34)))
    out.append(turned([(52, 28), (50, 60), (38, 70), (38, 28)], grey, r=4))
    out.append(turned([(0, 30), (29, 30), (29, 640), (0, 640)], column, r=2))
    f = Field((-110, -190, 210), (110, 60, 300), 1.8)
    f.add(cyl(f.p((0, 0, 258)), 46, 34, 5))
    f.add(fbox(f.p((0, -74, 274)), 22, 60, 12, 6), 14)
    f.add(cyl(f.p((0, -120, 282)), 88, 9, 3), 10)
    f.cut(cyl(f.p((0, -120, 282)), 10, 60), 1)
    out.append(f.mesh("table", grey))
    out.append(turned([(14, 291.2), (86, 291.2), (87, 290)], bare, loc=(0, -120, 0)))
    out.append(turned([(0, 0), (5, 0), (5, 76), (0, 76)], zinc("clamp"), "X", (40, 0, 258), (0, 0, 20), r=1, seg=32))
    out.append(turned([(0, 70), (9, 72), (11, 80), (9, 88), (0, 90)], black, "X", (40, 0, 258), (0, 0, 20), seg=40))
    h = Field((-80, -190, 420), (80, 190, 700), 2.0)
    h.add(fbox(h.p((0, -60, 560)), 62, 112, 78, 16))
    h.add(cyl(h.p((0, -122, 470)), 44, 36, 8), 12)
    h.add(cyl(h.p((0, 0, 500)), 48, 50, 8), 12)
    out.append(h.mesh("head", enamel))
    cover = rounded(150, 400, 70, 14)
    out.append(prism("belt cover", cover, 78, enamel, (0, 12, 680), bevel=14))
    out.append(prism("seam", [(x * 1.006, y * 1.003) for x, y in cover], 4, shell_plastic("#15171a", "seam"), (0, 12, 650), bevel=1))
    m = Field((-80, 70, 480), (80, 240, 660), 2.0)
    m.add(cyl(m.p((0, 150, 566)), 64, 76, 12))
    for q in range(18):
        t = TAU * q / 18
        m.cut(fbox(m.p((64 * math.sin(t), 150 + 64 * math.cos(t), 540)), 4.5, 4.5, 40, 2), 0.5)
    out.append(m.mesh("motor", cast_paint("#2b2f34", "motor")))
    out.append(turned([(0, 380), (24, 380), (24, 442), (0, 442)], column, loc=(0, -122, 0), r=1))
    ch = steel_dark("chuck", 0.26)
    out.append(turned([(0, 382), (24, 382), (24.5, 380), (24.5, 356), (22, 354), (22, 346), (19, 332), (10, 322), (7, 321), (0, 324)], ch, loc=(0, -122, 0), r=0.8))
    bit = steel_ground("drill", 0.22)

    def twist(u, v):
        q = v * 78
        a = TAU * u
        w = abs((((a - q * 0.22) / math.pi) % 1) - 0.5) * 2
        r = 4.4 - 1.5 * min(1, max(0, (0.72 - w) * 3)) * (1 if q > 10 else 0)
        r *= 1 if q < 74 else max(0.06, 1 - (q - 74) / 4.5)
        return (r * math.cos(a), -122 + r * math.sin(a), 326 - q * 0.42)

    out.append(grid_surf("bit", twist, 48, 90, bit, caps=True, auto=40))
    hub = turned([(0, 0), (26, 0), (28, 4), (28, 20), (20, 26), (0, 27)], zinc("hub"), "X", (60, -122, 500), r=2)
    out.append(hub)
    for q in range(3):
        a = math.radians(28 + 120 * q)
        d = Vector((0.22, math.cos(a), math.sin(a))).normalized()
        c = Vector((78, -122, 500))
        out.append(tube("spoke", [c, c + d * 110], 5, zinc("spoke"), 20))
        knob = turned([(0, -14), (8, -13), (12, -2), (11, 10), (5, 15), (0, 15)], black, seg=40, r=1.5)
        knob.matrix_world = Matrix.Translation(c + d * 116) @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
        out.append(knob)
    out.append(box("switch", 60, 4, 44, plastic("#15171a", "switch", 0.4), 2, (0, -173, 536)))
    out.append(turned([(0, -8), (11, -8), (12, -5), (12, 0)], rubber("on", "#1f9a4c", 0.4), "Y", (-14, -174, 536), seg=48, r=1))
    out.append(turned([(0, -10), (11, -10), (12, -7), (12, 0)], rubber("off", "#c8202a", 0.4), "Y", (14, -174, 536), seg=48, r=1))
    out.append(sign([(brand.upper(), 17, "#fff"), ("13 mm   0.5 HP", 11, "#f2c318")], "#1f5f3f", 84, 38, (0, -172.4, 592)))
    return out


def compressor(brand, colour):
    """Receiver along X, pump and motor on top."""
    enamel = paint("#b4171d", "receiver", 0.34, 0.3)
    black, grey = cast_paint("#1d1f22", "cast iron"), cast_paint("#2b4a6b", "motor")
    alu = aluminium("head", 0.38)
    out = []
    R, L, zc = 220, 1000, 390
    prof = [(0, -L / 2 - 120)] + [(R * math.sin(a), -L / 2 - 120 * math.cos(a)) for a in [math.radians(6 * k) for k in range(1, 16)]]
    prof += [(r, -z) for r, z in reversed(prof)]
    out.append(turned(prof, enamel, "X", (0, 0, zc), seg=160))
    for s in (1, -1):
        out.append(turned([(R + 1.5, -6), (R + 1.5, 6)], enamel, "X", (s * L / 2, 0, zc)))
        for y in (1, -1):
            out.append(box("leg", 60, 70, 200, enamel, 4, (s * 360, y * 130, 130), (-16 * y, 0, 0)))
            out.append(box("foot", 90, 100, 10, enamel, 2, (s * 360, y * 158, 36)))
            out.append(turned([(0, 0), (34, 0), (38, 4), (38, 26), (34, 30), (0, 30)], rubber("pad", "#17181a"), loc=(s * 360, y * 158, 2), r=2, seg=48))
    top = zc + R
    out.append(box("deck", 900, 250, 16, enamel, 3, (0, 0, top + 42)))
    for x in (-340, 0, 340):
        out.append(box("deck web", 16, 220, 70, enamel, 2, (x, 0, top + 8)))
    z = top + 50
    # pump: crankcase, two finned cylinders in V, heads, flywheel towards -Y
    px = -210
    f = Field((px - 110, -90, z), (px + 110, 90, z + 190), 2.4)
    f.add(fbox(f.p((px, 0, z + 70)), 80, 66, 70, 24))
    f.add(fbox(f.p((px, 0, z + 10)), 100, 76, 10, 5), 8)
    out.append(f.mesh("crankcase", black))
    for s, r in ((-1, 56), (1, 44)):
        cylinder = [turned([(0, 0), (r, 0), (r, 150), (0, 150)], black, r=2)]
        for n in range(9):
            cylinder.append(prism("fin", rounded(r * 2 + 46, r * 2 + 46, 14), 4, black, (0, 0, 30 + n * 13), bevel=1))
        cylinder.append(prism("head", rounded(r * 2 + 40, r * 2 + 40, 12), 40, alu, (0, 0, 168), bevel=5))
        for n in range(5):
            cylinder.append(box("head fin", 5, r * 2 + 30, 14, alu, 1.5, (-40 + n * 20, 0, 192)))
        for x in (1, -1):
            for y in (1, -1):
                h = hexhead(20, 10, zinc("bolt"))
                cylinder.append(xf(h, (x * (r + 10), y * (r + 10), 193)))
        group(cylinder, rot=(0, 30 * s, 0))
        out += group(cylinder, (px + s * 36, 8, z + 96))
        if s < 0:
            filt = [turned([(0, 0), (34, 0), (36, 4), (36, 60), (32, 66), (0, 66)], black, r=3)]
            group(filt, rot=(0, -60, 0))
            out += group(filt, (px - 190, 8, z + 250))
    cop = copper("pipe")
    out.append(tube("intercooler", spline([(px - 92, 40, z + 290), (px - 60, 70, z + 350), (px + 60, 70, z + 350), (px + 96, 40, z + 282)], 16), 11, cop, 20))
    out.append(tube("delivery", spline([(px + 160, 20, z + 226), (px + 230, 40, z + 180), (px + 260, 60, z + 40), (px + 250, 60, top - 10)], 16), 11, cop, 20))
    # flywheel with spokes
    y = -120
    out.append(turned([(128, -24), (150, -24), (150, 24), (128, 24)], black, "Y", (px, y, z + 86), closed=True, r=3))
    for g in (-10, 10):
        out.append(turned([(150.4, g - 6), (150.6, g + 6)], rubber("belt", "#17181a"), "Y", (px, y, z + 86)))
    out.append(turned([(0, -30), (30, -30), (34, -24), (34, 24), (0, 24)], black, "Y", (px, y, z + 86), r=3))
    for q in range(5):
        sp = box("spoke", 104, 22, 30, black, 8, (80, 0, 0))
        xf(sp, rot=(0, 72 * q + 20, 0))
        out.append(xf(sp, (px, y, z + 86)))
    # motor with pulley
    mx = 260
    m = Field((mx - 120, -140, z), (mx + 120, 150, z + 220), 2.4)
    m.add(cyl(m.p((mx, 20, z + 100)), 88, 110, 12, axis=1))
    for q in range(28):
        t = TAU * q / 28
        m.add(fbox(m.p((mx + 92 * math.sin(t), 10, z + 100 + 92 * math.cos(t)), ry=math.degrees(t)), 2.6, 84, 9, 1.5), 1)
    m.add(fbox(m.p((mx, 20, z + 8)), 92, 90, 8, 3), 6)
    m.add(fbox(m.p((mx, 20, z + 30)), 70, 70, 26, 6), 8)
    m.add(fbox(m.p((mx, 20, z + 206)), 44, 44, 16, 5), 5)
    out.append(m.mesh("motor", grey))
    out.append(turned([(0, -24), (62, -24), (64, -20), (64, 20), (0, 24)], black, "Y", (mx, y, z + 100), r=2))
    belt = rubber("belt", "#17181a")
    for g in (-10, 10):
        P = []
        r1, r2, z1, z2 = 152, 66, z + 86, z + 100
        for k in range(37):
            a = math.radians(100 + 160 * k / 36)
            P.append((px + r1 * math.cos(a), y + g, z1 + r1 * math.sin(a)))
        for k in range(25):
            a = math.radians(-80 + 160 * k / 24)
            P.append((mx + r2 * math.cos(a), y + g, z2 + r2 * math.sin(a)))
        out.append(tube("belt", P, 6.5, belt, 12, cyclic=True))
    # pressure switch, gauge, outlet
    out.append(box("pressure switch", 60, 70, 80, plastic("#15171a", "switch", 0.4), 6, (30, -40, top + 96)))
    out.append(turned([(0, -18), (30, -18), (32, -14), (32, 8), (0, 8)], steel_ground("gauge"), "Y", (30, -88, top + 150), r=1.5))
    dial = '<circle cx="200" cy="200" r="200" fill="#fbfbf7"/>' + "".join(f'<rect x="196" y="22" width="8" height="40" fill="#16181b" transform="rotate({-130 + 26 * k} 200 200)"/>' for k in range(11))
    dial += '<rect x="195" y="60" width="10" height="150" fill="#c8102e" transform="rotate(60 200 200)"/>' + labels.text("bar", 200, 310, 60, "#16181b", 900)
    out.append(decal(printed(labels.png(dial, 400, 400, 1)), 56, 56, (30, -106.2, top + 150), (90, 0, 0), r=27.9))
    out.append(turned([(0, 0), (8, 0), (8, 40), (0, 40)], brass("stub"), loc=(30, -70, top + 116), seg=32))
    out.append(turned([(0, -70), (16, -70), (18, -40), (18, 0), (0, 0)], brass("outlet"), "X", (L / 2 + 150, 0, zc + 60), r=2, seg=48))
    out.append(turned([(0, 0), (14, 0), (14, 24), (0, 24)], brass("drain"), loc=(0, 0, zc - R - 22), seg=40))
    ap = labels.text(brand.upper(), 500, 170, 190, "#fff", 900, most=960, spacing=12) + labels.text("5 HP   TWO STAGE   250 L", 500, 290, 84, "#f2c318", 900, most=940, spacing=4)
    img = labels.png(ap, 1000, 340, 1)

    def wrap(u, v):
        a = math.radians(-14 + 40 * v)
        return ((u - 0.5) * 420, -(R + 0.6) * math.cos(a), zc + (R + 0.6) * math.sin(a))

    out.append(grid_surf("print", wrap, 4, 32, material("print", "#b4171d", 0, 0.34, img=img), wrap_u=False, uv=True))
    return out


def build(shot, kind, wheel, brand, colour):
    if kind == "grinder":
        return stand(grinder(wheel, brand, colour))
    return stand(drill(brand, colour) if kind == "drill" else compressor(brand, colour))
