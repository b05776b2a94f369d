import { newcomersMost } from '../../../../domain/catalogue/stock/newcomer-share.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import { availableOf, lockStock } from '../../../catalogue/stock/stock-queries.ts'
import type { Work } from '../../../platform/db/transact.ts'
import { takeTry, tally } from '../../../platform/rate-limits/rate-limit.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import { buyersAmong } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { holdsOfOthers, type UnpaidCheckout, unpaidSince } from './newcomer-queries.ts'

const dayMs = 86_400_000

/**
 * Holds newcomers, of whom the shop has never been paid, to what they may keep from others by a payment that never comes: a share of
 * each item, three payment windows of it in a day, and so many holds of it from one network (decision 136). Cash stays open to them. To
 * be called in the transaction that opens the checkout. Throws `out_of_stock` with `available`, and `too_many_requests`.
 */
export async function keepNewcomersShare(
  shop: PayingShop,
  work: Work,
  { userId, lines }: Pick<OrderDraft, 'userId' | 'lines'>,
  networks: readonly string[],
): Promise<void> {
  if (!shop.config.rateLimits || (await buyersAt(shop, work, [userId])).has(userId)) return
  await refuseAgainAndAgain(shop, work, userId, lines)
  const tallies = networks.flatMap((network) => lines.map(({ productId }) => tally('newcomerHold', network, productId)))
  await takeTry({ db: work.tx, clock: shop.clock }, [...new Map(tallies.map((each) => [each.key, each])).values()])
  // two newcomers at once ask one after the other
  await lockStock(work.tx, lines)
  const held = await heldByNewcomers(shop, work, userId, lines)
  const free = await availableOf(work.tx, lines)
  for (const [place, { quantity, name }] of lines.entries()) {
    const most = newcomersMost({ free: free[place] ?? 0, heldByOthers: held[place] ?? 0 })
    // where there is too little for anybody, the hold itself says so
    if (quantity <= most || quantity > (free[place] ?? 0)) continue
    throw new Failure('out_of_stock', payments.newcomersShare(name, most), { available: most })
  }
}

/** A hold that ran out unpaid may begin anew, not for ever. */
async function refuseAgainAndAgain(
  shop: PayingShop,
  { tx }: Work,
  userId: string,
  lines: OrderDraft['lines'],
): Promise<void> {
  const since = new Date(shop.clock().getTime() - dayMs)
  const unpaid = await unpaidSince(tx, userId, since)
  const mostMs = serverLimits.newcomerWindowsPerDay * shop.config.paymentWindowSeconds * 1000
  for (const { productId, name } of lines) {
    const holding = unpaid.filter(({ draft }) => draft.lines.some((line) => line.productId === productId))
    if (holding.reduce((sum, checkout) => sum + heldMs(checkout), 0) < mostMs) continue
    throw new Failure('too_many_requests', payments.heldLong(name), { retryAfterSeconds: dayMs / 1000 })
  }
}

function heldMs({ created_at, updated_at, expires_at }: UnpaidCheckout): number {
  return Math.max(0, Math.min(updated_at.getTime(), expires_at.getTime()) - created_at.getTime())
}

/** Of each line the pieces that other newcomers hold. */
async function heldByNewcomers(
  shop: PayingShop,
  work: Work,
  userId: string,
  lines: OrderDraft['lines'],
): Promise<number[]> {
  const holds = await holdsOfOthers(work.tx, userId, lines)
  const buyers = await buyersAt(shop, work, [...new Set(holds.map((hold) => hold.userId))])
  const held = lines.map(() => 0)
  for (const { userId: holder, place, quantity } of holds) {
    if (!buyers.has(holder)) held[place] = (held[place] ?? 0) + quantity
  }
  return held
}

/** Finds those of these shoppers who have paid this shop: by tests too, where it takes nothing else now. */
function buyersAt({ provider }: PayingShop, { tx }: Work, userIds: readonly string[]): Promise<Set<string>> {
  return buyersAmong(tx, userIds, { testsCount: provider.isTest })
}
