import type { Paise } from '../../../shared/money/money.ts'
import type { TallyLedgers } from '../../../shared/settings/tally-ledgers.ts'
import { sum } from './group-rows.ts'
import type { Gstr1 } from './gstr1.ts'
import { type TaxByHead, taxByHead } from './gstr1-sums.ts'
import { type ReturnDocument, signOf } from './return-document.ts'
import type { LedgerVoucher } from './tally-vouchers.ts'

/**
 * The tax of a month's return less that of its documents, by head: the return derives its tax row by row, documents have theirs line
 * by line (INDIA-BOOKS §0a.4). It is owed or kept beside what the documents say, and posted as Round off.
 */
export function roundOffOf(documents: readonly ReturnDocument[], gstr1: Gstr1): TaxByHead {
  const filed = taxByHead(gstr1)
  const less = (head: keyof TaxByHead) =>
    filed[head] - sum(documents.flatMap((each) => each.lines.map((line) => signOf(each) * line[head])))
  return { igst: less('igst'), cgst: less('cgst'), sgst: less('sgst') }
}

/** Tells whether nothing is rounded off under any head. */
export function isNothing({ igst, cgst, sgst }: TaxByHead): boolean {
  return igst === 0 && cgst === 0 && sgst === 0
}

/** Adds up the heads, in paise. */
export function allHeads({ igst, cgst, sgst }: TaxByHead): Paise {
  return igst + cgst + sgst
}

/** Beginning of the numbers of vouchers that post a return's round off: they are in no series of the shop. */
export const roundOffLetters = 'GSTR1-'

/**
 * Books the round off of a locked month for Tally, on its last day: tax that the return has more is owed, and is an expense. Null:
 * there is none.
 */
export function roundOffVoucher(month: string, posted: TaxByHead, ledgers: TallyLedgers): LedgerVoucher | null {
  if (isNothing(posted)) return null
  const entry = (ledger: string, amount: Paise) => (amount === 0 ? [] : [{ ledger, amount, bills: [] }])
  return {
    kind: 'Journal',
    number: `${roundOffLetters}${month}`,
    ...{ day: lastDayOf(month), reference: null, narration: `Round off of GSTR-1 ${month}`, party: ledgers.roundOff },
    entries: [
      ...entry(ledgers.roundOff, -allHeads(posted)),
      ...entry(ledgers.cgst, posted.cgst),
      ...entry(ledgers.sgst, posted.sgst),
      ...entry(ledgers.igst, posted.igst),
    ],
  }
}

/** The last day of a month 'YYYY-MM', 'YYYY-MM-DD'. */
function lastDayOf(month: string): string {
  const [year = 0, count = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, count, 0)).toISOString().slice(0, 10)
}
