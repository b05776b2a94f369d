import type { Kysely } from 'kysely'
import { type CashBuyer, type CashRefusal, judgeCash } from '../../../../domain/selling/cash/judge-cash.ts'
import { type CashPerson, countRefused, phoneDigits } from '../../../../domain/selling/cash/same-person.ts'
import { termsByWay } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { cartNotices } from '../../../../shared/copy/cart-notices.ts'
import { cashRefusals } from '../../../../shared/copy/cash-refusals.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import type { DeliveryWay } from '../../../../shared/delivery-ways.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../../shared/india-time.ts'
import { limits } from '../../../../shared/limits.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import { serverLimits } from '../../../../shared/server-limits.ts'
import { type CashRules, cashRules } from '../../../../shared/settings/cash-rules.ts'
import { pipeline } from '../../../platform/db/ask.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { findPhonesOfPerson } from '../../../shoppers/accounts/user-queries.ts'
import { readCashMark } from '../../../shoppers/customers/mark-queries.ts'
import { cashEarned, refusedCashOrders } from '../../orders/cash-facts-queries.ts'
import type { OrderAddress, OrderDraft } from '../../orders/order-draft.ts'
import { cashOfPerson, countOrders } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'

// What stands in the way of an order whose goods are there.

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const dayMs = daySeconds * 1000

/** Nobody pays more than they were shown. Throws `cart_changed` where `payable` is above it; less is no reason to ask again. */
export function refuseDearer(payable: Paise, shownRupees: number | undefined): void {
  if (shownRupees === undefined || payable <= paiseFromRupees(shownRupees)) return
  throw new Failure('cart_changed', cartNotices.dearer(formatRupees(rupeesFromPaise(payable))))
}

/** An order that somebody wants to pay in cash. */
export interface CashOrder {
  userId: string | null
  address: Pick<OrderAddress, 'phone' | 'pincode' | 'state' | 'building' | 'street'>
  gstin: string | null
  payable: Paise
  /** Left out: it is brought to the address. */
  way?: DeliveryWay | undefined
  /** The order itself, where it is there already, with the telephone number that it has: it does not count beside itself. */
  beside?: { id: string; payable: Paise; placedAt: Date; phone: string }
}

/**
 * Judges whether an order may be paid in cash, by the one rule (domain/selling/cash/judge-cash): null, or why not. What the same
 * person orders by cash on the Indian day is counted: other cash orders of the same person wait until this transaction ends.
 */
export async function judgeCashOrder(
  db: Kysely<Database>,
  { settings, clock }: Pick<PayingShop, 'settings' | 'clock'>,
  order: CashOrder,
): Promise<CashRefusal | null> {
  const values = settings.now()
  const rules = rulesOf(values, order.way)
  const buyer = await readCashBuyer(db, rules, order, clock())
  return judgeCash(order.payable, rules, termsByWay(values, order.address, order.way ?? 'delivery'), buyer)
}

/**
 * Judges the same before anything is ordered, by what is known of the account alone: whoever asks learns nothing of others with a
 * telephone number or house that they typed. Locks nothing.
 */
export async function judgeCashOfAccount(
  db: Kysely<Database>,
  { settings, clock }: Pick<PayingShop, 'settings' | 'clock'>,
  { userId, place, way, payable }: AskedOfAccount,
): Promise<CashRefusal | null> {
  const values = settings.now()
  const rules = rulesOf(values, way)
  const mark = await readCashMark(db, userId)
  const earned = await readEarned(db, rules, { userId, beside: null })
  const own = { userId, phones: [], pincode: '', building: '', street: '' }
  const refused = await readRefused(db, rules, own, { now: clock(), allowedAt: mark.allowedAt })
  const buyer = { isBlocked: mark.isBlocked, ...earned, refused, today: 0 }
  return judgeCash(payable, rules, termsByWay(values, place, way ?? 'delivery'), buyer)
}

interface AskedOfAccount extends Pick<CashOrder, 'way' | 'payable'> {
  userId: string
  place: Pick<OrderAddress, 'pincode' | 'state'>
}

/** The rules of cash at the door; at the counter only the law's limit holds: nobody travels for nothing (docs/decisions/211). */
function rulesOf(values: Parameters<typeof cashRules>[0], way: DeliveryWay | undefined): CashRules {
  if (way !== 'pickup') return cashRules(values)
  return { allowed: true, below: paiseFromRupees(limits.cashBelowRupees), fee: 0, newcomer: null, refusals: null }
}

