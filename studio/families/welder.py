"""Welding machines: the inverter in the hand's size, the MIG set on its wheels."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {
    "inverter-arc-welder-200a": dict(kind="arc"),
    "mig-mag-welder-250a-3ph": dict(kind="mig"),
}
SHOTS = {1: dict(azim=-34, elev=16), 2: dict(azim=32, elev=24)}


def parameters(item, kind):
    return dict(kind=kind, brand=item.brand, colour=item.colour)


def knob(x, z, y, r):
    black = plastic("#17191b", "knob", 0.4)
    out = [turned([(0, 15), (r * 0.8, 15), (r * 0.9, 13), (r, 2), (r, 0)], black, "Y", (x, y, z), (0, 0, 180), r=0.8)]
    out.append(box("mark", 1.4, 0.6, r * 0.7, material("mark", "#f4f4f0", 0, 0.4), 0.1, (x, y - 15.1, z + r * 0.4)))
    return out


def dinse(x, z, y, colour):
    """Twist-lock socket of the welding leads."""
    ring = turned([(11, 0), (19, 0), (19, 6), (16, 9), (12, 9), (11, 7)], plastic(colour, "dinse", 0.4), "Y", (x, y, z), (0, 0, 180), r=0.8, closed=True)
    hole = turned([(0, 2), (11.2, 2)], material("hole", "#080808", 0, 0.8), "Y", (x, y, z), (0, 0, 180))
    core = turned([(4, 2), (8, 2), (8, 7), (4, 7)], brass("brass"), "Y", (x, y, z), (0, 0, 180), r=0.4, closed=True)
    return [ring, hole, core]


def panel_print(w, h, colour, brand, big, rows):
    b = f'<rect width="{w}" height="{h}" rx="18" fill="#1d2024"/><rect width="{w}" height="{h * .3:.0f}" rx="18" fill="{colour}"/>'
    b += labels.text(brand.upper(), w / 2, h * 0.21, h * 0.17, "#fff", 900, most=w * 0.86)
    b += labels.text(big, w / 2, h * 0.56, h * 0.22, "#ffd23e", 900, most=w * 0.86)
    for k, row in enumerate(rows):
        b += labels.text(row, w / 2, h * (0.74 + 0.14 * k), h * 0.1, "#e8e8e6", 700, most=w * 0.88)
    return labels.png(b, w, h, 1.4)


def display(x, z, y, text):
    b = '<rect width="400" height="200" rx="8" fill="#140606"/>' + labels.text(text, 200, 158, 160, "#ff4030", 700)
    return [box("bezel", 46, 3, 26, plastic("#0f1113", "bezel", 0.3), 1, (x, y - 1, z)),
            decal(material("show", "#140606", 0, 0.12, img=labels.png(b, 400, 200, 1.5), coat=0.5), 38, 19, (x, y - 2.6, z), (90, 0, 0))]


def louvres(x, y0, y1, z, n, step, dark, side):
    out = []
    for k in range(n):
        out.append(box("louvre", 0.8, y1 - y0, 3.4, dark, 0.2, (x, (y0 + y1) / 2, z + k * step)))
    return out


def arc(brand, colour):
    W, L, H = 128, 300, 205
    case = material("case", colour, 0, 0.4, rvar=0.05, bump=0.08, bscale=140)
    black = material("end", "#191b1e", 0, 0.45, rvar=0.05, bump=0.10, bscale=150)
    dark = material("slot", "#060607", 0, 0.8)
    out = [box("case", W, L - 44, H, case, 6, (0, 0, H / 2 + 8))]
    for y in (-L / 2 + 14, L / 2 - 14):
        out.append(box("end", W + 8, 30, H + 10, black, 10, (0, y, H / 2 + 8)))
    f = -L / 2 - 1.2
    out.append(box("panel", W - 16, 3, H * 0.5, plastic("#1d2024", "panel", 0.35), 1.2, (0, f + 0.2, H * 0.68)))
    art = panel_print(1000, 460, colour, brand, "ARC 200", ["20-200 A   IGBT INVERTER   MMA"])
    out.append(decal(printed(art, 0.35, 0.3), W - 22, (W - 22) * 0.46, (0, f - 1.45, H * 0.80), (90, 0, 0)))
    out += display(-26, H * 0.53, f - 1, "160")
    out += knob(30, H * 0.53, f - 1, 14)
    for x, c in ((-32, "#1b1d20"), (32, "#c4161c")):
        out += dinse(x, H * 0.22, f, c)
    for x, t in ((-32, "-"), (32, "+")):
        out.append(decal(material("sign", "#191b1e", 0, 0.45, img=labels.line(t, "#fff", 90, 100, 100)), 10, 10, (x, f + 0.05, H * 0.36), (90, 0, 0)))
    for s in (1, -1):
        out += louvres(s * (W / 2 + 0.1), 10, 90, 54, 10, 9, dark, s)
        b = labels.text(brand.upper(), 500, 130, 140, "#fff", 900, most=950) + labels.text("INVERTER  200 A", 500, 240, 84, "#ffe08a", 900, most=900)
        out.append(decal(material("side", colour, 0, 0.4, img=labels.png(b, 1000, 280, 1.2)), 120, 33.6, (s * (W / 2 + 0.15), -46, H * 0.62), (90, 0, 90 * s)))
    z = H + 14
    out.append(tube("handle", spline([(0, -100, z - 10), (0, -96, z + 16), (0, -74, z + 32), (0, 0, z + 36), (0, 74, z + 32), (0, 96, z + 16), (0, 100, z - 10)], 10), 10, black, 20))
    return out


def mig(brand, colour):
    W, L, H = 300, 620, 560
    case = material("case", colour, 0, 0.4, rvar=0.05, bump=0.08, bscale=140)
    grey = material("panel", "#2a2e33", 0, 0.45, rvar=0.05, bump=0.10, bscale=150)
    dark = material("slot", "#060607", 0, 0.8)
    z0 = 90
    out = [box("case", W, L, H, case, 8, (0, 0, z0 + H / 2))]
    out.append(box("front", W + 6, 24, H + 6, grey, 9, (0, -L / 2, z0 + H / 2)))
    out.append(box("rear", W + 6, 24, H + 6, grey, 9, (0, L / 2, z0 + H / 2)))
    f = -L / 2 - 12.2
    art = panel_print(1000, 460, colour, brand, "MIG 250", ["30-250 A   THREE PHASE   415 V"])
    out.append(decal(printed(art, 0.35, 0.3), W - 50, (W - 50) * 0.46, (0, f - 0.1, z0 + H * 0.83), (90, 0, 0)))
    k = group(display(-40, 0, 0, "210") + display(24, 0, 0, "24.5"), scale=1.6)
    out += group(k, (12, f, z0 + H * 0.60))
    for x in (-84, 0, 84):
        out += group(knob(0, 0, 0, 15), (x, f, z0 + H * 0.44), scale=1.5)
    out += group(dinse(0, 0, 0, "#c4161c"), (-76, f, z0 + H * 0.2), scale=1.5)
    out += group(dinse(0, 0, 0, "#1b1d20"), (76, f, z0 + H * 0.2), scale=1.5)
    hose = rubber("hose")
    out.append(tube("torch hose", spline([(-76, f, z0 + H * 0.2), (-76, f - 60, z0 + H * 0.18), (-92, f - 100, z0), (-130, f - 110, 16), (-250, f - 60, 14), (-300, f + 120, 14), (-240, f + 210, 14)], 16), 13, hose, 20))
    for s in (1, -1):
        out += [box("louvre", 0.8, 130, 6, dark, 0.3, (s * (W / 2 + 0.1), 190, z0 + 90 + 22 * j)) for j in range(14)]
        b = labels.text(brand.upper(), 500, 150, 170, "#fff", 900, most=950) + labels.text("MIG / MAG  250", 500, 290, 110, "#ffe08a", 900, most=900)
        out.append(decal(material("side", colour, 0, 0.4, img=labels.png(b, 1000, 340, 1.2)), 300, 102, (s * (W / 2 + 1.95), -90, z0 + H * 0.72), (90, 0, 90 * s)))
        seam = box("door", 0.8, 380, H * 0.86, material("gap", labels.shade_of(colour, 0.4), 0, 0.6), 0.2, (s * (W / 2 + 0.1), -90, z0 + H * 0.52))
        out.append(seam)
        out.append(box("door", 2.4, 376, H * 0.86 - 4, case, 1, (s * (W / 2 + 0.6), -90, z0 + H * 0.52)))
    black = plastic("#17191b", "handle", 0.4)
    for s in (1, -1):
        out.append(tube("rail", spline([(s * 110, -L / 2 + 30, z0 + H - 6), (s * 110, -L / 2 + 10, z0 + H + 50), (s * 110, -L / 2 - 40, z0 + H + 60)], 10), 11, steel_ground("rail", 0.3), 16))
    out.append(tube("bar", [(-128, -L / 2 - 40, z0 + H + 60), (128, -L / 2 - 40, z0 + H + 60)], 15, black, 20))
    for s in (1, -1):
        tyre = turned([(30, -20), (66, -20), (75, -13), (76, 0), (75, 13), (66, 20), (30, 20)], rubber("tyre"), "X", (s * (W / 2 + 6), L / 2 - 90, 76), r=3)
        rim = turned([(0, -22), (14, -22), (16, -14), (48, -14), (52, -19), (52, 19), (48, 14), (16, 14), (14, 22), (0, 22)], plastic("#c9ccd0", "rim", 0.4), "X", (s * (W / 2 + 6), L / 2 - 90, 76), r=1)
        out += [tyre, rim]
        castor = turned([(0, -14), (38, -14), (44, -8), (44, 8), (38, 14), (0, 14)], rubber("castor"), "X", (s * (W / 2 - 40), -L / 2 + 70, 44), r=2)
        fork = box("fork", 40, 30, 52, zinc("fork"), 4, (s * (W / 2 - 40), -L / 2 + 62, 66))
        out += [castor, fork]
    return out


def build(shot, kind, brand, colour):
    return stand(arc(brand, colour) if kind == "arc" else mig(brand, colour))
