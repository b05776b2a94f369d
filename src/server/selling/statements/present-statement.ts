import type { Statement } from '../../../shared/contract/statements.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { ReadStatement } from './read-statement.ts'

/** A statement as the contract has it: amounts in rupees. */
export function presentStatement({ opening, rows, debit, credit, closing, ...rest }: ReadStatement): Statement {
  return {
    ...rest,
    opening: rupeesFromPaise(opening),
    rows: rows.map(({ day, kind, number, orderNumber, poNumber, ...row }) => ({
      ...{ day, kind, number, order: orderNumber, poNumber },
      debit: rupeesFromPaise(row.debit),
      credit: rupeesFromPaise(row.credit),
      balance: rupeesFromPaise(row.balance),
    })),
    debit: rupeesFromPaise(debit),
    credit: rupeesFromPaise(credit),
    closing: rupeesFromPaise(closing),
  }
}
