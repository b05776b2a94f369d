"""Pumps beyond the domestic monoblock: openwell and borewell submersible, booster, sewage, large centrifugal."""
import numpy as np

from families.motor import motor
from fields import Field, box as fbox, cone, cyl, ellip, torus
from mesh import *
from materials import *
from parts import hexhead, thread
import labels

PRODUCTS = {
    "openwell-submersible-1hp": dict(kind="openwell"),
    "borewell-submersible-v4-15hp": dict(
        kind="borewell", shots={1: dict(azim=-24, elev=24, light="metal"), 2: dict(azim=40, elev=36, light="metal")}
    ),
    "pressure-booster-pump-05hp": dict(kind="booster"),
    "sewage-dewatering-pump-1hp": dict(kind="sewage", shots={1: dict(azim=-32, elev=18), 2: dict(azim=8, elev=28)}),
    "centrifugal-monoblock-10hp-3ph": dict(kind="centrifugal"),
}
SHOTS = {1: dict(azim=-32, elev=18), 2: dict(azim=36, elev=26)}


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand, colour=item.colour, power=item.spec("Power"))


def plate_label(brand, rows, w, loc, rot):
    art = labels.plate(600, 300, brand.upper(), rows)
    return decal(material("rating", (1, 1, 1), 0.3, 0.35, img=art), w, w / 2, loc, rot, r=2)


def coil_of_cable(x, y, R, r, turns, mat):
    pts = []
    for k in range(turns * 28 + 1):
        a = TAU * k / 28
        t = k / 28
        pts.append((x + (R + 3 * math.sin(t * 2.1)) * math.cos(a), y + (R + 3 * math.cos(t * 1.7)) * math.sin(a), r + t * r * 1.75))
    return pts


def openwell(brand, rows):
    """Lies on its feet: stainless motor shell between cast ends, the pump with its strainer in front."""
    blue = cast_paint("#1d5d9b", "casting")
    steel = material("shell", (0.62, 0.62, 0.63), 1, 0.28, rvar=0.05, rscale=8, bump=0.03, brushed=(1, 30, 30))
    R, L = 74, 210
    out = [turned([(R, -L / 2), (R, L / 2)], steel, "X", seg=160)]
    for x in (-L / 2 + 8, L / 2 - 8):
        out.append(turned([(R + 0.2, x - 3), (R + 1.2, x - 2), (R + 1.2, x + 2), (R + 0.2, x + 3)], steel, "X", seg=128))
    f = Field((-190, -92, -112), (215, 92, 140), 2.0)
    f.add(cyl(f.p((-118, 0, 0)), 80, 14, 4, axis=0))
    f.add(ellip(f.p((-128, 0, 0)), 34, 66, 66), 10)
    f.add(cyl(f.p((116, 0, 0)), 80, 14, 4, axis=0))
    f.add(cyl(f.p((148, 0, 0)), 86, 22, 9, axis=0), 8)
    f.add(cyl(f.p((150, 30, 84)), 22, 44, 3), 14)
    f.add(cyl(f.p((150, 30, 122)), 27, 11, 3), 3)
    for x in (-118, 120):
        for s in (1, -1):
            f.add(fbox(f.p((x, s * 46, -92)), 13, 24, 9, 3), 5)
            f.add(fbox(f.p((x, s * 34, -72)), 8, 12, 24, 3), 6)
    f.cut(cyl(f.p((150, 30, 122)), 16.5, 40), 1)
    out.append(f.mesh("casting", blue))
    t = thread("outlet", 34, 24, 2.3, blue, chamfer=False, inner=True, nA=96)
    out.append(xf(t, (150, 30, 108)))
    # strainer: perforated steel on the suction side
    out.append(turned([(0, 198), (52, 198), (60, 192), (62, 170)], steel, "X", r=3))
    dark = material("hole", "#08090a", 0, 0.8)
    for k in range(26):
        for x in (176, 183, 190):
            a = TAU * (k + (0.5 if x == 183 else 0)) / 26
            h = turned([(0, 0.3), (2.2, 0.3)], dark, "Z", seg=16)
            r = 61.6 if x < 188 else 60.4
            xf(h, (0, 0, r))
            xf(h, rot=(math.degrees(a), 0, 0))
            out.append(xf(h, (x, 0, 0)))
    zn = zinc("bolt")
    for k in range(6):
        a = TAU * (k + 0.5) / 6
        b = hexhead(13, 7, zn)
        xf(b, rot=(0, 90, 0))
        out.append(xf(b, (173, 74 * math.cos(a), 74 * math.sin(a))))
        b = hexhead(13, 7, zn)
        xf(b, rot=(0, 90, 0))
        out.append(xf(b, (-136, 72 * math.cos(a), 72 * math.sin(a))))
    lab = bent_decal(material("rating", (1, 1, 1), 0.3, 0.35, img=labels.plate(600, 300, brand.upper(), rows)), R + 0.5, 120, 60)
    for corner in lab.data.uv_layers[0].data:
        corner.uv = (corner.uv[0], corner.uv[1])
    b2 = labels.png(f'<rect width="1000" height="360" fill="#1d5d9b"/>' + labels.text(brand.upper(), 500, 190, 180, "#fff", 900, most=900) + labels.text("OPENWELL  SUBMERSIBLE", 500, 300, 78, "#ffe08a", 900, most=900), 1000, 360, 1.2)

    def fn(u, v):
        a = math.radians(-68 + 62 * v) - 0.0
        return ((u - 0.5) * 150, -(R + 0.5) * math.cos(math.radians(-22 + 52 * v)), (R + 0.5) * math.sin(math.radians(-22 + 52 * v)))

    bpy.data.objects.remove(lab)
    out.append(grid_surf("label", fn, 2, 24, printed(b2, 0.3, 0.3), wrap_u=False, uv=True))
    flat = rubber("cable", "#111213")
    pts = [(-150, 20, 36), (-182, 24, 40), (-214, 10, 10), (-226, -40, -90)]
    c = tube("cable", spline(pts + [(-200, -120, -96), (-110, -168, -97), (-10, -160, -97), (40, -134, -97)], 14), 5.5, flat, 14)
    out.append(c)
    return out


