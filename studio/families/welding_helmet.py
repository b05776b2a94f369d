"""Auto-darkening welding helmet: a black shell with the filter in its window, the headband behind."""
from fields import Field, box as fbox, cyl, ellip, sphere
import numpy as np

from mesh import *
from materials import *
import labels

PRODUCTS = {"auto-darkening-welding-helmet": dict()}
SHOTS = {1: dict(azim=-30, elev=12), 2: dict(azim=36, elev=16)}


def parameters(item):
    return dict(brand=item.brand, colour=item.colour)


def build(shot, brand, colour):
    f = Field((-130, -150, -170), (130, 130, 150), 2.3)
    X, Y, Z = f.p()

    def body(s):
        head = ellip(f.p((0, 10, 40)), 112 - s, 128 - s, 100 - s)
        chin = ellip(f.p((0, -14, -60)), 96 - s, 112 - s, 108 - s)
        k = 40
        h = np.clip(0.5 + 0.5 * (chin - head) / k, 0, 1)
        return chin * (1 - h) + head * h - k * h * (1 - h)

    d = body(0)
    d = np.maximum(d, -body(4.5))
    d = np.maximum(d, Y - (34 - 0.25 * Z))  # open at the back
    d = np.maximum(d, -(Z + 150 - 0.0 * Y))
    f.d = d.astype(np.float32)
    # the flat field around the window stands proud of the shell
    f.add(fbox(f.p((0, -112, 30), rx=-6), 72, 15, 56, 12), 12)
    f.cut(ellip(f.p((0, 10, 40)), 107, 123, 95))
    f.cut(fbox(f.p((0, -124, 30), rx=-6), 58, 12, 44, 4), 1.5)
    shell = material("shell", "#15171a", 0, 0.34, rvar=0.05, rscale=7, bump=0.05, bscale=90, coat=0.25, coat_rough=0.2)
    out = [f.mesh("shell", shell)]
    frame = plastic("#0d0e10", "frame", 0.45)
    lens = material("filter", "#0a2a1c", 0.2, 0.06, coat=1.0, coat_rough=0.03)
    solar = material("solar", "#1b1630", 0.4, 0.2, coat=0.8)
    win = [prism("frame", rounded(116, 88, 6), 5, frame, (0, 0, 0), (90, 0, 0), 1.2, [rounded(100, 50, 3)])]
    win.append(box("backing", 108, 2, 80, frame, 0.5, (0, 2.6, 0)))
    win.append(box("lens", 100, 1.2, 50, lens, 0.3, (0, 0.2, 0)))
    win.append(box("solar", 62, 1.0, 9, solar, 0.2, (0, -2.3, -35)))
    t = material("print", "#0d0e10", 0, 0.45, img=labels.line("DIN 4 / 9-13", "#e8e8e4", 66, 600, 90))
    win.append(decal(t, 46, 7, (0, -2.6, 34), (90, 0, 0)))
    group(win, rot=(-6, 0, 0))
    group(win, (0, -115, 30))
    out += win
    for s in (1, -1):  # pivot knobs and the band
        out.append(turned([(0, 16), (15, 16), (19, 13), (20, 0)], plastic("#22252a", "knob", 0.42), "X", (s * 104, 16, 40), (0, 0, 0 if s > 0 else 180), r=1.5))
        for k in range(12):
            a = TAU * k / 12
            out.append(box("grip", 10, 3, 3, plastic("#22252a", "grip", 0.42), 0.8, (s * 111, 16 + 19 * math.cos(a), 40 + 19 * math.sin(a)), (math.degrees(-a), 0, 0)))
    band = material("band", "#2b2f34", 0, 0.5)
    ring = [(93 * math.cos(a), 20 + 96 * math.sin(a), 46 - 10 * math.sin(a)) for a in (TAU * k / 96 for k in range(96))]
    b = tube("band", ring, 2.2, band, 10, cyclic=True)
    for v in b.data.vertices:
        a = math.atan2((v.co.y - 20) / 96, v.co.x / 93)
        mid = 46 - 10 * math.sin(a)
        v.co.z = mid + (v.co.z - mid) * 5
    out.append(b)
    out.append(turned([(0, 20), (20, 20), (24, 16), (24, 0), (0, 0)], plastic("#17191b", "ratchet", 0.42), "Y", (0, 112, 36), r=2))
    strap = [(93 * math.cos(a), 18, 46 + 78 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
    s = tube("strap", strap, 1.6, band, 10)
    for v in s.data.vertices:
        v.co.y = 18 + (v.co.y - 18) * 9
    out.append(s)
    logo = material("logo", "#15171a", 0, 0.34, img=labels.line(brand.upper(), "#f2b705", 76, 600, 110))
    tree = logo.node_tree  # only the letters are there, the shell shows around them
    ink = next(n for n in tree.nodes if n.type == "TEX_IMAGE")
    tree.links.new(ink.outputs["Alpha"], next(n for n in tree.nodes if n.type == "BSDF_PRINCIPLED").inputs["Alpha"])
    out.append(bent_decal(logo, 84, 70, 12.6, (0, -42.8, -58)))
    return stand(out)
