import type { Kysely } from 'kysely'
import type { GoodsProblem } from '../../../domain/catalogue/goods-facts.ts'
import { breaksOf, type Graded } from '../../../domain/selling/pricing/price-breaks.ts'
import { fallBeyond } from '../../../domain/selling/pricing/price-fall.ts'
import { staffLimitsCopy as copy } from '../../../shared/copy/office/staff-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../shared/india-time.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type FoundRecord, foundByPerson } from '../../staff/commands/found-by-person.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'

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
  const cheaper = all.flatMap(({ before, after }) => (before && firstFall(before, after, 0) ? [{ before, after }] : []))
  const goods = cheaper.map(({ before }) => before)
  const tooDeep = await discountRule(work.tx, work.by, goods, now)
  for (const { before, after } of cheaper) {
    const [problem] = tooDeep(before, after)
    if (!problem) continue
    const { field, sentence } = problem
    const message = all.length > 1 ? `${after.product.name}: ${sentence}` : sentence
    throw new Failure('not_allowed', message, { errors: { [field]: sentence } })
  }
}

/** Says of goods before and after where a person lowers a price further than they may. */
export type DiscountRule = (before: Goods, after: Goods) => GoodsProblem[]

/** The rule for these goods as they are now, for this person on this Indian day. */
export async function discountRule(
  db: Kysely<Database>,
  { staffId, limits: { discount: percent } }: Pick<CommandWork['by'], 'staffId' | 'limits'>,
  goods: readonly Goods[],
  now: Date,
): Promise<DiscountRule> {
  if (percent === null || goods.length === 0) return () => []
  const ids = goods.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)])
  const found = await foundByPerson(db, staffId, {
    entities: ['product', 'variant'],
    ids,
    since: indianDayStart(now),
  })
  return (before, after) => {
    const fall = firstFall(before, after, 0) && firstFall(asFound(before, found), after, percent)
    return fall ? [problemOf(fall, percent)] : []
  }
}

type Fall = NonNullable<ReturnType<typeof fallBeyond>> & { at: number; now: Graded }

/** Finds the first item that costs less than it may; `at`: the index of its variant, or -1 for the product itself. */
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

function problemOf(fall: Fall, percent: number): GoodsProblem {
  const sentence = copy.priceFall({ percent, least: fall.least, quantity: fall.quantity })
  const ofOne = fall.now.offerPrice === null ? 'price' : 'offerPrice'
  const field = fall.quantity > 1 ? 'priceBreaks' : ofOne
  return { field: fall.at < 0 ? field : `variants.${fall.at}.${field}`, sentence }
}
