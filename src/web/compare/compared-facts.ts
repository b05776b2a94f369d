import type { Product } from '../../shared/contract/catalogue.ts'
import { compare as copy } from '../../shared/copy/compare.ts'
import { productFacts as facts } from '../../shared/copy/product-facts.ts'

/** One thing that is said of the products, in the order of their columns; null where nothing is said of one. */
export interface CompareRow {
  name: string
  values: (string | null)[]
  /** Not the same of all. */
  differs: boolean
}

/** Returns the rows to compare beside price and stock: brand, options and measures, then net quantity, weight and the like. */
export function compareRows(products: readonly Product[]): CompareRow[] {
  const names = new Map(products.flatMap(attributesOf).map(({ key, name }) => [key, name]))
  const measures = [...names].map(([key, name]) =>
    row(
      name,
      products.map((each) => attributeText(each, key)),
    ),
  )
  return [
    row(
      copy.brand,
      products.map(({ brand }) => brand.name),
    ),
    row(
      copy.options,
      products.map(({ variants }) => variants.map(({ name }) => name).join(', ') || null),
    ),
    ...measures,
    row(
      copy.unitPrice,
      products.map(({ unitPrice }) => unitPrice && facts.perUnit(unitPrice.amount, unitPrice.per)),
    ),
    row(
      facts.netQuantity,
      products.map(({ netQuantity }) => netQuantity),
    ),
    row(
      facts.weight,
      products.map(({ weightGrams }) => (weightGrams === null ? null : facts.grams(weightGrams))),
    ),
    row(
      facts.warranty,
      products.map(({ warrantyMonths }) => (warrantyMonths === null ? null : facts.months(warrantyMonths))),
    ),
    row(facts.countryOfOrigin, products.map(countriesOf)),
  ].filter(({ values }) => values.some((value) => value !== null))
}

function row(name: string, values: (string | null)[]): CompareRow {
  return { name, values, differs: new Set(values).size > 1 }
}

/** Returns the countries that a product comes from: its own, and those of its variants. */
function countriesOf({ countryOfOrigin, variants }: Product): string {
  const countries = variants.map(({ made }) => made?.countryOfOrigin ?? countryOfOrigin)
  return [...new Set(countries.length > 0 ? countries : [countryOfOrigin])].join(' / ')
}

const attributesOf = ({ attributes, variants }: Product) => [
  ...attributes,
  ...variants.flatMap(({ ownAttributes }) => ownAttributes),
]

/** Returns the values of an attribute; where the variants differ, each variant's own. */
function attributeText(product: Product, key: string): string | null {
  const texts = product.variants.flatMap(({ ownAttributes }) => ownAttributes.filter((each) => each.key === key))
  const own = product.attributes.filter((each) => each.key === key)
  const said = texts.length > 0 ? texts : own
  return [...new Set(said.map(({ text }) => text))].join(' / ') || null
}
