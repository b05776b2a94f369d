import { indianDay } from '../../../shared/india-time.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { StatementDays, StatementKind } from '../../../shared/statement-periods.ts'

/** A paper as it is frozen, or money as the books take it. */
export interface StatementEntry {
  kind: StatementKind
  at: Date
  /** Of the paper, or the reference of the money; '': none. */
  number: string
  /** Null: a payment that became no order. */
  orderNumber: string | null
  poNumber: string | null
  /** Of the firm that it was bought for; null: a private purchase. */
  gstin: string | null
  amount: Paise
}

/** An entry on its day, 'YYYY-MM-DD', with the balance after it. Of debit and credit one is 0. */
export interface StatementRow extends Omit<StatementEntry, 'at' | 'amount'> {
  day: string
  debit: Paise
  credit: Paise
  balance: Paise
}

/** opening + debit − credit = closing. Above 0 the shopper owes it, below 0 the shop holds it for them. */
export interface Statement extends StatementDays {
  opening: Paise
  rows: StatementRow[]
  debit: Paise
  credit: Paise
  closing: Paise
}

/** Kinds in the order in which they stand where their moments are the same, such as a sale at the counter. */
const order: readonly StatementKind[] = ['invoice', 'payment', 'credit_note', 'refund']

/**
 * Draws up the statement of an account between two Indian days, both included. `entries`: all of the account up to the last day,
 * in any order; what is later is left out. What is before the first day is in the opening balance.
 */
export function drawUpStatement(entries: readonly StatementEntry[], { from, to }: StatementDays): Statement {
  const dated = [...entries].sort(inOrder).map((entry) => ({ ...entry, day: indianDay(entry.at) }))
  const opening = dated
    .filter(({ day }) => day < from)
    .reduce((sum, entry) => sum + debitOf(entry) - creditOf(entry), 0)
  let balance = opening
  const rows = dated
    .filter(({ day }) => day >= from && day <= to)
    .map((entry): StatementRow => {
      const { day, kind, number, orderNumber, poNumber, gstin } = entry
      const [debit, credit] = [debitOf(entry), creditOf(entry)]
      balance += debit - credit
      return { day, kind, number, orderNumber, poNumber, gstin, debit, credit, balance }
    })
  return {
    from,
    to,
    opening,
    rows,
    debit: rows.reduce((sum, row) => sum + row.debit, 0),
    credit: rows.reduce((sum, row) => sum + row.credit, 0),
    closing: balance,
  }
}

function debitOf({ kind, amount }: StatementEntry): Paise {
  return kind === 'invoice' || kind === 'refund' ? amount : 0
}

function creditOf({ kind, amount }: StatementEntry): Paise {
  return kind === 'credit_note' || kind === 'payment' ? amount : 0
}

function inOrder(one: StatementEntry, two: StatementEntry): number {
  return (
    one.at.getTime() - two.at.getTime() ||
    order.indexOf(one.kind) - order.indexOf(two.kind) ||
    (one.number < two.number ? -1 : Number(one.number > two.number))
  )
}
