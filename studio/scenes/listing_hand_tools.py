"""Forged spanners laid out by size, a hammer beside them."""
from families.spanner import spanner
from scene import Stage, counter

SHOWN_AS = {"banners": ["listing-hand-tools"], "categoryBanners": ["hand-tools"]}
SIZE = (2400, 400)


def build(size):
    s = Stage()
    for k, across in enumerate((10, 13, 17, 19, 24)):
        one = spanner(across, 70 + across * 8, "satin", None, "KALLAYI FORGE")
        s.put(one, 1.0 + 0.5 * k, 0.0, 78, size=1.5 + 0.21 * k)
    s.show("ball-pein-hammer", 4.2, 0.0, 14, size=2.4)
    counter(size, high=8.0, aim=0.05, lens=56, seed=8)
