"""Aluminium spirit levels with three vials."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"spirit-level-aluminium": dict()}
SHOTS = {1: dict(azim=-30, elev=20), 2: dict(azim=34, elev=32)}


def parameters(item):
    return dict(L=int(item.numbers()[0]), brand=item.brand)


def vial(angle, x, H):
    """A round window through the box with its vial inside, bubble in the middle."""
    out = []
    fluid = material("fluid", "#cbe34a", 0, 0.05, coat=1, coat_rough=0.02, spec=0.6)
    clear = material("bubble", "#eef6c8", 0, 0.05, coat=1)
    black = plastic("#111214", "ring", 0.4)
    one = [limb("vial", [(-15, 0, 0), (15, 0, 0)], (5.6, 5.6), fluid, tip=2)]
    one.append(limb("bubble", [(-4.4, 0, 0.0), (4.4, 0, 0.0)], (3.4, 3.4), clear, tip=3.2))
    for o in one[1:]:
        xf(o, (0, -3.0, 0.9))
    for s in (1, -1):
        one.append(turned([(5.66, s * 5.4), (5.75, s * 5.4), (5.75, s * 6.2), (5.66, s * 6.2)], black, "X", closed=True))
    group(one, rot=(0, angle, 0))
    group(one, (x, 0, H / 2))
    return one


def build(shot, L, brand):
    H, T = 52, 23
    yellow = paint("#f0b312", "powder coat", 0.4, 0.1)
    alu = aluminium("milled", 0.22)
    black = rubber("end cap", "#17181a", 0.5)
    out = []
    win = 19
    spots = [0, -L * 0.33, L * 0.33]
    holes = [circle(win, 72, x, 0) for x in spots[1:]]
    wall = rounded(L - 8, H, 1.5)
    for s in (1, -1):
        out.append(prism("web", wall, 2.2, yellow, (0, s * (T / 2 - 1.1), H / 2), (90, 0, 0), 0.5, holes=holes))
    for z, h in ((1.2, 2.4), (H - 1.2, 2.4)):
        out.append(box("flange", L - 8, T, h, alu if z < 5 else yellow, 0.6, (0, 0, z)))
    for s in (1, -1):
        out.append(box("cap", 12, T + 3, H + 3, black, 2.5, (s * (L / 2 - 3), 0, H / 2)))
    ring = plastic("#111214", "window", 0.36)
    for x, a in ((spots[1], 90), (spots[2], 45)):
        for s in (1, -1):
            out.append(turned([(win - 1.6, -1), (win - 1.6, 1.2), (win + 1.4, 1.2), (win + 1.4, -0.4)], ring, "Y", (x, s * T / 2, H / 2), (0, 0, 0 if s > 0 else 180), r=0.3))
        out.append(turned([(win - 0.6, -T / 2 + 2), (win - 0.6, T / 2 - 2)], ring, "Y", (x, 0, H / 2), seg=72))
        out += vial(a, x, H)
        out.append(box("holder", 2 * win - 3, 2.4, 12, plastic("#e9e9e4", "holder", 0.4), 0.8, (x, 4.2, H / 2), (0, a, 0)))
    # the level vial sits in a block on the top edge, seen from above and from the side
    out.append(box("pocket", 62, T + 0.5, 23, ring, 2, (0, 0, H - 12)))
    for s in (1, -1):
        out.append(box("pane", 54, 0.6, 15, material("pane", "#f2f4ea", 0, 0.1, coat=1), 0.2, (0, s * (T / 2 + 0.1), H - 12)))
    out.append(box("pane", 54, 15, 0.6, material("pane", "#f2f4ea", 0, 0.1, coat=1), 0.2, (0, 0, H - 0.6)))
    for lift, y in ((H - 12, -T / 2 + 1.6), (H - 4.0, 0), (H - 12, T / 2 - 1.6)):
        one = vial(0, 0, 0)
        if y > 0:
            group(one, rot=(0, 0, 180))
        if y == 0:
            group(one, rot=(-90, 0, 0))
        out += group(one, (0, y, lift))
    w = min(L * 0.16, 110)
    t = labels.text(brand.upper(), 500, 150, 170, "#16181b", 900, most=960, spacing=6)
    img = labels.png(t, 1000, 200, 1)
    for x in (L * 0.165, -L * 0.165):
        out.append(decal(material("print", "#f0b312", 0, 0.4, img=img), w * 0.62, w * 0.124, (x, -T / 2 - 0.06, H / 2), (90, 0, 0)))
    return out
