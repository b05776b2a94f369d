"""Safety helmets."""
import numpy as np

from mesh import *
from materials import *
import labels
from fields import Field, smin, capsule, cone, cyl, ellip, hexp, sphere, torus
from fields import box as fbox


def helmet(color, brand):
    """Shell, peak, rim bead, slots and head band; front towards -Y, rim at about z 0."""
    a, b, H = 102, 126, 118  # half width (x), half length (y), height
    ink = "#13233d" if color in ("#f4b400", "#f2f2ee") else "#f4f4f0"
    mark = f'<path d="M300 30 L346 50 V88 Q346 116 300 132 Q254 116 254 88 V50Z" fill="{ink}"/>'
    mark += labels.text(brand.upper(), 300, 206, 74, ink, 900, most=560, spacing=5)
    mark += labels.text("IS 2925 · SAFETY", 300, 254, 31, ink, 700, spacing=6)
    dec = labels.png(mark, 600, 300, 2)
    sh = material(
        "shell",
        color,
        0,
        0.22,
        rvar=0.03,
        rscale=5,
        bump=0.015,
        bscale=14,
        spec=0.5,
        coat=0.3,
        coat_rough=0.06,
        img=dec,
    )

    def shell(u, v):
        """u: around, v: 0 crown -> 1 rim"""
        th = TAU * u
        c, s = math.cos(th), math.sin(th)
        e = 2.35
        phi = v * math.pi / 2
        rr = abs(math.sin(phi)) ** (2 / 2.35)
        zz = abs(math.cos(phi)) ** (2 / 2.25)
        x = a * rr * c
        y = b * rr * s
        z = H * zz
        # three longitudinal ribs over the crown (front is -y)
        g = lambda x0, w: math.exp(-(((x - x0) / w) ** 6))
        fade = 1 / (1 + math.exp((abs(y) - b * 0.80) / 5)) * min(1, max(0, (z - 18) / 30))
        z += (7.5 * g(0, 13) + 4.5 * (g(34, 7) + g(-34, 7))) * fade
        return Vector((x, y, z))

    NU, NV = 256, 96
    V, F = [], []
    rows = []
    for j in range(NV + 1):
        v = j / NV
        rows.append([shell(i / NU, max(v, 1e-4)) for i in range(NU)])
    # rim skirt + peak: continue outward/downward
    rim = rows[-1]

    def brim(k, K):
        t = k / K
        row = []
        for i in range(NU):
            th = TAU * i / NU
            c, s = math.cos(th), math.sin(th)
            front = max(0, -s) ** 2.2
            side = abs(c) ** 3
            back = max(0, s) ** 3
            out = (9 + 46 * front + 4 * back) * t
            drop = -8 * t - (13 * front * t**1.4) + 3 * side * t
            n = Vector((c / a, s / b, 0)).normalized()
            n = (n * (1 - front) + Vector((c * 0.45, s, 0)).normalized() * front).normalized()
            p = rim[i] + n * out
            p.z = rim[i].z - 3 + drop
            row.append(p)
        return row

    K = 14
    for k in range(0, K + 1):
        rows.append(brim(k, K))
    for r in rows:
        for p in r:
            V.append(tuple(p))
    for j in range(len(rows) - 1):
        for i in range(NU):
            i2 = (i + 1) % NU
            F.append((j * NU + i, j * NU + i2, (j + 1) * NU + i2, (j + 1) * NU + i))
    o = mesh_obj("shell", V, F, sh, True, 180)
    recalc(o)
    m = o.modifiers.new("sol", "SOLIDIFY")
    m.thickness = 2.6
    m.offset = -1
    m.use_rim = True
    o = bevel_mod(apply_mods(o), 0.9, 3, 50)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(60)
    ul = o.data.uv_layers.new()
    for f in o.data.polygons:
        front = f.normal.y < -0.35 and 18 < f.center.z < 84 and abs(f.center.x) < 46
        for li in f.loop_indices:
            v = o.data.vertices[o.data.loops[li].vertex_index].co
            ul.data[li].uv = (v.x / 78 + 0.5, (v.z - 51) / 39 + 0.5) if front else (0.001, 0.001)
    objs = [o]
    # rim bead
    bead = [tuple(p + Vector((0, 0, -0.6))) for p in rows[-1]]
    objs.append(tube("bead", bead, 2.3, sh, 12, cyclic=True))
    # lamp / accessory slots at the sides, harness
    dk = plastic("#202326", "harness", 0.45)
    for s in (1, -1):
        sl = sdf_slot(sh, dk)
        group(sl, (s * (a - 2.0), 6, 16), (0, 0, 0 if s > 0 else 180))
        objs += sl
    hb = loft(
        "band",
        [[(q[0], q[1], zz) for q in superellipse(82, 103, 2.2, 96)] for zz in (-16, 14)],
        dk,
        caps=False,
        auto=60,
    )
    objs.append(hb)
    # logo plate on the front
    return objs


def sdf_slot(m1, m2):
    f = Field((-6, -18, -14), (8, 18, 14), 0.5)
    P = f.p()
    f.add(fbox(P, 3.5, 13, 9, 2.5))
    f.cut(fbox(f.p((3.4, 0, 0)), 3, 8.5, 3.2, 0.8), 0.5)
    return [f.mesh("slot", m1)]


PRODUCTS = {"safety-helmet-ratchet": dict()}
SHOTS = {1: dict(azim=-38, elev=16), 2: dict(azim=40, elev=30)}
COLOURS = {"White": "#f2f2ee", "Yellow": "#f4b400", "Blue": "#1c5fb0", "Red": "#c8202a", "Green": "#1c7a48"}


def parameters(item):
    return dict(color=COLOURS[item.option], brand=item.brand)


def build(shot, color, brand):
    return group(helmet(color, brand), rot=(-4, 0, 0))
