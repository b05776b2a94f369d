"""ABC fire extinguishers: red cylinder, valve with lever, gauge, hose."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {"fire-extinguisher-abc": dict()}
SHOTS = {1: dict(azim=-16, elev=10), 2: dict(azim=18, elev=26)}


def parameters(item):
    return dict(kg=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def build(shot, kg, brand, colour):
    R, H = {2: (52, 290), 4: (66, 370), 6: (76, 430)}[kg]
    red = paint("#c20d14", "red", 0.2, 0.5)
    black = plastic("#15171a", "black", 0.4)
    zn, br = chrome_satin("valve"), brass("brass")
    dome = [(R * math.cos(a), H - R * 0.62 + R * 0.6 * math.sin(a)) for a in (math.pi / 2 * k / 14 for k in range(14)) if R * math.cos(a) > 17]
    prof = [(0, 16), (R - 12, 10), (R - 4, 4), (R - 2, 0), (R + 0.5, 0.5), (R + 0.5, 14), (R, 18)] + [(R, 18 + (H - R * 0.62 - 18) * k / 6) for k in range(1, 6)] + dome + [(17, H), (17, H + 6), (0, H + 6)]
    out = [turned(prof, red, seg=160, auto=50)]
    ring = turned([(R + 0.6, 0), (R + 1.6, 2), (R + 1.6, 26), (R + 0.6, 30)], black, seg=128, r=0.6)
    out.append(ring)
    art = f'<rect width="1000" height="1300" fill="#f7f6f2"/><rect width="1000" height="260" fill="{colour}"/>'
    art += labels.text(brand.upper(), 500, 120, 110, "#fff", 900, most=860) + labels.text("FIRE EXTINGUISHER", 500, 215, 74, "#fff", 900, most=880)
    art += labels.text(f"ABC POWDER  {kg} kg", 500, 370, 92, "#b3161c", 900, most=900)
    for k, (letter, c) in enumerate((("A", "#1d7a3c"), ("B", "#b3161c"), ("C", "#2458a8"))):
        art += f'<rect x="{110 + 270 * k}" y="420" width="240" height="240" rx="20" fill="{c}"/>' + labels.text(letter, 230 + 270 * k, 605, 190, "#fff", 900)
    for k, row in enumerate(("1  Pull the safety pin", "2  Aim at the base of the fire", "3  Press the lever", "4  Sweep from side to side")):
        art += labels.text(row, 110, 770 + 94 * k, 64, "#16181b", 700, "start", most=800)
    art += '<rect y="1120" width="1000" height="180" fill="#e9e6dc"/>' + labels.text("IS 15683   ·   15 bar at 27 °C   ·   MAP 50 %", 500, 1230, 50, "#333", 700, most=900)
    lh = (H - R * 0.62 - 40) * 0.84
    out.append(bent_decal(printed(labels.png(art, 1000, 1300, 1.2), 0.25, 0.4), R + 0.25, min(lh / 1.3, R * 1.9), lh, (0, 0, 36 + lh / 2)))
    z = H + 6
    out.append(turned([(0, 0), (15, 0), (16, 2), (16, 20), (12, 24), (12, 40), (0, 40)], zn, loc=(0, 0, z), r=1, seg=64))
    out.append(box("valve", 26, 30, 26, zn, 3, (0, 2, z + 32)))
    gauge = [turned([(0, 0), (14, 0), (15, 1), (15, 8), (14, 9.5), (12.8, 9.5), (12.6, 7)], zn, "Y", (0, -12, z + 30), (0, 0, 180), seg=64)]
    dial = '<circle cx="250" cy="250" r="250" fill="#fff"/><path d="M250 250 L90 120 A206 206 0 0 1 200 50z" fill="#c4161c"/><path d="M250 250 L200 50 A206 206 0 0 1 300 50z" fill="#1e8a3c"/><path d="M250 250 L300 50 A206 206 0 0 1 410 120z" fill="#c4161c"/><path d="M250 270 L246 90 L254 90z" fill="#111" stroke="#111" stroke-width="8"/>' + labels.text("15 bar", 250, 400, 76, "#111", 700)
    gauge.append(decal(printed(labels.png(dial, 500, 500, 1.2), 0.1, 0.8), 25, 25, (0, -19.2, z + 30), (90, 0, 0), r=12.4))
    out += gauge
    # levers along X: carry handle below, squeeze lever above
    def lever(pts, w, mat, t=3):
        P = spline([(x * 0.8 if x > 0 else x, 2, zz) for x, zz in pts], 10)
        rings = []
        for i, p in enumerate(P):
            d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            n = Vector((-d.z, 0, d.x))
            rings.append([p + n * s + Vector((0, q, 0)) for s, q in ((-t, -w), (-t, w), (-t * 0.3, w + 1.5), (t, w - 0.6), (t, 0.6 - w), (-t * 0.3, -w - 1.5))])
        return loft("lever", rings, mat, auto=35)

    out.append(lever([(-16, z + 24), (10, z + 22), (40, z + 18), (78, z + 6), (98, z - 6)], 13, red, 3.2))
    out.append(lever([(-22, z + 40), (-6, z + 50), (30, z + 52), (72, z + 47), (104, z + 36)], 13, red, 3.2))
    out.append(turned([(0, -17), (3, -17), (3, 17), (0, 17)], zinc("pin"), "Y", (-12, 2, z + 40), r=0.4))
    pin = [(10 + 12 * math.cos(a), -16, z + 40 + 12 * math.sin(a) - 10) for a in (TAU * k / 40 for k in range(40))]
    out.append(tube("ring", pin, 1.4, zinc("ring"), 10, cyclic=True))
    tie = material("seal", "#e8b71d", 0, 0.35)
    out.append(box("seal", 8, 2, 12, tie, 0.8, (22, -16, z + 20), (0, 14, 0)))
    hose = rubber("hose")
    line = [(-14, 2, z + 26), (-40, 0, z + 30), (-R - 12, -6, z + 2), (-R - 22, -10, z - 60), (-R - 15, -12, H * 0.5), (-R - 12, -12, H * 0.34)]
    out.append(tube("hose", spline(line, 14), 8.5, hose, 20))
    out.append(turned([(0, 0), (11, 0), (11, 30), (9, 40), (12, 84), (10, 86), (0, 84)], black, loc=(-R - 12, -12, H * 0.34 - 74), r=1.5, seg=48))
    out.append(turned([(0, -26), (10, -26), (11, -14), (0, -14)], br, "X", (0, 2, z + 26), r=0.6, seg=48))
    out.append(box("clip", 16, 20, 8, black, 2, (-R - 6, -9, H * 0.34 - 30)))
    return stand(out)
