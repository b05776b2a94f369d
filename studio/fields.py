"""tiny signed-distance modeller: numpy fields + marching cubes = forged / cast parts with real fillets"""
import numpy as np, math
from skimage.measure import marching_cubes
from mesh import mesh_obj


class Field:
    def __init__(self, lo, hi, step):
        self.lo = np.array(lo, float)
        self.step = step
        n = [int((h - l) / step) + 2 for l, h in zip(lo, hi)]
        ax = [np.arange(k, dtype=np.float32) * step + l for k, l in zip(n, lo)]
        self.X, self.Y, self.Z = np.meshgrid(*ax, indexing="ij", sparse=False)
        self.d = np.full(self.X.shape, 1e3, np.float32)

    def p(self, loc=(0, 0, 0), rz=0, ry=0, rx=0):
        x, y, z = self.X - loc[0], self.Y - loc[1], self.Z - loc[2]
        if rz:
            c, s = math.cos(math.radians(rz)), math.sin(math.radians(rz))
            x, y = x * c + y * s, -x * s + y * c
        if ry:
            c, s = math.cos(math.radians(ry)), math.sin(math.radians(ry))
            x, z = x * c - z * s, x * s + z * c
        if rx:
            c, s = math.cos(math.radians(rx)), math.sin(math.radians(rx))
            y, z = y * c + z * s, -y * s + z * c
        return x, y, z

    def add(self, d, k=0.0):
        self.d = smin(self.d, d, k)
        return self

    def cut(self, d, k=0.0):
        self.d = -smin(-self.d, d, k)
        return self

    def mesh(self, name, mat=None):
        closed = np.pad(self.d, 1, constant_values=self.step)  # what reaches the border has a face there, not a hole
        v, f, n, _ = marching_cubes(closed, 0.0, spacing=(self.step,) * 3)
        v = v + self.lo - self.step
        o = mesh_obj(name, v.tolist(), f[:, ::-1].tolist(), mat, True, 180)
        o.data.use_auto_smooth = False
        return o


def smin(a, b, k):
    if k <= 0:
        return np.minimum(a, b)
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def box(P, hx, hy, hz, r=0.0):
    q = [np.abs(P[i]) - (h - r) for i, h in enumerate((hx, hy, hz))]
    out = np.sqrt(sum(np.maximum(a, 0) ** 2 for a in q))
    return out + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - r


def cyl(P, R, h, r=0.0, axis=2):
    i, j = [a for a in range(3) if a != axis]
    a = np.sqrt(P[i] ** 2 + P[j] ** 2) - (R - r)
    b = np.abs(P[axis]) - (h - r)
    return np.minimum(np.maximum(a, b), 0) + np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2) - r


def cone(P, R0, R1, h, r=0.0, axis=2):
    """frustum approx: radius R0 at -h, R1 at +h"""
    i, j = [a for a in range(3) if a != axis]
    t = np.clip((P[axis] + h) / (2 * h), 0, 1)
    R = R0 + (R1 - R0) * t
    a = (np.sqrt(P[i] ** 2 + P[j] ** 2) - (R - r)) * math.cos(math.atan2(abs(R1 - R0), 2 * h))
    b = np.abs(P[axis]) - (h - r)
    return np.minimum(np.maximum(a, b), 0) + np.sqrt(np.maximum(a, 0) ** 2 + np.maximum(b, 0) ** 2) - r


def hexp(P, af, h, r=0.0, axis=2, rot=0, n=6):
    i, j = [a for a in range(3) if a != axis]
    d = None
    for k in range(n):
        a = 2 * math.pi * k / n + math.radians(rot)
        e = P[i] * math.cos(a) + P[j] * math.sin(a) - (af - r)
        d = e if d is None else np.maximum(d, e)
    b = np.abs(P[axis]) - (h - r)
    return np.minimum(np.maximum(d, b), 0) + np.sqrt(np.maximum(d, 0) ** 2 + np.maximum(b, 0) ** 2) - r


def sphere(P, R):
    return np.sqrt(P[0] ** 2 + P[1] ** 2 + P[2] ** 2) - R


def ellip(P, a, b, c):
    k = np.sqrt((P[0] / a) ** 2 + (P[1] / b) ** 2 + (P[2] / c) ** 2)
    return (k - 1) * min(a, b, c)


def torus(P, R, r, axis=2):
    i, j = [a for a in range(3) if a != axis]
    return np.sqrt((np.sqrt(P[i] ** 2 + P[j] ** 2) - R) ** 2 + P[axis] ** 2) - r


def capsule(P, a, b, r0, r1=None):
    a = np.array(a, float)
    b = np.array(b, float)
    ab = b - a
    L = ab.dot(ab)
    r1 = r0 if r1 is None else r1
    t = np.clip(((P[0] - a[0]) * ab[0] + (P[1] - a[1]) * ab[1] + (P[2] - a[2]) * ab[2]) / L, 0, 1)
    return np.sqrt((P[0] - a[0] - ab[0] * t) ** 2 + (P[1] - a[1] - ab[1] * t) ** 2 + (P[2] - a[2] - ab[2] * t) ** 2) - (
        r0 + (r1 - r0) * t
    )


def poly(P, pts, h, r=0.0, axis=2):
    """Outline (closed polygon in the two other axes) extruded to +-h along `axis`, all edges rounded by r; h may be a field."""
    i, j = [a for a in range(3) if a != axis]
    x, y = P[i], P[j]
    first = [slice(None)] * 3
    first[axis] = slice(0, 1)
    first = tuple(first)
    if np.all(x[first] == x) and np.all(y[first] == y):
        x, y = x[first], y[first]
    d = np.full(x.shape, 1e9, np.float32)
    inside = np.zeros(x.shape, bool)
    for k in range(len(pts)):
        (ax, ay), (bx, by) = pts[k][:2], pts[(k + 1) % len(pts)][:2]
        ex, ey = bx - ax, by - ay
        wx, wy = x - ax, y - ay
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        if ay != by:
            inside ^= ((ay <= y) != (by <= y)) & (x < ax + (y - ay) * ex / ey)
    d = np.where(inside, -np.sqrt(d), np.sqrt(d)) + r
    b = np.abs(P[axis]) - (h - r)
    return np.minimum(np.maximum(d, b), 0) + np.sqrt(np.maximum(d, 0) ** 2 + np.maximum(b, 0) ** 2) - r
