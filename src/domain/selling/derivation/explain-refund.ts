import { explanation as copy } from '../../../shared/copy/explanation.ts'
import type { Paise } from '../../../shared/money/money.ts'
import { type Explained, words } from './explained.ts'

/** Money of an order that goes back, and why; `note`: number of the credit note of a part. */
export interface RefundToExplain {
  amount: Paise
  reason: string
  note: string | null
}

/** Explains a refund, the `place`th of `count`: its reason, and its credit note where there is one. */
export function explainRefund({ amount, reason, note }: RefundToExplain, place: number, count: number): Explained {
  const of = note === null ? [] : [copy.refund.note(note, words(amount))]
  return {
    title: copy.titles.refund(place, count),
    note: null,
    amounts: [
      {
        name: copy.names.refunded,
        amount,
        sentences: [...(isKnown(reason) ? [copy.refund.reasons[reason]] : []), ...of],
      },
    ],
  }
}

function isKnown(reason: string): reason is keyof typeof copy.refund.reasons {
  return Object.hasOwn(copy.refund.reasons, reason)
}
