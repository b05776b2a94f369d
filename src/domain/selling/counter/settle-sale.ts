import type { CounterWay } from '../../../shared/counter-limits.ts'
import type { Paise } from '../../../shared/money/money.ts'

/** Money that a buyer hands over at the counter, in paise. */
export interface Handed {
  way: CounterWay
  amount: Paise
  reference: string | null
}

/** A payment of the counter: what the shop keeps of it (`amount`), and what was handed over (`tendered`). */
export interface CounterPayment extends Handed {
  tendered: Paise
}

/** A sale that is paid: its payments add up to what it costs; `change` goes back in cash. */
export interface Settled {
  payments: CounterPayment[]
  change: Paise
}

/** Reason why money does not settle a sale: it is `by` paise short, or by UPI and card so much more than it costs. */
export interface Unsettled {
  fault: 'short' | 'more_than_due'
  by: Paise
}

/**
 * Settles a sale: UPI and card pay exactly what they say, cash pays the rest and what is over is given back. Cash of which
 * nothing is kept is no payment.
 */
export function settleSale(payable: Paise, handed: readonly Handed[]): Settled | Unsettled {
  const isCash = ({ way }: Handed) => way === 'cash'
  const exact = sum(handed.filter((each) => !isCash(each)))
  if (exact > payable) return { fault: 'more_than_due', by: exact - payable }
  const cash = sum(handed.filter(isCash))
  let due = payable - exact
  if (cash < due) return { fault: 'short', by: due - cash }
  const change = cash - due
  const payments = handed.flatMap((each) => {
    const amount = isCash(each) ? Math.min(each.amount, due) : each.amount
    if (isCash(each)) due -= amount
    return [{ ...each, amount, tendered: each.amount }]
  })
  return { payments: withChange(payments, change), change }
}

/** Only money that the shop keeps some of is a payment. */
function withChange(payments: readonly CounterPayment[], change: Paise): CounterPayment[] {
  const kept = payments.filter(({ amount }) => amount > 0)
  const lost = change - sum(kept.map((each) => ({ amount: each.tendered - each.amount })))
  // change of notes that were not needed at all was handed over with the last cash that was
  const last = kept.findLast(({ way }) => way === 'cash')
  return kept.map((each) => (each === last ? { ...each, tendered: each.tendered + lost } : each))
}

function sum(amounts: readonly Pick<Handed, 'amount'>[]): Paise {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}
