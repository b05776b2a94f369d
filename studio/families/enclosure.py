"""Sheet-steel boxes of the electrician: starters and the pump's control panel."""
from mesh import *
from materials import *
import labels

PRODUCTS = {
    "dol-starter-3ph": dict(kind="dol"),
    "star-delta-starter-10hp": dict(kind="star"),
    "submersible-control-panel": dict(kind="panel"),
}
SHOTS = {1: dict(azim=-26, elev=14), 2: dict(azim=30, elev=22)}


def parameters(item, kind):
    power = item.option or ("10 HP" if kind == "star" else "")
    rows = {
        "dol": [item.detail.split(", ")[-1].replace("relay", "Relay"), "415 V  50 Hz   AC-3"],
        "star": ["Relay 6-10 A   Timer 2-20 s", "415 V  50 Hz   AC-3"],
        "panel": [item.detail.split(", ")[-1].replace("capacitor", "Capacitor"), "230 V  50 Hz   1~"],
    }[kind]
    return dict(kind=kind, power=power, rows=rows, brand=item.brand, colour=item.colour)


def button(x, z, y, colour, mark, r=11):
    """Push button in a satin ring on a front at y."""
    ring = turned([(r + 1, 0), (r + 3.5, 0), (r + 3.2, 4), (r + 1.2, 5), (r + 1, 3)], chrome_satin("ring"), "Y", (x, y, z), (0, 0, 180), r=0.3, closed=True)
    cap = turned([(0, 7.5), (r * 0.7, 7.4), (r, 6.2), (r + 0.4, 0)], plastic(colour, "button", 0.3), "Y", (x, y, z), (0, 0, 180), r=0.8)
    t = material("mark", colour, 0, 0.3, img=labels.line(mark, "#ffffff", 80, 120, 120))
    return [ring, cap, decal(t, r, r, (x, y - 7.62, z), (90, 0, 0))]


def lamp(x, z, y, colour):
    ring = turned([(5, 0), (8, 0), (7.6, 4), (5.4, 4.6)], chrome_satin("bezel"), "Y", (x, y, z), (0, 0, 180), r=0.3)
    lens = material("lens", colour, 0, 0.12, coat=0.6, emit=0.25)
    return [ring, turned([(0, 9), (3, 8.4), (5.2, 6), (5.6, 2)], lens, "Y", (x, y, z), (0, 0, 180), r=0.8)]


def meter(x, z, y, text, unit):
    body = box("meter", 50, 8, 34, plastic("#15171a", "meter", 0.35), 1.6, (x, y - 3.5, z))
    b = '<rect width="400" height="240" rx="8" fill="#160505"/>' + labels.text(text, 190, 165, 150, "#ff3b2f", 700)
    b += labels.text(unit, 366, 200, 48, "#ff8a7a", 700)
    show = material("show", "#160505", 0, 0.15, img=labels.png(b, 400, 240, 2), coat=0.5)
    return [body, decal(show, 41, 25, (x, y - 7.6, z), (90, 0, 0))]


def case(w, d, h, mat, lip=3.0):
    """Folded box with a door that stands proud; its front is at -d."""
    dark = material("gap", "#0b0b0c", 0, 0.8)
    out = [box("body", w, d, h, mat, 2.5, (0, -d / 2, h / 2))]
    out.append(box("gap", w - 3, 1.0, h - 3, dark, 0.2, (0, -d - 0.3, h / 2)))
    out.append(box("door", w - 1, 5, h - 1, mat, 1.8, (0, -d - 3.1, h / 2)))
    return out, -d - 5.6


def build(shot, kind, power, rows, brand, colour):
    zn = zinc()
    if kind == "panel":
        w, d, h, mat = 210, 110, 270, material("powder", "#dfe0db", 0, 0.42, rvar=0.05, bump=0.10, bscale=130)
    elif kind == "star":
        w, d, h, mat = 230, 140, 300, material("powder", "#8f979c", 0, 0.40, rvar=0.05, bump=0.10, bscale=130)
    else:
        w, d, h, mat = 130, 105, 190, material("powder", "#8f979c", 0, 0.40, rvar=0.05, bump=0.10, bscale=130)
    out, y = case(w, d, h, mat)
    title = {"dol": "DOL STARTER", "star": "STAR-DELTA STARTER", "panel": "PUMP CONTROL PANEL"}[kind]
    b = f'<rect width="1000" height="420" fill="#f3f2ee"/><rect width="1000" height="150" fill="{colour}"/>'
    b += labels.text(brand.upper(), 500, 112, 108, "#fff", 900, most=900)
    b += labels.text(f"{title}   {power}", 500, 238, 72, "#16181b", 900, most=940)
    for k, row in enumerate(rows):
        b += labels.text(row, 500, 308 + 72 * k, 52, "#333", 700, most=920)
    pw = w * 0.74
    zp = h * (0.80 if kind != "panel" else 0.56)
    out.append(decal(printed(labels.png(b, 1000, 420, 1.4), 0.35, 0.3), pw, pw * 0.42, (0, y - 0.1, zp), (90, 0, 0), r=2))
    if kind == "dol":
        out += button(0, h * 0.46, y, "#1e8a3c", "I", 13)
        out += button(0, h * 0.22, y, "#c4161c", "O", 13)
    elif kind == "star":
        out += button(-42, h * 0.40, y, "#1e8a3c", "I", 13)
        out += button(42, h * 0.40, y, "#c4161c", "O", 13)
        for k, c in enumerate(("#c4161c", "#e3b81c", "#2458a8")):
            out += lamp((k - 1) * 42, h * 0.58, y, c)
    else:
        out += meter(-48, h * 0.84, y, "228", "V")
        out += meter(48, h * 0.84, y, "7.4", "A")
        out += button(-34, h * 0.30, y, "#1e8a3c", "I", 12)
        out += button(34, h * 0.30, y, "#c4161c", "O", 12)
        out += lamp(-34, h * 0.14, y, "#c4161c") + lamp(34, h * 0.14, y, "#1e8a3c")
    # lock on the right, warning sign, hinges on the left
    for z in ((h * 0.5,) if kind == "dol" else (h * 0.32, h * 0.68)):
        out.append(turned([(0, 2.5), (6, 2.5), (7.5, 1.5), (7.5, 0)], zn, "Y", (w / 2 - 13, y, z), (0, 0, 180), r=0.4))
        out.append(box("slot", 1.4, 0.6, 8, material("slot", "#0c0c0c", 0, 0.7), 0.1, (w / 2 - 13, y - 2.5, z), (0, 30, 0)))
    for z in (h * 0.2, h * 0.8):
        out.append(turned([(0, -14), (3.4, -14), (3.4, 14), (0, 14)], zn, loc=(-w / 2 - 1.6, y + 4, z), r=0.4))
    tri = '<path d="M200 20 L385 345 H15z" fill="#f5c518" stroke="#111" stroke-width="22" stroke-linejoin="round"/><path d="M215 100 L150 220 H200 L175 315 L262 180 H210z" fill="#111"/>'
    out.append(decal(ink(material("print", "#111111", 0, 0.4, img=labels.png(tri, 400, 360, 1))), 19, 17, (-w / 2 + 19, y - 0.1, h * 0.09 + 4), (90, 0, 0)))
    return stand(out)
