"""Dial indicator on its magnetic stand."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"dial-indicator-10mm-magnetic-base": dict()}
SHOTS = {1: dict(azim=-24, elev=14), 2: dict(azim=26, elev=22)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def face(brand):
    b = '<circle cx="500" cy="500" r="500" fill="#f6f6f2"/>'
    for k in range(100):
        a = math.radians(3.6 * k)
        r0 = 370 if k % 10 == 0 else 395 if k % 5 == 0 else 415
        w = 7 if k % 10 == 0 else 4
        x0, y0, x1, y1 = 500 + r0 * math.sin(a), 500 - r0 * math.cos(a), 500 + 450 * math.sin(a), 500 - 450 * math.cos(a)
        b += f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}" stroke="#16181b" stroke-width="{w}"/>'
        if k % 10 == 0:
            b += labels.text(str(k), 500 + 315 * math.sin(a), 500 - 315 * math.cos(a) + 26, 74, "#16181b", 900)
    b += '<circle cx="500" cy="690" r="92" fill="none" stroke="#16181b" stroke-width="4"/>'
    for k in range(10):
        a = math.radians(36 * k)
        b += f'<line x1="{500 + 74 * math.sin(a):.1f}" y1="{690 - 74 * math.cos(a):.1f}" x2="{500 + 92 * math.sin(a):.1f}" y2="{690 - 92 * math.cos(a):.1f}" stroke="#16181b" stroke-width="4"/>'
    b += '<path d="M500 690L530 640" stroke="#c8102e" stroke-width="8"/>'
    b += labels.text(brand.upper(), 500, 380, 56, "#1d3f7a", 900, most=330) + labels.text("0.01 mm", 500, 430, 40, "#16181b", 700)
    return labels.png(b, 1000, 1000, 1)


def gauge(brand):
    """Dial facing -Y around the origin, plunger along -Z."""
    st = chrome_satin("case")
    rim = material("rim", (0.03, 0.03, 0.032), 0.4, 0.3)
    bright = steel_bright("plunger")
    out = [turned([(0, -8), (27, -8), (28, -6), (28, 8), (0, 8)], st, "Y", r=1)]
    out.append(turned([(25.5, -9), (26, -12.5), (29.4, -12.5), (29.8, -6), (28, -5.5)], rim, "Y", r=0.8))
    out.append(decal(printed(face(brand), 0.35), 51.4, 51.4, (0, -9.0, 0), (90, 0, 0), r=25.6))
    hand = prism("hand", [(-0.9, -6), (0.9, -6), (0.35, 22), (-0.35, 22)], 0.4, material("hand", "#101113", 0, 0.4), (0, -10.2, 0), (90, 0, 0), 0.05)
    out.append(xf(hand, rot=(0, 28, 0)))
    out.append(turned([(0, -10.8), (2.6, -10.6), (3, -9.6), (3, -9)], st, "Y", seg=40))
    out.append(turned([(0, 26), (4, 26), (4, 46), (0, 46)], st, loc=(0, 0, -74 + 0), r=0.6, seg=48))
    out.append(turned([(0, -62), (2, -62), (2, -46), (0, -46)], bright, loc=(0, 0, -4), seg=40))
    out.append(turned([(0, -72), (1.6, -70.8), (2.4, -69), (2.6, -62), (0, -62)], bright, loc=(0, 0, -4), seg=40))
    out.append(turned([(0, 27), (3.4, 27), (3.4, 40), (4.4, 41), (4.4, 46), (0, 46)], st, r=0.6, seg=40))
    out.append(box("lug", 5, 12, 16, st, 1.5, (0, 12, 0)))
    return out


def build(shot, brand, colour):
    steel = material("column", (0.62, 0.62, 0.63), 1, 0.14, rvar=0.03, rscale=9)
    black = cast_paint("#1a1c1f", "base")
    body = paint(colour, "enamel", 0.4, 0.2)
    out = [box("base", 58, 50, 55, body, 2.5, (0, 0, 27.5))]
    out.append(box("pole", 60, 12, 56, steel_ground("pole"), 0.6, (0, 0, 28)))
    out.append(turned([(0, -25), (13, -25), (13, -27), (11, -29), (0, -29)], steel_dark("dial"), "Y", (0, 0, 31), r=0.6))
    out.append(box("switch", 9, 11, 26, rubber("knob", "#c8202a", 0.4), 2.5, (0, -33, 31), (0, 35, 0)))
    t = labels.text("ON", 80, 60, 44, "#fff", 900) + labels.text("OFF", 320, 60, 44, "#fff", 900)
    out.append(decal(material("on-off", colour, 0, 0.4, img=labels.png(t, 400, 80, 2)), 46, 9.2, (0, -25.08, 49), (90, 0, 0)))
    H = 178
    out.append(turned([(0, 55), (9, 55), (9, 60), (6, 62), (6, H + 62), (0, H + 62)], steel, loc=(-12, 8, 0), r=0.8))
    clamp = [box("clamp", 22, 20, 26, black, 3, (-12, 8, 188)), box("clamp", 18, 20, 20, black, 3, (-12, -10, 188))]
    out += clamp
    out.append(turned([(0, 0), (10, 0), (11, 2), (11, 10), (9, 12), (0, 12)], black, "X", (-36, 8, 188), r=1))
    out.append(turned([(0, -60), (5, -60), (5, 108), (0, 108)], steel, "X", (0, -10, 188), (0, 0, 0), r=0.8))
    # the arm ends in a small clamp that holds the gauge by its stem
    x = 92
    out.append(box("end clamp", 18, 16, 18, black, 3, (x, -10, 188)))
    out.append(turned([(0, 0), (8, 0), (8.6, 1), (8.6, 8), (7, 9), (0, 9)], black, "X", (x + 8, -10, 188), r=0.8, seg=48))
    drop = gauge(brand)
    out += group(drop, (x, -30, 226))
    out.append(box("holder", 14, 26, 12, black, 2.5, (x, -24, 188)))
    return out
