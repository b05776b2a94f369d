"""The product families. Each file builds one family; see studio/README.md for what a file has to offer."""
import importlib
import pkgutil


def modules():
    return [importlib.import_module(f"families.{m.name}") for m in pkgutil.iter_modules(__path__)]


def by_product():
    """{product id: family module}"""
    out = {}
    for module in modules():
        for product in module.PRODUCTS:
            assert product not in out, f"{product} is in {module.__name__} and {out[product].__name__}"
            out[product] = module
    return out
