"""Worm-drive clips: a perforated band around, the screw in its housing."""
from mesh import *
from materials import *
from parts import hexhead, thread

PRODUCTS = {
    "hose-clamp-ss-worm-drive": dict(screw="steel"),
    "worm-drive-hose-clip": dict(screw="zinc"),
}
SHOTS = {1: dict(azim=-26, elev=28, light="metal"), 2: dict(azim=30, elev=46, light="metal")}


def parameters(item, screw):
    low, high = [float(n) for n in item.option.split(" ")[0].split("-")]
    return dict(D=round(low + (high - low) * 0.72), screw=screw)


def clip(D, band_mat, screw_mat):
    """Axis of the band along Z, width 12.7; the housing at +Y, its screw along X."""
    R, w, t = D / 2, 12.7 if D > 24 else 9.0, 0.7
    out = []
    out.append(lathe("band", [(R, -w / 2), (R, w / 2), (R + t, w / 2), (R + t, -w / 2)], band_mat, 160, closed=True, r=0.18, n=2))
    k = min(1.0, max(0.6, D / 28))  # small clips have a smaller screw
    screw = []
    overlap = []
    n = 160
    tail = math.radians(105)
    for i in range(n + 1):  # the loose end lies on the band, then leaves it a little
        a = math.pi / 2 - 0.10 - tail * i / n
        r = R + t + 0.25 + 0.5 * max(0, (i / n - 0.72) / 0.28) ** 2
        c, s = math.cos(a), math.sin(a)
        left = (n - i) / n * tail * R  # to the rounded tip
        half = w / 2 - (3.2 - math.sqrt(max(0.0, 3.2**2 - (3.2 - left) ** 2)) if left < 3.2 else 0)
        overlap.append([((r + dr) * c, (r + dr) * s, z) for dr, z in ((0, -half), (0, half), (t, half), (t, -half))])
    out.append(loft("tail", overlap, band_mat, auto=30))
    dark = material("slot", (0.05, 0.05, 0.055), 0.6, 0.5)
    slots = int(R * (tail - 0.35) / 3.1)
    for i in range(slots):
        a = math.pi / 2 - 0.30 - (tail * 0.72 - 0.24) * i / max(slots - 1, 1)
        s = box("slot", 0.3, 1.5, w * 0.6, dark, 0.1)
        xf(s, rot=(14, 0, 0))
        xf(s, (R + 2 * t + 0.25, 0, 0))
        out.append(xf(s, rot=(0, 0, math.degrees(a))))
    y = 0.0
    L = 15
    saddle = prism("saddle", round_profile([(-L / 2, -0.4), (L / 2, -0.4), (L / 2, 1.6), (-L / 2, 1.6)], 0.3, 3), 12.7 + 1.6, band_mat, (0, y, 0), bevel=0.25)
    hood = []
    for i in range(13):  # a tunnel of sheet over the screw
        a = math.pi * i / 12
        hood.append((5.9 * math.cos(a), 1.0 + 5.7 * math.sin(a) ** 0.8))
    inner = [(5.0 * math.cos(math.pi * i / 12), 1.0 + 4.9 * math.sin(math.pi * i / 12) ** 0.8) for i in range(12, -1, -1)]
    h = plate("hood", hood + inner, L, band_mat, bevel=0.2)
    xf(h, rot=(90, 0, 90))  # outline x -> Y.., height -> Z
    xf(h, rot=(-90, 0, 0))
    screw += [saddle, xf(h, (0, y + 0.6, 0))]
    th = thread("worm", 8.6, L + 4, 3.0, screw_mat, nA=64)
    xf(th, rot=(0, 90, 0))
    screw.append(xf(th, (-L / 2 - 3, y + 4.6, 0)))
    col = turned([(0, 0), (4.6, 0), (4.6, 1.6), (0, 1.6)], screw_mat, "X", (L / 2 + 0.6, y + 4.6, 0), r=0.3)
    head = hexhead(7, 5.2, screw_mat)
    xf(head, rot=(0, 90, 0))
    screw += [col, xf(head, (L / 2 + 4.6, y + 4.6, 0))]
    screw.append(box("driver slot", 0.5, 1.1, 6.4, dark, 0.1, (L / 2 + 7.1, y + 4.6, 0)))
    out += group(screw, (0, R + 2 * t, 0), scale=k)
    return out


def build(shot, D, screw):
    band = steel_ground("stainless", 0.16)
    scr = steel_ground("screw", 0.22) if screw == "steel" else zinc_yellow("screw")
    one = clip(D, band, scr)
    up = copies(one)
    S = D + 12  # the screws stand out
    group(one, rot=(0, 0, 150))
    stand(one, -S * 0.42, -S * 0.34)
    group(up, rot=(90, 0, 0))
    group(up, rot=(0, 25, 0))
    group(up, rot=(0, 0, -24))
    stand(up, S * 0.35, S * 0.42)
    third = group(copies(one), rot=(0, 0, 70))
    lo, hi = bounds(third)
    group(third, (S * 0.95 - (lo.x + hi.x) / 2, -S * 0.62 - (lo.y + hi.y) / 2, 0))
    return one + up + third
