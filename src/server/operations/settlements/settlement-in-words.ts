import type { SettlementNote } from '../../../domain/operations/settlements/match-settlement.ts'
import { settlements as copy } from '../../../shared/copy/settlements.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'

/** A note of a settlement as a sentence. */
export function noteInWords({ entityId, why, stated, own }: SettlementNote): string {
  switch (why) {
    case 'unmatched':
      return copy.note.unmatched(entityId, money(stated))
    case 'not_in_journal':
      return copy.note.not_in_journal(entityId, money(stated))
    case 'journal_differs':
    case 'amount_differs':
    case 'fee_differs':
    case 'tax_differs':
      return copy.note[why](entityId, money(stated), money(own))
    case 'chargeback':
      return copy.note.chargeback(entityId, String(stated), own === null ? copy.unknownPayment : String(own))
    case 'older_payment':
      return copy.note.older_payment(entityId, String(stated), own === null ? null : String(own))
    case 'settled_twice':
      return copy.note.settled_twice(entityId, String(own))
    case 'test':
      return copy.note.test(entityId)
  }
}

const money = (amount: string | number | null) => formatRupees(rupeesFromPaise(Number(amount) as Paise))
