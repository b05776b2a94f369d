"""Sealant cartridges with their nozzle; epoxy putty in its tube with the two sticks."""
from mesh import *
from materials import *
from parts import carton
import labels

PRODUCTS = {
    "silicone-sealant-280ml": dict(kind="sealant"),
    "epoxy-putty-steel-100g": dict(kind="putty", shots={1: dict(azim=-18, elev=36), 2: dict(azim=26, elev=52)}),
}
SHOTS = {1: dict(azim=-16, elev=20), 2: dict(azim=22, elev=30)}


def parameters(item, kind):
    return dict(kind=kind, shade=item.option, brand=item.brand, colour=item.colour)


def cartridge(shade, brand, colour):
    R, H = 24, 178
    tint = "#f4f4f1" if shade == "White" else "#dfe7ea"
    b = f'<rect width="2000" height="1560" fill="#f7f6f2"/><rect width="2000" height="520" fill="{colour}"/><rect y="500" width="2000" height="40" fill="#f2b705"/>'
    for x in (500, 1500):
        b += labels.text(brand.upper(), x, 330, 150, "#fff", 900, most=620)
        b += labels.text("SILICONE", x, 710, 150, "#16181b", 900, most=620) + labels.text("SEALANT", x, 850, 150, "#16181b", 900, most=620)
        b += f'<rect x="{x - 190}" y="920" width="380" height="120" rx="60" fill="{tint}" stroke="#555" stroke-width="6"/>' + labels.text(shade.upper(), x, 1010, 84, "#16181b", 900)
        b += labels.text("Glass · Tiles · Bathrooms", x, 1160, 62, "#333", 700, most=600) + labels.text("280 ml", x, 1290, 90, "#16181b", 900)
        b += f'<rect x="{x - 500}" y="1400" width="1000" height="160" fill="{colour}"/>' + labels.text("Acetoxy cure · ±25 %", x, 1500, 66, "#fff", 700, most=620)
    label = printed(labels.png(b, 2000, 1560, 1), 0.28, 0.3)
    white = plastic("#f1f1ee", "shoulder", 0.36)
    out = [turned([(R, 6 + (H - 12) * k / 6) for k in range(7)], label, uv=True, seg=128)]
    out.append(turned([(0, 3), (R - 3, 3), (R - 2, 0), (R + 0.3, 0.3), (R + 0.3, 6), (R, 6.4)], white, seg=128, r=0.4))
    out.append(turned([(R, H - 6.4), (R + 0.3, H - 6), (R + 0.3, H - 1), (R - 1.5, H), (R - 3, H), (8, H + 6), (8, H + 18), (0, H + 18)], white, seg=128, r=0.8))
    nozzle = plastic("#f7f7f4" if shade == "White" else "#e4ebee", "nozzle", 0.3, sss=0.1)
    prof = [(8.2, H + 4.4), (10, H + 4.4), (10, H + 20), (8, H + 23), (3.2, H + 82), (2.2, H + 82)]
    out.append(turned(prof, nozzle, seg=64, r=0.6))
    for k in range(16):
        a = TAU * k / 16
        out.append(box("rib", 1.2, 1.2, 13.5, nozzle, 0.4, (10.1 * math.cos(a), 10.1 * math.sin(a), H + 12.5)))
    return out


def putty(brand, colour):
    W, D, H = 150, 38, 30
    art = f'<rect width="1500" height="300" fill="{colour}"/><rect x="1040" width="460" height="300" fill="#f2b705"/>' + labels.text(brand.upper(), 60, 130, 120, "#fff", 900, "start", most=900) + labels.text("EPOXY PUTTY  ·  STEEL", 60, 235, 84, "#ffe08a", 900, "start", most=940) + labels.text("100 g", 1270, 150, 120, "#16181b", 900) + labels.text("A + B", 1270, 245, 76, "#16181b", 900)
    top = labels.png(f'<rect width="1500" height="380" fill="#f7f6f2"/><rect width="1500" height="120" fill="{colour}"/>' + labels.text(f"{brand.upper()}   EPOXY PUTTY", 750, 90, 84, "#fff", 900, most=1400) + labels.text("For iron, steel, pipes and tanks", 750, 225, 76, "#16181b", 700, most=1300) + labels.text("Mix 1 : 1   ·   25 minutes   ·   cures in 24 hours", 750, 320, 60, "#444", 700, most=1380), 1500, 380, 1)
    card = material("card", colour, 0, 0.5, bump=0.04, bscale=40)
    out = [box("pack", W, D, H, card, 0.8, (0, 0, H / 2)), decal(printed(labels.png(art, 1500, 300, 1), 0.35, 0.3), W - 1.4, H - 1.2, (0, -D / 2 - 0.08, H / 2), (90, 0, 0)), decal(printed(top, 0.35, 0.3), W - 1.4, D - 1.2, (0, 0, H + 0.08))]
    group(out, (0, 28, 0))
    clay = lambda c, n: material(n, c, 0, 0.72, rvar=0.08, bump=0.4, bscale=40, cvar=0.12, cscale=12)
    film = None

    def stick(mat, L, r):
        rings = []
        for k in range(60):
            t = k / 59
            e = min(1, math.sqrt(max(0, 1 - max(0, (abs(t - 0.5) - 0.47) / 0.03) ** 2)) + 0.55)
            w = 1 + 0.02 * math.sin(t * 31) + 0.015 * math.sin(t * 77)
            rings.append([((t - 0.5) * L, a * w * e, b * w * e) for a, b in superellipse(r, r * 0.94, 2.6, 40)])
        return loft("stick", rings, mat, auto=60)

    a = stick(clay("#3c3e40", "base"), 84, 10)
    b = stick(clay("#c9c4b6", "hardener"), 84, 10)
    xf(a, (22, -18, 9.6), (0, 0, 4))
    xf(b, (34, -44, 9.6), (0, 0, -5))
    return out + [a, b]


def build(shot, kind, shade, brand, colour):
    if kind == "putty":
        return group(stand(putty(brand, colour)), rot=(0, 0, 12))
    one = cartridge(shade, brand, colour)
    two = group(copies(one), rot=(0, 0, 30))
    lying = copies(one)
    group(one, rot=(0, 0, 4))
    group(two, (62, 30, 0))
    group(lying, rot=(0, 0, -88))
    group(lying, rot=(0, 90, 0))
    stand(lying, 18, -72)
    group(lying, rot=(0, 0, -9))
    return one + two + lying
