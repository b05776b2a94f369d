"""Aerosols: spray paint, penetrating oil, belt dressing."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "spray-paint-400ml": dict(title="SPRAY PAINT", facts=["Gloss · all-purpose", "400 ml"], tinted=True),
    "penetrating-oil-spray": dict(title="PENETRATING OIL", facts=["Loosens · Cleans · Protects"], straw=True),
    "belt-dressing-spray-400ml": dict(title="BELT DRESSING", facts=["Stops slip and squeal", "400 ml"]),
}
SHOTS = {
    1: dict(azim=8, elev=15),
    2: dict(azim=-20, elev=30),
    3: dict(azim=24, elev=54),
}
PAINTS = {"Black": "#1a1b1d", "Silver": "#b9bec4", "Gold": "#c39a3a", "Red": "#c8202a"}


def parameters(item, title, facts, tinted=False, straw=False):
    cap = PAINTS.get(item.option, "#c8202a" if straw else item.colour)
    size = item.option if straw else ""
    if tinted:
        facts = [item.detail.upper(), *facts]
    return dict(
        title=title,
        facts=facts + ([size] if size else []),
        cap=cap,
        tinted=tinted,
        straw=straw,
        brand=item.brand,
        base=item.colour,
        size=size,
    )


def art(title, facts, cap, brand, base):
    W, H = 1600, 1060
    b = f'<rect width="{W}" height="{H}" fill="{base}"/>'
    for x in (400, 1200):
        b += f'<path d="M{x - 400} 700 L{x + 400} 560 V{H} H{x - 400}z" fill="{cap}"/><path d="M{x - 400} 700 L{x + 400} 560" stroke="#fff" stroke-width="12"/>'
        b += labels.text(brand.upper(), x, 230, 104, "#fff", 900, most=480, spacing=3)
        b += labels.text(title, x, 340, 66, "#ffe08a", 900, most=470)
        b += labels.text(facts[0], x, 420, 42, "#fff", 700, most=450)
        ink = "#16181b" if sum(int(cap[i : i + 2], 16) for i in (1, 3, 5)) > 330 else "#ffffff"
        for k, fact in enumerate(facts[1:]):
            b += labels.text(fact, x, 800 + 74 * k, 58, ink, 900, most=450)
        b += f'<path d="M{x - 40} 1000 l40 -62 l40 62z" fill="#fff" stroke="#c8102e" stroke-width="8"/>' + labels.text(
            "!", x, 994, 44, "#111", 900
        )
        b += labels.bars(x + 300, 880, 130, 110)
    return labels.png(b, W, H, 1.2)


def can(R, H, label, cap, straw):
    tin = material("tin", (0.74, 0.74, 0.74), 1, 0.17, rvar=0.06, rscale=6, bump=0.03, bscale=18)
    out = [turned([(R, 4 + (H - 8) * k / 6) for k in range(7)], printed(label, 0.24, 0.4), uv=True, seg=160)]
    out.append(turned([(0, 2), (R - 4, 2), (R - 1, 0), (R + 0.8, 0.8), (R + 0.8, 3), (R, 4.2)], tin, r=0.5, seg=128))
    top = [
        (R, H - 4.2),
        (R + 0.8, H - 3),
        (R + 0.8, H - 0.8),
        (R - 0.6, H),
        (R - 3, H - 0.6),
        (R * 0.72, H + 9),
        (R * 0.5, H + 12),
        (R * 0.5, H + 15),
        (R * 0.3, H + 15.5),
        (0, H + 15),
    ]
    out.append(turned(top, tin, r=0.8, seg=128))
    plast = plastic(cap, "cap", 0.3)
    if straw:
        out.append(
            turned(
                [(R * 0.36, H + 15), (R * 0.36, H + 22), (R * 0.28, H + 30), (R * 0.22, H + 31), (0, H + 31)],
                plast,
                r=1,
            )
        )
        red = plastic("#c8202a", "straw", 0.3)
        out.append(tube("straw", [(0, -R * 0.26, H + 25), (R * 0.4, -R - 26, H + 27)], 1.1, red, 12))
    else:
        out.append(
            turned(
                [(R * 0.93, H + 0.5), (R * 0.93, H + 30), (R * 0.86, H + 35), (R * 0.5, H + 36.5), (0, H + 36.5)],
                plast,
                r=2.5,
                seg=128,
            )
        )
    return out


def canister(label, cap):
    """The five-litre can without propellant: flat-sided tin with a handle and a screw cap."""
    body = box("can", 150, 110, 240, paint(cap, "can", 0.3, 0.3), 8, (0, 0, 120))
    out = [body, decal(printed(label, 0.3, 0.3), 134, 214, (0, -55.15, 120), (90, 0, 0), r=4)]
    black = plastic("#1c1d1f", "cap", 0.35)
    out.append(turned([(0, 26), (17, 26), (18, 24), (18, 0)], black, loc=(48, 0, 240), r=1))
    out.append(
        tube(
            "handle",
            spline([(-60, 0, 238), (-54, 0, 262), (-20, 0, 268), (10, 0, 262), (16, 0, 238)], 10),
            5,
            black,
            14,
        )
    )
    return out


def build(shot, title, facts, cap, tinted, straw, brand, base, size):
    if size.startswith("5"):
        front = labels.pack(700, 1120, brand, title, facts, base, cap)
        return canister(front, "#e8e6df")
    R, H = {"170 g": (22, 118), "": (32.5, 158)}.get(size, (26.5, 178))
    one = can(R, H, art(title, facts, cap, brand, base), cap, straw)
    if shot == 1:
        return one
    two = group(copies(one), rot=(0, 0, 24))
    return one + group(two, (R * 2.2, R * 0.9, 0))