def borewell(brand, rows):
    """Slim set lying down: stages in a brushed tube, strainer, motor."""
    steel = material("tube", (0.64, 0.64, 0.65), 1, 0.24, rvar=0.05, rscale=8, bump=0.03)
    br = gunmetal("bowl")
    black = plastic("#15171a", "black", 0.4)
    R, out = 48, []
    Lp, Lm = 330, 300
    out.append(turned([(0, 0), (R - 12, 0), (R - 10, 6), (R, 10), (R, Lp), (R - 2, Lp)], steel, "X", seg=128, r=1))
    for x in [14 + (Lp - 28) * k / 8 for k in range(9)]:
        out.append(turned([(R + 0.1, x - 2.2), (R + 0.9, x), (R + 0.1, x + 2.2)], steel, "X", seg=128))
    head = [(R, 0), (R - 1, -8), (R - 8, -26), (27, -40), (27, -66), (24, -68), (20, -68), (20, -30)]
    out.append(turned(head, br, "X", seg=128, r=1.5))
    t = thread("outlet", 41, 26, 2.3, br, chamfer=False, inner=True, nA=96)
    xf(t, rot=(0, 90, 0))
    out.append(xf(t, (-67, 0, 0)))
    out.append(turned([(R - 6, Lp - 2), (R - 6, Lp + 62)], material("strainer", (0.5, 0.5, 0.51), 1, 0.35), "X", seg=128))
    dark = material("hole", "#08090a", 0, 0.8)
    for k in range(30):
        for j in range(7):
            a = TAU * (k + (j % 2) / 2) / 30
            h = turned([(0, 0.2), (2.3, 0.2)], dark, seg=12)
            xf(h, (0, 0, R - 6))
            xf(h, rot=(math.degrees(a), 0, 0))
            out.append(xf(h, (Lp + 6 + 8 * j, 0, 0)))
    x = Lp + 60
    out.append(turned([(R - 4, x), (R + 1, x + 2), (R + 1, x + 26), (R - 2, x + 30), (R - 2, x + 34)], br, "X", seg=128, r=1.2))
    x += 30
    out.append(turned([(R - 1, x), (R - 1, x + Lm), (R - 3, x + Lm + 8), (R - 14, x + Lm + 12), (0, x + Lm + 12)], steel, "X", seg=128, r=1.5))
    guard = prism("guard", rounded(Lp + 120, 15, 6), 5, steel, (Lp / 2 + 40, -18, R - 1), (20, 0, 0), 1.5)
    out.append(guard)
    art = labels.png('<rect width="1600" height="420" fill="#1d5d9b"/>' + labels.text(brand.upper(), 800, 210, 210, "#fff", 900, most=1400) + labels.text("V4 BOREWELL SUBMERSIBLE   1.5 HP   12 STAGES", 800, 340, 86, "#ffe08a", 900, most=1480), 1600, 420, 1)

    def fn(u, v, x0=60, L=210, r=R + 0.9):
        a = math.radians(-12 + 58 * v)
        return (x0 + L * u, -r * math.cos(a), r * math.sin(a))

    out.append(grid_surf("label", fn, 2, 24, printed(art, 0.3, 0.3), wrap_u=False, uv=True))
    art2 = labels.plate(900, 300, brand.upper(), rows)
    out.append(grid_surf("label2", lambda u, v: fn(u, v, x + 60, 170, R - 0.6), 2, 24, material("rating", (1, 1, 1), 0.3, 0.35, img=art2), wrap_u=False, uv=True))
    group(out, (-(Lp + Lm) / 2 - 30, 0, R + 1))
    wire = rubber("cable", "#111213")
    xm = (Lp + 60 + 30) - (Lp + Lm) / 2 - 30
    c = tube("cable", spline([(xm - 6, -R + 6, R + 10), (xm - 16, -R - 20, 30), (xm - 60, -R - 60, 5), (xm - 160, -R - 86, 5), (xm - 240, -R - 50, 5), (xm - 190, -R - 20, 5)], 14), 5, wire, 14)
    return out + [c]


