"""Pistol-shaped drills: the corded impact drill and the cordless driver."""
import numpy as np

from fields import Field, capsule, cone, cyl
from fields import box as fbox
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {
    "impact-drill-13mm-650w": dict(kind="corded", text="650 W   13 mm"),
    "cordless-drill-driver-12v": dict(kind="cordless", text="12 V"),
}
SHOTS = {
    1: dict(azim=-24, elev=16),
    2: dict(azim=28, elev=26),
    3: dict(azim=152, elev=22),
}


def parameters(item, kind, text):
    batteries = {"Bare tool": 0, "1 battery kit": 1, "2 battery kit": 2}.get(item.option, 0)
    return dict(kind=kind, text=text, brand=item.brand, colour=item.colour, batteries=batteries)


def body(L, R, colour):
    """Motor along X from 0 to L at z 0, grip down and back."""
    f = Field((-34, -R - 6, -150), (L + 8, R + 6, 42), 1.1)  # the body bulges by 2.5
    X, Y, Z = f.p()
    rear = np.sqrt(np.clip(1 - (np.clip(16 - X, 0, 18) / 18.5) ** 2, 0.02, 1))  # a domed end
    r = rear * R - 2.5 * np.cos(X / L * 3.1) - 5 * np.clip((X - L * 0.72) / (L * 0.28), 0, 1)
    f.add(np.maximum(np.maximum(np.sqrt(Y**2 + Z**2) - r, -X), X - L) * 0.9)
    f.add(capsule(f.p(), (L * 0.22, 0, -20), (L * 0.12, 0, -118), 20, 19), 10)
    f.add(fbox(f.p((L * 0.11, 0, -132)), 26, 21, 9, 6), 8)
    for k in range(5):
        for s in (1, -1):
            f.cut(fbox(f.p((19 + k * 7, s * R, 2)), 1.5, 8, 12, 1.2), 0.3)
    return f.mesh("body", shell_plastic(colour))


def chuck(x, R):
    """Keyed chuck with jaws and a bit."""
    st = steel_dark("chuck", 0.26)
    out = [
        turned(
            [
                (0, 0),
                (R, 0),
                (R + 0.6, 2),
                (R + 0.6, 16),
                (R, 18),
                (R, 22),
                (R - 2, 36),
                (R * 0.55, 44),
                (7, 45),
                (7, 38),
                (0, 38),
            ],
            st,
            "X",
            (x, 0, 0),
            r=0.7,
        )
    ]
    for k in range(24):
        t = box("tooth", 3, 1.6, 2, st, 0.3, (0, 0, R + 0.4))
        xf(t, rot=(360 * k / 24, 0, 0))
        out.append(xf(t, (x + 19.5, 0, 0)))
    for k in range(3):
        j = box("jaw", 12, 2.4, 4.5, steel_ground("jaw"), 0.4, (x + 44, 0, 4.6))
        out.append(xf(j, rot=(120 * k, 0, 0)))
    return out


def side_print(L, R, brand, text, colour):
    t = labels.text(brand.upper(), 300, 96, 100, "#fff", 900, most=560, spacing=4) + labels.text(
        text, 300, 168, 56, "#f2c318", 700
    )
    img = labels.png(t, 600, 200, 2)

    def fn(u, v):
        x = L * (0.36 + 0.40 * u) if L > 120 else L * (0.44 + 0.38 * u)  # behind it the slots
        a = math.radians(-24 + 34 * v) if L > 120 else math.radians(-24 + 32 * v)
        r = R - 2.5 * math.cos(x / L * 3.1) - 5 * min(max((x - L * 0.72) / (L * 0.28), 0), 1) + 0.25
        return (x, -r * math.cos(a), r * math.sin(a))

    return grid_surf("print", fn, 16, 10, ink(material("print", colour, 0, 0.42, img=img)), wrap_u=False, uv=True)


