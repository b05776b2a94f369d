"""Industrial plug and wall socket, 32 A five-pin, red for 415 V."""
from fields import Field, box as fbox, cyl
from mesh import *
from materials import *
import labels

PRODUCTS = {"industrial-plug-socket-32a-5pin": dict()}
SHOTS = {1: dict(azim=-34, elev=20), 2: dict(azim=24, elev=26)}


def parameters(item):
    return dict(brand=item.brand)


def pins(out, metal, R, length, y, hole=None):
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        r = 4.2 if k == 0 else 3.3
        x, z = R * math.cos(a), R * math.sin(a)
        if hole:
            out.append(turned([(0, 0), (r + 1, 0)], hole, "Y", (x, y, z), (0, 0, 180), 32))
            out.append(turned([(r + 1, 0), (r + 1, 1.2), (r + 2, 1.2), (r + 2.2, 0)], metal, "Y", (x, y, z), (0, 0, 180), 32))
        else:
            out.append(turned([(0, length), (r - 1, length), (r, length - 1.4), (r, 0)], metal, "Y", (x, y, z), (0, 0, 180), 32, r=0.5))


def plug(red, grey, metal, brand):
    """Axis along Y, contacts towards -Y, axis at z 0."""
    out = []
    face = [(27, -2), (31, -2), (32, 0), (32, 30), (34, 32), (36, 33), (36, 40), (33, 44)]
    out.append(turned([(r, -z) for r, z in face] + [(27, 40 - 82)], red, "Y", (0, 0, 0), (0, 0, 0), r=0.8, seg=128))
    out.append(turned([(27.2, 2), (27.2, -36)], red, "Y", seg=96))
    out.append(turned([(0, -4), (27.2, -4)], grey, "Y", seg=96))
    out.append(turned([(31, 0), (31, 42)], red, "Y", seg=96))
    pins(out, metal, 17, 27, -4)
    f = Field((-40, 36, -40), (40, 150, 40), 1.1)
    f.add(cyl(f.p((0, 68, 0)), 34, 30, 4, axis=1))
    f.add(cyl(f.p((0, 116, 0)), 22, 22, 4, axis=1), 22)
    for k in range(16):
        a = TAU * k / 16
        f.add(fbox(f.p((35 * math.cos(a), 70, 35 * math.sin(a))), 2.0, 22, 2.0, 1.4), 1.5)
    out.append(f.mesh("handle", grey))
    out.append(turned([(0, 152), (12, 152), (16, 150), (18, 132), (18, 128)], grey, "Y", r=2))
    for k in range(14):
        a = TAU * k / 14
        out.append(box("rib", 2.2, 16, 2.2, grey, 0.7, (17.4 * math.cos(a), 140, 17.4 * math.sin(a))))
    return out


def socket(red, grey, metal, brand):
    """Angled wall socket: back box and a tilted mouth with its sprung lid."""
    out = []
    f = Field((-60, -50, -75), (60, 40, 75), 1.5)
    f.add(fbox(f.p((0, 12, 0)), 46, 24, 62, 7))
    f.add(cyl(f.p((0, -14, -6), rx=-20), 41, 22, 3, axis=1), 12)
    f.add(cyl(f.p((0, 8, 68)), 13, 8, 2), 3)
    f.cut(cyl(f.p((0, -30, -12), rx=-20), 37.5, 22, 1, axis=1))
    out.append(f.mesh("body", grey))
    mouth = []
    mouth.append(turned([(33, 0), (37, 0), (38, 1), (38, 26), (35, 26), (33, 26)], red, "Y", seg=128, r=0.6, closed=True))
    mouth.append(turned([(0, 14), (33.2, 14)], grey, "Y", seg=96))
    mouth.append(turned([(0, 2), (25.5, 2), (26, 3), (26, 14)], red, "Y", seg=96, r=0.4))
    dark = material("hole", "#0a0a0a", 0, 0.8)
    pins(mouth, grey, 17, 0, 1.9, dark)
    lid = [turned([(0, 0), (36, 0), (39, 2), (40, 5), (40, 12), (38, 12), (37, 6), (0, 6)], red, "Y", seg=128, r=0.8)]
    lid.append(box("hinge", 30, 9, 9, red, 2, (0, 6, 41)))
    b = labels.text(brand.upper(), 300, 120, 70, "#ffffff", 900, most=420) + labels.text("32 A   5P   415 V~", 300, 210, 54, "#ffffff", 700, most=440) + labels.text("IP44   IEC 60309", 300, 290, 46, "#ffffff", 700, most=440)
    lid.append(decal(material("lid print", "#c4161c", 0, 0.35, img=labels.png(b, 600, 400, 1.5)), 46, 30, (0, -0.08, 0), (90, 0, 0)))
    group(lid, (0, -12, -41 - 4))
    group(lid, rot=(-62, 0, 0))
    group(lid, (0, 4, 43))
    group(mouth + lid, rot=(20, 0, 0))
    group(mouth + lid, (0, -36, -6 - 8))
    out += mouth + lid
    zn = zinc("screw")
    for x in (-38, 38):
        for z in (-54, 54):
            out.append(turned([(0, 2), (3, 2), (4, 0.6), (4, 0)], zn, "Y", (x, -11.9, z), (0, 0, 180), 32))
    return out


def build(shot, brand):
    red = plastic("#c4161c", "red", 0.35)
    grey = plastic("#c6c9cb", "grey", 0.42)
    s = socket(red, grey, brass("pin"), brand)
    stand(s, 52, 40)
    p = plug(red, grey, brass("pin"), brand)
    group(p, rot=(0, 0, -38))
    stand(p, -66, -30)
    return s + p
