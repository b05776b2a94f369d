import { lawWants, sellsBetter } from '../../shared/copy/office/goods-problems.ts'
import { goodsLimits } from '../../shared/goods-limits.ts'
import type { Goods, ProductFields } from '../../shared/office/goods-types.ts'
import { noBrand, noCategory } from '../../shared/office/plain-places.ts'
import { isImported } from './country-of-origin.ts'
import { declaredMakers, declaresItself, type Makers } from './declared-makers.ts'
import type { GoodsFacts, GoodsProblem } from './goods-facts.ts'

/** Completeness of a product. */
export interface Completeness {
  /** Details that the law wants on its page before it may be sold: while there is any, it is not published. */
  law: GoodsProblem[]
  /** Details that would make it sell better. */
  better: GoodsProblem[]
  /** Of all that is asked, how much is there: a whole number up to 100. */
  percent: number
}

type Known = Pick<GoodsFacts, 'brands' | 'categories' | 'attributes'>
type Asked = [field: string, sentence: string, isThere: boolean]

/**
 * Returns what a product lacks (Legal Metrology (Packaged Commodities) Rules 2011, rule 6 with 6(10) for e-commerce; Consumer
 * Protection (E-Commerce) Rules 2020; HSN and rate for the invoice, CGST rule 46).
 */
export function completeness({ product, variants }: Pick<Goods, 'product' | 'variants'>, facts: Known): Completeness {
  const law = lawAsks({ product, variants }, facts)
  const better = betterAsks(product, variants, facts)
  const all = [...law, ...better]
  const there = all.filter(([, , isThere]) => isThere).length
  return { law: missing(law), better: missing(better), percent: Math.floor((there * 100) / all.length) }
}

/** Returns what the law wants on its page and is missing. */
export function lawLacks(goods: Pick<Goods, 'product' | 'variants'>, facts: Known): GoodsProblem[] {
  return missing(lawAsks(goods, facts))
}

function missing(asked: Asked[]): GoodsProblem[] {
  return asked.flatMap(([field, sentence, isThere]) => (isThere ? [] : [{ field, sentence }]))
}

function lawAsks({ product, variants }: Pick<Goods, 'product' | 'variants'>, facts: Known): Asked[] {
  return [
    ['price', lawWants.price, product.price > 0],
    ['description', lawWants.description, product.description.trim() !== ''],
    ['hsnCode', lawWants.hsnCode, product.hsnCode !== ''],
    ['gstRate', lawWants.gstRate, product.gstRate >= 0],
    ['unit', lawWants.unit, product.unit !== ''],
    ['netQuantity', lawWants.netQuantity, product.netQuantity.trim() !== ''],
    ['countryOfOrigin', lawWants.countryOfOrigin, product.countryOfOrigin.trim() !== ''],
    ...makerAsks({ product, variants }, facts),
  ]
}

/** The maker or importer of the product, unless each variant that is sold declares its own; and of each that does. */
function makerAsks({ product, variants }: Pick<Goods, 'product' | 'variants'>, facts: Known): Asked[] {
  const ofBrand = facts.brands.get(product.brandId)?.manufacturer ?? null
  const sold = variants.filter(({ active }) => active)
  const asksProduct = sold.length === 0 || sold.some((variant) => !declaresItself(variant))
  return [
    ...(asksProduct ? [makerAsk(product, ofBrand)] : []),
    ...variants.flatMap((variant, at): Asked[] => {
      if (!variant.active || !declaresItself(variant)) return []
      const [field, sentence, isThere] = makerAsk(declaredMakers(product, variant), ofBrand)
      return [[`variants.${at}.${field}`, lawWants.ofVariant(sentence, variant.name), isThere]]
    }),
  ]
}

function makerAsk({ countryOfOrigin, manufacturer, packer, importer }: Makers, ofBrand: string | null): Asked {
  return isImported(countryOfOrigin)
    ? ['importer', lawWants.importer, importer !== null]
    : ['manufacturer', lawWants.manufacturer, (manufacturer ?? packer ?? ofBrand) !== null]
}

function betterAsks(product: ProductFields, variants: Goods['variants'], facts: Known): Asked[] {
  const keys = facts.categories.get(product.categoryId)?.filters ?? []
  const own = new Set(
    [...product.attributes, ...variants.flatMap(({ attributes }) => attributes)].map(({ key }) => key),
  )
  // no goods have all of them: a bearing has a bore or a shaft
  const isChosenBy = keys.length === 0 || keys.some((key) => own.has(key))
  const names = keys.map((key) => facts.attributes.get(key)?.name ?? key)
  const { tellingDescription } = goodsLimits
  const { images, imageWords, description } = product
  return [
    ['brandId', sellsBetter.brandId, product.brandId !== noBrand.id],
    ['categoryId', sellsBetter.categoryId, product.categoryId !== noCategory.id],
    ['images', sellsBetter.photo, images.length > 0],
    ['images', sellsBetter.images, images.length > 1],
    ['imageWords', sellsBetter.imageWords, images.length > 0 && images.every((image) => imageWords[image])],
    ['description', sellsBetter.description(tellingDescription), description.length >= tellingDescription],
    ['attributes', sellsBetter.attributes(names.join(', ')), isChosenBy],
    ['weightGrams', sellsBetter.weightGrams, product.weightGrams !== null],
    ['netAmount', sellsBetter.netAmount, product.netAmount !== null],
    ['subcategoryId', sellsBetter.subcategoryId, product.subcategoryId !== null],
    ['specifications', sellsBetter.specifications, product.specifications.length > 0],
    ['warrantyMonths', sellsBetter.warrantyMonths, product.warrantyMonths !== null],
  ]
}
