"""From two half renders to a finished picture: denoise, tone, paper ground, WebP.

Debian's Blender has no denoiser built in. Two renders with different seeds tell how noisy each pixel is; each is smoothed
with weights taken from the other (dual-buffer non-local means), guided by normal and colour passes, so that print and
threads stay crisp.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

cv2.setNumThreads(1)
PAPER = "faf8f2"


def read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if image is None:
        raise SystemExit("missing " + path)
    image = image.astype(np.float32)
    return image[..., [2, 1, 0, 3]] if image.shape[2] == 4 else image[..., ::-1]


def exact(image, sigma):
    """A guide that counts as it is: for denoise()."""

    def compare(pad):
        padded = pad(image)
        return lambda at: ((padded[at] - image) ** 2).sum(2) / (sigma * sigma)

    return compare


def beyond_noise(image, noise, sigma):
    """A guide that counts only as far as it differs by more than its own noise: for scenes with depth of field."""

    def compare(pad):
        padded, noises = pad(image), pad(noise)

        def unlike(at):
            both = noise + noises[at]
            return np.maximum(((padded[at] - image) ** 2).sum(2) - 3 * both, 0) / (sigma * sigma + 2 * both)

        return unlike

    return compare


def denoise(A, B, guides, r=3, kc=0.6, spread=7, patch=3):
    """A, B: the halves (h, w, 4). guides: exact() or beyond_noise(). r: reach in pixels; kc: strength;
    spread, patch: over how many pixels noise and likeness are averaged."""
    log = lambda x: np.log1p(np.maximum(x, 0) * 4)
    a, b = log(A), log(B)
    var = cv2.blur(((a - b) ** 2).mean(2) * 0.5, (spread, spread)) + 1e-7
    H, W = A.shape[:2]
    pad = lambda x: cv2.copyMakeBorder(x, r, r, r, r, cv2.BORDER_REFLECT)
    ap, bp, Ap, Bp, vp = map(pad, (a, b, A, B, var))
    unlikes = [compare(pad) for compare in guides]
    sums = [np.zeros_like(A), np.zeros_like(A)]
    weights = [np.zeros((H, W), np.float32), np.zeros((H, W), np.float32)]
    for dy in range(2 * r + 1):
        for dx in range(2 * r + 1):
            at = np.s_[dy : dy + H, dx : dx + W]
            other = vp[at]
            scale = 1 / (1e-6 + kc * kc * (var + other))
            offset = var + np.minimum(var, other)
            unlike = sum(each(at) for each in unlikes)
            for k, (x, xp, source) in enumerate(((a, ap, Bp), (b, bp, Ap))):
                distance = cv2.blur((((xp[at] - x) ** 2).mean(2) - offset) * scale, (patch, patch))
                w = np.exp(-np.maximum(distance, 0) - unlike)
                sums[k] += source[at] * w[..., None]
                weights[k] += w
    return 0.5 * sum(s / w[..., None] for s, w in zip(sums, weights))


def tone(rgb, exposure, contrast=1.06, saturation=1.06):
    """Linear light to sRGB: straight to .62, then a soft shoulder; yellows and reds keep their colour."""
    x = rgb * exposure
    grey = x.mean(2, keepdims=True)
    x = np.maximum(grey + (x - grey) * saturation, 0)
    x = np.where(x < 0.62, x, 0.62 + 0.38 * (1 - np.exp(-(x - 0.62) / 0.38)))
    y = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - 0.055)
    return np.clip(0.5 + (y - 0.5) * contrast, 0, 1)


def clean_shadow(alpha, light, cut=0.035, border=0.09, reach=0.13):
    """Drops the last per cents of far shadow and fades the rest out before the border of the picture and before `reach`
    (parts of its side) around the things, where stage.py stops rendering: the ground is even and no shadow ends in a line.
    """
    shadow = light < 0.02 * alpha + 1e-4
    away = distance_to_things(shadow)
    alpha = np.where(shadow, smooth_shadow(alpha, shadow), alpha)
    alpha = np.where(shadow, np.clip((alpha - cut) / (1 - cut), 0, 1), alpha)
    h, w = alpha.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    side = min(h, w)
    from_frame = np.minimum(np.minimum(xx, w - 1 - xx), np.minimum(yy, h - 1 - yy)) / (border * side)
    edge = np.clip(np.minimum(from_frame, 1.2 * (1 - away / (reach * side))), 0, 1)
    edge = (edge * edge * (3 - 2 * edge))[..., None]
    thing = np.clip(light / np.maximum(alpha, 1e-3) * 40, 0, 1)
    return alpha * (edge + (1 - edge) * thing)


def distance_to_things(shadow):
    """How many pixels each point of floor lies outside a band around all things; specks of light are no things."""
    things = cv2.morphologyEx((~shadow[..., 0]).astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    band = np.zeros_like(things)
    if things.any():
        cv2.fillConvexPoly(band, cv2.convexHull(cv2.findNonZero(things)), 1)
    return cv2.distanceTransform(1 - band, cv2.DIST_L2, 5)


def smooth_shadow(alpha, shadow, most=7):
    """Blurs the soft shadow where it lies far from the things that throw it; near them it stays as sharp as it is."""
    a = alpha[..., 0]
    mask = shadow[..., 0].astype(np.float32)
    reach = cv2.distanceTransform((mask * 255).astype(np.uint8), cv2.DIST_L2, 3)
    sigma = most * a.shape[0] / 1000
    soft = cv2.GaussianBlur(a * mask, (0, 0), sigma) / np.maximum(cv2.GaussianBlur(mask, (0, 0), sigma), 1e-3)
    w = np.clip(reach / (4 * sigma), 0, 1)
    return (a * (1 - w) + soft * w)[..., None]


def picture(base, exposure=0.95, paper=PAPER):
    """BGR bytes of the finished picture from base_a_*.exr and base_b_*.exr."""
    halves = {k: {p: read(f"{base}_{k}_{p}1.exr") for p in ("rgba", "nrm", "dif", "glo")} for k in "ab"}
    whole = [v["rgba"][..., 3] for v in halves.values()]
    filled = np.argwhere(np.maximum(*whole) > 0.01)
    top, left = np.maximum(filled.min(0) - 4, 0)
    bottom, right = filled.max(0) + 5
    cut = np.s_[top:bottom, left:right]  # empty floor needs no denoising
    mean = lambda p: 0.5 * (halves["a"][p] + halves["b"][p])[cut][..., :3]
    guides = [
        exact(mean("nrm"), 0.35),
        exact(np.sqrt(np.maximum(mean("dif"), 0)), 0.10),
        exact(np.sqrt(np.maximum(mean("glo"), 0)), 0.10),
    ]
    full = np.zeros_like(halves["a"]["rgba"])
    full[cut] = denoise(halves["a"]["rgba"][cut], halves["b"]["rgba"][cut], guides)
    alpha = np.clip(full[..., 3:4], 0, 1)
    colour = tone(full[..., :3] / np.maximum(alpha, 1e-3), exposure)
    alpha = clean_shadow(alpha, full[..., :3].max(2, keepdims=True))
    ground = np.array([int(paper[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    out = colour * alpha + ground * (1 - alpha)
    return (np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1]


def whole(base, exposure=1.0, size=None):
    """BGR bytes of a scene that fills its frame; enlarged to size (width, height) where it was rendered smaller."""
    halves = {k: {p: read(f"{base}_{k}_{p}1.exr")[..., :3] for p in ("rgba", "nrm", "dif", "glo")} for k in "ab"}
    light = [halves[k]["rgba"] for k in "ab"]
    root = lambda x: np.sqrt(np.maximum(x, 0))
    guides = [guide(halves, "nrm", lambda x: x, 0.35), guide(halves, "dif", root, 0.08), guide(halves, "glo", root, 0.10)]
    clean = denoise(*light, guides, r=5, kc=0.75, spread=9, patch=5)
    out = tone(clean, exposure)
    if size and size[0] != out.shape[1]:
        out = np.clip(cv2.resize(out, size, interpolation=cv2.INTER_LANCZOS4), 0, 1)
    return (out * 255 + 0.5).astype(np.uint8)[..., ::-1]


def guide(halves, name, curve, sigma):
    """A guiding pass and how noisy it is: out of focus and on bare metal it is as grainy as the picture itself."""
    a, b = (curve(halves[k][name]) for k in "ab")
    noise = cv2.blur(((a - b) ** 2).sum(2) * 0.25, (7, 7))
    return beyond_noise(0.5 * (a + b), noise, sigma)


def write_webp(path, image, most_bytes=60_000):
    """Quality 88, or as much as fits into most_bytes. Written aside and moved: a broken run leaves no half picture."""
    for quality in (88, 84, 80, 75, 70):
        ok, data = cv2.imencode(".webp", image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        assert ok
        if len(data) <= most_bytes:
            break
    with open(path + ".part", "wb") as file:
        file.write(data.tobytes())
    os.replace(path + ".part", path)
    return len(data)
