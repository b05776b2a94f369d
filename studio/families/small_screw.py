"""Screws by the box: black drywall, yellow chipboard, self-drilling roofing; poured before their carton."""
from heaps import centred, heap
from mesh import *
from materials import *
from parts import carton, hexhead
import labels

PRODUCTS = {
    "drywall-screw-25mm-500pc": dict(kind="drywall", d=3.5, L=25, title="DRYWALL SCREWS", count=500),
    "chipboard-screw-4x40-200": dict(kind="chipboard", d=4.0, L=40, title="CHIPBOARD SCREWS", count=200),
    "self-drilling-roofing-screw-100": dict(kind="roofing", d=5.5, L=25, title="ROOFING SCREWS", count=100),
}
SHOTS = {1: dict(azim=-22, elev=30, light="metal"), 2: dict(azim=24, elev=48, light="metal")}


def parameters(item, kind, d, L, title, count):
    if kind == "roofing":
        L = int(item.numbers()[-1])
    return dict(kind=kind, d=d, L=L, title=title, count=count, brand=item.brand, colour=item.colour)


def shank(d, L, pitch, mat, tip, root=0.68):
    """Coarse wood thread from z 0 (under the head) down to the point at -L, as a height field."""
    R, r0 = d / 2, d / 2 * root

    def fn(u, v):
        z = v * L
        ph = (z / pitch - u) % 1.0
        crest = max(0.0, 1 - abs(ph - 0.5) / 0.21)
        start = min(1.0, max(0.0, (z - L * 0.06) / (d * 0.6)))
        taper = min(1.0, max(0.03, (L - z) / tip))
        r = (r0 + (R - r0) * crest * start) * (taper**0.8)
        return (r * math.cos(TAU * u), r * math.sin(TAU * u), -z)

    return grid_surf("thread", fn, 40, int(L / pitch * 12), mat, caps=True, auto=32)


def countersunk(d, L, mat, bugle):
    D = d * (2.3 if bugle else 2.0)
    if bugle:
        prof = [(d * 0.35, -4.2), (d * 0.42, -3.2), (d * 0.6, -2.0), (D * 0.40, -0.9), (D / 2, -0.3), (D / 2, 0)]
    else:
        prof = [(d * 0.36, -2.6), (d * 0.45, -2.3), (D / 2, -0.35), (D / 2, 0)]
    head = lathe("head", prof + [(D * 0.24, 0), (D * 0.16, -0.5), (0, -1.2)], mat, 48, r=0.12, auto=40)
    dark = material("recess", (0.02, 0.02, 0.02), 0.6, 0.5)
    out = [head, shank(d, L, 1.7 if bugle else 2.3, mat, d * 1.7)]
    for a in (0, 90):
        out.append(box("recess", D * 0.5, d * 0.2, 0.3, dark, 0.05, (0, 0, -0.08), (0, 0, a)))
    return out


def roofing(d, L, mat, black):
    head = hexhead(8, 4.2, mat)
    xf(head, (0, 0, 2.9))
    flange = lathe("flange", [(0, 0), (5.4, 0), (5.5, 0.5), (4.4, 1.0), (0, 1.0)], mat, 48, r=0.2)
    cup = lathe("cup", [(0, -1.0), (7.4, -1.2), (8, -0.9), (7.2, -0.1), (5, 0.02), (0, 0)], mat, 64, r=0.2)
    seal = lathe("seal", [(0, -3.2), (7.2, -3.2), (7.5, -2.4), (7.4, -1.1), (0, -1.1)], black, 64, r=0.5)
    body = shank(d, L - 8, 1.9, mat, 3, 0.76)
    xf(body, (0, 0, -1.5))
    rows = []
    for k in range(30):  # the drill point: two flutes
        z, tip = -L + 0.2 + 9 * k / 29, min(1, (k + 0.2) / 7)
        ring = []
        for i in range(32):
            a = TAU * i / 32
            r = 2.2 * tip * (1 - 0.42 * abs(math.sin(a + z * 0.25)) ** 3)
            ring.append((r * math.cos(a), r * math.sin(a), z))
        rows.append(ring)
    return [head, flange, cup, seal, body, loft("point", rows, mat, auto=32)]


def build(shot, kind, d, L, title, count, brand, colour):
    if kind == "roofing":
        one = roofing(d, L, zinc(), rubber())
        size = f"No. 12 x {L} mm"
        n = 13 if L > 40 else 17
    elif kind == "drywall":
        mat = material("phosphate", (0.045, 0.046, 0.05), 0.7, 0.42, rvar=0.08, bump=0.06, bscale=60)
        one, size, n = countersunk(d, L, mat, True), f"{d:g} x {L} mm", 34
    else:
        one, size, n = countersunk(d, L, zinc_yellow(), False), f"{d:g} x {L} mm", 26
    centred(one)
    w, h, dp = 78 + L * 0.25, 52 + L * 0.16, 40
    front = labels.pack(900, int(900 * h / w), brand, title, [size, f"{count} pieces"], colour, "#f2b705")
    pack = carton(w, dp, h, front, colour)
    group(pack, (0, dp / 2 + 24 + L * 0.3, 0))
    pour = heap([one], n, max(L * 1.7, 64), 5, walls=[pack[0]])
    return pack + pour
