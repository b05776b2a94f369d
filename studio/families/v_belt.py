"""V-belts, wrapped and cogged."""
from mesh import *
from materials import *
import labels


def vbelt(W, Hh, Lx, Ly, cogged, txt, color):
    """A belt lying as an egg-shaped loop; W top width, Hh height, txt printed on its back."""
    tex = back_print(txt, color, 8000 * W * 0.84 / (TAU * math.sqrt((Lx * Lx + Ly * Ly) / 2)))
    m = material("belt", "#1b1b1c", 0, 0.62, rvar=0.06, rscale=14, img=tex, bump=0.35, bscale=230, spec=0.3)
    m2 = material("belt_side", "#161617", 0, 0.70, rvar=0.06, rscale=14, bump=0.45, bscale=200, spec=0.25)
    N = 720

    def path(u):
        a = TAU * u
        x = Lx * math.cos(a)
        y = Ly * math.sin(a) * (1 + 0.16 * math.cos(a))
        return Vector((x, y))

    P = [path(k / N) for k in range(N)]
    T = [(P[(k + 1) % N] - P[k - 1]).normalized() for k in range(N)]
    r = 1.1
    sec = round_profile(
        [(Hh * 0.5, -W / 2), (Hh * 0.5, W / 2), (-Hh * 0.5, W / 2 - Hh * 0.36), (-Hh * 0.5, -W / 2 + Hh * 0.36)], r, 3
    )  # (outward, z)
    n = len(sec)

    def fn(u, v, kind):
        k = int(round(u * N)) % N
        p, t = P[k], T[k]
        nr = Vector((t.y, -t.x))
        s = sec[int(round(v * n)) % n]
        off, z = s
        if cogged and off < -Hh * 0.1:
            c = 0.5 + 0.5 * math.cos(TAU * u * 86)
            off = off + Hh * 0.30 * (1 - min(1, max(0, c * 1.6 - 0.2)))
        q = p + nr * off
        return (q.x, q.y, z)

    V, F = [], []
    o = grid_surf("belt", lambda u, v: fn(u, v, 0), N, n, m2, wrap_v=True, auto=40)
    # printed back: strip just above the outer face
    zs = [-W / 2 * 0.86, -W / 4, 0, W / 4, W / 2 * 0.86]

    def fs(u, v):
        k = int(round(u * N)) % N
        p, t = P[k], T[k]
        nr = Vector((t.y, -t.x))
        q = p + nr * (Hh * 0.5 + 0.06)
        return (q.x, q.y, (v - 0.5) * W * 0.84)

    s = grid_surf("print", fs, N, 4, m, auto=40, uv=True)
    for d in s.data.uv_layers[0].data:
        d.uv = (d.uv[0], d.uv[1])
    return [o, s]


def back_print(txt, color, height):
    """The print around the whole belt, repeated as often as fits; height follows the belt's proportions."""
    size = height * 0.56
    wide = labels.width_of(txt, size, 4) * 1.1
    times = max(1, int(8000 / (wide * 1.1)))
    body = ""
    for k in range(times):
        for wrap in (-8000, 0):  # one copy faces the camera, and what runs over the seam comes in on the other side
            x = 8000 * 0.68 + k * 8000 / times + wrap
            body += labels.text(txt, x, height * 0.7, size, color, 900, most=7600, spacing=4)
    return labels.png(body, 8000, height, 1)


PRODUCTS = {
    "v-belt-a-section": dict(section="A"),
    "v-belt-b-section": dict(section="B"),
    "v-belt-c-85": dict(section="C", length=85),
    "cogged-v-belt-ax-48": dict(section="AX", length=48),
}
SHOTS = {
    1: dict(azim=-28, elev=30),
    2: dict(azim=26, elev=48),
    3: dict(azim=66, elev=14),
}
SECTIONS = {"A": (13, 8), "B": (17, 11), "C": (22, 14), "AX": (13, 8)}


def parameters(item, section, length=None):
    inches = length or item.numbers()[0]
    return dict(section=section, inches=inches, brand=item.brand)


def build(shot, section, inches, brand):
    W, H = SECTIONS[section]
    girth = inches * 25.4 * 0.45  # real girth would make the belt a thread in the picture: under half, in proportion
    Lx = girth / TAU * 1.22
    txt = f"{brand.upper()}   {section} {inches:g}   {W} x {inches * 25.4:.0f} Li   ANTISTATIC"
    belt = vbelt(W, H, Lx, Lx * 0.62, section == "AX", txt, "#e8e8e8" if section == "AX" else "#d9c48c")
    out = group(belt, (0, 0, W / 2))
    if shot == 2:  # two, one on the other
        twin = group(copies(belt), rot=(0, 0, 24))
        out += group(twin, (Lx * 0.06, 0, W + 0.3))
    return out
