"""LED flood lights: die-cast body with fins, glass front over the board, bracket."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {"led-flood-light-ip66": dict()}
SHOTS = {1: dict(azim=-30, elev=14), 2: dict(azim=150, elev=20)}


def parameters(item):
    return dict(watts=int(item.numbers()[0]), brand=item.brand, colour=item.colour)


def build(shot, watts, brand, colour):
    W = {30: 150, 50: 180, 100: 230, 200: 290}[watts]
    H, D = W * 0.74, 24 + W * 0.03
    body = material("cast", "#26292d", 0, 0.46, rvar=0.05, bump=0.14, bscale=120)
    zn = zinc("bolt")
    lamp = []
    frame = prism("frame", rounded(W, H, 9), 12, body, bevel=2.0, holes=[rounded(W - 22, H - 22, 5)], rot=(90, 0, 0))
    lamp.append(frame)
    lamp.append(box("back", W - 4, D, H - 4, body, 6, (0, D / 2 + 3, 0)))
    white = material("reflector", "#f3f3ef", 0, 0.5)
    lamp.append(box("board", W - 22, 1, H - 22, white, 0.2, (0, 2.6, 0)))
    chip = material("chip", "#f4d34a", 0, 0.35, coat=0.5, emit=0.15)
    rim = material("chip rim", "#e4e4e0", 0, 0.4)
    nx, ny = {30: (6, 4), 50: (8, 5), 100: (10, 7), 200: (14, 9)}[watts]
    a = box("led", 5.2, 1.0, 5.2, rim, 0.3)
    c = turned([(0, 0), (1.9, 0)], chip, "Y", (0, -0.62, 0), (0, 0, 180), 20)
    for i in range(nx):
        for j in range(ny):
            p = ((i + 0.5) / nx - 0.5) * (W - 40), 1.7, ((j + 0.5) / ny - 0.5) * (H - 38)
            lamp += group(copies([a, c]), p)
    for o in (a, c):
        bpy.data.objects.remove(o)
    pane = clear()
    lamp.append(box("glass", W - 20, 1.6, H - 20, pane, 0.2, (0, -3.2, 0)))
    for k in range(15):
        x = (k / 14 - 0.5) * (W - 24)
        lamp.append(box("fin", 2.4, 16, H * 0.78, body, 0.8, (x, D + 9, 0)))
    for x in (-1, 1):
        for z in (-1, 1):
            lamp.append(turned([(0, 1.6), (2.4, 1.6), (3, 0.4), (3, 0)], zn, "Y", (x * (W / 2 - 6), -6, z * (H / 2 - 6)), (0, 0, 180), 24))
    b = labels.text(brand.upper(), 400, 64, 60, "#f2f2ee", 900, most=500) + labels.text(f"{watts} W  LED  IP66", 400, 118, 40, "#cfd2d6", 700)
    t = material("name", "#26292d", 0, 0.46, img=labels.png(b, 800, 140, 2))
    lamp.append(decal(t, 46, 8, (0, -6.1, -H / 2 + 5.6), (90, 0, 0)))
    group(lamp, rot=(-14, 0, 0))
    pivot_y, z0 = D * 0.55, H * 0.5 + 26
    group(lamp, (0, 0, z0))
    flat = material("bracket", "#26292d", 0.2, 0.4, rvar=0.05)
    y = D * 0.5
    prof = [(-W / 2 - 5, z0 + 4), (-W / 2 - 5, 0.6), (W / 2 + 5, 0.6), (W / 2 + 5, z0 + 4)]
    path = round_profile(prof, 8, 8, closed=False)
    outer = [(x, z) for x, z in path]
    rings = []
    P = [Vector((x, 0, z)) for x, z in outer]
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        nrm = Vector((-d.z, 0, d.x))
        rings.append([p + nrm * s + Vector((0, q, 0)) for s, q in ((-1.5, y - 14), (-1.5, y + 14), (1.5, y + 14), (1.5, y - 14))])
    out = lamp + [loft("bracket", rings, flat, auto=30)]
    for s in (1, -1):
        k = turned([(0, 13), (11, 13), (13, 11), (13, 3), (7, 2), (7, 0), (0, 0)], plastic("#17181a", "knob", 0.4), "X", (s * (W / 2 + 6), y, z0), (0, 0, 0 if s > 0 else 180), r=1)
        out.append(k)
    out.append(cable([(0, D + 16, z0 - H * 0.25), (6, D + 34, z0 - H * 0.4), (14, D + 44, 14), (40, D + 40, 4), (W * 0.42, D + 58, 4)], 4, rubber("cord")))
    return stand(out)
