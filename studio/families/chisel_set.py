"""Bevel-edge firmer chisels on their canvas roll."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"wood-chisel-set-4pc": dict()}
SHOTS = {1: dict(azim=-18, elev=44, light="metal"), 2: dict(azim=30, elev=28, light="metal")}


def parameters(item):
    return dict(widths=item.numbers(item.spec("Widths")), brand=item.brand)


def chisel(w, mats):
    """Edge towards +X, ferrule at the origin, handle to -X; 260 long."""
    steel, grip, cap, band = mats
    L, t = 132, 2.0

    def ring(x, hw, ht, bev):
        """Section: flat back below, bevelled edges above."""
        top = max(hw - bev, hw * 0.25)
        low = ht * 0.45
        return [(x, y, z) for y, z in ((-hw, -ht), (hw, -ht), (hw, -ht + low), (top, ht), (-top, ht), (-hw, -ht + low))]

    b = min(2.6, w * 0.22)
    rings = [ring(-4, 3.4, 3.4, 0.8), ring(8, 3.6, 3.2, 0.8), ring(20, w / 2, 2.3, b)]
    rings += [ring(L - 8, w / 2, t - 0.2, b), [(L - 8 + (7.6 if z < 0 else 0) * 0, y, z) for _, y, z in ring(0, w / 2, t - 0.2, b)]]
    low = -t + 0.2
    rings += [[(L, y, low + (0.12 if z > low + 0.1 else 0)) for _, y, z in ring(0, w / 2, t - 0.2, b)]]
    out = [loft("blade", rings, steel, auto=20)]
    out.append(turned([(0, -8), (8.2, -8), (8.8, -2), (7.6, 3), (0, 3)], cap, "X", r=0.8))
    ring2 = lambda z, rx, ry: [(z, a, q) for a, q in superellipse(rx, ry, 2.3, 56)]
    prof = [(-6, 8.6, 8.6), (-14, 11.4, 10.6), (-30, 10.2, 9.6), (-60, 13.6, 12.6), (-96, 14.6, 13.2), (-112, 13, 12.2)]
    out.append(loft("handle", smooth_rings(prof, ring2, 70), grip, auto=60))
    prof = [(-40, 11.9, 11.1), (-52, 13.4, 12.4), (-74, 14.5, 13.3), (-90, 14.9, 13.5)]
    out.append(loft("pad", smooth_rings(prof, ring2, 70, rib=(-42, -88, 6, 0.7)), band, auto=60))
    out.append(turned([(12.8, -110), (13.4, -112), (13.4, -122), (11, -127), (0, -128)], cap, "X", r=1.2))
    return out


def build(shot, widths, brand):
    steel = material("blade", (0.58, 0.58, 0.59), 1, 0.18, rvar=0.05, rscale=9, bump=0.03, bscale=80)
    mats = (steel, material("poly", "#b01b1b", 0, 0.24, coat=0.4, coat_rough=0.06), steel_bright("cap"), rubber("band", "#1a1a1c"))
    canvas = material("canvas", "#7a6a44", 0, 0.9, cvar=0.12, cscale=60, bump=0.6, bscale=230)
    guard = plastic("#f0b90b", "guard", 0.36)
    out = []
    W = 56
    for n, w in enumerate(widths):
        one = chisel(w, mats)
        y = (n - 1.5) * W * 0.86
        group(one, rot=(0, 3.3, 0))
        stand(one)
        group(one, (0, y, 5.4))
        out += one
        if n == 3:
            g = box("guard", 36, w + 4, 6, guard, 1.6, (128, y, 10.2), (0, 3.3, 0))
            out.append(g)

    def cloth(u, v):
        x, y = -150 + 312 * u, (v - 0.5) * W * 4.4
        z = 3.2 + 1.0 * math.sin(x * 0.05 + y * 0.03) + 0.8 * math.sin(y * 0.08)
        return (x + 1.5 * math.sin(y * 0.05), y + 1.2 * math.sin(x * 0.04), z)

    sheet = grid_surf("canvas", cloth, 120, 90, canvas, wrap_u=False)
    m = sheet.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 2.2, -1
    out.append(apply_mods(sheet))
    shade(out[-1], 60)

    def pocket(u, v):
        x, y = 6 + 66 * u, (v - 0.5) * W * 4.2
        z = 5.5
        for n, w in enumerate(widths):
            d = abs(y - (n - 1.5) * W * 0.86) / (w / 2 + 9)
            z = max(z, 5.5 + 8.5 * max(0, 1 - d) ** 0.5 * (1 - 0.42 * u))
        return (x, y, z)

    strip = grid_surf("pocket", pocket, 20, 260, canvas, wrap_u=False)
    m = strip.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = 1.2, 1
    out.append(apply_mods(strip))
    shade(out[-1], 60)
    tape = material("tape", "#4a3d22", 0, 0.8, bump=0.4, bscale=200)
    out.append(box("strap", 12, 120, 1.4, tape, 0.4, (60, W * 2.2 + 40, 0.9), (0, 0, 14)))
    return group(out, rot=(0, 0, 30 if shot == 1 else 14))
