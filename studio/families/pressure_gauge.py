"""Glycerine-filled pressure gauges."""
from mesh import *
from materials import *
from parts import thread
import labels

PRODUCTS = {"pressure-gauge-63mm": dict()}
SHOTS = {1: dict(azim=-24, elev=12, light="metal"), 2: dict(azim=36, elev=24, light="metal")}


def parameters(item):
    return dict(bar=int(item.numbers()[1]), brand=item.brand)


def face(bar, brand):
    b = '<circle cx="500" cy="500" r="500" fill="#fbfbf7"/>'
    n = {10: 10, 25: 5, 250: 5}[bar]
    for k in range(n * 10 + 1):
        a = math.radians(-135 + 270 * k / (n * 10))
        big, mid = k % 10 == 0, k % 5 == 0
        r0 = 330 if big else 360 if mid else 380
        s, c = math.sin(a), math.cos(a)
        b += f'<line x1="{500 + r0 * s:.1f}" y1="{500 - r0 * c:.1f}" x2="{500 + 420 * s:.1f}" y2="{500 - 420 * c:.1f}" stroke="#16181b" stroke-width="{9 if big else 5}"/>'
        if big:
            b += labels.text(f"{bar * k // (n * 10)}", 500 + 265 * s, 500 - 265 * c + 26, 76, "#16181b", 900)
    b += '<path d="M202.9 797.1A420 420 0 1 1 797.1 797.1" fill="none" stroke="#16181b" stroke-width="6"/>'
    a0, a1 = math.radians(-135 + 270 * 0.8), math.radians(135)
    b += f'<path d="M{500 + 432 * math.sin(a0):.1f} {500 - 432 * math.cos(a0):.1f}A432 432 0 0 1 {500 + 432 * math.sin(a1):.1f} {500 - 432 * math.cos(a1):.1f}" fill="none" stroke="#c8102e" stroke-width="22"/>'
    b += labels.text("bar", 500, 700, 70, "#16181b", 900) + labels.text(brand.upper(), 500, 350, 58, "#1d3f7a", 900, most=300)
    b += labels.text("CL 1.6", 500, 760, 40, "#16181b", 700) + labels.text("GLYCERINE", 500, 880, 40, "#16181b", 700)
    return labels.png(b, 1000, 1000, 1.2)


def gauge(bar, brand):
    """Dial to -Y around the origin."""
    steel = material("stainless", (0.66, 0.655, 0.65), 1, 0.14, rvar=0.03, rscale=9, bump=0.01, bscale=80)
    br = brass()
    out = [turned([(0, 18), (29, 18), (31.5, 15), (31.5, -9), (34, -9.6), (34, -15), (32.5, -16.4), (29.6, -16.4), (29.2, -13)], steel, "Y", r=1.0, seg=160)]
    out.append(decal(printed(face(bar, brand), 0.3), 59, 59, (0, -11, 0), (90, 0, 0), r=29.4))
    # the filling: a clear lacquer over the print, with the needle in it
    black = material("needle", "#101113", 0, 0.35)
    hand = [prism("needle", [(-2.4, -9), (2.4, -9), (0.9, 4), (0.25, 25), (-0.25, 25), (-0.9, 4)], 0.6, black, (0, -12.2, 0), (90, 0, 0), 0.08)]
    group(hand, rot=(0, -135 + 270 * 0.62, 0))
    out += hand
    out.append(turned([(0, -13.4), (2.4, -13.2), (3, -12.4), (3, -11)], br, "Y", seg=48))
    out.append(turned([(31.2, 0), (31.9, 1), (31.9, 4), (31.2, 5)], steel, "Y"))
    plug = turned([(0, 0), (4.5, 0), (5, -0.6), (5, 1.6), (3.4, 3), (0, 3.2)], rubber("plug", "#17181a"), loc=(0, 4, 31), r=0.4, seg=40)
    out.append(plug)
    neck = [turned([(0, -30), (8, -30), (8, -38), (0, -38)], br, r=0.6), box("square", 14, 14, 12, br, 0.8, (0, 0, -42))]
    neck.append(turned([(0, -47), (5.6, -47), (5.6, -50), (0, -50)], br, r=0.3))
    th = thread("thread", 13.2, 13, 1.337, br)
    xf(th, rot=(180, 0, 0))
    neck.append(xf(th, (0, 0, -49)))
    neck.append(turned([(2, -62.2), (2, -63.5), (4.4, -63.5), (4.6, -62.4), (5, -61.6)], br, seg=48))
    return out + group(neck, (0, 3, 0))


def build(shot, bar, brand):
    one = gauge(bar, brand)
    stand(one)
    if shot == 1:
        return one
    lying = copies(one)
    group(lying, rot=(-90, 0, 0))
    group(lying, rot=(0, 0, -50))
    stand(lying)
    return one + group(lying, (58, -58, 0))
