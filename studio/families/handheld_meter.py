"""Small meters with a display: laser distance meter, cross-line laser, clamp meter, infrared thermometer."""
import numpy as np

from fields import Field, capsule, cyl, poly
from fields import box as fbox
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {
    "laser-distance-meter-60m": dict(kind="distance"),
    "line-laser-green-2-line": dict(kind="line"),
    "digital-clamp-meter-600a": dict(kind="clamp", shots={1: dict(azim=-12, elev=44), 2: dict(azim=30, elev=30)}),
    "infrared-thermometer-550c": dict(kind="thermometer"),
}
SHOTS = {1: dict(azim=-26, elev=16), 2: dict(azim=30, elev=26)}


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand, colour=item.colour)


def lcd(art, w, h, loc, rot, ground="#aebbaa", pw=600, ph=400):
    img = labels.png(f'<rect width="{pw}" height="{ph}" fill="{ground}"/>' + art, pw, ph, 1.5)
    m = material("lcd", ground, 0, 0.16, img=img, coat=0.7, coat_rough=0.03)
    return decal(m, w, h, loc, rot, r=1.2)


def words(txt, ground, w, h, loc, rot, ink="#f4f4f0", rough=0.4):
    img = labels.png(labels.text(txt, 500, 100, 120, ink, 900, most=960, spacing=4), 1000, 140, 1)
    return decal(material("words", ground, 0, rough, img=img), w, h, loc, rot)


def distance(brand, colour):
    """Upright, front to -Y."""
    grey, black = shell_plastic("#24272b", "shell"), rubber("jacket", "#15171a", 0.5)
    accent = shell_plastic(colour, "accent")
    out = [prism("body", rounded(52, 118, 9, 10), 26, grey, (0, 0, 60), (90, 0, 0), 3.5)]
    side = rounded(55, 121, 10, 10)
    inner = rounded(43, 109, 6, 10)
    out.append(prism("jacket", side, 17, accent, (0, 1.5, 60.5), (90, 0, 0), 2.5, holes=[rounded(44, 110, 6, 10)]))
    out.append(box("glass", 42, 1.4, 46, material("glass", "#0b0c0e", 0, 0.08, coat=0.6, coat_rough=0.02), 0.6, (0, -13.2, 88)))
    art = labels.text("m", 545, 380, 54, "#16181b", 900) + labels.seven("12.486", 110, 290, 110)
    for n, v in enumerate((" 4.250", " 3.118")):
        art += labels.seven(v, 240, 70 + n * 100, 70)
        art += f'<rect y="{155 + n * 100}" x="30" width="540" height="4" fill="#16181b"/>'
    art += '<path d="M40 40h60v-20l40 30-40 30v-20h-60z" fill="#16181b"/>'
    out.append(lcd(art, 36, 36, (0, -14.0, 88.5), (90, 0, 0), "#b9c6b4", 600, 440))
    out.append(words(brand.upper(), "#24272b", 24, 3.4, (0, -13.1, 60.6), (90, 0, 0)))
    key = lambda x, z, r, c: turned([(0, -1.8), (r - 1, -1.7), (r, -0.8), (r, 0.5)], rubber("key", c, 0.45), "Y", (x, -13, z), seg=48)
    out.append(key(0, 46, 9, "#c8202a"))
    for z in (46, 30, 15):
        for x in (-15, 0, 15):
            if (x, z) != (0, 46):
                out.append(box("key", 10.5, 2.4, 8, rubber("key", "#3a3e44", 0.45), 1.6, (x, -13, z)))
    marks = {(-15, 46): "+", (15, 46): "-", (-15, 30): "m3", (0, 30): "m2", (15, 30): "U", (-15, 15): "C", (0, 15): "=", (15, 15): "M"}
    for (x, z), t in marks.items():
        img = labels.png(labels.text(t, 100, 90, 70, "#f2f2ee", 900), 200, 130, 1)
        out.append(decal(material("key", "#3a3e44", 0, 0.45, img=img), 8, 5.2, (x, -14.26, z), (90, 0, 0)))
    img = labels.png(labels.text("READ", 200, 120, 96, "#fff", 900), 400, 170, 1)
    out.append(decal(material("key", "#c8202a", 0, 0.45, img=img), 12, 5.1, (0, -14.86, 46), (90, 0, 0)))
    lens = material("lens", (0.02, 0.01, 0.03), 0, 0.04, coat=1)
    for x, r in ((-9, 4), (9, 8)):
        out.append(turned([(0, 119.4), (r, 119.4), (r + 0.8, 119.6), (r + 0.8, 118)], lens, loc=(x, 1, 0.2), seg=48))
    return out


