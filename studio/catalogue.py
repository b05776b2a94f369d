"""What the demo catalogue says of a product or a variant, as far as a picture shows it."""
import dataclasses
import glob
import os
import re

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DEMO = os.path.join(ROOT, "db", "demo")


@dataclasses.dataclass(frozen=True)
class Item:
    """One thing to photograph: a product without variants, or one variant of a product."""

    product: str
    variant: str | None
    name: str
    option: str  # the variant's name, '' without variants
    detail: str  # the variant's description, '' without variants
    brand: str
    colour: str  # the brand's colour, '#rrggbb'
    specifications: dict
    best_seller: bool

    def numbers(self, text=None):
        """All numbers in a text (by default the variant's description), in order."""
        return [float(n) for n in re.findall(r"\d+(?:\.\d+)?", self.detail if text is None else text)]

    def spec(self, key, default=""):
        return str(self.specifications.get(key, default))

    def spec_number(self, key, default=0.0):
        found = self.numbers(self.spec(key))
        return found[0] if found else default


def _rows(pattern):
    for path in sorted(glob.glob(os.path.join(DEMO, pattern))):
        with open(path, encoding="utf-8") as file:
            yield from yaml.safe_load(file)


def items():
    """{product id: [Item, …]}; products without variants have one item, the others one for each variant."""
    brands = {b["id"]: b for b in _rows("brands.yaml")}
    out = {}
    for p in _rows("products/*.yaml"):
        b = brands[p["brand"]]
        common = dict(
            product=p["id"],
            name=p["name"],
            brand=b["name"],
            colour=b["colour"],
            specifications=p.get("specifications") or {},
            best_seller="best-sellers" in p["labels"],
        )
        out[p["id"]] = [
            Item(variant=v["id"], option=v["name"], detail=v["attributes"]["description"], **common)
            for v in p.get("variants") or []
        ] or [Item(variant=None, option="", detail="", **common)]
    return out
