import { checkSale, type SaleWanted } from '../../../domain/catalogue/sales/check-sale.ts'
import { judgeSalePrice } from '../../../domain/catalogue/sales/sale-price.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import { momentsTag } from '../../platform/cache/tags.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { keepDiscount } from '../goods/enforce-discount-limit.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { beginSome, scopeOfSale, termsOfSale } from './begin-sale.ts'
import { findReached, nameTargets, type ReachedRow } from './reach-queries.ts'
import { insertSale, type SaleRow } from './sale-queries.ts'

type Parts = Pick<Shop, 'clock' | 'newId'>

/**
 * Adds a sale in the caller's command, and gives its id. One that begins at once has its prices when this is done, as far as they go
 * into one command; the shop does the rest. Throws `bad_input` with the field: days or a discount that cannot be, nothing that would
 * become cheaper, prices at or below cost that nobody has agreed to; `not_allowed` beyond the person's largest discount.
 */
export async function addSale(shop: Parts, work: CommandWork, wanted: SaleWanted): Promise<string> {
  const sale = saleOf(shop, work.by, wanted)
  await refuseUnknown(work.tx, sale)
  const reached = await findReached(work.tx, scopeOfSale(sale), saleLimits.goods + 1)
  if (reached.length > saleLimits.goods) refuse('targets', copy.manyReached(saleLimits.goods))
  await keepLimit(work, sale, reached, shop.clock())
  const judged = reached.map((each) => judgeSalePrice(each, termsOfSale(sale)))
  const belowCost = judged.filter((each) => 'refusal' in each && each.isBelowCost).length
  if (belowCost > 0) refuse('belowCost', copy.costUnconfirmed(belowCost))
  if (judged.every((each) => 'refusal' in each)) refuse('targets', copy.nothingReached)
  await insertSale(work.tx, sale)
  work.about({ kind: 'sale', id: sale.id, name: sale.badge })
  work.changed('sale', sale.id, null, toldOf(sale))
  if (sale.starts_at <= shop.clock()) await beginSome(shop, work, sale)
  work.stale(momentsTag)
  return sale.id
}

/** Returns the sale that is wanted as it would be kept, without keeping it. Throws `bad_input` with the field. */
export function saleOf(shop: Parts, by: CommandWork['by'], wanted: SaleWanted): SaleRow {
  const now = shop.clock()
  const [problem] = checkSale(wanted, now)
  if (problem) refuse(problem.field, problem.sentence)
  return {
    id: shop.newId(),
    badge: wanted.badge,
    reach: wanted.reach,
    targets: [...new Set(wanted.targets)],
    discount_type: wanted.discountType,
    value: wanted.value,
    starts_at: wanted.startsAt ?? now,
    ends_at: wanted.endsAt,
    state: 'waiting',
    below_cost: wanted.belowCost,
    most_percent: by.limits.discount,
    set_by: by.name,
    created_at: now,
  }
}

/** Throws `bad_input` where a target is nothing of the shop. */
export async function refuseUnknown(db: CommandWork['tx'] | Shop['db'], { reach, targets }: SaleRow): Promise<void> {
  const known = await nameTargets(db, reach, targets)
  const unknown = targets.find((id) => !known.has(id))
  if (unknown !== undefined) refuse('targets', copy.unknownTarget(unknown))
}

/** Holds whoever adds the sale to their largest discount of the day; the owner has none, and nothing is read. */
async function keepLimit(work: CommandWork, sale: SaleRow, reached: readonly ReachedRow[], now: Date): Promise<void> {
  if (sale.most_percent === null) return
  const held = { ...termsOfSale(sale), belowCost: true }
  const free = { ...held, mostPercent: null }
  const priced = reached.flatMap((each) => {
    const judged = [held, free].map((terms) => judgeSalePrice(each, terms)).find((one) => 'price' in one)
    return judged && 'price' in judged ? [{ each, price: judged.price }] : []
  })
  const goods = await lockGoods(work.tx, [...new Set(priced.map(({ each }) => each.productId))])
  const after = new Map(goods)
  for (const { each, price } of priced) {
    const so = after.get(each.productId)
    if (so) after.set(so.id, repriced(so, each.variantId, price))
  }
  await keepDiscount(
    work,
    [...goods].map(([id, before]) => ({ before, after: after.get(id) ?? before })),
    now,
  )
}

function repriced(goods: Goods, variantId: string | null, offerPrice: number): Goods {
  if (variantId === null) return { ...goods, product: { ...goods.product, offerPrice } }
  return { ...goods, variants: goods.variants.map((each) => (each.id === variantId ? { ...each, offerPrice } : each)) }
}

/** Returns the sale as the history records it: enough to add it again. */
function toldOf(sale: SaleRow): Record<string, unknown> {
  return {
    badge: sale.badge,
    reach: sale.reach,
    targets: sale.targets,
    discount_type: sale.discount_type,
    value: sale.value,
    starts_at: sale.starts_at.toISOString(),
    ends_at: sale.ends_at.toISOString(),
    below_cost: sale.below_cost,
  }
}

function refuse(field: string, sentence: string): never {
  throw new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
