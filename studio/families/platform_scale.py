"""Platform scale with a display on a pillar."""
from mesh import *
from materials import *
from parts import cable
import labels

PRODUCTS = {"digital-platform-scale-100kg": dict()}
SHOTS = {1: dict(azim=-30, elev=20), 2: dict(azim=32, elev=32)}


def parameters(item):
    return dict(kg=int(item.spec_number("Capacity")), brand=item.brand, colour=item.colour)


def build(shot, kg, brand, colour):
    frame = cast_paint("#2c3f52", "powder coat")
    ss = material("stainless", (0.62, 0.62, 0.62), 1, 0.24, rvar=0.05, rscale=5, bump=0.04, bscale=60, brushed=(1, 14, 1))
    rub = rubber("foot", "#17181a")
    out = [prism("pan", rounded(400, 400, 12), 34, ss, (0, 0, 88), bevel=3)]
    for s in (1, -1):
        out.append(box("tube", 380, 38, 38, frame, 3, (0, s * 150, 50)))
        out.append(box("tube", 38, 300, 38, frame, 3, (s * 150, 0, 49)))
    out.append(box("tray", 300, 300, 20, frame, 3, (0, 0, 62)))
    for x in (1, -1):
        for y in (1, -1):
            out.append(turned([(0, 0), (19, 0), (20, 2), (20, 10), (14, 12), (5, 13), (5, 34), (0, 34)], rub, loc=(x * 165, y * 150, 0), r=1, seg=48))
    out.append(box("foot plate", 90, 56, 6, frame, 2, (0, 216, 50)))
    out.append(box("arm", 38, 70, 38, frame, 3, (0, 190, 50)))
    pole = turned([(0, 50), (17, 50), (17, 560), (0, 560)], ss, loc=(0, 222, 0), r=1)
    out.append(pole)
    out.append(turned([(24, 50), (24, 64), (17, 74)], frame, loc=(0, 222, 0), r=2))
    head = [box("head", 230, 60, 140, shell_plastic("#e6e3da", "head"), 12), box("brow", 236, 66, 26, shell_plastic(colour, "brow"), 8, (0, 0, 64))]
    art = '<rect width="1000" height="300" fill="#140405"/>' + labels.seven("888.88", 150, 60, 180, "#2c0806") + labels.seven(" 27.46", 150, 60, 180, "#ff2a1c") + labels.text("kg", 900, 230, 90, "#ff5a48", 900)
    m = material("led", "#140405", 0, 0.12, img=labels.png(art, 1000, 300, 1), coat=0.8, coat_rough=0.02)
    head.append(decal(m, 190, 57, (0, -30.3, 12), (90, 0, 0), r=3))
    for n, t in enumerate(("ON", "TARE", "ZERO", "PCS")):
        x = -72 + 48 * n
        head.append(box("key", 40, 4, 24, rubber("key", "#c8202a" if n == 0 else "#2f4b6e", 0.45), 2.5, (x, -30.5, -42)))
        img = labels.png(labels.text(t, 200, 100, 84, "#fff", 900, most=340), 400, 140, 1)
        head.append(decal(material("key", "#c8202a" if n == 0 else "#2f4b6e", 0, 0.45, img=img), 32, 11.2, (x, -32.6, -42), (90, 0, 0)))
    img = labels.png(labels.text(brand.upper(), 500, 105, 110, "#fff", 900, most=900, spacing=6), 1000, 140, 1)
    head.append(decal(material("brand", colour, 0, 0.42, img=img), 110, 15.4, (0, -33.2, 64), (90, 0, 0)))
    img = labels.png(labels.text(f"Max {kg} kg   e = 10 g   Class III", 500, 80, 60, "#16181b", 700, most=960), 1000, 110, 1)
    head.append(decal(material("note", "#e6e3da", 0, 0.42, img=img), 130, 14.3, (0, -30.2, -20), (90, 0, 0)))
    group(head, rot=(-18, 0, 0))
    out += group(head, (0, 212, 610))
    out.append(cable([(12, 250, 580), (20, 262, 540), (14, 244, 470), (8, 238, 300), (10, 242, 120), (0, 230, 60)], 3.4, rubber("cord", "#17181a")))
    return stand(out)