def booster(brand, rows, colour):
    """Small pressure pump: motor in a smooth shroud, pump head, pressure tank ball on top, controller."""
    dark = material("motor", "#2b3036", 0, 0.4, rvar=0.05, bump=0.10, bscale=150)
    steel = material("head", (0.66, 0.66, 0.67), 1, 0.2, rvar=0.05, rscale=8, bump=0.03)
    out = motor("#22507d", brand.upper(), rows, fins=26, L=120, R=52, single=False)
    x = 60
    head = [turned([(0, x + 96), (40, x + 96), (60, x + 90), (68, x + 78), (70, x + 30), (66, x + 18), (60, x + 10)], steel, "X", seg=128, r=3)]
    head.append(turned([(60, x + 4), (78, x + 6), (78, x + 16), (60, x + 18)], cast_paint("#22507d", "flange"), "X", seg=128, r=1.5))
    head.append(turned([(13, x + 94), (22, x + 94), (22, x + 112), (13, x + 112)], steel, "X", (0, 0, 0), r=1, seg=64, closed=True))
    head.append(turned([(0, x + 108), (13, x + 108)], material("hole", "#08090a", 0, 0.8), "X"))
    head.append(turned([(18, 60), (18, 96), (22, 98), (22, 112), (14, 112)], steel, loc=(x + 48, 0, 0), r=1, seg=64))
    ctl = [box("controller", 84, 74, 112, plastic("#20242a", "controller", 0.38), 12, (x + 48, 0, 172))]
    ctl.append(box("face", 60, 3, 78, plastic("#dfe2e4", "face", 0.34), 1.4, (x + 48, -37, 176)))
    b = labels.text(brand.upper(), 300, 90, 70, colour, 900, most=520) + labels.text("AUTO PRESSURE", 300, 170, 50, "#222", 700, most=520)
    b += '<circle cx="120" cy="290" r="34" fill="#1e8a3c"/><circle cx="300" cy="290" r="34" fill="#e3a712"/><circle cx="480" cy="290" r="34" fill="#c4161c"/>'
    for k, w in enumerate(("POWER", "PUMP", "DRY RUN")):
        b += labels.text(w, 120 + 180 * k, 370, 34, "#333", 700)
    b += '<circle cx="300" cy="560" r="120" fill="none" stroke="#666" stroke-width="8"/>' + labels.text("RESET", 300, 575, 50, "#333", 700)
    ctl.append(decal(material("face print", "#dfe2e4", 0, 0.34, img=labels.png(b, 600, 760, 1.4)), 56, 71, (x + 48, -38.6, 176), (90, 0, 0)))
    ctl.append(turned([(0, 5), (10, 5), (11.5, 3), (11.5, 0)], plastic("#c4161c", "reset", 0.3), "Y", (x + 48, -38.6, 160), (0, 0, 180), r=0.8, seg=48))
    ctl.append(turned([(12, 226), (20, 226), (20, 250), (13, 250)], plastic("#20242a", "outlet", 0.38), loc=(x + 48, 0, 0), r=1, seg=64))
    head += ctl
    head.append(hexhead(16, 9, brass("plug")))
    xf(head[-1], rot=(90, 0, 0))
    xf(head[-1], (x + 50, -72, 0))
    group(head, (0, 0, 89.5))
    for o in ctl:
        xf(o, (0, 0, -28))
    return out + head


