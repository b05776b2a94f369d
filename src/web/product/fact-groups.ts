import { attributeRows, withOwn } from '../../shared/attributes/attribute-rows.ts'
import type { Attribute, Product, Variant } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'

/** Facts of a product under one heading. */
export interface FactGroup {
  title: string
  facts: { title: string; text: string }[]
}

/** Units in which goods are measured; a number in any other unit, or in none, is a rating. */
const measures = new Set(['mm', 'µm', 'm', 'inch', 'mm²', '°', 'g', 'kg', 'l', 'teeth', 'TPI', 'SWG'])
/** Words that are sizes too: by them goods fit one another. */
const sizes = new Set(
  'thread thread-form screw-size ends section chain-number series frame shank tool-holder bit foot-bolts'.split(' '),
)

const isMeasure = ({ key, unit }: Attribute) => sizes.has(key) || (unit !== null && measures.has(unit))
const isWord = ({ key, value }: Attribute) => typeof value === 'string' && !sizes.has(key)

/** Returns the facts of a product as it is chosen: measures, ratings, and its make. */
export function factGroups(product: Product, variant: Variant | null): FactGroup[] {
  const attributes = withOwn(product.attributes, variant?.ownAttributes ?? [])
  const rows = (those: (attribute: Attribute) => boolean) =>
    attributeRows(attributes.filter(those)).map(({ title, text }) => ({ title, text }))
  const made = rows(isWord)
  const known = new Set(attributeRows(attributes).map(({ title }) => title.toLowerCase()))
  const others = product.specifications
    .filter(({ title }) => !known.has(title.toLowerCase()))
    .map(({ title, description }) => ({ title, text: description }))
  return [
    { title: copy.facts.measures, facts: rows(isMeasure) },
    { title: copy.facts.ratings, facts: rows((each) => !isMeasure(each) && !isWord(each)) },
    { title: copy.facts.make, facts: [...made, ...others] },
  ].filter(({ facts }) => facts.length > 0)
}

/** Returns the facts that a shop has to declare of it (Legal Metrology, Packaged Commodities, r. 6), and its warranty. */
export function declarations(product: Product, variant: Variant | null, shop: ShopIdentity): FactGroup['facts'] {
  const { netQuantity, unitPrice, weightGrams } = variant ?? product
  const { warrantyMonths, unit, hsnCode, gstRate } = product
  const { manufacturer, packer, importer, countryOfOrigin } = variant?.made ?? product
  const facts: [title: string, text: string | null][] = [
    [copy.netQuantity, netQuantity],
    [copy.unitPrice, unitPrice && copy.perUnit(unitPrice.amount, unitPrice.per)],
    [copy.unit, copy.units[unit] ?? unit],
    [copy.weight, weightGrams === null ? null : copy.grams(weightGrams)],
    [copy.warranty, warrantyMonths === null ? null : copy.months(warrantyMonths)],
    [copy.manufacturer, manufacturer],
    [copy.packer, packer],
    [copy.importer, importer],
    [copy.countryOfOrigin, countryOfOrigin],
    [copy.hsnCode, hsnCode],
    [copy.gstRate, Number.isFinite(gstRate) ? copy.percent(gstRate) : null],
    [copy.care, [shop.name, shop.seller.address, shop.phone, shop.email, shop.hours.text].filter(Boolean).join(', ')],
  ]
  return facts.flatMap(([title, text]) => (text ? [{ title, text }] : []))
}
