import type { Definition, ReadValue } from '../domain/catalogue/attributes/read-attribute.ts'
import { readEntry } from '../domain/catalogue/attributes/read-entry.ts'
import { readNetAmount } from '../domain/catalogue/net-amount.ts'
import { paiseFromRupees } from '../shared/money/money.ts'
import type { DemoProduct } from './read-demo.ts'

type Variant = NonNullable<DemoProduct['variants']>[number]
type Definitions = ReadonlyMap<string, Definition>
type Written = Readonly<Record<string, string | readonly string[]>>

/** Returns the written attributes as numbers and words; `refuse` receives the problem of each that cannot be read. */
export function valuesOf(definitions: Definitions, written: Written = {}, refuse = throwIt): ReadValue[] {
  return Object.entries(written).flatMap(([key, text]) => {
    const reading = readEntry(definitions, key, text)
    return 'values' in reading ? reading.values : refuse(reading.problem)
  })
}

function throwIt(problem: string): never {
  throw new Error(problem)
}

/** The columns of a product that say in numbers and words what its files say of it; lists are written as jsonb by insertRows. */
export function typedProduct(product: DemoProduct, definitions: Definitions) {
  return {
    ...netColumns(product.netQuantity),
    attributes: valuesOf(definitions, product.attributes) as never,
    specifications: specificationsOf(product) as never,
    weight_grams: product.weightGrams ?? null,
    ...makersOf(product),
    warranty_months: product.warrantyMonths ?? null,
    price_breaks: breaksOf(product.priceBreaks) as never,
    minimum_quantity: product.minimumQuantity ?? 1,
    multiple: product.multiple ?? 1,
  }
}

/** The same of a variant: only what differs. */
export function typedVariant(variant: Variant, definitions: Definitions) {
  return {
    ...netColumns(variant.netQuantity),
    attributes: valuesOf(definitions, variant.ownAttributes) as never,
    weight_grams: variant.weightGrams ?? null,
    country_of_origin: variant.countryOfOrigin ?? null,
    ...makersOf(variant),
    price_breaks: breaksOf(variant.priceBreaks) as never,
    minimum_quantity: variant.minimumQuantity ?? null,
    multiple: variant.multiple ?? null,
  }
}

function makersOf({ manufacturer, packer, importer }: Pick<DemoProduct, 'manufacturer' | 'packer' | 'importer'>) {
  return { manufacturer: manufacturer ?? null, packer: packer ?? null, importer: importer ?? null }
}

function specificationsOf({ specifications = {} }: DemoProduct) {
  return Object.entries(specifications).map(([title, description]) => ({ title, description }))
}

function netColumns(declared: string | undefined) {
  const net = declared === undefined ? undefined : readNetAmount(declared)
  return { net_amount: net?.amount ?? null, net_unit: net?.unit ?? null }
}

function breaksOf(breaks: DemoProduct['priceBreaks'] = []) {
  return breaks.map(({ from, price }) => ({ from, price: paiseFromRupees(price) }))
}
