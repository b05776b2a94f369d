import { limits } from '../../../shared/limits.ts'
import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'
import type { CashRules } from '../../../shared/settings/cash-rules.ts'

/** Facts about who orders, as far as the rules ask for them; amounts in paise. */
export interface CashBuyer {
  /** People of the shop said: online only. */
  isBlocked: boolean
  /** Delivered orders of the account. */
  delivered: number
  /** Cash orders of the account that are on their way. */
  open: Paise
  /** Refused cash orders that count: of the account, and of the same telephone number or address. */
  refused: { own: number; others: number }
  /** Cash orders of the same person on this day, beside it. */
  today: Paise
}

/** Reason why an order cannot be paid in cash. */
export type CashRefusal =
  | { why: 'nowhere' }
  | { why: 'too_much'; below: Paise; byLaw: boolean }
  | { why: 'blocked' }
  | { why: 'refused'; refused: number; days: number }
  /** Of somebody else with the same telephone number or address: never said in more words. */
  | { why: 'refused_by_others' }
  | { why: 'newcomer'; below: Paise; open: Paise; missing: number; then: Paise }
  | { why: 'of_day'; below: Paise; today: Paise }

const law = paiseFromRupees(limits.cashBelowRupees)

/**
 * Returns whether cash of one person on one day comes to what the law forbids (Income-tax Act 2025, s.186): `today` and so much
 * more, in paise.
 */
export function isForbidden(today: Paise, more: Paise): boolean {
  return today + more >= law
}

/**
 * Judges whether an order of so many paise may be paid in cash: null, or why not. The one rule of checkout, edit and what shoppers
 * are told. `terms` are those of the address.
 */
export function judgeCash(
  payable: Paise,
  rules: CashRules,
  terms: { cash: boolean; cashBelow?: Paise | null | undefined },
  buyer: CashBuyer,
): CashRefusal | null {
  const below = Math.min(rules.below, terms.cashBelow ?? rules.below)
  if (!rules.allowed || !terms.cash) return { why: 'nowhere' }
  if (payable >= below) return { why: 'too_much', below, byLaw: below === law }
  if (buyer.isBlocked) return { why: 'blocked' }
  return refusedBefore(rules, buyer) ?? asNewcomer(payable, rules, buyer, below) ?? ofDay(payable, buyer)
}

function refusedBefore({ refusals }: CashRules, { refused }: CashBuyer): CashRefusal | null {
  if (!refusals || refused.own + refused.others < refusals.most) return null
  if (refused.own < refusals.most) return { why: 'refused_by_others' }
  return { why: 'refused', refused: refused.own, days: refusals.days }
}

function asNewcomer(payable: Paise, { newcomer }: CashRules, buyer: CashBuyer, then: Paise): CashRefusal | null {
  if (!newcomer || newcomer.below >= then) return null
  const missing = newcomer.orders - buyer.delivered
  if (missing <= 0 || buyer.open + payable < newcomer.below) return null
  return { why: 'newcomer', below: newcomer.below, open: buyer.open, missing, then }
}

function ofDay(payable: Paise, { today }: CashBuyer): CashRefusal | null {
  return isForbidden(today, payable) ? { why: 'of_day', below: law, today } : null
}
