"""Forged spanners laid out by size."""
from families.spanner import spanner
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-hand-tools"], "categoryBanners": ["hand-tools"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    for k, across in enumerate((8, 10, 13, 14, 17, 19, 22, 24)):
        one = spanner(across, 70 + across * 8, "satin", None, "KALLAYI FORGE")
        s.put(one, 1.25 + 0.58 * k, 0.1, 82, size=1.15 + 0.16 * k)
    counter(size, high=6.5, aim=0.2, seed=8)
