"""Diamond blades and carbide-tipped saw blades, one leaning on its carton, one lying before it."""
from heaps import leaning
from mesh import *
from materials import *
from parts import carton
import labels

PRODUCTS = {
    "diamond-blade-110mm": dict(kind="diamond"),
    "tct-wood-saw-blade": dict(kind="tct"),
}
SHOTS = {1: dict(azim=-16, elev=20, light="metal"), 2: dict(azim=24, elev=38, light="metal")}


def parameters(item, kind):
    n = item.numbers()
    shape = item.option.lower() if kind == "diamond" else ""
    D, bore, teeth = (110, 20, 0) if kind == "diamond" else (n[0], n[1], int(n[2]))
    title = "DIAMOND BLADE" if kind == "diamond" else "TCT SAW BLADE"
    line = item.option.upper() if kind == "diamond" else f"{teeth} TEETH"
    rpm = "13800" if kind == "diamond" else {110: "12000", 185: "8000", 255: "6000"}.get(int(D), "6000")
    return dict(kind=kind, shape=shape, D=D, bore=bore, teeth=teeth, title=title, line=line, rpm=rpm, brand=item.brand,
                colour=item.colour)


def sector(r0, r1, a0, a1, n=10, skew=0.0):
    arc = lambda r, k, s: (r * math.cos(a0 + (a1 - a0) * k / n + s), r * math.sin(a0 + (a1 - a0) * k / n + s))
    return [arc(r1, k, skew) for k in range(n + 1)] + [arc(r0, k, 0) for k in range(n, -1, -1)]


def face(D, title, line, size, rpm, brand, colour, bore):
    """Print on the plate: a ring of the brand's colour, text above and below."""
    b = f'<circle cx="500" cy="500" r="330" fill="{colour}"/><circle cx="500" cy="500" r="330" fill="none" stroke="#f2b705" stroke-width="12"/>'
    b += f'<circle cx="500" cy="500" r="{bore / D * 500 + 62:.0f}" fill="#f4f3ee"/>'
    b += labels.arc_text(brand.upper(), 252, 0, 74, "#ffffff", sp=0.72, weight=900)
    b += labels.arc_text(title, 186, 0, 36, "#ffd45c", sp=0.68, weight=900)
    b += labels.arc_text(f"{size} mm", 246, 180, 56, "#ffffff", sp=0.56, inner=True, weight=900)
    b += labels.arc_text(f"{line}   MAX {rpm} RPM", 296, 180, 27, "#ffffff", sp=0.6, inner=True)
    return labels.png(b, 1000, 1000, 1.4)


def diamond(shape, D, bore, art):
    steel = steel_ground("core", 0.26)
    grit = material("diamond", "#7f8a86", 0.55, 0.55, rvar=0.1, bump=0.3, bscale=150, cvar=0.2, cscale=90)
    R, r = D / 2, D / 2 - 8
    t = 1.6
    core_r = r + 1
    outline = circle(core_r, 200)
    out = []
    if shape == "segmented":
        outline, n = [], 9
        for k in range(n):
            a0, a1 = TAU * (k + 0.055) / n, TAU * (k + 0.945) / n
            outline += [(core_r * math.cos(a0 + (a1 - a0) * i / 14), core_r * math.sin(a0 + (a1 - a0) * i / 14)) for i in range(15)]
            m = TAU * (k + 1) / n
            for rr, w in ((core_r - 9, 1.1), (core_r - 11.5, 2.4), (core_r - 13.5, 0.01)):
                outline.append((rr * math.cos(m - w / rr), rr * math.sin(m - w / rr)))
            for rr, w in ((core_r - 11.5, 2.4), (core_r - 9, 1.1)):
                outline.append((rr * math.cos(m + w / rr), rr * math.sin(m + w / rr)))
            out.append(xf(plate("segment", sector(r, R, a0, a1, 12), 2.5, grit, bevel=0.15), (0, 0, t / 2)))
    elif shape == "turbo":
        out.append(xf(plate("rim", circle(R, 180), 1.9, grit, [circle(r, 120)], bevel=0.1), (0, 0, t / 2)))
        rib = plate("rib", sector(r, R, 0, 0.065, 4, 0.07), 2.7, grit, bevel=0.15)
        for k in range(54):
            out.append(xf(dup(rib), (0, 0, t / 2), (0, 0, 360 * k / 54)))
        bpy.data.objects.remove(rib)
    else:
        out.append(xf(plate("rim", circle(R, 200), 2.3, grit, [circle(r, 120)], bevel=0.2), (0, 0, t / 2)))
    holes = [circle(bore / 2, 48)] + [circle(1.5, 20, (r - 8) * math.cos(a), (r - 8) * math.sin(a)) for a in ()]
    out.append(xf(plate("core", outline, t, steel, holes, bevel=0.08), (0, 0, t / 2)))
    print_ = material("print", (0.60, 0.60, 0.61), 1, 0.26, rvar=0.04, img=art, img_mix={"Metallic": (1, 0), "Roughness": (0.26, 0.4)})
    out.append(annulus(bore / 2 + 0.4, r * 0.8, print_, (0, 0, t + 0.03), size=D))
    out.append(lathe("reducer", [(8, 0.1), (8, t - 0.1), (bore / 2, t - 0.1), (bore / 2, 0.1)], steel_dark("reducer"), 64, closed=True, r=0.1))
    return out, 2.6


