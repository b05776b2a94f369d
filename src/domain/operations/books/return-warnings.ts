import { indianMonth } from '../../../shared/india-time.ts'
import type { AddressDoubt } from '../../selling/delivery/doubt-address.ts'
import type { Gstr1 } from './gstr1.ts'
import type { RegisteredDocument } from './register.ts'

/** A matter that an accountant looks at before filing, though the GST portal would take the return as it is. */
export type ReturnWarning =
  | { kind: 'state_doubted'; number: string; doubt: AddressDoubt }
  /** An invoice or note of a locked month that the kept file does not count. */
  | { kind: 'outside_lock'; number: string }
  /** Credit notes that are counted here, for the month of their invoices is locked. */
  | { kind: 'of_locked_month'; month: string; numbers: string[] }
  /** Invoices to a GSTIN by a firm above ₹5 crore (Notif. 10/2023-Central Tax). */
  | { kind: 'e_invoice' }
  /** Filed quarterly by a firm above ₹5 crore (Notif. 84/2020-Central Tax). */
  | { kind: 'too_large_for_quarterly' }

/** The state of the books around a month's documents. */
export interface AroundReturn {
  /** 'YYYY-MM'. */
  month: string
  /** Doubts that stand about the addresses of invoiced orders, by the number of the invoice. */
  doubts: ReadonlyMap<string, AddressDoubt>
  /** Months of the filer, 'YYYY-MM', whose return was filed and kept. */
  lockedMonths: ReadonlySet<string>
  /** The return that was kept; null: the month is open. */
  kept: Gstr1 | null
  /** The turnover was above ₹5 crore in the financial year before. */
  isLarge: boolean
  /** The file is an IFF, or GSTR-1 of a quarter. */
  isQuarterly?: boolean
}

/** Lists what an accountant checks: e-invoices, doubted states, and what a lock keeps out or brings in. */
export function findReturnWarnings(
  documents: readonly RegisteredDocument[],
  { month, doubts, lockedMonths, kept, isLarge, isQuarterly = false }: AroundReturn,
): ReturnWarning[] {
  const hasFirm = documents.some(({ buyerGstin }) => buyerGstin !== null)
  return [
    ...(isLarge && hasFirm ? [{ kind: 'e_invoice' } as const] : []),
    ...(isLarge && isQuarterly ? [{ kind: 'too_large_for_quarterly' } as const] : []),
    ...findDoubted(documents, doubts),
    ...(kept ? findOutside(documents, kept) : findOfLockedMonths(documents, month, lockedMonths)),
  ]
}

/** Invoices whose state is doubted; not those that the month's own notes credit in full. */
function findDoubted(
  documents: readonly RegisteredDocument[],
  doubts: ReadonlyMap<string, AddressDoubt>,
): ReturnWarning[] {
  const credited = new Map<string, number>()
  for (const { credited: of, total } of documents) if (of !== null) credited.set(of, (credited.get(of) ?? 0) + total)
  return documents.flatMap(({ kind, number, total }) => {
    const doubt = doubts.get(number)
    if (kind === 'credit_note' || !doubt || (credited.get(number) ?? 0) >= total) return []
    return [{ kind: 'state_doubted' as const, number, doubt }]
  })
}

function findOutside(documents: readonly RegisteredDocument[], kept: Gstr1): ReturnWarning[] {
  const ranges = (kept.doc_issue?.doc_det ?? []).flatMap(({ docs }) => docs)
  return documents
    .filter(({ number }) => !ranges.some((range) => isWithin(number, range)))
    .map(({ number }) => ({ kind: 'outside_lock', number }))
}

/** Tells whether a number lies in a row of Table 13: its letters and year, and a count from the first to the last. */
function isWithin(number: string, { from, to }: { from: string; to: string }): boolean {
  const [of, first, last] = [splitNumber(number), splitNumber(from), splitNumber(to)]
  return of.series === first.series && of.count >= first.count && of.count <= last.count
}

function splitNumber(number: string): { series: string; count: number } {
  const count = /\d+$/.exec(number)?.[0] ?? ''
  return { series: number.slice(0, number.length - count.length), count: Number(count) }
}

function findOfLockedMonths(
  documents: readonly RegisteredDocument[],
  month: string,
  lockedMonths: ReadonlySet<string>,
): ReturnWarning[] {
  const byMonth = new Map<string, string[]>()
  for (const { number, against } of documents) {
    const of = against && indianMonth(against.issuedAt)
    if (of === undefined || of === month || !lockedMonths.has(of)) continue
    byMonth.set(of, [...(byMonth.get(of) ?? []), number])
  }
  return [...byMonth].map(([of, numbers]) => ({ kind: 'of_locked_month', month: of, numbers }))
}
