import type { Kysely } from 'kysely'
import { cartNotices } from '../../../../shared/copy/cart-notices.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../../shared/india-time.ts'
import { limits } from '../../../../shared/limits.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { isCashBlocked } from '../../../shoppers/customers/mark-queries.ts'
import type { OrderDraft } from '../../orders/order-draft.ts'
import { cashOfPerson, countOrders } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'

// What stands in the way of an order whose goods are there.

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

/** Nobody pays more than they were shown. Throws `cart_changed` where `payable` is above it; less is no reason to ask again. */
export function refuseDearer(payable: Paise, shownRupees: number | undefined): void {
  if (shownRupees === undefined || payable <= paiseFromRupees(shownRupees)) return
  throw new Failure('cart_changed', cartNotices.dearer(formatRupees(rupeesFromPaise(payable))))
}

/** Throws `cash_limit` for as much cash as the shop takes no more: at most what the law allows (Income-tax Act 2025, s.186). */
export function refuseCash(payable: Paise, below: Paise): void {
  if (payable < below) return
  throw new Failure('cash_limit', failures.cashLimit(formatRupees(rupeesFromPaise(below))))
}

/** Throws `cash_limit` for a customer who pays online only: said by people of the shop. */
export async function refuseBlockedCash(db: Kysely<Database>, userId: string): Promise<void> {
  if (await isCashBlocked(db, userId)) throw new Failure('cash_limit', failures.cashBlocked)
}

const dayMs = daySeconds * 1000

/**
 * Refuses a cash order with which the person's cash orders of the Indian day would reach the amount that the law forbids to take
 * from one person in a day (Income-tax Act 2025, s.186), whatever the shop's own limit for one order is. Whoever buys for the
 * same firm is the same person. Throws `cash_limit`. Other cash orders of the same person wait until this transaction ends.
 */
export async function refuseCashOfDay(
  db: Kysely<Database>,
  { clock }: Pick<PayingShop, 'clock'>,
  { userId, address, buyer, price }: Pick<OrderDraft, 'userId' | 'address' | 'buyer' | 'price'>,
): Promise<void> {
  const begins = indianDayStart(clock())
  const ends = new Date(begins.getTime() + dayMs)
  const before = await cashOfPerson(db, { userId, phone: address.phone, gstin: buyer?.gstin ?? null }, { begins, ends })
  if (before + price.payable < paiseFromRupees(limits.cashBelowRupees)) return
  const [limit, today] = [limits.cashBelowRupees, rupeesFromPaise(before)].map(formatRupees)
  throw new Failure('cash_limit', failures.cashLimitOfDay(limit ?? '', today ?? ''))
}

/**
 * To be called with the cart locked, which makes the counts exact. Throws `too_many_requests` for the orders of a program,
 * and for one more cash order of a newcomer who has several on their way: goods that nobody may ever pay for.
 */
export async function refuseTooMany(
  db: Kysely<Database>,
  { config, clock }: Pick<PayingShop, 'config' | 'clock'>,
  userId: string,
): Promise<void> {
  if (!config.rateLimits) return
  const since = new Date(clock().getTime() - hourSeconds * 1000)
  const [most, mostOpen] = [serverLimits.ordersPerHour, serverLimits.openCashOrdersOfNewcomer]
  const counts = await countOrders(db, userId, { since, most, mostOpen })
  if (counts.since >= most) {
    throw new Failure('too_many_requests', failures.tooManyRequests(hourSeconds), { retryAfterSeconds: hourSeconds })
  }
  if (counts.open_by_cash >= mostOpen && !counts.has_delivery) {
    throw new Failure('too_many_requests', failures.tooManyOpenOrders, { retryAfterSeconds: daySeconds })
  }
}