def battery(colour):
    black = shell_plastic("#1b1d20", "pack")
    return [
        box("pack", 68, 46, 40, black, 4, (0, 0, 20)),
        box("rail", 52, 34, 10, black, 1.5, (0, 0, 44)),
        box("band", 68.6, 46.6, 7, shell_plastic(colour, "band"), 2, (0, 0, 30)),
    ]


def build(shot, kind, text, brand, colour, batteries):
    corded = kind == "corded"
    L, R = (168, 35) if corded else (118, 29)
    black = rubber("grip", "#1a1b1d", 0.55)
    out = [body(L, R, colour), side_print(L, R, brand, text, colour)]
    out.append(
        turned(
            [(R - 5, L - 6), (R - 7, L + 4), (R - 13, L + 9), (0, L + 9)],
            aluminium("nose") if corded else black,
            "X",
            r=2,
        )
    )
    out += chuck(L + 9, 21 if corded else 19)
    ring = lambda z, rx, ry: [
        (L * 0.17 + 0.102 * L * (z + 70) / 98 + p, q, z) for p, q in superellipse(rx, ry, 2.4, 40)
    ]
    sleeve = smooth_rings(
        [(-46, 12, 15.5), (-60, 20.2, 20.6), (-84, 20.4, 20.8), (-106, 20.2, 20.6), (-116, 18.6, 19.4)],
        ring,
        60,
        rib=(-56, -108, 7, 0.6),
    )
    out.append(loft("grip", sleeve, black, auto=60))
    out.append(box("trigger", 12, 17, 34, rubber("trigger", "#c8202a", 0.42), 4, (L * 0.22 + 21, 0, -50), (0, -8, 0)))
    out.append(box("selector", 22, 12, 5, black, 1.5, (L * 0.55, 0, R + 0.5)))
    if corded:
        hand = lambda z, rx, ry: [(p, q, z) for p, q in superellipse(rx, ry, 2.2, 40)]
        prof = [
            (0, 12, 12),
            (5, 16, 16),
            (12, 14, 14),
            (55, 15.4, 15.4),
            (95, 14, 14),
            (106, 17.5, 17.5),
            (114, 12, 12),
            (116, 4, 4),
        ]
        side = [loft("side handle", smooth_rings(prof, hand, 90, rib=(92, 22, 8, 0.8)), black, auto=60)]
        group(side, rot=(146, 0, 0))
        out += group(side, (L + 1, -20, -22))
        out.append(
            turned([(R - 9, -8), (R - 2, -8), (R - 2, 8), (R - 9, 8)], black, "X", (L + 1, 0, 0), r=1.5, closed=True)
        )
    if corded:
        lo, _ = bounds(out)
        base = Vector((L * 0.11 - 24, 0, -132))
        out.append(
            tube(
                "sleeve",
                [base, base + Vector((-14, 0, 0)), base + Vector((-30, 0, -2))],
                lambda u: 8 - 3 * u,
                black,
                20,
            )
        )
        floor = lo.z + 3.6
        bend = [
            base + Vector((-28, 0, -2)),
            (-70, 4, floor),
            (-84, 40, floor),
            (-30, 70, floor),
            (60, 56, floor),
            (120, 74, floor),
        ]
        out.append(cable(bend, 3.6, black))
        return stand(out)
    if batteries:
        out += group(battery(colour), (L * 0.11, 0, -187))
    stand(out)
    if batteries == 2:
        out += group(battery(colour), (L * 0.8, 34, 0), (0, 0, 24))
    if batteries:
        charger = [
            box("charger", 92, 70, 34, shell_plastic("#1b1d20", "charger"), 5, (0, 0, 17)),
            box("bay", 54, 36, 6, shell_plastic("#2c2f33", "bay"), 1.5, (0, 0, 36)),
        ]
        charger.append(box("lamp", 6, 2, 3, material("lamp", "#35c04a", 0, 0.3, emit=0.6), 0.5, (24, -35, 20)))
        out += group(charger, (L * 1.35 if batteries == 1 else L * 1.65, 30, 0), (0, 0, -14))
    return out