def line(brand, colour):
    """Cross-line laser on its L bracket, window to -Y."""
    shell, black = shell_plastic(colour, "shell"), rubber("jacket", "#15171a", 0.5)
    f = Field((-36, -46, 0), (36, 46, 96), 0.8)
    f.add(fbox(f.p((0, 2, 42)), 30, 36, 40, 11))
    f.cut(fbox(f.p((0, -38, 62)), 17, 12, 40, 4), 1.5)
    for s in (1, -1):
        f.cut(fbox(f.p((s * 31, 6, 40)), 2.2, 22, 26, 2), 0.8)
    out = [f.mesh("body", shell)]
    g = Field((-36, -46, -2), (36, 46, 96), 0.8)
    for x in (1, -1):
        g.add(capsule(g.p(), (x * 24, -28, 6), (x * 24, -28, 78), 8.4), 2)
        g.add(capsule(g.p(), (x * 24, 33, 6), (x * 24, 33, 78), 8.4), 2)
        g.add(capsule(g.p(), (x * 24, -28, 5), (x * 24, 33, 5), 8.2), 3)
    for y in (-28, 33):
        g.add(capsule(g.p(), (-24, y, 5), (24, y, 5), 8.2), 3)
    out.append(g.mesh("bumper", black))
    pane = material("pane", "#0a1410", 0, 0.05, coat=1, coat_rough=0.02)
    out.append(box("window", 33, 2, 44, pane, 0.8, (0, -26.4, 60)))
    out.append(box("window", 33, 22, 2, pane, 0.8, (0, -16, 81.4)))
    glow = material("beam", (0.05, 1.0, 0.25), 0, 0.3, emit=3.0)
    out.append(turned([(0, -28.2), (5, -28.2), (6, -27)], steel_dark("tube"), "Y", (0, 0, 66), seg=48))
    out.append(turned([(0, -28.8), (2.6, -28.6), (3, -28)], glow, "Y", (0, 0, 66), seg=40))
    t = '<rect width="600" height="360" fill="#f2c318"/><path d="M60 300L160 110L260 300Z" fill="none" stroke="#16181b" stroke-width="22" stroke-linejoin="round"/>'
    t += labels.text("LASER", 430, 130, 84, "#16181b", 900) + labels.text("CLASS 2", 430, 215, 64, "#16181b", 900) + labels.text("515 nm", 430, 290, 52, "#16181b", 700)
    out.append(decal(printed(labels.png(t, 600, 360, 1)), 22, 13.2, (0, -34.2, 28), (90, 0, 0), r=1))
    out.append(words(brand.upper(), colour, 34, 4.76, (0, -34.15, 13.2), (90, 0, 0), rough=0.42))
    for n, c in enumerate(("#3fd16a", "#3a3e44")):
        out.append(box("key", 11, 9, 3, rubber("key", "#2a2d31", 0.4), 1.3, (-8 + 16 * n, 14, 82.4)))
        out.append(turned([(0, 0.8), (1.4, 0.6), (1.6, 0)], material("led", c, 0, 0.3, emit=0.8 if n == 0 else 0), loc=(-8 + 16 * n, 4, 82), seg=24))
    group(out, (0, 0, 14))
    st = paint("#2a2d31", "bracket", 0.4, 0.1)
    out.append(box("bracket", 62, 78, 5, st, 1.5, (0, 4, 2.5)))
    out.append(box("bracket", 62, 5, 124, st, 1.5, (0, 46, 62)))
    out.append(turned([(0, 5), (17, 5), (18, 7), (18, 12), (0, 12)], black, r=1, loc=(0, 2, -0.3)))
    return out


