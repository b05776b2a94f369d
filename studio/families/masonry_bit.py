"""Bits for stone: SDS-plus with four flutes, the set of five with round shanks in its wallet."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "sds-plus-drill-bit": dict(kind="sds"),
    "masonry-bit-set-5pc": dict(kind="set"),
}
SHOTS = {1: dict(azim=-34, elev=32, light="metal"), 2: dict(azim=24, elev=46, light="metal")}


def parameters(item, kind):
    d, L = item.numbers()[:2] if kind == "sds" else (0, 0)
    return dict(kind=kind, d=d, L=L, brand=item.brand, colour=item.colour)


def helix(d, z0, z1, mat, starts=2, lead=None):
    """Fluted length: rounded lands between wide grooves, as rolled or ground."""
    R = d / 2
    lead = lead or d * 2.6
    n, nz = 72, max(40, int((z1 - z0) / d * 22))
    rings = []
    for k in range(nz + 1):
        z = z0 + (z1 - z0) * k / nz
        out = min(1.0, (z1 - z) / (d * 0.9))
        ring = []
        for i in range(n):
            a = TAU * i / n
            ph = ((a - TAU * z / lead) * starts / TAU) % 1.0
            t = abs(ph - 0.5) * 2
            g = min(1, max(0, (t - 0.42) / 0.34))
            r = R * (1 - 0.30 * out * (g * g * (3 - 2 * g)))
            ring.append((r * 0.985 * math.cos(a), r * 0.985 * math.sin(a), z))
        rings.append(ring)
    return loft("helix", rings, mat, auto=50)


def tip(d, mat):
    """Carbide plate brazed in the end, roof-shaped, point at z 0."""
    w = d * 0.54
    prof = [(-w, d * 0.34), (-w, d * 0.72), (w, d * 0.72), (w, d * 0.34), (0, 0)]
    return [prism("tip", prof, d * 0.2, mat, (0, 0, 0), (90, 0, 0), d * 0.015)]


def bit(d, L, kind, brand):
    steel = material("bit", (0.52, 0.52, 0.53), 1, 0.3, rvar=0.07, rscale=9, bump=0.06, bscale=50)
    carb = material("carbide", (0.36, 0.37, 0.39), 1, 0.26, rvar=0.04)
    out = tip(d, carb)
    shank = 52 if kind == "sds" else L * 0.36
    z1 = L - shank
    out.append(helix(d, d * 0.42, z1, steel, 2))
    Rs = 5.0 if kind == "sds" else d / 2 * 0.94
    out.append(lathe("neck", [(0, z1 - 0.4), (d / 2 * 0.97, z1 - 0.4), (d / 2 * 0.97, z1 + d * 0.2), (Rs, z1 + d * 0.2 + abs(Rs - d / 2) + 1), (Rs, L - 1.2), (Rs - 1.2, L), (0, L)], steel, 64, r=0.2))
    if kind == "sds":
        neck = out.pop()
        dark = material("groove", (0.10, 0.10, 0.105), 0.9, 0.42)
        neck.data.materials.append(dark)
        for s in (0, 180):  # two closed grooves, two that run out at the end
            neck = boolean(neck, xf(box("slot", 3.4, 3, 26, dark, 1.0, (0, 4.9, L - 17)), rot=(0, 0, s)))
            neck = boolean(neck, xf(box("slot", 2.4, 2.6, 40, dark, 0.5, (0, 5, L - 14)), rot=(0, 0, s + 90)))
        shade(neck, 35)
        out.append(neck)
    return out


def build(shot, kind, d, L, brand, colour):
    if kind == "sds":
        out = []
        for k in range(3):
            one = bit(d, L, "sds", brand)
            group(one, rot=(0, 0, 50 * k + 15))
            group(one, rot=(90, 0, 0))
            stand(one)
            group(one, rot=(0, 0, (k - 1) * -9))
            lo, hi = bounds(one)
            s = max(d, 11)
            out += group(one, ((k - 1) * s * 2.0 - (lo.x + hi.x) / 2, (k - 1) * s * 1.0 - (lo.y + hi.y) / 2, 0))
        return out
    out = []
    case = plastic(colour, "wallet", 0.4)
    W, D, H = 118, 176, 9
    out.append(box("tray", W, D, H, case, 3, (0, 0, H / 2)))
    sizes = ((4, 75), (5, 85), (6, 100), (8, 120), (10, 120))
    dark = plastic("#17191c", "bed", 0.5)
    out.append(box("bed", W - 8, D - 8, 0.8, dark, 0.3, (0, 0, H)))
    for y in (-48, 42):
        out.append(box("rack", W - 14, 10, 6, case, 1.2, (0, y, H + 2.6)))
    for k, (d_, L_) in enumerate(sizes):
        one = bit(d_, L_, "set", brand)
        group(one, rot=(0, 0, 20 + 40 * k))
        group(one, rot=(90, 0, 0))
        stand(one)
        lo, hi = bounds(one)
        x = (k - 2) * 20
        out += group(one, (x - (lo.x + hi.x) / 2, -62 - lo.y, H + 3.0))
        m = material("size", colour, 0, 0.4, img=labels.line(f"{d_}", "#ffffff", 90, 140, 110))
        out.append(decal(m, 8, 6.3, (x, -49 + 0, H + 5.75)))
    face = labels.pack(1000, 1500, brand, "MASONRY BIT SET", ["5 pieces", "4 · 5 · 6 · 8 · 10 mm", "Tungsten carbide tip"], colour, code=False)
    lid = [box("lid", W, D, 5, case, 2, (0, 0, 0)), decal(printed(face, 0.35, 0.3), W - 8, D - 8, (0, 0, 2.55))]
    group(lid, rot=(68, 0, 0))
    stand(lid, 0, D / 2 + 34)
    return group(stand(out + lid), rot=(0, 0, 8))
