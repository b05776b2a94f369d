"""MIG wire on its spool, layer wound, beside the carton."""
from mesh import *
from materials import *
from parts import carton
import labels

PRODUCTS = {"mig-wire-er70s6-15kg": dict()}
SHOTS = {1: dict(azim=-30, elev=16, light="metal"), 2: dict(azim=26, elev=28, light="metal")}


def parameters(item):
    return dict(d=item.numbers()[0], brand=item.brand, colour=item.colour)


def build(shot, d, brand, colour):
    R, w = 135, 98
    black = plastic("#17191b", "spool", 0.42)
    out = []
    face = [(26, 0), (31, 0), (34, 2), (58, 2), (60, 0), (R - 6, 0), (R, 1.5), (R, 4.5), (R - 3, 5), (26, 5)]
    for s in (1, -1):
        o = lathe("flange", face, black, 160, closed=True, r=0.6)
        xf(o, (0, 0, -w / 2 - 5))
        if s < 0:
            xf(o, rot=(180, 0, 0))
        out.append(o)
        for k in range(6):  # the flange's windows
            hole = prism("window", [(r * math.cos(a), r * math.sin(a)) for r, a in [(68, j * 0.07) for j in range(9)] + [(104, (8 - j) * 0.07) for j in range(9)]], 0.3, material("window", "#2a2c2f", 0, 0.6), (0, 0, s * (w / 2 + 5.05)), (0, 0, 60 * k), 0.05)
            out.append(hole)
    out.append(lathe("core", [(26, -w / 2 - 4), (26, w / 2 + 4), (30, w / 2 + 4), (30, -w / 2 - 4)], black, 96, closed=True))
    cop = material("coppered", (0.74, 0.36, 0.20), 1, 0.26, rvar=0.05, rscale=12, bump=0.02)
    pitch = max(d * 1.6, 1.9)
    n = int((w - 1) / pitch)
    prof = []
    for k in range(n):
        for j in range(7):
            a = math.pi * j / 6
            prof.append((118 + pitch * 0.5 * math.sin(a) - 0.4, -w / 2 + 0.5 + pitch * (k + 0.5) - pitch / 2 * math.cos(a)))
    out.append(lathe("winding", [(31, -w / 2 + 0.4)] + prof + [(31, w / 2 - 0.4)], cop, 180, auto=80))
    art = f'<circle cx="500" cy="500" r="500" fill="#f6f5f0"/><path d="M0 500 A500 500 0 0 1 1000 500z" fill="{colour}"/>'
    art += labels.arc_text(brand.upper(), 330, 0, 150, "#fff", sp=0.72, weight=900)
    art += labels.arc_text(f"ER70S-6   {d:g} mm", 345, 180, 100, "#16181b", sp=0.58, inner=True, weight=900)
    art += labels.arc_text("15 kg   AWS A5.18", 445, 180, 56, "#333", sp=0.6, inner=True)
    for s in (1, -1):
        lab = annulus(27, 61, printed(labels.png(art, 1000, 1000, 1), 0.35, 0.2), (0, 0, w / 2 + 5.3))
        if s < 0:
            xf(lab, rot=(180, 0, 0))
        out.append(lab)
    group(out, rot=(0, 0, 0))
    group(out, rot=(90, 0, 0))
    group(out, rot=(0, 0, 14))
    stand(out, 30, -90)
    W = 282
    front = labels.pack(1000, 1000, brand, "MIG WIRE  ER70S-6", [f"{d:g} mm   ·   15 kg", "D270 spool, layer wound", "CO2 or Ar/CO2"], colour, "#c8713a")
    box_ = carton(W, 116, W, front, colour)
    group(box_, (-90, 80, 0), (0, 0, 4))
    return out + box_
