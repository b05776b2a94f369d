"""Hacksaw blades, hand taps, flat file."""
from mesh import *
from materials import *
from parts import carton
import labels

LOW = {1: dict(azim=-30, elev=36, light="metal"), 2: dict(azim=48, elev=44, light="metal")}
PRODUCTS = {
    "bimetal-hacksaw-blade-10pc": dict(kind="hacksaw", shots=LOW),
    "hand-tap-set-m8-hss": dict(kind="tap"),
    "flat-file-10in-second-cut": dict(kind="file", shots=LOW),
}
SHOTS = {1: dict(azim=-30, elev=36, light="metal"), 2: dict(azim=26, elev=24, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, tpi=int(item.numbers()[0]) if kind == "hacksaw" else 0, brand=item.brand, colour=item.colour)


def blade(tpi, mat, print_):
    L, h = 300, 13
    pitch = 25.4 / tpi
    n = int(L / pitch)
    pts = [(-L / 2 - 4, h / 2), (-L / 2 - 6, 0), (-L / 2 - 4, -h / 2)]
    for k in range(n):
        x = -L / 2 + k * pitch
        wave = 0
        pts += [(x, -h / 2), (x + pitch * 0.7, -h / 2 + pitch * 0.55)]
    pts += [(L / 2 + 4, -h / 2), (L / 2 + 6, 0), (L / 2 + 4, h / 2)]
    o = plate("blade", pts, 0.65, mat, [circle(2, 24, -L / 2, 0), circle(2, 24, L / 2, 0)], bevel=0.04, bres=1)
    d = decal(print_, 150, 8.6, (0, 0.8, 0.36))
    return [o, d]


def hacksaw(tpi, brand, colour):
    import random

    rnd = random.Random(2)
    lac = material("lacquer", colour, 0.1, 0.3, rvar=0.05, coat=0.3)
    b = labels.text(f"{brand.upper()}   BI-METAL   {tpi} TPI   300 mm", 700, 62, 58, "#ffffff", 900, most=1360)
    pr = material("print", colour, 0.1, 0.3, img=labels.png(b, 1400, 80, 1))
    one = blade(tpi, lac, pr)
    out = []
    for k in range(7):
        c = copies(one)
        group(c, rot=(0, 0, (k - 3) * 2.6 + rnd.uniform(-0.4, 0.4)))
        out += group(c, (rnd.uniform(-3, 3) + 6 * k, -k * 10.5, 0.4 + k * 0.72), (0, 0, 0))
    for o in one:
        bpy.data.objects.remove(o)
    art = f'<rect width="1600" height="150" fill="#f6f5f0"/><rect width="620" height="150" fill="{colour}"/>' + labels.text(brand.upper(), 310, 108, 100, "#fff", 900, most=560) + labels.text(f"BI-METAL HACKSAW BLADES   {tpi} TPI   10 PIECES", 1110, 96, 60, "#16181b", 900, most=920)
    sleeve = [box("sleeve", 316, 26, 9, material("card", colour, 0, 0.5), 0.8, (0, 0, 4.5)), decal(printed(labels.png(art, 1600, 150, 1), 0.35, 0.3), 314, 25, (0, 0, 9.06))]
    group(sleeve, (8, 30, 0), (0, 0, -12))
    return stand(out + sleeve)


def tap(d, pitch, chamfer, rings, mat):
    """Hand tap along Z, cutting end at z 0; threads cut by three flutes; square at the end."""
    L, LT = 72, 26
    R = d / 2
    nz, n = int(LT / pitch * 9), 108

    def fn(u, v):
        z = v * LT
        ph = (z / pitch - u) % 1.0
        t = min(max((abs(ph - 0.5) * 2 - 0.12) / 0.74, 0), 1)
        r = R - 0.61 * pitch * t
        cone_ = R - 0.66 * pitch * max(0.0, 1 - z / max(chamfer, 0.5))
        r = min(r, cone_ if z < chamfer else r)
        w = abs(((u * 3) % 1.0) - 0.5) * 2
        flute = max(0.0, 1 - (w / 0.52) ** 2)
        out_ = min(1.0, (LT - z) / 3.0) if z > LT - 3 else 1.0
        r = min(r, R * (1 - 0.42 * (flute ** 0.6) * out_) if flute > 0 else r)
        return (r * math.cos(TAU * u), r * math.sin(TAU * u), z)

    out = [grid_surf("thread", fn, n, nz, mat, caps=True, auto=24)]
    Rs = 3.0
    prof = [(0, LT - 0.2), (R * 0.86, LT - 0.2), (R * 0.80, LT + 2), (Rs, LT + 4), (Rs, L - 10), (Rs, L - 9)]
    out.append(lathe("shank", prof, mat, 64, r=0.2))
    out.append(box("square", 4.9, 4.9, 10, mat, 0.4, (0, 0, L - 5)))
    for k in range(rings):
        out.append(lathe("ring", [(Rs + 0.01, L - 16 - 2.4 * k), (Rs + 0.03, L - 16.5 - 2.4 * k), (Rs + 0.01, L - 17 - 2.4 * k)], material("ring", (0.1, 0.1, 0.1), 0.8, 0.5), 48))
    return out


def taps(brand, colour):
    mat = steel_ground("hss", 0.18)
    out = []
    case = plastic(colour, "case", 0.4)
    W, D = 96, 52
    out.append(box("tray", W, D, 8, case, 2.5, (0, 0, 4)))
    out.append(box("bed", W - 8, D - 8, 0.8, plastic("#17191c", "bed", 0.5), 0.3, (0, 0, 8)))
    for k, (ch, rings) in enumerate(((9, 1), (5, 2), (2, 0))):
        one = tap(8, 1.25, ch, rings, mat)
        group(one, rot=(0, 0, 20 * k))
        group(one, rot=(0, 90, 0))
        out += group(one, (-36, (1 - k) * 13.5, 8.4 + 4.0))
    for x in (24,):
        out.append(box("rack", 6, D - 12, 5, case, 1, (x - 6, 0, 10)))
    art = f'<rect width="1000" height="520" fill="{colour}"/>' + labels.text(brand.upper(), 500, 170, 140, "#fff", 900, most=880) + labels.text("HAND TAP SET  M8 x 1.25", 500, 300, 82, "#ffe08a", 900, most=900) + labels.text("HSS-G   ·   DIN 352   ·   3 pieces", 500, 410, 60, "#fff", 700, most=860)
    lid = [box("lid", W, D, 5, case, 2, (0, 0, 0)), decal(printed(labels.png(art, 1000, 520, 1.3), 0.3, 0.4), W - 6, D - 5, (0, 0, 2.55))]
    group(lid, rot=(64, 0, 0))
    stand(lid, 0, D / 2 + 12)
    return group(stand(out + lid), rot=(0, 0, 16))


def file_(brand):
    """Flat file with its cross cut as bump of two slanted sets, tang hidden in a turned handle."""
    m = material("file", (0.30, 0.30, 0.31), 1, 0.36, rvar=0.06, rscale=10)
    L, w, t = 250, 25, 6
    nu, nv = 460, 40
    out = []
    V = []

    def fn(u, v):
        x = u * L
        taper = 1 - 0.22 * max(0, (u - 0.55) / 0.45) ** 2
        y = (v - 0.5) * w * taper
        cut = 0.0
        if 0.02 < u < 0.985:
            a = (x + y * 0.55) / 1.55 % 1.0
            c = (x - y * 0.9) / 2.1 % 1.0
            cut = 0.20 * max(abs(a - 0.5) * 2, abs(c - 0.5) * 2) ** 2
        edge = 0.35 * (abs(v - 0.5) * 2) ** 16
        return (x, y, t / 2 * (1 - 0.25 * max(0, (u - 0.6) / 0.4) ** 2) - cut - edge)

    up = grid_surf("cut", fn, nu, nv, m, wrap_u=False, auto=20)
    low = dup(up)
    low.data = up.data.copy()
    xf(low, rot=(180, 0, 0))
    side = [(0, -w / 2)] + [(u * L, -w / 2 * (1 - 0.22 * max(0, (u - 0.55) / 0.45) ** 2)) for u in (k / 30 for k in range(31))]
    outline = [(x, y) for x, y in side] + [(x, -y) for x, y in reversed(side)]
    core = plate("core", outline, t - 0.7, m, bevel=0.2)
    tang = loft("tang", [[(x, a, b) for a, b in superellipse(ww, hh, 4, 24)] for x, ww, hh in ((-34, 3.6, 2.4), (-10, 5.2, 2.6), (-2, 10.5, 2.8), (1, 12.4, 2.8))], m)
    out = [up, low, core, tang]
    wd = wood((0.72, 0.47, 0.22), (0.50, 0.29, 0.12), along="Z")
    st = [(0, 8, 8), (4, 9, 9), (14, 9.4, 9.4), (30, 11, 11), (60, 14.5, 14.5), (86, 13, 13), (104, 14.6, 14.6), (114, 11, 11), (117, 5, 5)]
    h = lathe("handle", [(r, z) for z, r, _ in [(q[0], q[1], 0) for q in smooth_rings([(a, b, c) for a, b, c in st], lambda z, a, b: (z, a, b), 60)]] + [(0, 117)], wd, 96, auto=50)
    keep_rest(h)
    xf(h, rot=(0, -90, 0))
    xf(h, (-26, 0, 0))
    fer = turned([(8.2, 0), (9.3, 0.6), (9.6, 15), (9.2, 16)], brass("ferrule"), "X", (-42, 0, 0), seg=96, r=0.4)
    out += [h, fer]
    return out


def build(shot, kind, tpi, brand, colour):
    if kind == "hacksaw":
        return hacksaw(tpi, brand, colour)
    if kind == "tap":
        return taps(brand, colour)
    one = file_(brand)
    two = copies(one)
    group(one, (0, 0, 0), (0, 0, 0))
    stand(one, 0, 0)
    group(two, rot=(0, 0, 0))
    stand(two, 0, 0)
    for o in one:
        pass
    group(one, (0, -25, 0), (0, 0, 3))
    group(two, (-16, 25, 0), (0, 0, -2))
    return one + two