def clamp(brand, colour):
    """Lying on its back, face up (+Z), jaws towards +Y."""
    grey, red = shell_plastic("#25282c", "shell"), shell_plastic("#c2271d", "over")
    f = Field((-46, -112, -2), (46, 112, 40), 0.9)
    P = f.p()
    body = [(-33, -106), (33, -106), (36, -60), (34, 10), (40, 36), (-40, 36), (-34, 10), (-36, -60)]
    f.add(poly(f.p((0, 0, 17)), round_profile(body, 12, 6), 17, 7))
    out = [f.mesh("body", grey)]
    g = Field((-52, 10, -2), (52, 112, 40), 0.8)
    Q = g.p((0, 62, 17))
    rr = np.sqrt((Q[0] / 0.92) ** 2 + Q[1] ** 2)
    sec = np.maximum(np.abs(rr - 34), np.abs(Q[2]) - 4) - 7
    g.add((np.sqrt(np.maximum(np.abs(rr - 34) - 4, 0) ** 2 + np.maximum(np.abs(Q[2]) - 8, 0) ** 2) - 5) * 0.9)
    g.cut(np.maximum(np.abs(Q[0]) - 0.5, -Q[1]), 0.3)
    out.append(g.mesh("jaw", red))
    out.append(box("trigger", 14, 34, 15, red, 4, (-39, 16, 17), (0, 0, 12)))
    face = rounded(56, 100, 9)
    out.append(prism("face", face, 3, plastic("#1a1c1f", "face", 0.4), (0, -52, 33.4), bevel=1))
    art = labels.seven("18.42", 50, 130, 165) + labels.text("A", 540, 180, 90, "#16181b", 900) + labels.text("AC", 540, 290, 60, "#16181b", 900) + labels.text("AUTO   HOLD", 180, 70, 44, "#16181b", 700)
    out.append(lcd(art, 47, 31, (0, -88, 35.1), (0, 0, 0), "#b4c0ac"))
    art = ""
    for n, t in enumerate(("OFF", "A", "V~", "V-", "Ω", "µF", "NCV")):
        a = math.radians(-120 + n * 40)
        art += labels.text(t, 300 + 240 * math.sin(a), 300 - 240 * math.cos(a) + 18, 52, "#f4f4f0" if n else "#ff6a52", 900)
    out.append(decal(material("ring", "#1a1c1f", 0, 0.4, img=labels.png(art, 600, 600, 1)), 52, 52, (0, -34, 34.96), r=25.9))
    out.append(turned([(0, 3.4), (10, 3.4), (11, 2.6), (11.6, 0)], plastic("#2f3338", "dial", 0.36), loc=(0, -34, 34.6), seg=72))
    out.append(box("pointer", 5, 20, 3.4, plastic("#3d4248", "pointer", 0.36), 1.4, (0, -34, 38), (0, 0, 86)))
    out.append(box("mark", 1.5, 6.5, 0.5, material("mark", "#f4f4f0", 0, 0.4), 0.1, (-5.8, -33.6, 39.7), (0, 0, 86)))
    for n, t in enumerate(("HOLD", "SEL", "ZERO")):
        x = -17 + 17 * n
        out.append(box("key", 12, 6.5, 3, rubber("key", "#f0b90b" if n == 1 else "#565b62", 0.45), 1.3, (x, -66.5, 35.4)))
    out.append(words(brand.upper(), "#25282c", 40, 5.6, (0, 14, 34.05), (0, 0, 0)))
    out.append(words("600 A  TRUE RMS", "#25282c", 34, 4.76, (0, 5, 34.05), (0, 0, 0), "#f0b90b"))
    # leads beside it
    for c, dx in (("#c2271d", 0), ("#15171a", 22)):
        m = rubber("lead", c, 0.42)
        tip = steel_bright("tip")
        x = 66 + dx
        out.append(limb("probe", [(x, -60, 7), (x, -10, 7), (x + 2, 40, 7)], steps((0, 5, 5), (0.3, 6, 6), (0.86, 5.4, 5.4), (0.9, 8.4, 6.6), (0.94, 4.2, 4.2), (1, 3.4, 3.4)), m, tip=2))
        out.append(limb("needle", [(x + 2, 39, 7), (x + 3, 58, 7)], (1.2, 1.2), tip, tip=1.2))
        if dx:  # the inner loop
            way = [(88, -58, 7), (88, -72, 5), (89, -90, 2.6), (95, -101, 2.6), (103, -101, 2.6), (108, -90, 2.6), (109, -50, 2.6), (109, -14, 3.6), (109, 0, 5)]
        else:
            way = [(66, -58, 7), (66, -78, 5), (68, -102, 2.6), (80, -120, 2.6), (100, -125, 2.6), (119, -115, 2.6), (126, -92, 2.6), (127, -50, 2.6), (127, -14, 3.6), (127, 0, 5)]
        out.append(cable(way, 2.4, m))
        end = way[-1][0]
        out.append(limb("plug", [(end, -4, 5), (end, 26, 5)], (4.6, 4.6), m, tip=1.5))
        out.append(limb("pin", [(end, 24, 5), (end, 40, 5)], (2, 2), tip, tip=0.8))
    stand(out)
    return group(out, rot=(0, 0, 12))


