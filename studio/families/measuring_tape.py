"""Pocket tapes: ABS case with a rubber jacket, lock, and a length of blade out."""
from mesh import *
from materials import *
import labels

PRODUCTS = {"steel-measuring-tape": dict()}
SHOTS = {
    1: dict(azim=-30, elev=22),
    2: dict(azim=26, elev=38),
    3: dict(azim=72, elev=22),
}


def parameters(item):
    metres, width = item.numbers()[:2]
    return dict(metres=int(metres), width=int(width), brand=item.brand, colour=item.colour)


def scale_print(length, w):
    """Yellow blade: millimetres on both edges, numbers every centimetre from the hook at its right end; the first is under the hook."""
    b = f'<rect width="{length * 10}" height="{w * 10}" fill="#f2c318"/>'
    for k in range(1, length):
        n = length - k
        tall = 62 if n % 10 == 0 else 46 if n % 5 == 0 else 28
        b += f'<rect x="{k * 10 - 1}" width="2" height="{tall}" fill="#15171a"/>'
        b += f'<rect x="{k * 10 - 1}" y="{w * 10 - tall}" width="2" height="{tall}" fill="#15171a"/>'
    for n in range(20, length, 10):
        b += labels.text(str(n // 10), (length - n) * 10 + 6, w * 5 + 24, 66, "#c8102e" if n % 100 == 0 else "#15171a", 900, "start")
    return labels.png(b, length * 10, w * 10, 1)


def build(shot, metres, width, brand, colour):
    S = 50 + metres * 3.2
    T = width + 12
    abs_ = shell_plastic("#f0b51a", "abs")
    black = rubber("jacket", "#17181a")
    outline = round_profile(
        [
            (-S / 2, 0, 7),
            (S / 2, 0, 3),
            (S / 2, S * 0.52, 12),
            (S * 0.18, S, 22),
            (-S * 0.34, S, 20),
            (-S / 2, S * 0.7, 14),
        ],
        8,
        8,
    )
    out = [prism("case", outline, T, abs_, rot=(90, 0, 0), bevel=3)]
    ring = [(x * 1.02, y * 1.02 - S * 0.01) for x, y in outline]
    inner = [(x * 0.80, (y - S * 0.5) * 0.80 + S * 0.5) for x, y in outline]
    for s in (1, -1):
        out.append(prism("jacket", ring, 4.0, black, (0, s * (T / 2 - 1.6), 0), (90, 0, 0), 1.2, holes=[inner]))
    r = S * 0.31
    b = f'<circle cx="500" cy="500" r="500" fill="{colour}"/><circle cx="500" cy="500" r="470" fill="none" stroke="#fff" stroke-width="10"/>'
    b += labels.text(brand.upper(), 500, 400, 150, "#fff", 900, most=760, spacing=6)
    b += labels.text(f"{metres} m", 500, 640, 220, "#f2c318", 900) + labels.text(
        f"{width} mm", 500, 740, 84, "#fff", 700
    )
    badge = turned(
        [(0, 0), (r, 0), (r + 0.8, -1.2)], plastic(colour, "badge"), "Y", (0, -T / 2 - 0.4, S * 0.5), (0, 0, 180)
    )
    out.append(badge)
    out.append(
        decal(
            printed(labels.png(b, 1000, 1000, 1), 0.3, 0.3),
            2 * r,
            2 * r,
            (0, -T / 2 - 1.0, S * 0.5),
            (90, 0, 0),
            r=r * 0.999,
        )
    )
    out.append(box("lock", 15, 15, 9, black, 2.2, (S * 0.40, 0, S * 0.62), (0, 48, 0)))
    L = int(90 + metres * 6)
    blade = printed(scale_print(L, width), 0.3, 0.3)
    h = width * 0.13

    def fn(u, v):
        c = (v - 0.5) * 2
        return (S / 2 - 2 + u * L, -c * width / 2 * -1, 5.4 + h * c * c - h)

    strip = grid_surf("blade", fn, 24, 10, blade, wrap_u=False, uv=True)
    out.append(strip)
    st = zinc("hook")
    out.append(box("hook", 1.3, width * 0.86, 11, st, 0.3, (S / 2 - 2 + L, 0, 2.0 + 0.4)))
    out.append(box("hook top", 13, width * 0.55, 1.0, st, 0.3, (S / 2 - 8 + L, 0, 6.0)))
    for x in (-3, 3):
        out.append(turned([(0, 1.2), (1.5, 1.0), (2.1, 0)], st, loc=(S / 2 - 8 + L + x, x * 0.6, 6.4), seg=24))
    return stand(out)
