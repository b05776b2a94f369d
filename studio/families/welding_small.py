"""Welding magnets and tungsten electrodes."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "welding-magnet-arrow": dict(kind="magnet"),
    "tungsten-electrode-ceriated-grey": dict(kind="tungsten"),
}
SHOTS = {1: dict(azim=-22, elev=34), 2: dict(azim=26, elev=20)}


def parameters(item, kind):
    return dict(kind=kind, size=item.numbers()[0], brand=item.brand, colour=item.colour)


def magnet(lb, brand):
    """Arrow: two red plates, ferrite and steel between; lying flat."""
    W = {25: 82, 50: 112, 75: 138}[int(lb)]
    red = material("powder", "#c4161c", 0, 0.36, rvar=0.05, bump=0.08, bscale=110, coat=0.2)
    fer = material("ferrite", "#2d2e30", 0.2, 0.6, rvar=0.05, bump=0.10, bscale=80)
    h = W * 0.74
    o = [(-W / 2, h * 0.12), (0, h * 0.98), (W / 2, h * 0.12), (W / 2, -h * 0.02), (W * 0.31, -h * 0.02), (W * 0.17, h * 0.16), (-W * 0.17, h * 0.16), (-W * 0.31, -h * 0.02), (-W / 2, -h * 0.02)]
    shape = round_profile(o, W * 0.03, 5)
    hole = circle(W * 0.115, 48, 0, h * 0.46)
    t, gap = 2.2, W * 0.13
    out = []
    for z in (-gap / 2, gap / 2):
        out.append(xf(plate("plate", shape, t, red, [hole], bevel=0.4), (0, 0, z)))
    inner = [(x * 0.965, h * 0.36 + (y - h * 0.36) * 0.965) for x, y in shape]
    ring = circle(W * 0.16, 48, 0, h * 0.46)
    out.append(plate("core", inner, gap - t - 0.1, fer, [ring], bevel=0.3))
    st = steel_ground("rivet", 0.25)
    for x, y in ((-W * 0.38, h * 0.10), (W * 0.38, h * 0.10), (0, h * 0.78)):
        out.append(lathe("rivet", [(0, gap / 2 + t / 2 + 1.2), (2, gap / 2 + t / 2 + 1.1), (3.2, gap / 2 + t / 2 + 0.2), (3.2, 0)], st, 32))
        xf(out[-1], (x, y, 0))
    b = labels.text(f"{lb:g} lb", 500, 120, 130, "#ffffff", 900)
    b += labels.text(brand.upper(), 500, 250, 84, "#ffe08a", 900, most=700)
    m = ink(material("print", "#c4161c", 0, 0.36, img=labels.png(b, 1000, 300, 1.2)))
    out.append(decal(m, W * 0.4, W * 0.12, (0, W * 0.167, gap / 2 + t / 2 + 0.05)))
    for txt, x, y, a in (("45°", -W * 0.2, h * 0.50, 50), ("45°", W * 0.2, h * 0.50, -50), ("135°", -W * 0.36, h * 0.19, 0), ("90°", W * 0.37, h * 0.19, 0)):
        m = ink(material("print", "#c4161c", 0, 0.36, img=labels.line(txt, "#fff", 76, 240, 100)))
        out.append(decal(m, W * 0.12, W * 0.05, (x, y, gap / 2 + t / 2 + 0.05), (0, 0, a)))
    return stand(out, 0, 0), W, h, gap


def tungsten(d, brand, colour):
    """Ten in a clear-lidded box, some beside it."""
    W, L, H = 42, 172, 10
    out = [box("tray", L, W, H - 3, plastic("#e9e9e6", "tray", 0.4), 2, (0, 0, (H - 3) / 2))]
    out.append(box("well", L - 12, W - 8, 0.6, plastic("#d8d8d4", "well", 0.5), 0.2, (0, 0, H - 3)))
    st = material("tungsten", (0.42, 0.42, 0.44), 1, 0.32, rvar=0.06, rscale=9, bump=0.03, bscale=80)
    grey = material("grey band", "#8d9297", 0, 0.45)

    def rod():
        return [turned([(0, -75), (d / 2 - 0.15, -75), (d / 2, -74.8), (d / 2, 74.8), (0, 75)], st, "X", seg=32),
                turned([(d / 2 + 0.03, 63), (d / 2 + 0.03, 74.9), (d / 2 - 0.3, 75.1), (0, 75.1)], grey, "X", seg=32)]

    one = rod()
    for k in range(10):
        out += group(copies(one), (0, (k - 4.5) * 3.25, H - 2.7 + d / 2))
    face = f'<rect width="1000" height="380" fill="{colour}"/><rect y="330" width="1000" height="50" fill="#8d9297"/>'
    face += labels.text(brand.upper(), 500, 130, 120, "#fff", 900, most=900) + labels.text("TUNGSTEN  WC20", 500, 225, 80, "#ffe08a", 900, most=900) + labels.text(f"{d:g} x 150 mm   ·   10 pieces", 500, 300, 58, "#fff", 700, most=900)
    lid = [box("lid", L, W, 5, plastic(labels.shade_of(colour, 0.9), "lid", 0.35), 1.8, (0, 0, 0)), decal(printed(labels.png(face, 1000, 380, 1.3), 0.3, 0.4), L - 8, (W - 5), (0, 0, 2.55))]
    group(lid, rot=(58, 0, 0))
    stand(lid, 0, W / 2 + 15)
    out += lid
    for k, (x, y, a) in enumerate(((-6, -34, 4), (8, -41, -3), (-2, -49, 1.5))):
        out += group(copies(one), (x, y, d / 2), (0, 0, a))
    for o in one:
        bpy.data.objects.remove(o)
    return group(stand(out), rot=(0, 0, 14))


def build(shot, kind, size, brand, colour):
    if kind == "tungsten":
        return tungsten(size, brand, colour)
    flat, W, h, gap = magnet(size, brand)
    up = copies(flat)
    group(up, rot=(90, 0, 0))
    group(up, rot=(0, 0, 28))
    stand(up, W * 0.34, W * 0.62)
    group(flat, rot=(0, 0, 10))
    return flat + up