/** Reads what the rules ask for: whoever buys for the same firm is the same person of the day (Income-tax Act 2025, s.186). */
async function readCashBuyer(db: Kysely<Database>, rules: CashRules, order: CashOrder, now: Date): Promise<CashBuyer> {
  const { userId, address, gstin, beside } = order
  const begins = indianDayStart(beside?.placedAt ?? now)
  const day = { begins, ends: new Date(begins.getTime() + dayMs) }
  const [mark, today] = await pipeline(
    readCashMark(db, userId),
    cashOfPerson(db, { userId, phone: address.phone, gstin }, day),
  )
  // an order without an account is among those that were found by its firm or telephone number alone
  const isFound = userId !== null || gstin !== null || (address.phone !== '' && address.phone === beside?.phone)
  const own = isFound ? (beside?.payable ?? 0) : 0
  const earned = await readEarned(db, rules, { userId: userId ?? '', beside: beside?.id ?? null })
  const person = { ...address, userId, phones: rules.refusals ? await phonesOf(db, order) : [] }
  const refused = await readRefused(db, rules, person, { now, allowedAt: mark.allowedAt })
  return { isBlocked: mark.isBlocked, ...earned, refused, today: Math.max(0, today - own) }
}

async function readEarned(
  db: Kysely<Database>,
  { newcomer }: CashRules,
  asked: { userId: string; beside: string | null },
): Promise<Pick<CashBuyer, 'delivered' | 'open'>> {
  return newcomer ? cashEarned(db, { ...asked, most: newcomer.orders }) : { delivered: 0, open: 0 }
}

/** The telephone numbers of an order and of all accounts of who places it, ten digits each. */
async function phonesOf(db: Kysely<Database>, { userId, address }: CashOrder): Promise<string[]> {
  const own = userId === null ? [] : await findPhonesOfPerson(db, userId)
  return [address.phone, ...own].map(phoneDigits).filter((phone) => phone !== '')
}

async function readRefused(
  db: Kysely<Database>,
  { refusals }: CashRules,
  person: CashPerson,
  { now, allowedAt }: { now: Date; allowedAt: Date | null },
): Promise<CashBuyer['refused']> {
  if (!refusals) return { own: 0, others: 0 }
  const from = now.getTime() - refusals.days * dayMs
  const since = new Date(Math.max(from, allowedAt?.getTime() ?? 0))
  return countRefused(await refusedCashOrders(db, person, since), person)
}

type CashDraft = Pick<OrderDraft, 'address' | 'buyer' | 'price' | 'deliveryWay'> & { userId: string | null }

/** Throws `cash_limit` where an order that is drafted cannot be paid in cash, with a sentence that says what to do. */
export async function refuseCash(
  db: Kysely<Database>,
  shop: Pick<PayingShop, 'settings' | 'clock'>,
  { userId, address, buyer, deliveryWay: way, price: { payable } }: CashDraft,
): Promise<void> {
  const refusal = await judgeCashOrder(db, shop, { userId, address, way, gstin: buyer?.gstin ?? null, payable })
  if (!refusal) return
  const { reason, hint } = sayRefusal(refusal)
  throw new Failure('cash_limit', [reason, hint].filter(Boolean).join(' '))
}

/** Returns why an order cannot be paid in cash, and how to earn more; null: there is nothing to earn. */
export function sayRefusal(refusal: CashRefusal): { reason: string; hint: string | null } {
  switch (refusal.why) {
    case 'nowhere':
      return { reason: cashRefusals.nowhere, hint: null }
    case 'too_much':
      return { reason: cashRefusals.tooMuch(refusal.below, refusal.byLaw), hint: null }
    case 'blocked':
      return { reason: cashRefusals.blocked, hint: null }
    case 'refused':
      return { reason: cashRefusals.refused(refusal.refused, refusal.days), hint: null }
    case 'refused_by_others':
      return { reason: cashRefusals.refusedByOthers, hint: null }
    case 'newcomer':
      return {
        reason: cashRefusals.newcomer(refusal.below, refusal.open),
        hint: cashRefusals.earn(refusal.missing, refusal.then),
      }
    case 'of_day':
      return { reason: cashRefusals.ofDay(refusal.below, refusal.today), hint: null }
  }
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
