import { fallBeyond } from '../../../domain/pricing/price-fall.ts'
import { breaksOf, type Graded } from '../../../domain/pricing/price-steps.ts'
import { indianDayStart } from '../../../domain/sales/indian-day.ts'
import { staffLimitsCopy as copy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { type FoundRecord, foundByPerson } from '../../commands/found-by-person.ts'
import type { CommandWork } from '../../commands/run-command-work.ts'

/** Goods before and after; `before` null: they are new. */
interface Repriced {
  before: Goods | null
  after: Goods
}

/**
 * Holds whoever changes prices to their largest discount: no item may cost less, in any quantity, than so many percent under what
 * the person found it at on this Indian day. So ten small steps are no large one, and one's own mistake can be taken back. What is new
 * has no price to fall from. Throws `not_allowed`, by field.
 */
export async function keepDiscount(work: CommandWork, all: readonly Repriced[], now: Date): Promise<void> {
  const { discount: percent } = work.by.limits
  if (percent === null) return
  const cheaper = all.filter(({ before, after }) => before && firstFall(before, after, 0))
  if (cheaper.length === 0) return
  const ids = cheaper.flatMap(({ after }) => [after.id, ...after.variants.map(({ id }) => id)])
  const found = await foundByPerson(work, { entities: ['product', 'variant'], ids, since: indianDayStart(now) })
  for (const { before, after } of cheaper) {
    const fall = before && firstFall(asFound(before, found), after, percent)
    if (fall) throw tooDeep(after, fall, { percent, many: all.length > 1 })
  }
}

type Fall = NonNullable<ReturnType<typeof fallBeyond>> & { at: number; now: Graded }

/** Where something costs less than it may; `at`: the place of the variant, or -1. */
function firstFall(before: Goods, after: Goods, percent: number): Fall | undefined {
  const was = new Map(before.variants.map((variant) => [variant.id, gradedVariant(variant, before)]))
  for (const [at, variant] of after.variants.entries()) {
    const now = gradedVariant(variant, after)
    const former = was.get(variant.id)
    const fall = former && fallBeyond(former, now, percent)
    if (fall) return { ...fall, at, now }
  }
  if (after.variants.some(({ active }) => active)) return undefined
  const now = gradedProduct(after)
  const fall = fallBeyond(gradedProduct(before), now, percent)
  return fall && { ...fall, at: -1, now }
}

function gradedProduct({ product: { price, offerPrice, priceBreaks } }: Goods): Graded {
  return { price, offerPrice, breaks: priceBreaks }
}

function gradedVariant({ price, offerPrice, priceBreaks }: Goods['variants'][number], goods: Goods): Graded {
  const variant = { price, offerPrice, breaks: priceBreaks }
  return { ...variant, breaks: breaksOf(variant, gradedProduct(goods)) }
}

/** The goods as the person found them today; what they have made today themselves has no former price. */
function asFound(goods: Goods, found: ReadonlyMap<string, FoundRecord>): Goods {
  const product = found.get(`product ${goods.id}`)
  if (product?.isMade) return { ...goods, product: { ...goods.product, ...free }, variants: [] }
  const { ownPrice, ...fields } = product?.fields ?? {}
  const variants = goods.variants.flatMap((variant) => {
    const record = found.get(`variant ${variant.id}`)
    return record?.isMade ? [] : [{ ...variant, ...record?.fields }]
  })
  return { ...goods, product: { ...goods.product, ...fields, ...(ownPrice as object | null | undefined) }, variants }
}

const free = { price: 0, offerPrice: null, priceBreaks: [] }

function tooDeep(goods: Goods, fall: Fall, { percent, many }: { percent: number; many: boolean }): Failure {
  const sentence = copy.priceFall({ percent, least: fall.least, quantity: fall.quantity })
  const ofOne = fall.now.offerPrice === null ? 'price' : 'offerPrice'
  const field = fall.quantity > 1 ? 'priceBreaks' : ofOne
  const errors = { [fall.at < 0 ? field : `variants.${fall.at}.${field}`]: sentence }
  return new Failure('not_allowed', many ? `${goods.product.name}: ${sentence}` : sentence, { errors })
}
