"""Angle grinders with slide switch, disc, guard and side handle."""
from families.cutting_disc import disc, face_print
from fields import Field, capsule, cone, cyl, smin
from fields import box as fbox
from mesh import *
from materials import *
from parts import cable
import labels
import numpy as np

PRODUCTS = {"angle-grinder": dict()}
SHOTS = {
    1: dict(azim=-28, elev=26),
    2: dict(azim=38, elev=30),
    3: dict(azim=150, elev=30),
}


def parameters(item):
    D, W = item.numbers()[:2]
    return dict(D=D, watt=int(W), brand=item.brand, colour=item.colour)


def housing(colour):
    """Motor body along X, gear head at -X; axis at z 0."""
    f = Field((-20, -42, -42), (190, 42, 42), 0.9)
    X, Y, Z = f.p()
    r = 33 - 7.5 / (1 + np.exp(-(X - 66) / 9)) + 2.5 / (1 + np.exp(-(X - 160) / 6))
    body = np.sqrt((Y / 1.0) ** 2 + (Z / 1.02) ** 2) - r
    f.add(np.maximum(np.maximum(body, -X - 2), X - 178) * 0.9)
    f.add(fbox(f.p((98, 0, 24)), 20, 9, 4, 3), 3)
    for k in range(6):  # air slots at the rear
        for s in (1, -1):
            f.cut(fbox(f.p((140 + k * 6, s * 28, 0)), 1.3, 8, 13, 1), 0.3)
    return f.mesh("housing", shell_plastic(colour))


def gear_head(mat):
    f = Field((-68, -40, -46), (8, 40, 40), 0.8)
    f.add(cone(f.p((-8, 0, 0), ry=0), 30, 33, 12, 3, axis=0))
    f.add(cyl(f.p((-34, 0, 0)), 27, 27, 6), 9)
    f.add(fbox(f.p((-20, 0, 0)), 20, 24, 25, 6), 6)
    f.add(cyl(f.p((-34, 0, -30)), 22, 10, 2), 2)
    for s in (1, -1):
        f.add(cyl(f.p((-34, s * 28, 2)), 9, 5, 2, axis=1), 3)
        for x in (-52, -16):
            f.cut(cyl(f.p((x, s * 17, 28)), 3.4, 4), 0.4)
    return f.mesh("gear head", mat)


def build(shot, D, watt, brand, colour):
    alu = aluminium("gear case", 0.4)
    black = rubber("black", "#1a1b1d", 0.5)
    out = [housing("#20262b" if D > 150 else colour), gear_head(alu)]
    out.append(
        turned([(0, 190), (14, 190), (26, 182), (29.5, 176), (29.5, 160)], shell_plastic("#1d1f22", "rear"), "X", r=3)
    )
    out.append(turned([(33.6, 0), (33.8, 5), (32.8, 9)], shell_plastic("#1d1f22", "collar"), "X"))
    guard_r = D / 2 + 7
    a = [math.radians(d) for d in range(0, 181, 4)]
    outline = [(guard_r * math.cos(q) * 1, guard_r * math.sin(q)) for q in a]
    ring = outline + [((guard_r - 2) * math.cos(q), (guard_r - 2) * math.sin(q)) for q in reversed(a)]
    steel = paint("#2a2c2f", "guard", 0.35, 0.1)
    cap = plate("guard top", outline, 2, steel, bevel=0.4)
    skirt = plate("guard skirt", ring, 17, steel, bevel=0.4)
    guard = [xf(cap, (0, 0, 0)), xf(skirt, (0, 0, -8))]
    group(guard, rot=(0, 0, -62))
    out += group(guard, (-34, 0, -39))
    d = disc(
        D,
        6,
        16 if D < 110 else 22.23,
        face_print(
            f"{D:g} x 6 x {16 if D < 110 else 22.23}",
            11000,
            "Gritovan",
            "#1d5a8c",
            "STEEL   GRINDING   TYPE 27",
            "A 24 R-BF",
        ),
    )
    group(d, rot=(180, 0, 0))
    out += group(d, (-34, 0, -44))
    out.append(
        turned([(0, -12), (6, -12), (6, -8), (15, -7), (15, 0), (0, 0)], zinc("flange"), loc=(-34, 0, -46), r=0.6)
    )
    handle = lambda z, rx, ry: [(p, q, z) for p, q in superellipse(rx, ry, 2.2, 40)]
    prof = [
        (0, 13, 13),
        (4, 16, 16),
        (10, 14.5, 14.5),
        (50, 15.5, 15.5),
        (92, 14.5, 14.5),
        (104, 18, 18),
        (112, 16, 16),
        (115, 8, 8),
    ]
    grip = loft("side handle", smooth_rings(prof, handle, 90, rib=(88, 22, 8, 0.8)), black, auto=60)
    bolt_ = turned([(4, -12), (4, 4)], zinc("stud"))
    side = group([grip, bolt_], rot=(90, 0, 0))
    out += group(side, (-34, -40, 4))
    out.append(box("switch", 20, 9, 4, rubber("switch", "#c8202a", 0.45), 1.4, (100, 0, 29.5)))
    t = labels.text(brand.upper(), 300, 96, 104, "#fff", 900, most=560, spacing=4) + labels.text(
        f"{D:g} mm   {watt} W", 300, 170, 58, "#f2c318", 700
    )
    shell = "#20262b" if D > 150 else colour
    out.append(label_on_side(t, shell))
    out.append(tube("sleeve", [(186, 0, 0), (206, 0, -2), (222, 0, -7)], lambda u: 7.5 - 2.5 * u, black, 20))
    lo, _ = bounds(out)
    out.append(
        cable(
            [
                (220, 0, -6),
                (250, 4, -30),
                (262, 30, lo.z + 4),
                (235, 76, lo.z + 3.6),
                (160, 92, lo.z + 3.6),
                (110, 70, lo.z + 3.6),
            ],
            3.6,
            black,
        )
    )
    return stand(out)


def label_on_side(body, shell):
    """The print on the motor body's near side (-Y), bent around it, reading along X."""
    img = labels.png(body, 600, 200, 2)

    def fn(u, v):
        a = math.radians(-30 + 40 * v)
        x = 74 + 58 * u
        r = 33.2 - 7.5 / (1 + math.exp(-(x - 66) / 9))
        return (x, -r * math.cos(a), 1.02 * r * math.sin(a))

    return grid_surf("print", fn, 16, 12, material("print", shell, 0, 0.42, img=img), wrap_u=False, uv=True)
