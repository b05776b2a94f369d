"""Electric motors."""
import numpy as np

from mesh import *
from materials import *
import labels
from fields import Field, smin, capsule, cone, cyl, ellip, hexp, sphere, torus
from fields import box as fbox
from parts import hexhead


def motor(color, head, rows, fins=34, L=170, R=62, single=False):
    """TEFC foot motor, shaft along X, feet on z 0. head, rows: the rating plate's print."""
    pm = paint(color, "mpaint", 0.34, 0.2)
    out = []
    # finned frame: radial cross-section extruded along X
    pts = []
    n = fins * 8
    for i in range(n):
        a = TAU * i / n
        ph = i % 8
        r = R + 11 if ph in (3, 4, 5) else R
        pts.append((r * math.cos(a), r * math.sin(a)))
    fr = plate("frame", pts, L, pm, bevel=0.5, bres=1, auto=30)
    xf(fr, rot=(0, 90, 0))
    out.append(fr)

    def rev(prof, m, seg=128, r=1.2, auto=35):
        o = lathe("r", prof, m, seg, r=r, n=3, auto=auto)
        xf(o, rot=(0, 90, 0))
        out.append(o)
        return o

    x0 = L / 2
    rev(
        [
            (0, x0 + 22),
            (20, x0 + 22),
            (20, x0 + 18),
            (26, x0 + 18),
            (30, x0 + 11),
            (R - 4, x0 + 7),
            (R + 7, x0 + 4),
            (R + 7, x0 - 4),
            (R - 2, x0 - 4),
        ],
        pm,
    )  # drive end bell
    rev([(R - 2, -x0 + 4), (R + 7, -x0 + 4), (R + 7, -x0 - 3), (R + 2, -x0 - 5)], pm)
    rev(
        [
            (R + 3, -x0 - 2),
            (R + 13, -x0 + 2),
            (R + 13.5, -x0 - 40),
            (R + 9, -x0 - 50),
            (R - 8, -x0 - 54),
            (0, -x0 - 54),
        ],
        pm,
        r=3,
    )  # fan cowl
    st = steel_ground("shaft", 0.18)
    rev([(0, x0 + 72), (12.5, x0 + 72), (14, x0 + 70.5), (14, x0 + 18)], st, 64, r=0.4)
    key = plate("key", round_profile([(-20, -4), (20, -4), (20, 4), (-20, 4)], 3.9, 6), 6, st, bevel=0.4)
    xf(key, (x0 + 46, 0, 13.0))
    out.append(key)
    # cowl grille: rings of dark slots
    dk = material("slot", "#070707", 0, 0.8)
    for k, rr in enumerate((18, 29, 40, 51)):
        m = 10 + k * 6
        for i in range(m):
            a = TAU * i / m
            s = plate(
                "s",
                round_profile(
                    [
                        (-1.5, -TAU * rr / m * 0.34),
                        (1.5, -TAU * rr / m * 0.34),
                        (1.5, TAU * rr / m * 0.34),
                        (-1.5, TAU * rr / m * 0.34),
                    ],
                    1.4,
                    4,
                ),
                0.6,
                dk,
            )
            xf(s, (rr, 0, 0))
            xf(s, rot=(0, 0, math.degrees(a)))
            xf(s, (0, 0, x0 + 54))
            xf(s, rot=(0, -90, 0))
            out.append(s)
    # feet
    f = Field((-75, -82, -95), (75, 82, -40), 1.1)
    for sx in (1, -1):
        for sy in (1, -1):
            f.add(fbox(f.p((sx * 50, sy * 58, -84)), 15, 20, 5.5, 1.5))
            f.add(fbox(f.p((sx * 50, sy * 46, -66)), 4.5, 12, 22, 2), 5)
    for sx in (1, -1):
        for sy in (1, -1):
            f.cut(cyl(f.p((sx * 50, sy * 64, -84)), 5, 30), 0.3)
    out.append(f.mesh("feet", pm))
    # terminal box
    f = Field((-46, -36, 60), (46, 36, 112), 0.9)
    f.add(fbox(f.p((0, 0, 78)), 34, 27, 18, 4))
    f.add(fbox(f.p((0, 0, 94)), 38, 31, 5, 3), 1.2)
    f.add(fbox(f.p((0, 0, 99)), 32, 25, 2.5, 2), 2)
    out.append(f.mesh("tb", pm))
    for sx in (1, -1):
        for sy in (1, -1):
            h = hexhead(7, 3, zinc("tz"))
            xf(h, (sx * 31, sy * 24.5, 100))
            out.append(h)
    gl = plastic("#15171a", "gland", 0.4)
    for xx in (-14, 14):
        g = lathe("gl", [(0, 16), (5, 16), (5, 15), (8.5, 14), (9.5, 8), (9.5, 0)], gl, 24, r=0.5)
        xf(g, rot=(90, 0, 0))
        xf(g, (xx, -27, 80))
        out.append(g)
        h = hexhead(22, 5, gl)
        xf(h, rot=(90, 0, 0))
        xf(h, (xx, -30, 80))
        out.append(h)
    # rating plate
    np_ = labels.plate(600, 360, head, rows)
    m = material("rating", (1, 1, 1), 0.4, 0.35, img=np_)
    pl = plate("rp", round_profile([(-25, -15), (25, -15), (25, 15), (-25, 15)], 1.5, 4), 0.8, m, bevel=0.1)
    planar_uv(pl, 50, 30)
    xf(pl, rot=(90, 0, 0))
    xf(pl, (0, -(R + 11.8), 0))
    xf(pl, rot=(0, 0, 0))
    out.append(pl)
    out.append(box("plate boss", 54, 10, 34, pm, 0.6, (0, -(R + 6.4), 0)))
    if single:
        can = turned([(0, -46), (18, -46), (20, -43), (20, 43), (18, 46), (0, 46)], pm, "X", (0, 0, R + 26), r=1.5)
        out += [can, box("saddle", 60, 30, 16, pm, 2, (0, 0, R + 8))]
    group(out, (0, 0, 89.5))
    return out


PRODUCTS = {
    "induction-motor-3ph-1440rpm": dict(color="#1f5f8b"),
    "single-phase-motor-05hp": dict(color="#4a5660", single=True),
}
SHOTS = {1: dict(azim=34, elev=20), 2: dict(azim=-36, elev=26)}
LONG = {"90S": (150, 26), "90L": (170, 30), "100L": (180, 32), "112M": (190, 34), "132S": (190, 38), "160L": (230, 44)}


def parameters(item, color, single=False):
    if single:
        rows = [
            "1~ Motor  0.37 kW (0.5 HP)",
            "230 V  50 Hz  3.6 A",
            "1440 rpm   S1   IP44",
            "Class B   Capacitor start",
        ]
        return dict(color=color, head=item.brand.upper(), rows=rows, L=140, fins=26, single=True)
    power, frame = item.detail.split(",")[0], item.detail.split("frame ")[1].split(",")[0]
    rows = [f"3~ Motor  {power}", "415 V  50 Hz   IE2", f"1440 rpm   S1   Frame {frame}", "Class F   IP55   IS 12615"]
    L, fins = LONG[frame]
    return dict(color=color, head=item.brand.upper(), rows=rows, L=L, fins=fins)


def build(shot, **k):
    return motor(**k)
