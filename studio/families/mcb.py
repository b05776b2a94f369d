"""Switchgear on the rail: MCB and four-pole RCCB."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"mcb-single-pole-c-curve": dict(poles=1), "rccb-4-pole-63a-30ma": dict(poles=4, amps=63)}
SHOTS = {
    1: dict(azim=-32, elev=20),
    2: dict(azim=30, elev=14),
    3: dict(azim=0, elev=10),
}
PROFILE = [(0, 0), (0, 82), (44, 82), (44, 64.5), (60, 64.5), (60, 58), (60, 24), (60, 17.5), (44, 17.5), (44, 0)]


def parameters(item, poles, amps=None):
    return dict(poles=poles, amps=int(amps or item.numbers()[0]), brand=item.brand, colour=item.colour)


def build(shot, poles, amps, brand, colour):
    w = 17.6
    W = w * poles
    case = material("case", "#e9e9e6", 0, 0.38, rvar=0.04, rscale=8, bump=0.05, bscale=160)
    grey = plastic("#bfc3c6", "grey", 0.42)
    black = plastic("#1a1c1e", "lever", 0.36)
    dark = material("hole", "#0c0c0c", 0, 0.8)
    out = []
    for k in range(poles):
        body = plate("module", round_profile(PROFILE, 1.4, 4), w - 0.35, case, bevel=0.5)
        xf(body, rot=(90, 0, -90))  # profile depth towards -Y, height up, module across X
        xf(body, ((k - (poles - 1) / 2) * w, 0, 0))
        out.append(body)
        x = (k - (poles - 1) / 2) * w
        for z in (9, 73):
            out.append(turned([(0, 0.4), (4.2, 0.4), (4.6, 0)], dark, "Y", (x, -44.0, z), (0, 0, 180), 32))
            out.append(turned([(0, 0.7), (3.3, 0.7), (3.4, 0.2)], zinc("screw"), "Y", (x, -44.2, z), (0, 0, 180), 32))
            out.append(box("slot", 5.4, 0.5, 0.9, dark, 0.05, (x, -45.0, z), (0, 35, 0)))
        for z in (-0.2, 82.2):
            out.append(box("port", 8, 9, 0.5, dark, 0.1, (x, -30, z)))
    levers = [0] if poles == 1 else [1.7]
    for k in levers:
        x = (k - (poles - 1) / 2) * w if poles > 1 else 0
        lw = 9 if poles == 1 else 15
        out.append(box("slot", lw + 3, 0.4, 17, material("well", "#2b2d2f", 0, 0.6), 0.15, (x, -60.0, 41)))
        out.append(box("lever", lw, 13, 6.5, black, 1.6, (x, -64.5, 44), (-24, 0, 0)))
        out.append(
            box("tip", lw * 0.7, 0.5, 1.0, material("mark", "#f4f4f4", 0, 0.5), 0.1, (x, -70.2, 45.4), (-24, 0, 0))
        )
    out.append(box("stripe", W - 0.6, 0.5, 2.0, material("stripe", colour, 0, 0.35), 0.1, (0, -60.0, 55.2)))
    if poles == 1:
        b = labels.text(brand.upper(), 150, 60, 44, colour, 900, most=280)
        b += labels.text(f"C{amps}", 150, 170, 96, "#15171a", 900)
        b += labels.text("240/415 V~  50 Hz", 150, 218, 30, "#333", 700, most=280)
        b += f'<rect x="82" y="236" width="136" height="48" fill="none" stroke="#333" stroke-width="4"/>' + labels.text(
            "10000", 150, 272, 36, "#333", 700
        )
        out.append(decal(printed(labels.png(b, 300, 300, 2), 0.4, n="print"), 15, 15, (0, -60.12, 25.2), (90, 0, 0)))
        out[-1].data.materials[0] = material("print", "#e9e9e6", 0, 0.38, img=labels.png(b, 300, 300, 2))
    else:
        b = labels.text(brand.upper(), 20, 70, 60, colour, 900, "start", most=420)
        for i, row in enumerate((f"RCCB  4P   {amps} A", "I∆n 30 mA   Type AC", "415 V~  50 Hz   IS 12640-1")):
            b += labels.text(row, 20, 135 + 52 * i, 44, "#222", 700, "start", most=460)
        out.append(
            decal(
                ink(material("print", "#e9e9e6", 0, 0.38, img=labels.png(b, 500, 260, 2))),
                30,
                15.6,
                (-17, -60.12, 34),
                (90, 0, 0),
            )
        )
        out.append(box("test", 8, 3, 8, plastic("#e8b71d", "test", 0.35), 1, (26, -60.5, 40)))
        t = ink(material("print", "#e9e9e6", 0, 0.38, img=labels.line("TEST", "#222", 60, 200, 80)))
        out.append(decal(t, 8, 3.2, (26, -60.12, 31.5), (90, 0, 0)))
    out.append(box("clip", 8, 4, 3, grey, 0.6, (0, -2, -0.5)))
    return stand(out)
