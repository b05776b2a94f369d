import { limits } from '../limits.ts'
import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'
import type { CashRules } from '../settings/cash-rules.ts'

const inRupees = (paise: number) => formatRupees(rupeesFromPaise(paise))
const law = formatRupees(limits.cashBelowRupees)

/** The rules for cash on delivery in plain sentences, for the owner and the terms of sale. The first says whether it is taken. */
export function cashRuleSentences(rules: CashRules): string[] {
  if (!rules.allowed) return ['Orders are paid online. Cash on delivery is off.']
  const isLaw = inRupees(rules.below) === law
  return [
    isLaw
      ? `Orders below ${law} can be paid in cash: the law allows no more.`
      : `Orders below ${inRupees(rules.below)} can be paid in cash.`,
    `All cash of one person on one day stays below ${law}, by account, phone, email and GSTIN (Income-tax Act 2025, s.186).`,
    ...furtherCashSentences(rules),
  ]
}

/** The sentences of the rules that a shop has of its own; none where it has none. */
export function furtherCashSentences({ allowed, below, fee, newcomer, refusals }: CashRules): string[] {
  if (!allowed) return []
  const isNewcomerLess = newcomer && newcomer.below < below
  return [
    ...(fee > 0
      ? [`Cash on delivery costs ${inRupees(fee)}, added to the delivery charge. Paying online costs nothing more.`]
      : []),
    ...(isNewcomerLess
      ? [
          `A new customer can pay orders below ${inRupees(newcomer.below)} in cash, all open ones together, until ${
            newcomer.orders === 1 ? 'one order was' : `${newcomer.orders} orders were`
          } delivered.`,
        ]
      : []),
    ...(refusals
      ? [
          `After ${refusals.most === 1 ? 'one cash order was' : `${refusals.most} cash orders were`} refused at the door within ${
            refusals.days === 1 ? 'a day' : `${refusals.days} days`
          }, the same account, phone or address pays online, until the shop allows cash again.`,
        ]
      : []),
  ]
}