def sewage(brand, rows, colour):
    """Upright: pump bowl with legs and outlet, motor shell, handle, float switch on its cable."""
    cast = cast_paint("#2c343b", "casting")
    steel = material("shell", (0.62, 0.62, 0.63), 1, 0.26, rvar=0.05, rscale=8, bump=0.03)
    f = Field((-130, -120, -4), (210, 120, 320), 2.4)
    f.add(cyl(f.p((0, 0, 66)), 92, 42, 14))
    f.add(cyl(f.p((0, 0, 112)), 84, 12, 4), 8)
    f.add(cyl(f.p((110, 0, 66)), 34, 44, 4, axis=0), 14)
    f.add(cyl(f.p((160, 0, 96)), 34, 40, 8), 14)
    f.add(cyl(f.p((160, 0, 138)), 46, 9, 3), 3)
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        f.add(fbox(f.p((74 * math.cos(a), 74 * math.sin(a), 14), rz=math.degrees(a)), 14, 11, 16, 5), 6)
    f.cut(cyl(f.p((160, 0, 140)), 25, 40), 1.5)
    f.cut(cyl(f.p((0, 0, 20)), 40, 30), 2)
    f.add(cyl(f.p((0, 0, 284)), 82, 14, 8), 0)
    f.add(cyl(f.p((0, 0, 298)), 60, 12, 8), 8)
    out = [f.mesh("casting", cast)]
    out.append(turned([(76, 118), (76, 276)], steel, seg=160))
    for z in (124, 268):
        out.append(turned([(76.2, z - 4), (77.6, z - 2), (77.6, z + 2), (76.2, z + 4)], steel, seg=128))
    zn = zinc("bolt")
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        for z, r in ((124, 70), (298, 70)):
            b = hexhead(13, 8, zn)
            out.append(xf(b, (r * math.cos(a), r * math.sin(a), z + (2 if z < 200 else 4))))
    for k in range(4):
        a = TAU * k / 4 + 0.785
        b = hexhead(13, 8, zn)
        out.append(xf(b, (160 + 38 * math.cos(a), 38 * math.sin(a), 150)))
    out.append(tube("handle", spline([(-52, 0, 300), (-50, 0, 345), (-26, 0, 366), (26, 0, 366), (50, 0, 345), (52, 0, 300)], 12), 8, plastic("#15171a", "handle", 0.4), 18))
    art = labels.png(f'<rect width="1000" height="700" fill="#f3f2ee"/><rect width="1000" height="260" fill="{colour}"/>' + labels.text(brand.upper(), 500, 180, 150, "#fff", 900, most=900) + labels.text("SEWAGE PUMP", 500, 390, 110, "#16181b", 900, most=900) + labels.text("1 HP · 50 mm · 35 mm solids", 500, 500, 66, "#333", 700, most=900) + labels.text("230 V  50 Hz  250 LPM", 500, 600, 66, "#333", 700, most=900), 1000, 700, 1.2)
    out.append(bent_decal(printed(art, 0.3, 0.3), 76.4, 130, 91, (0, 0, 197), (0, 0, -6)))
    black = rubber("cable", "#111213")
    out.append(tube("cable", spline([(20, 30, 306), (26, 44, 336), (40, 96, 330), (44, 140, 200), (30, 150, 60), (-20, 150, 7), (-120, 120, 7), (-190, 40, 7), (-200, -60, 7), (-150, -110, 7)], 16), 6, black, 16))
    # float switch: a rounded box hanging at its cable
    out.append(tube("float cable", spline([(-10, -30, 306), (-20, -50, 338), (-70, -84, 320), (-128, -98, 240), (-140, -104, 190)], 14), 4.5, black, 14))
    fl = Field((-40, -26, -62), (40, 26, 62), 1.6)
    fl.add(fbox(fl.p(), 32, 17, 50, 15))
    fl.add(cyl(fl.p((0, 0, 52)), 9, 8, 2), 6)
    o = fl.mesh("float", plastic("#e3651a", "float", 0.38))
    out.append(xf(o, (-142, -106, 132), (0, 6, 20)))
    return out