def tct(D, bore, teeth, art):
    steel = material("plate", (0.62, 0.62, 0.63), 1, 0.24, rvar=0.05, rscale=9, bump=0.03, bscale=70, aniso=0.4)
    R, t = D / 2, 1.6 if D < 150 else 1.9
    step = TAU / teeth
    h = min(0.62 * R * step, 11)
    outline = []
    for k in range(teeth):
        for f, d in ((0.0, 0.4), (0.22, 0.9), (0.42, h * 0.45), (0.58, h * 0.9), (0.74, h), (0.88, h * 0.93), (0.955, h * 0.7), (0.975, h * 0.25)):
            a = -(k + f) * step
            outline.append(((R - d) * math.cos(a), (R - d) * math.sin(a)))
    holes = [circle(bore / 2, 64)]
    slots = 4 if D < 150 else 5
    for k in range(slots):
        a = TAU * (k + 0.35) / slots
        bend = [((R * f) * math.cos(a + 0.10 * math.sin(3.1 * j / 9)), (R * f) * math.sin(a + 0.10 * math.sin(3.1 * j / 9)), 0) for j, f in ((j, 0.68 + 0.15 * j / 9) for j in range(10))]
        left = [(x - 0.45 * math.sin(a), y + 0.45 * math.cos(a)) for x, y, _ in bend]
        right = [(x + 0.45 * math.sin(a), y - 0.45 * math.cos(a)) for x, y, _ in bend]
        holes.append(left + right[::-1])
    out = [xf(plate("plate", outline, t, steel, holes, bevel=0.06, bres=1), (0, 0, t / 2))]
    carbide = material("carbide", (0.32, 0.33, 0.35), 1, 0.3, rvar=0.05)
    tip = box("tip", h * 0.62, R * step * 0.14 + 0.7, t + 0.9, carbide, 0.15, (R - h * 0.3, 0.15, t / 2))
    for k in range(teeth):
        out.append(xf(dup(tip), rot=(0, 0, -math.degrees(k * step))))
    bpy.data.objects.remove(tip)
    print_ = material("print", (0.62, 0.62, 0.63), 1, 0.24, rvar=0.04, img=art, img_mix={"Metallic": (1, 0), "Roughness": (0.24, 0.4)})
    out.append(annulus(bore / 2 + 0.5, R * 0.665, print_, (0, 0, t + 0.03), size=D))
    return out, t + 1


def build(shot, kind, shape, D, bore, teeth, title, line, rpm, brand, colour):
    size = f"{D:g} x {bore:g}"
    art = face(D, title, line, size, rpm, brand, colour, bore)
    one, t = diamond(shape, D, bore, art) if kind == "diamond" else tct(D, bore, teeth, art)
    flat = copies(one)
    w = D * 1.12
    front = labels.pack(1000, 1000, brand, title, [line, f"{size} mm", f"Max {rpm} rpm"], colour)
    pack = carton(w, D * 0.13, w, front, colour)
    group(pack, (0, D * 0.065, 0))
    group(one, rot=(0, 0, 14))
    leaning(one, D, D * 0.135, 77, D * 0.57)
    group(flat, rot=(0, 0, -40))
    group(flat, (-D * 0.2, -D * 0.86, 0))
    behind = group(copies(pack), (D * 0.42, D * 0.135, 0))  # a second carton, the upright blade leans on it
    group(pack, (-D * 0.5, 0, 0))
    return stand(pack + behind + one + flat)
