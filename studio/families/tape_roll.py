"""Small rolls: PTFE seal tape on its spool, PVC insulation tape."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "ptfe-thread-seal-tape-12mm": dict(kind="ptfe"),
    "pvc-insulation-tape": dict(kind="pvc"),
}
SHOTS = {
    1: dict(azim=-22, elev=26),
    2: dict(azim=28, elev=44),
    3: dict(azim=2, elev=72),
}
COLOURS = {"Black": "#141416", "Red": "#b81c22", "Yellow": "#e6b812", "Blue": "#1f57a8", "Green (earth)": "#1d7a3c"}


def parameters(item, kind):
    colour = "#f4f4f2" if kind == "ptfe" else COLOURS[item.detail]
    return dict(
        kind=kind,
        colour=colour,
        metres=int(item.numbers()[0]) if kind == "ptfe" else 7,
        brand=item.brand,
        ink=item.colour,
    )


def ptfe(metres, brand, ink):
    """Spool with two flanges; the winding stands between them, its end hangs out."""
    R = 22 if metres < 8 else 26
    white = material("ptfe", "#f7f7f5", 0, 0.5, rvar=0.05, sss=0.0, bump=0.05, bscale=90)
    spool = plastic(ink, "spool", 0.34)
    out = [
        turned(
            [(9, 0), (9, 14), (R + 3, 14), (R + 3, 12.6), (11, 12.6), (11, 1.4), (R + 3, 1.4), (R + 3, 0)],
            spool,
            seg=128,
            r=0.4,
            closed=True,
        )
    ]
    out.append(turned([(11, 1.5), (R, 1.5), (R, 12.5), (11, 12.5)], white, seg=128, r=0.3, closed=True))
    b = f'<circle cx="500" cy="500" r="490" fill="{ink}"/>' + labels.arc_text(
        brand.upper(), 385, 0, 92, "#fff", sp=0.66, weight=900
    )
    b += labels.arc_text(f"PTFE TAPE  12 mm x {metres} m", 385, 180, 74, "#ffe9a8", inner=True, sp=0.58, weight=700)
    face = annulus(11.2, R + 2.2, printed(labels.png(b, 1000, 1000, 1), 0.4), (0, 0, 14.05))
    return out + [face], R + 3, R, white


def pvc(colour, brand):
    vinyl = material("vinyl", colour, 0, 0.3, rvar=0.05, rscale=16, bump=0.03, bscale=60, coat=0.2)
    card = material("card", "#d8c9a6", 0, 0.7, bump=0.1, bscale=80)
    out = [turned([(17, 0), (17, 18), (26, 18), (26, 0)], vinyl, seg=160, r=0.25, closed=True)]
    out.append(turned([(16, 0.2), (16, 17.8), (17.05, 17.8), (17.05, 0.2)], card, seg=128, closed=True))
    inside = labels.png(
        '<rect width="1600" height="280" fill="#f4efe2"/>'
        + "".join(
            labels.text(f"{brand.upper()}  PVC TAPE  18 mm x 7 m", 400 + 800 * k, 170, 70, "#22303c", 900, most=760)
            for k in range(2)
        ),
        1600,
        280,
        1,
    )
    sheet = grid_surf(
        "core print",
        lambda u, v: (15.95 * math.cos(TAU * u), 15.95 * math.sin(TAU * u), 0.3 + 17.4 * v),
        96,
        2,
        printed(inside, 0.6),
        wrap_u=False,
        uv=True,
    )
    for loop in sheet.data.uv_layers[0].data:
        loop.uv = (1 - loop.uv[0], loop.uv[1])
    for k in range(9):  # the windings show as fine lines on the flank
        r = 17.8 + k * 0.95
        out.append(
            turned([(r, 18.02), (r + 0.12, 18.02)], material("winding", labels.shade_of(colour, 0.75), 0, 0.4), seg=128)
        )
    return out + [sheet]


def build(shot, kind, colour, metres, brand, ink):
    if kind == "ptfe":
        flat, R, inner, white = ptfe(metres, brand, ink)
        tail = [(inner + 0.05, -8, 7), (inner + 0.3, -20, 7), (inner + 3, -31, 6.6), (inner + 10, -42, 6.2)]
        line = spline(tail, 10)
        strip = loft(
            "tail",
            [
                [
                    (p.x, p.y, p.z - 5.4),
                    (p.x + 0.12, p.y, p.z - 5.4),
                    (p.x + 0.12, p.y, p.z + 5.4),
                    (p.x, p.y, p.z + 5.4),
                ]
                for p in line
            ],
            white,
        )
        extra = [strip]
    else:
        flat, R, extra = pvc(colour, brand), 26, []
    up = copies(flat)
    group(up, rot=(76, 0, 0))
    group(up, rot=(0, 0, -8))
    stand(up, -R * 0.5, R * 1.5)
    more = copies(flat)
    group(more, rot=(0, 0, 130))
    group(more, (R * 0.12, -R * 0.1, 14.2 if kind == "ptfe" else 18.1))
    return flat + extra + up + more
