import type { SettlementLineShown, SettlementShown } from '../../../shared/contract/office/settlement-shapes.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { noteInWords } from './settlement-in-words.ts'
import type { ShownSettlement } from './show-settlements.ts'

/** Presents a settlement as a line of a list; amounts in rupees. */
export function presentSettlementLine(shown: ShownSettlement): SettlementLineShown {
  return { ...sumsOf(shown), notes: shown.notes.length }
}

/** Presents a settlement with its rows and its notes; amounts in rupees. */
export function presentSettlement(shown: ShownSettlement): SettlementShown {
  return {
    ...sumsOf(shown),
    notes: shown.notes.map(noteInWords),
    rows: shown.rows.map(({ entityId, kind, amount, fee, tax, credit, debit, own }) => ({
      ...{ entityId, kind, amount: rupeesFromPaise(amount), fee: rupeesFromPaise(fee), tax: rupeesFromPaise(tax) },
      ...{ credit: rupeesFromPaise(credit), debit: rupeesFromPaise(debit) },
      ...{ order: own?.orderNumber ?? null, isMatched: own !== null, journal: own?.journal?.id ?? null },
    })),
  }
}

function sumsOf({ id, utr, settledAt, sums }: ShownSettlement) {
  const { payments, gross, fee, ofItTax, refunds, adjustments, bank, difference } = sums
  return {
    ...{ id, utr, settledAt: settledAt?.toISOString() ?? null, payments },
    ...{ gross: rupeesFromPaise(gross), fee: rupeesFromPaise(fee), tax: rupeesFromPaise(ofItTax) },
    ...{ refunds: rupeesFromPaise(refunds), adjustments: rupeesFromPaise(adjustments) },
    ...{ bank: rupeesFromPaise(bank), difference: rupeesFromPaise(difference) },
  }
}
