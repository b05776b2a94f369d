"""Paint tins."""
from mesh import *
from materials import *
import labels


def tin(R, H, label, bail=True):
    """Lever-lid tin standing on the floor; label goes once around, its middle and its ends to the front and the back."""
    tex = label
    tinm = material("tin", (0.74, 0.74, 0.74), 1, 0.17, rvar=0.06, rscale=6, bump=0.03, bscale=18)
    lab = material(
        "label",
        (1, 1, 1),
        0,
        0.26,
        rvar=0.03,
        rscale=10,
        img=tex,
        coat=0.35,
        coat_rough=0.12,
        spec=0.5,
        bump=0.015,
        bscale=30,
    )
    body = lathe("body", [(R, 6 + (H - 12) * k / 8) for k in range(9)], lab, 160, uv=True)
    z1 = H
    bot = lathe(
        "bot",
        [
            (R - 3, 1.2),
            (R - 0.6, 0.2),
            (R + 0.8, 0),
            (R + 1.3, 1.0),
            (R + 1.25, 3.2),
            (R + 0.7, 4.3),
            (R + 0.05, 5.0),
            (R, 6.2),
        ],
        tinm,
        160,
        r=0.4,
        n=3,
        auto=40,
    )
    top = lathe(
        "top",
        [
            (R, z1 - 6.2),
            (R + 0.05, z1 - 5.0),
            (R + 0.7, z1 - 4.3),
            (R + 1.3, z1 - 3.2),
            (R + 1.35, z1 - 1.2),
            (R + 0.7, z1),
            (R - 0.6, z1 - 0.1),
            (R - 1.2, z1 - 1.6),
            (R - 1.6, z1 - 3.6),
            (R - 4.5, z1 - 3.9),
            (R - 8.2, z1 - 3.5),
            (R - 9.0, z1 - 1.4),
            (R - 10.0, z1 - 0.6),
            (R - 11.2, z1 - 1.2),
            (R - 12.0, z1 - 4.4),
            (R - 14, z1 - 5.0),
            (R - 22, z1 - 5.0),
            (R - 23.5, z1 - 4.3),
            (R - 26, z1 - 4.3),
            (R - 27.5, z1 - 5.0),
            (0, z1 - 5.0),
        ],
        tinm,
        160,
        r=0.45,
        n=3,
        auto=60,
    )
    objs = [body, bot, top]
    if not bail:
        return objs
    for s in (1, -1):
        ear = lathe(
            "ear", [(0, 2.6), (2.6, 2.6), (3.6, 2.0), (4.2, 0.9), (7.2, 0.6), (7.6, 0)], tinm, 48, r=0.3, n=2, auto=50
        )
        xf(ear, rot=(0, 90 * s, 0))
        xf(ear, (s * (R - 0.3), 0, H * 0.80))
        objs.append(ear)
    pts = []
    for k in range(41):
        a = math.pi * k / 40
        x = math.cos(a) * (R + 3.4)
        y = math.sin(a) * (R + 4.5)
        z = H * 0.80 - math.sin(a) * (R * 0.55)
        pts.append((x, y, z))
    wire = tube("bail", pts, 1.15, steel_ground("wire", 0.25), 14)
    objs.append(wire)
    return objs


def around(title, sub, colour, base, qty, brand, line="Interior · Exterior · High gloss"):
    """Print around the tin, the same front twice."""
    W, H = 2400, 900
    b = f'<rect width="{W}" height="{H}" fill="{base}"/>'
    for ox in (0, 1200):
        wave = f"M{ox} 640 C{ox + 300} 560 {ox + 800} 720 {ox + 1200} 640"
        b += f'<path d="{wave} L{ox + 1200} {H} L{ox} {H} Z" fill="{colour}"/><path d="{wave}" fill="none" stroke="#fff" stroke-width="14"/>'
        x = ox + 600
        b += f'<circle cx="{x}" cy="124" r="66" fill="{colour}"/><path d="M{x - 30} 150 q30 -92 60 0 q-30 40 -60 0z" fill="{base}"/>'
        b += labels.text(brand.upper(), x, 312, 116, "#fff", 900, most=720, spacing=6)
        b += labels.text(title, x, 390, 46, "#fff", 700, most=700, spacing=6)
        b += labels.text(line, x, 452, 32, "#fff", 400, most=640, spacing=3)
        ink = "#16181b" if sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 330 else "#ffffff"
        b += labels.text(sub, x, 800, 64, ink, 900, most=640, spacing=3)
        b += labels.text(qty, x - 430, 850, 44, ink, 700)
        b += labels.bars(ox + 1090, 300, 90, 220)
    return labels.png(b + f'<rect width="{W}" height="18" fill="{colour}"/>', W, H, 1)


