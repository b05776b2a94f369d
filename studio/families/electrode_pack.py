"""Welding electrodes: the packet and a fan of rods before it."""
import random

from mesh import *
from materials import *
import labels

PRODUCTS = {"welding-electrode-e6013": dict()}
SHOTS = {
    1: dict(azim=-24, elev=30),
    2: dict(azim=30, elev=46),
    3: dict(azim=72, elev=28),
}


def parameters(item):
    d, kg = item.numbers(item.detail)[:2]
    return dict(d=d, kg=kg, brand=item.brand, colour=item.colour)


def rod(d, L):
    """Core wire bare at the grip end (x 0), flux from there on, brown contact tip."""
    flux = material("flux", "#9b8d7a", 0, 0.85, rvar=0.05, bump=0.35, bscale=150, cvar=0.12, cscale=30)
    R = d * 0.92
    core = turned([(0, 0), (d / 2, 0), (d / 2, 28)], steel_ground("core", 0.22), "X", seg=24)
    coat = turned([(d / 2, 24), (R, 29), (R, L - 2), (d / 2, L), (0, L)], flux, "X", seg=32)
    tip = turned(
        [(0, L + 0.3), (d / 2, L + 0.2), (d / 2 + 0.4, L - 0.4)], material("tip", "#5a4636", 0.2, 0.7), "X", seg=24
    )
    out = [core, coat, tip]
    t = labels.line("E6013", "#1d4f8f", 70, 300, 90)
    mark = decal(material("stamp", "#9b8d7a", 0, 0.85, img=t), R * 5.2, R * 1.3, (50, 0, R + 0.02))
    return out + [mark]


def build(shot, d, kg, brand, colour):
    rnd = random.Random(3)
    L = 350
    top = labels.pack(
        1400,
        320,
        brand,
        "WELDING ELECTRODE  E6013",
        [f"{d:g} x {L} mm    {kg:g} kg    Mild steel, general purpose"],
        colour,
        "#f2b705",
        code=True,
    )
    side = labels.png(
        f'<rect width="1400" height="160" fill="{colour}"/>'
        + labels.text(f"{brand.upper()}   E6013   {d:g} x {L} mm   {kg:g} kg", 700, 105, 74, "#fff", 900, most=1300),
        1400,
        160,
        1,
    )
    W, H = 78, 34
    card = material("card", colour, 0, 0.5, bump=0.03, bscale=40)
    out = [box("packet", L + 8, W, H, card, 1.2, (0, 0, H / 2))]
    out.append(decal(printed(top, 0.3, 0.35), L + 4, W - 3, (0, 0, H + 0.08)))
    out.append(decal(printed(side, 0.3, 0.35), L + 4, H - 3, (0, -W / 2 - 0.08, H / 2), (90, 0, 0)))
    one = rod(d, L)
    for k in range(9):
        c = copies(one)
        row, col = (1, k - 6) if k >= 6 else (0, k)
        group(c, rot=(0, 0, rnd.uniform(-1.6, 1.6)))
        z = d * 0.92 + row * d * 1.75
        out += group(c, (-L / 2 - 22 + rnd.uniform(-7, 7), -W / 2 - 16 - col * d * 2.9 - row * d * 3.2, z + 0.05 * k))
    for o in one:
        bpy.data.objects.remove(o)
    return group(out, rot=(0, 0, 26))