def thermometer(brand, colour):
    """Pistol, barrel along -X to the left, display at the right rear."""
    yellow, black = shell_plastic("#f0b312", "shell"), rubber("over", "#1a1b1d", 0.5)
    f = Field((-76.37, -30.37, -150.37), (60, 30, 36), 1.0)  # no flat side on a plane of the grid
    P = f.p()
    side = [(-66, 16), (-66, -20), (-30, -24), (20, -26), (52, -20), (40, 28), (-20, 26)]
    f.add(poly(P, round_profile(side, 12, 6), 20, 9, axis=1))
    f.add(capsule(f.p(), (16, 0, -22), (34, 0, -124), 17, 16.5), 10)
    f.add(fbox(f.p((35, 0, -132)), 20, 17, 8, 6), 6)
    out = [f.mesh("body", yellow)]
    g = Field((-80.37, -30.37, -150.37), (64, 30, 40), 1.0)
    g.add(capsule(g.p(), (23, 0, -44), (34, 0, -118), 17.8, 17.2))
    g.cut(10 - g.p((34, 0, -80), ry=-10)[0] * 1 - 14, 2)
    out.append(g.mesh("grip", black))
    out.append(turned([(19, -4), (19, 10), (17, 12), (13.5, 12), (13, 4), (0, 3)], black, "X", (-66, 0, -2), (0, 0, 180), r=1))
    out.append(turned([(0, 7), (5, 6), (7, 4)], material("lens", (0.02, 0.02, 0.05), 0, 0.05, coat=1), "X", (-66, 0, -2), (0, 0, 180), seg=48))
    out.append(turned([(0, 5), (2.4, 4.6), (3, 3.4)], material("laser", (0.6, 0.02, 0.02), 0, 0.1, coat=1), "X", (-68, 0, 11), (0, 0, 180), seg=40))
    out.append(box("trigger", 9, 14, 26, rubber("trigger", "#c8202a", 0.42), 3.5, (-1, 0, -38), (0, 12, 0)))
    out += [box("panel", 40, 1.2, 22, plastic("#15171a", "panel", 0.35), 0.5, (-10, -20.0, 2))]
    t = labels.text(brand.upper(), 500, 170, 170, "#fff", 900, most=900, spacing=4) + labels.text("-50 to 550 °C   12:1", 500, 330, 96, "#f0b312", 700, most=900)
    out.append(decal(material("name", "#15171a", 0, 0.35, img=labels.png(t, 1000, 420, 1)), 37, 15.5, (-10, -20.7, 2), (90, 0, 0)))
    # display on the sloping rear
    scr = [box("screen", 34, 30, 2.4, plastic("#15171a", "bezel", 0.2), 0.9)]
    art = labels.seven("64.8", 90, 120, 200) + labels.text("°C", 520, 190, 90, "#16181b", 900) + labels.text("SCAN", 110, 80, 50, "#16181b", 700) + labels.text("MAX 71.2", 300, 385, 48, "#16181b", 700)
    scr.append(lcd(art, 28, 20, (0, 3, 1.25), (0, 0, 0), "#cfd8a2", 600, 420))
    for x in (-9, 0, 9):
        scr.append(box("key", 7, 4.6, 2, rubber("key", "#565b62", 0.45), 0.8, (x, -11, 1.4)))
    group(scr, rot=(0, 0, 90))
    group(scr, rot=(0, 76, 0))
    out += group(scr, (46.6, 0, 4))
    return stand(out)


def build(shot, kind, brand, colour):
    made = {"distance": distance, "line": line, "clamp": clamp, "thermometer": thermometer}[kind](brand, colour)
    if kind == "thermometer":
        group(made, rot=(0, 0, 0 if shot == 1 else -34))
    return stand(made)
