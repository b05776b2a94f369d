"""Metal exhaust fan: ring and arms of steel, three pressed blades, the motor in the middle."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {"exhaust-fan-metal-300mm": dict(D=300)}
SHOTS = {1: dict(azim=-26, elev=12), 2: dict(azim=150, elev=16)}


def parameters(item, D):
    return dict(D=D, brand=item.brand, colour=item.colour)


def blade(R0, R1, mat):
    """Pressed sheet blade around +X, pitched; wide and rounded."""
    def fn(u, v):
        r = R0 + (R1 - R0) * v
        half = 0.30 + 0.34 * math.sin(math.pi * min(1, v * 0.62 + 0.12)) - 0.10 * max(0, v - 0.9) / 0.1
        edge = math.sqrt(max(0.0, 1 - max(0, (v - 0.86) / 0.14) ** 2 * 0.75))
        a = (u - 0.5) * 2 * half * edge + 0.12 * v
        pitch = math.radians(34 - 12 * v)
        x, w = r * math.cos(a), r * math.sin(a)
        camber = 5 * (1 - (2 * u - 1) ** 2)
        return (x, w * 0.95, -w * math.tan(pitch) * 0.72 + camber)

    o = grid_surf("blade", fn, 26, 26, mat, wrap_u=False, auto=60)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 1.4, 0
    return shade_(apply_mods(o))


def shade_(o):
    shade(o, 45)
    return o


def build(shot, D, brand, colour):
    R = D / 2
    grey = paint("#8d979e", "grey", 0.34, 0.2)
    dark = paint("#3a4147", "motor", 0.36, 0.2)
    alu = paint("#c9ced1", "blade", 0.28, 0.3)
    zn = zinc("bolt")
    out = []
    ring = [(R + 8, -52), (R + 10, -50), (R + 10, -6), (R + 13, -1), (R + 34, 0), (R + 34, 2), (R + 12, 2), (R + 8, -4)]
    out.append(lathe("ring", ring, grey, 180, closed=True, r=0.8, auto=35))
    for k in range(4):  # lugs with the fixing holes
        a = math.radians(45 + 90 * k)
        lug = plate("lug", rounded(44, 34, 8), 2.4, grey, [circle(4.5, 24, 8, 0)], bevel=0.5)
        out.append(xf(xf(lug, (R + 38, 0, 1)), rot=(0, 0, math.degrees(a))))
    for k in range(4):  # flat bars that carry the motor
        bar = box("arm", R - 22, 16, 3, grey, 0.8, (R / 2 + 16, 0, -48))
        out.append(xf(bar, rot=(0, 0, 45 + 90 * k)))
        lip = box("lip", 3, 16, 14, grey, 0.6, (R + 7, 0, -43))
        out.append(xf(lip, rot=(0, 0, 45 + 90 * k)))
    out.append(lathe("motor", [(0, -94), (34, -94), (44, -88), (47, -80), (47, -48), (44, -40), (20, -36), (0, -36)], dark, 128, r=2.5))
    for k in range(20):
        a = TAU * k / 20
        out.append(box("vent", 1.2, 5, 0.8, material("vent", "#060606", 0, 0.8), 0.2, (40 * math.cos(a), 40 * math.sin(a), -90.5), (0, 0, math.degrees(a))))
    out.append(lathe("shaft", [(6, -36), (6, -4), (0, -4)], steel_ground("shaft", 0.2), 32))
    out.append(lathe("hub", [(0, -3), (24, -3), (26, -8), (26, -22), (0, -22)], alu, 96, r=2))
    one = blade(22, R - 4, alu)
    for k in range(3):
        out.append(xf(dup(one), (0, 0, -13), (0, 0, 90 + 120 * k)))
    bpy.data.objects.remove(one)
    for k in range(6):
        a = TAU * k / 6
        out.append(lathe("rivet", [(0, 2), (2, 1.6), (3.4, 0)], zn, 24))
        xf(out[-1], (18 * math.cos(a), 18 * math.sin(a), -3))
    cap = labels.png(f'<circle cx="500" cy="500" r="500" fill="{colour}"/>' + labels.text(brand.upper(), 500, 480, 150, "#fff", 900, most=820) + labels.text("300 mm  1400 rpm", 500, 640, 84, "#fff", 700, most=760), 1000, 1000, 0.8)
    disc = annulus(0, 14.5, printed(cap, 0.3, 0.3), (0, 0, -2.9))
    out.append(disc)
    group(out, rot=(90, 0, 0))
    stand(out)
    lo, hi = bounds(out)
    out.append(cable([(30, 86, R + 20), (44, 100, R - 40), (60, 104, 40), (100, 96, 4), (170, 120, 4)], 3.6, rubber("cord")))
    return stand(out)