def centrifugal(brand, rows):
    """Ten horsepower: large finned motor, volute with flanged suction and delivery."""
    colour = "#17694f"
    cast = cast_paint(colour, "casting")
    parts = motor(colour, brand.upper(), rows, fins=44, L=190, R=64)
    x = 95 + 22
    f = Field((x - 14, -130, -104), (x + 150, 130, 170), 2.0)
    f.add(cyl(f.p((x + 6, 0, 0)), 84, 14, 4, axis=0))
    f.add(cyl(f.p((x + 46, 0, 0)), 88, 28, 22, axis=0), 10)
    f.add(torus(f.p((x + 46, 0, 0)), 70, 32, axis=0), 8)
    f.add(cone(f.p((x + 46, 62, 70)), 36, 34, 70, 2), 16)
    f.add(cyl(f.p((x + 46, 62, 146)), 58, 9, 3), 4)
    f.add(cyl(f.p((x + 96, 0, 0)), 40, 36, 3, axis=0), 16)
    f.add(cyl(f.p((x + 132, 0, 0)), 62, 9, 3, axis=0), 4)
    f.add(fbox(f.p((x + 46, 0, -92)), 26, 46, 7, 2), 3)
    f.add(fbox(f.p((x + 46, 0, -70)), 12, 28, 26, 3), 6)
    f.cut(cyl(f.p((x + 132, 0, 0)), 31, 60, axis=0), 2)
    f.cut(cyl(f.p((x + 46, 62, 150)), 29, 60), 2)
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        f.cut(cyl(f.p((x + 132, 48 * math.cos(a), 48 * math.sin(a))), 6, 30, axis=0), 0.6)
        f.cut(cyl(f.p((x + 46 + 46 * math.cos(a), 62 + 46 * math.sin(a), 146)), 6, 12), 0.6)
    out = [f.mesh("volute", cast)]
    zn = zinc("bolt")
    for k in range(8):
        a = TAU * (k + 0.5) / 8
        b = hexhead(13, 8, zn)
        xf(b, rot=(0, 90, 0))
        out.append(xf(b, (x - 11, 76 * math.cos(a), 76 * math.sin(a))))
    pl = hexhead(18, 10, zn)
    xf(pl, rot=(90, 0, 0))
    out.append(xf(pl, (x + 46, -103, -30)))
    group(out, (0, 0, 89.5))
    lo, _ = bounds(out)
    lo2, _ = bounds(parts)
    if lo.z < lo2.z:
        group(parts, (0, 0, 0))
    return parts + out


def build(shot, kind, brand, colour, power):
    if kind == "openwell":
        return stand(openwell(brand, ["0.75 kW (1 HP)", "220 V  50 Hz"]))
    if kind == "borewell":
        return stand(borewell(brand, ["1.1 kW (1.5 HP)   220 V  50 Hz", "Head 30-85 m   12 stages", "Oil filled"]))
    if kind == "booster":
        return stand(booster(brand, ["0.37 kW (0.5 HP)", "230 V  50 Hz", "2.2 bar   2700 LPH"], colour))
    if kind == "sewage":
        return stand(sewage(brand, [], colour))
    return stand(centrifugal(brand, ["7.5 kW (10 HP)   3~", "415 V  50 Hz  1450 rpm", "Head 10-24 m   28 LPS", "Class F   IP55"]))
