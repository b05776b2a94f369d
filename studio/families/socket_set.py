"""Half-inch socket set in its steel box, ratchet in front."""
import numpy as np

from fields import Field, capsule, cyl
from fields import box as fbox
from mesh import *
from materials import *
import labels

PRODUCTS = {"socket-set-half-inch-24pc": dict()}
SHOTS = {1: dict(azim=-22, elev=30, light="metal"), 2: dict(azim=18, elev=48, light="metal")}
SIZES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 27, 30, 32]


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def socket(af, mat, dark):
    """Upright, open hexagon up."""
    R, H = max(af * 0.68, 11), 38 if af < 26 else 42
    body = turned([(R * 0.6, 0), (R - 0.5 if af > 15 else 11, 0), (R, H * 0.45), (R, H - 1), (R - 1, H), (af / 2 * 1.17, H)], mat, seg=72, r=0.9)
    n, V, F = 72, [], []
    for i in range(n):
        th = TAU * i / n
        a = (th + math.pi / 6) % (math.pi / 3) - math.pi / 6
        r = af / 2 / math.cos(a)
        V += [((af / 2 * 1.17) * math.cos(th), (af / 2 * 1.17) * math.sin(th), H)] + [(r * math.cos(th), r * math.sin(th), z) for z in (H - 1.4, H - 20)] + [(0, 0, H - 20)]
    for i in range(n):
        j = (i + 1) % n
        for k in range(3):
            F.append((i * 4 + k, j * 4 + k, j * 4 + k + 1, i * 4 + k + 1))
    hole = recalc(mesh_obj("hex", V, F, mat, True, 24))
    for p in hole.data.polygons:
        p.use_smooth = False
    knurl = turned([(R + 0.12, H * 0.50), (R + 0.12, H * 0.50 + 3)], dark, seg=72)
    return [body, hole, knurl]


def bar(L, mat):
    """Extension bar along X with square drive."""
    prof = [(0, 0), (11.5, 0), (11.5, 18), (11, 24), (6.6, 30), (6.6, L - 22), (9, L - 16), (9, L - 10), (0, L - 10)]
    return [turned(prof, mat, "X", r=1.0), box("drive", 14, 12.7, 12.7, mat, 1.4, (L - 4, 0, 0))]


def ratchet(mat, dark):
    """Lying: head at the origin, handle along -X."""
    f = Field((-60, -24, -15), (26, 24, 15), 0.6)
    f.add(cyl(f.p(), 21, 11, 3))
    f.add(capsule(f.p(), (-8, 0, 0), (-50, 0, 0), 12, 7.5), 10)
    out = [f.mesh("ratchet head", mat)]
    out.append(turned([(0, 12.2), (13, 12.2), (14.5, 10.5)], steel_dark("cap", 0.3), r=0.6))
    out.append(box("lever", 20, 6, 4.5, dark, 1.5, (-6, 4, 14), (0, 0, 28)))
    prof = [(0, 0), (7, 0), (7, 96), (10, 100), (11.5, 110), (11.5, 190), (12.6, 204), (11, 214), (0, 216)]
    out.append(turned(prof, mat, "X", (-44, 0, 0), (0, 0, 180), r=1.6))
    sleeve = [(11.8, 112)]
    for k in range(14):
        sleeve += [(12.6, 114 + k * 5.2), (12.6, 117 + k * 5.2), (11.7, 117.6 + k * 5.2)]
    out.append(turned(sleeve, dark, "X", (-44, 0, 0), (0, 0, 180), r=0.4))
    out.append(box("drive", 12.7, 12.7, 16, mat, 1.2, (0, 0, -16)))
    return out


