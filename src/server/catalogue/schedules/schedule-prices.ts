import { checkAmount, checkOffer } from '../../../domain/catalogue/check-fields.ts'
import type { Asked } from '../../../domain/catalogue/selling-price.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { keepDiscount } from '../goods/enforce-discount-limit.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { endScheduled, insertScheduled, lockScheduled, type ScheduledRow } from './scheduled-queries.ts'

const dayMs = 86_400_000

/** A price that comes at a later moment, in paise. */
export interface PriceToCome extends Asked {
  productId: string
  variantId: string | null
  comesAt: Date
}

/**
 * Keeps prices of products or variants for a later moment, hundreds at once; the caller says what its command is about. Throws
 * `not_found`, `bad_input` with the field: a moment that is past or too far, a price that could not be, a moment that is taken;
 * `not_allowed` beyond the person's largest discount.
 */
export async function schedulePrices(
  shop: Pick<Shop, 'clock' | 'newId'>,
  work: CommandWork,
  prices: readonly PriceToCome[],
): Promise<void> {
  const now = shop.clock()
  const known = await lockGoods(work.tx, [...new Set(prices.map(({ productId }) => productId))])
  const rows = prices.map((price): ScheduledRow => {
    check(price, known.get(price.productId), now)
    return {
      id: shop.newId(),
      product_id: price.productId,
      variant_id: price.variantId,
      price: price.price,
      offer_price: price.offerPrice,
      comes_at: price.comesAt,
      state: 'waiting',
      refusal: null,
      set_by: work.by.name,
      created_at: now,
    }
  })
  await keepDiscount(
    work,
    prices.flatMap((price) => repriced(price, known.get(price.productId))),
    now,
  )
  if (!(await insertScheduled(work.tx, rows))) refuse('comesAt', goodsDone.momentTaken)
  for (const row of rows) work.changed('scheduled_price', row.id, null, told(row))
  tellProducts(work, rows)
}

/** The goods as they would be, were the price there already. */
function repriced({ variantId, price, offerPrice }: PriceToCome, goods: Goods | undefined) {
  if (!goods) return []
  const asked = { price, offerPrice }
  const after =
    variantId === null
      ? { ...goods, product: { ...goods.product, ...asked } }
      : { ...goods, variants: goods.variants.map((each) => (each.id === variantId ? { ...each, ...asked } : each)) }
  return [{ before: goods, after }]
}

/** Takes prices back that have not come. Throws `not_found`; `bad_input` where one waits no more. */
export async function cancelScheduled(work: CommandWork, ids: readonly string[]): Promise<ScheduledRow[]> {
  const rows: ScheduledRow[] = []
  for (const id of ids) {
    const row = await lockScheduled(work.tx, id)
    if (!row) throw new Failure('not_found', failures.notFound)
    if (row.state !== 'waiting') throw new Failure('bad_input', goodsDone.waitsNoMore)
    rows.push(row)
  }
  await endScheduled(
    work.tx,
    rows.map(({ id }) => ({ id, state: 'cancelled' as const, refusal: null })),
  )
  for (const row of rows) work.changed('scheduled_price', row.id, told(row), null)
  tellProducts(work, rows)
  return rows
}

/** Notifies open pages of the products, and every process of the moment. */
function tellProducts({ news, stale }: CommandWork, rows: readonly ScheduledRow[]): void {
  stale(momentsTag)
  const [first, ...others] = new Set(rows.map((row) => row.product_id))
  if (first !== undefined) news({ topic: 'products', id: others.length === 0 ? first : '' })
}

/** Returns the price as the history records it: enough to store it again. */
function told(row: ScheduledRow): Record<string, unknown> {
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    price: row.price,
    offerPrice: row.offer_price,
    comesAt: row.comes_at.toISOString(),
  }
}

function check({ variantId, price, offerPrice, comesAt }: PriceToCome, goods: Goods | undefined, now: Date): void {
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const active = goods.variants.filter((variant) => variant.active)
  const isThere = variantId === null || active.some(({ id }) => id === variantId)
  if (!isThere) throw new Failure('not_found', failures.variantNotFound)
  if (variantId === null && active.length > 0) refuse('variantId', goodsDone.comesOfVariant)
  if (comesAt <= now) refuse('comesAt', goodsDone.notAhead)
  const farthest = officeLimits.settingsAheadDays
  if (comesAt.getTime() > now.getTime() + farthest * dayMs) refuse('comesAt', goodsDone.tooFarAhead(farthest))
  const wrongPrice = checkAmount('MRP', price)
  if (wrongPrice !== undefined) refuse('price', wrongPrice)
  const wrongOffer = checkOffer({ price, offerPrice })
  if (wrongOffer !== undefined) refuse('offerPrice', wrongOffer)
}

function refuse(field: string, sentence: string): never {
  throw new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
