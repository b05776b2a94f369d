"""Twist drills."""
from mesh import *
from materials import *
import labels


def drill(d=8, L=117, fl=75, mat=None, tip=118, brand="Gritovan"):
    """Twist drill, point at z 0, shank up to L; fl: length of the flutes."""
    mat = mat or steel_ground("hss", 0.2)
    R = d / 2
    # cross section: two lands joined by parabolic flutes (polar radius)
    n = 96

    def r_of(a):
        a = a % math.pi  # two-fold symmetry
        x = a / math.pi  # 0..1 : land then flute
        if x < 0.055:
            return R  # margin
        if x < 0.40:
            return R * 0.955  # relieved land
        if x < 0.42:
            return R * (0.955 - (x - 0.40) / 0.02 * 0.03)
        q = (x - 0.42) / 0.58
        return (
            R * (0.925 - 0.70 * math.sin(math.pi * min(q * 1.02, 1)) ** 0.55 * (1 - 0.12 * q))
            if q < 0.98
            else R * (0.90 + 0.10 * (q - 0.98) / 0.02)
        )

    lead = d * 5.2
    nz = int(fl / d * 16)
    half = math.radians(tip / 2)
    rings = []
    for k in range(nz + 1):
        z = fl * k / nz
        tw = TAU * z / lead
        e = min(1, max(0, (fl - z) / (d * 1.2))) ** 0.6
        ring = []  # flute runs out
        for i in range(n):
            a = TAU * i / n
            r = r_of(a)
            r = R * 0.97 + (r - R * 0.97) * e
            ring.append((r, a + tw, z))
        rings.append(ring)
    # drill point: cone from the cutting diameter to the chisel edge
    tipr = []
    for k in range(7):
        f = k / 7
        ring = []
        for i in range(n):
            a = TAU * i / n
            r = r_of(a)
            ring.append((r, a, r))
        tipr.append(ring)
    conv = lambda r, a, z: (r * math.cos(a), r * math.sin(a), z)
    out = []
    h = R / math.tan(half)
    first = []
    pts_rings = []
    for f in (0.03, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0):
        pts_rings.append(
            [
                conv(r_of(TAU * i / n) * f, TAU * i / n - (1 - f) * 0.25, r_of(TAU * i / n) * f / math.tan(half) - h)
                for i in range(n)
            ]
        )
    pts_rings2 = [[conv(*q) for q in rg] for rg in rings if True]
    # join so that first body ring starts where the cone ends
    body = pts_rings2
    m = []
    for rg in body[1:]:
        m.append(rg)
    o = loft("flutes", pts_rings + m, mat, auto=32)
    sh = lathe(
        "shank",
        [(0, fl - 0.5), (R * 0.965, fl - 0.5), (R * 0.965, L - 0.6), (R * 0.965 - 0.6, L), (0, L)],
        mat,
        64,
        auto=30,
    )
    etch = labels.line(f"{brand.upper()}  HSS  Ø {d:g}", "#111", 56, 1000, 100)
    mark = bent_decal(etched(etch, (0.60, 0.60, 0.61), 0.19), R * 0.968, R * 1.5, (L - fl) * 0.7)
    # bent_decal reads along the arc: the print runs along the shank instead
    for corner in mark.data.uv_layers[0].data:
        corner.uv = (corner.uv[1], 1 - corner.uv[0])
    xf(mark, (0, 0, fl + (L - fl) * 0.5))
    sh.data.materials[0] = mat
    return [o, sh, mark]


PRODUCTS = {"hss-drill-bit": dict()}
SHOTS = {
    1: dict(azim=-38, elev=34, light="metal"),
    2: dict(azim=22, elev=24, light="metal"),
    3: dict(azim=62, elev=50, light="metal"),
}


def parameters(item):
    d, L = item.numbers()[:2]
    return dict(d=d, L=L, brand=item.brand)


def build(shot, d, L, brand):
    mat = steel_ground("hss", 0.17)
    out = []
    for k in range(3):
        one = drill(d, L, L * 0.64, mat, brand=brand)
        group(one, rot=(0, 0, 62 * k + 20))
        group(one, rot=(90 if shot == 2 else -90, 0, 0))
        group(one, (0, 0, d / 2 * 0.99), (0, 0, (k - 1) * (9 if shot == 2 else -7)))
        out += group(one, ((k - 1) * d * 2.3, (k - 1) * d * 1.1, 0))
    return out