def build(shot, brand, colour):
    chrome = material("chrome", (0.68, 0.68, 0.69), 1, 0.14, rvar=0.04, rscale=11, bump=0.02, bscale=80)
    band = material("knurl", (0.45, 0.45, 0.46), 1, 0.4, bump=0.3, bscale=200)
    dark = rubber("black", "#17181a", 0.5)
    steel = paint(colour, "case", 0.36, 0.3)
    tray_ = plastic("#22252a", "tray", 0.5)
    W, D, H = 400, 210, 36
    out = [box("tray", W - 8, D - 8, 24, tray_, 3, (0, 0, 14))]
    for s in (1, -1):
        out.append(box("wall", W, 3, H, steel, 1.2, (0, s * (D / 2 - 1.5), H / 2)))
        out.append(box("wall", 3, D, H, steel, 1.2, (s * (W / 2 - 1.5), 0, H / 2)))
    out.append(box("floor", W - 2, D - 2, 3, steel, 0.5, (0, 0, 1.5)))
    rows, top = [SIZES[:9], SIZES[9:15], SIZES[15:]], 26
    y = 78
    for n, row in enumerate(rows[:2]):
        total = sum(max(a * 1.36, 22) + 7 for a in row)
        k = min(1, (W - 24) / total)
        x = -total / 2 * k
        for a in row:
            w = (max(a * 1.36, 22) + 7) * k
            out += group(socket(a, chrome, band), (x + w / 2, y, top))
            x += w
        y -= 44
    x = W / 2 - 3.5
    for a in reversed(rows[2]):  # from the right wall inwards
        x -= a * 0.68
        out += group(socket(a, chrome, band), (x, -14, top))
        x -= a * 0.68 + 1.5
    out += group(bar(250, chrome), (-184, -14, top + 11.6))
    out += group(bar(125, chrome), (-184, -44, top + 11.6))
    tbar = [turned([(0, 0), (6.6, 0), (6.6, 236), (0, 236)], chrome, "X", (-50, -62, top + 7), r=1.2), box("slide", 24, 22, 20, chrome, 3, (128, -62, top + 10))]
    for x in (-46, 182):
        tbar.append(turned([(6.4, -2), (7.8, -1), (7.8, 1), (6.4, 2)], chrome, "X", (x, -62, top + 7)))
    out += tbar
    joint = [turned([(0, 0), (11, 0), (11, 22), (0, 22)], chrome, "X", (-36, -38, top + 11), r=1.5), box("fork", 20, 14, 18, chrome, 3, (-6, -38, top + 11)), turned([(0, 0), (11, 0), (11, 18), (0, 18)], chrome, "X", (0, -38, top + 11), r=1.5), box("drive", 14, 12.7, 12.7, chrome, 1, (24, -38, top + 11))]
    out += joint
    out += group([turned([(0, 0), (6.4, 0), (6.4, 84), (9, 88), (9, 94), (0, 94)], chrome, "X", r=1), turned([(0, -92), (13, -90), (14, -60), (12.5, -30), (13, -4), (8, 0), (0, 0)], dark, "X", r=2)], (-90, -86, top + 13.4))
    lid = [box("lid", W, D, 4, steel, 1.5), box("lid rim", W, 3, 22, steel, 1, (0, -D / 2 + 1.5, 10)), box("lid rim", W, 3, 22, steel, 1, (0, D / 2 - 1.5, 10))]
    lid += [box("lid rim", 3, D, 22, steel, 1, (s * (W / 2 - 1.5), 0, 10)) for s in (1, -1)]
    t = f'<rect width="1000" height="500" fill="{labels.shade_of(colour, 0.8)}"/>' + labels.text(brand.upper(), 500, 210, 150, "#fff", 900, most=820, spacing=10)
    t += labels.text("SOCKET SET   24 PIECES", 500, 310, 64, "#f2c318", 900, most=800, spacing=4) + labels.text("1/2 in drive   6 point   10-32 mm   chrome vanadium", 500, 390, 40, "#e8e8e4", 700, most=820)
    lid.append(decal(printed(labels.png(t, 1000, 500, 1.2), n="lid print"), W - 40, (W - 40) / 2 * 0.98, (0, 0, 2.4), r=3))
    group(lid, rot=(0, 0, 0))
    group(lid, (0, D / 2, 0))
    group(lid, rot=(104, 0, 0))  # opened: hinge at the rear edge, its inside towards the camera
    group(lid, (0, D / 2 + 2, H + 1))
    out += lid
    for s in (1, -1):
        out.append(box("latch", 26, 4, 22, zinc("latch"), 1, (s * 130, -D / 2 - 1.8, 24)))
    tool = ratchet(chrome, dark)
    group(tool, rot=(0, 0, -168))
    stand(tool)
    out += group(tool, (-60, -D / 2 - 66, 0))
    return out