PRODUCTS = {
    "synthetic-enamel-paint": dict(title="SYNTHETIC ENAMEL", qty="1 L"),
    "red-oxide-metal-primer-1l": dict(
        title="METAL PRIMER", qty="1 L", sub="RED OXIDE", colour="#8c3524", line="For iron and steel · Quick drying"
    ),
    "nc-thinner-1l": dict(
        title="NC THINNER",
        qty="1 L",
        sub="GENERAL PURPOSE",
        colour="#c9d3da",
        line="For NC lacquers, primers and sprays",
    ),
    "lithium-grease-ep2": dict(title="LITHIUM GREASE EP-2", line="Extreme pressure · NLGI 2", grease=True),
    "upvc-solvent-cement": dict(title="uPVC SOLVENT CEMENT", line="Heavy body · Clear", colour="#e8a21c", cement=True),
}
SHOTS = {1: dict(azim=10, elev=17), 2: dict(azim=-16, elev=38)}
PAINTS = {
    "White": "#f6f6f2",
    "Black": "#17181a",
    "Smoke Grey": "#9aa0a3",
    "Phirozi Blue": "#1d9bb3",
    "Signal Red": "#cf1f26",
    "Golden Yellow": "#f2b705",
    "Dark Green": "#14523a",
}
TINS = {
    "500 g": (42, 84),
    "2 kg": (62, 148),
    "18 kg": (143, 340),
    "50 ml tube": (21, 62),
    "250 ml tin": (32, 82),
    "1 L tin": (46, 128),
}


def parameters(
    item, title, line="Interior · Exterior · High gloss", qty=None, sub=None, colour=None, grease=False, cement=False
):
    R, H = TINS.get(item.option, (52, 128))
    sub = sub or (item.option.upper() if not (grease or cement) else "MULTI-PURPOSE" if grease else "FOR PRESSURE PIPE")
    return dict(
        R=R,
        H=H,
        title=title,
        line=line,
        sub=sub,
        qty=qty or item.option.replace(" tube", "").replace(" tin", ""),
        colour=colour or PAINTS.get(item.option, "#d9a61c"),
        base=item.colour,
        brand=item.brand,
        bail=not (grease and R < 100 or cement),
    )


def tube_of(front, colour):
    """Squeeze tube lying on its back: round at the cap, flat at the crimp."""
    skin = printed(front, 0.3, 0.3)
    rings = []
    for k in range(25):
        u = k / 24
        rings.append(
            [
                (x, 20 - 0 + y + 0, -70 + 110 * u)
                for x, y in superellipse(17 + 5 * (1 - u), 1.0 + 15 * u**0.8, 2.2, 64)
            ]
        )
    body = loft("tube", rings, paint(colour, "tube", 0.3, 0.3), auto=60)
    cap = turned(
        [(0, 62), (9, 62), (10, 61), (11, 44), (11, 43), (16, 40.5), (16, 40)],
        plastic("#0f5c5c", "cap", 0.35),
        loc=(0, 20, 0),
        r=0.6,
    )
    crimp = box("crimp", 43.5, 2.2, 8, paint(colour, "crimp", 0.3, 0.3), 0.4, (0, 20, -73))
    label = grid_surf("print", lambda u, v: tube_skin(u, v), 48, 24, skin, wrap_u=False, uv=True)
    out = group([body, cap, crimp, label], rot=(-80, 0, 0))
    return group(stand(out), rot=(0, 0, 34))


def tube_skin(u, v):
    """A point of the printed front, a hair outside the tube."""
    a = math.pi * (1.25 + 0.44 * u)
    w = 0.1 + 0.78 * v
    rx, ry = 17 + 5 * (1 - w) + 0.15, 1.0 + 15 * w**0.8 + 0.15
    c, s = math.cos(a), math.sin(a)
    e = 2 / 2.2
    return (rx * math.copysign(abs(c) ** e, c), 20 + ry * math.copysign(abs(s) ** e, s), -70 + 110 * w)


def build(shot, R, H, title, line, sub, qty, colour, base, brand, bail):
    if qty == "50 ml":
        front = labels.pack(420, 900, brand, title, ["Heavy body", "Clear", qty], base, colour, code=False)
        return tube_of(front, "#e9e7df")
    one = tin(R, H, around(title, sub, colour, base, qty, brand, line), bail)
    if shot == 1:
        return one
    wet = paint(colour, "wet paint", 0.08, 0.6)
    two = copies(one)
    group(two, (R * 2.1, R * 0.9, 0), (0, 0, 0))
    swatch = turned([(0, 1.4), (R * 0.46, 1.3), (R * 0.5, 0.8), (R * 0.52, 0)], wet, loc=(R * 1.5, -R * 0.75, 0), r=0.5)
    return one + two + ([swatch] if "ENAMEL" in title or "PRIMER" in title else [])
