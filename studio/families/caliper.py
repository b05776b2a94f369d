"""Vernier and digital calipers."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"vernier-caliper-150mm": dict(kind="vernier"), "digital-caliper-stainless": dict(kind="digital")}
SHOTS = {1: dict(azim=-10, elev=50, light="metal"), 2: dict(azim=10, elev=42, light="metal")}


def parameters(item, kind):
    return dict(kind=kind, span=int(item.numbers()[1]) if item.detail else 150, brand=item.brand)


def scale_art(span, w, inches):
    """Beam scale in tenths of a millimetre: below the millimetres, above the inches."""
    b = ""
    for k in range(span + 1):
        tall = 52 if k % 10 == 0 else 40 if k % 5 == 0 else 28
        b += f'<rect x="{20 + k * 10 - 0.8}" y="{w - tall}" width="1.6" height="{tall}" fill="#16181b"/>'
        if k % 10 == 0:
            b += labels.text(str(k // 10), 20 + k * 10 + 6, w - 48, 30, "#16181b", 700, "start")
    if inches:
        for k in range(int(span / 25.4 * 16) + 1):
            tall = 46 if k % 16 == 0 else 36 if k % 8 == 0 else 24
            b += f'<rect x="{20 + k * 15.875 - 0.8:.1f}" y="0" width="1.6" height="{tall}" fill="#16181b"/>'
            if k % 16 == 0:
                b += labels.text(str(k // 16), 20 + k * 15.875 + 6, 66, 30, "#16181b", 700, "start")
    return labels.png(b, span * 10 + 120, w, 1)


def build(shot, kind, span, brand):
    """Beam along X, y 0..16, its face at z 3.6; zero at x 0."""
    k = 1 if span <= 200 else 1.35
    st = chrome_satin("satin chrome")
    bright = material("lapped", (0.64, 0.64, 0.65), 1, 0.15, rvar=0.04, rscale=9, bump=0.01, bscale=80)
    at = 32.0 if span == 150 else 46.0
    B = 16 * k
    end = span + 62 * k
    out = []
    beam = [(-4, 0), (end, 0), (end, B), (-4, B)]
    out.append(prism("beam", round_profile(beam, 0.6, 3), 3.6, st, (0, 0, 3.4), bevel=0.35))
    img = scale_art(span, int(B * 10 - 16), kind == "vernier")
    out.append(decal(etched(img, (0.70, 0.70, 0.70), 0.28), span + 12, B - 1.6, (span / 2 + 4, B / 2, 5.24)))

    def jaws(x, s, mat, thick, z):
        """s=-1: fixed side (material to the left of x); +1: moving."""
        low = [(x, -42 * k), (x - s * -0.0, 0), (x, B * 0.5), (x + s * 13 * k, B * 0.5), (x + s * 15 * k, -4 * k), (x + s * 10 * k, -20 * k), (x + s * 3.2 * k, -42 * k)]
        up = [(x - s * 0.6, B), (x - s * 0.6, B + 17 * k), (x + s * 1.4, B + 17 * k), (x + s * 7 * k, B + 6 * k), (x + s * 13 * k, B), (x + s * 13 * k, B * 0.5), (x - s * 0.6, B * 0.5)]
        if s < 0:
            low, up = low[::-1], up[::-1]
        o = [prism("jaw", round_profile(low, 1.2 * k, 4), thick, mat, (0, 0, z), bevel=0.5)]
        o.append(prism("jaw", round_profile(up, 0.9 * k, 4), thick * 0.8, mat, (0, 0, z + (0.5 if s < 0 else -0.5)), bevel=0.4))
        return o

    out += jaws(0, -1, st, 3.6, 3.46)  # a hair above the beam: never two faces in one plane
    out += jaws(at, 1, bright, 3.9, 3.4)
    long_ = 52 * k if kind == "vernier" else 66 * k
    out.append(box("slider back", long_, B + 5 * k, 1.6, st, 0.5, (at + long_ / 2, B / 2, 0.9)))
    rod = box("depth rod", at + 16, 2.0, 1.8, bright, 0.3, (end + at / 2 - 8, B / 2, 3.3))
    out.append(rod)
    if kind == "vernier":
        frame = [(at, -2.4 * k), (at + long_, -2.4 * k), (at + long_, B + 3.4 * k), (at, B + 3.4 * k)]
        hole = rounded(long_ - 16 * k, B - 7.0 * k, 1.4)
        hole = [(x + at + long_ / 2 + 1, y + B / 2) for x, y in hole]
        out.append(prism("slider", round_profile(frame, 2.2, 5), 3.2, st, (0, 0, 5.4), bevel=0.5, holes=[hole]))
        b = ""
        for n in range(51):
            tall = 46 if n % 5 == 0 else 30
            b += f'<rect x="{12 + n * 7.2:.1f}" y="0" width="1.3" height="{tall}" fill="#16181b"/>'
            if n % 10 == 0:
                b += labels.text(str(n // 5), 12 + n * 7.2, 72, 26, "#16181b", 700)
        b += labels.text("0.02 mm", 300, 102, 28, "#16181b", 900)
        out.append(decal(etched(labels.png(b, 396, 110, 2), (0.7, 0.7, 0.7), 0.28, n="vernier"), 39.6, 5.4, (at + long_ / 2 - 1, 1.7, 7.04)))
        screw = turned([(0, 0), (3.6, 0), (4.2, 1), (4.2, 6), (3.4, 7), (0, 7)], bright, "Y", (at + long_ * 0.72, B + 3.2 * k, 5), seg=48, r=0.5)
        out.append(screw)
        fine = box("clamp", 15, B + 5, 4.6, st, 1.2, (at + long_ + 17, B / 2, 5.2))
        out.append(fine)
        out.append(turned([(0, 0), (3.2, 0), (3.8, 1), (3.8, 5), (3, 6), (0, 6)], bright, "Y", (at + long_ + 17, B + 2.4, 5), seg=48, r=0.5))
        out.append(turned([(0, 0), (1.2, 0), (1.2, 16), (0, 16)], bright, "X", (at + long_ - 2, -4.4, 5.2), seg=24))
        out.append(turned([(0, 0), (4, 0), (4.4, 0.8), (4.4, 4), (4, 4.8), (0, 4.8)], bright, "X", (at + long_ + 4.6, -4.4, 6), seg=48, r=0.4))
        out.append(box("lug", 4, 7, 5, st, 0.8, (at + long_ + 13, -3.4, 5.4)))
        out.append(box("lug", 4, 7, 5, st, 0.8, (at + long_ - 3, -3.0, 5.4)))
        thumb = [(at + 18, -2), (at + 40, -2), (at + 37, -9), (at + 30, -6.5), (at + 22, -8)]
        out.append(prism("thumb rest", round_profile(thumb, 2.4, 5), 3.6, st, (0, 0, 4.6), bevel=0.8))
    else:
        black = plastic("#1d1f22", "housing", 0.36)
        face = [(at + 2, -4 * k), (at + long_ - 4, -4 * k), (at + long_ + 2, 2), (at + long_ + 2, B + 4 * k), (at + 2, B + 4 * k)]
        out.append(prism("housing", round_profile(face, 4, 6), 10, black, (0, 0, 8.2), bevel=1.4))
        t = '<rect width="760" height="300" rx="18" fill="#b9c3b4"/>' + labels.seven(f"{at:06.2f}".lstrip("0").rjust(6) if at < 100 else f"{at:.2f}", 120, 70, 170)
        t += labels.text("mm", 690, 130, 60, "#16181b", 900)
        lw = 38 * k
        out.append(box("bezel", lw + 4, B * 0.86 + 2.5, 1.0, plastic("#0f1113", "bezel", 0.2), 0.4, (at + 27 * k, B / 2 + 1.4 * k, 13.2)))
        out.append(decal(material("lcd", "#b9c3b4", 0, 0.18, img=labels.png(t, 760, 300, 1), coat=0.6, coat_rough=0.03), lw, B * 0.86, (at + 27 * k, B / 2 + 1.4 * k, 13.74), r=1))
        for n, (c, word) in enumerate((("#c8202a", "OFF/ON"), ("#e7e7e2", "ZERO"), ("#e7e7e2", "mm/in"))):
            x = at + 14 * k + n * 15 * k
            out.append(turned([(0, 1.4), (2.2, 1.3), (2.6, 0.9), (2.6, 0)], plastic(c, "key"), loc=(x, -1.0 * k, 13.0), seg=40))
        words = labels.text(brand.upper(), 200, 60, 60, "#f2f2ee", 900, most=380)
        out.append(xf(decal(material("name", "#1d1f22", 0, 0.36, img=labels.png(words, 400, 80, 2)), 16 * k, 3.2 * k, (at + 58 * k, B / 2 + 2, 13.26)), (0, 0, 0)))
        out.append(turned([(0, 0), (4.4, 0), (5, 1), (5, 6), (4, 7), (0, 7)], bright, "Y", (at + 20, B + 4, 6.4), seg=48, r=0.5))
        out.append(turned([(0, 0), (5.4, 0), (5.4, 5), (0, 5)], bright, loc=(at + long_ - 7, -4.5 * k, 3), seg=48, r=0.6))
    group(out, rot=(0, 0, 34 if shot == 1 else -34))
    return stand(out)
