import type { Gstr1 } from './gstr1.ts'
import type { ReturnDocument } from './return-document.ts'

/**
 * Returns the IFF (Invoice Furnishing Facility) of a month: of its GSTR-1 the invoices to a GSTIN and their credit notes alone
 * (CGST Rule 59(2)). All else of the month is reported with the quarter.
 */
export function iffOf({ gstin, fp, version, hash, b2b, cdnr }: Gstr1): Gstr1 {
  return { gstin, fp, version, hash, ...(b2b && { b2b }), ...(cdnr && { cdnr }) }
}

/** An invoice or a note in a return. */
type Entry = { inum?: string; nt_num?: string }
const numberOf = (entry: Entry) => entry.inum ?? entry.nt_num ?? ''

/** Lists the numbers of the invoices and notes that IFFs report. */
export function numbersInIff(iffs: readonly Gstr1[]): Set<string> {
  const entries = iffs.flatMap(({ b2b = [], cdnr = [] }) => [
    ...b2b.flatMap(({ inv }) => inv),
    ...cdnr.flatMap(({ nt }) => nt),
  ])
  return new Set(entries.map(numberOf))
}

/** Leaves invoices and notes with these numbers out of tables 4 and 9B; tables 8, 12 and 13 count them all the same. */
export function withoutNumbers(gstr1: Gstr1, numbers: ReadonlySet<string>): Gstr1 {
  const kept = (entries: object[]) => entries.filter((entry) => !numbers.has(numberOf(entry)))
  const b2b = gstr1.b2b?.map(({ ctin, inv }) => ({ ctin, inv: kept(inv) })).filter(({ inv }) => inv.length > 0)
  const cdnr = gstr1.cdnr?.map(({ ctin, nt }) => ({ ctin, nt: kept(nt) })).filter(({ nt }) => nt.length > 0)
  return leaveOutEmpty({ ...gstr1, ...(b2b && { b2b }), ...(cdnr && { cdnr }) })
}

/** Puts a quarter together again: its GSTR-1 with the invoices and notes of its IFFs. */
export function wholeQuarter(gstr1: Gstr1, iffs: readonly Gstr1[]): Gstr1 {
  const all = [...iffs, gstr1]
  const b2b = all.flatMap((each) => each.b2b ?? [])
  const cdnr = all.flatMap((each) => each.cdnr ?? [])
  return leaveOutEmpty({ ...gstr1, b2b, cdnr })
}

/**
 * Returns what of a filer's documents is taxed in an IFF: their taxed lines, for exempt ones are of table 8, which a quarter's GSTR-1
 * has. `reported`: the numbers in the IFF.
 */
export function partInIff<Of extends ReturnDocument>(documents: readonly Of[], reported: ReadonlySet<string>): Of[] {
  return documents
    .filter(({ number }) => reported.has(number))
    .map((document) => ({ ...document, lines: document.lines.filter(({ rate }) => rate > 0) }))
}

/** Returns the rest of the documents: those that no IFF reports, and exempt lines of those that one does. */
export function partInQuarter<Of extends ReturnDocument>(
  documents: readonly Of[],
  reported: ReadonlySet<string>,
): Of[] {
  return documents.flatMap((document) => {
    if (!reported.has(document.number)) return [document]
    const lines = document.lines.filter(({ rate }) => rate === 0)
    return lines.length === 0 ? [] : [{ ...document, lines }]
  })
}

function leaveOutEmpty(gstr1: Gstr1): Gstr1 {
  const { b2b = [], cdnr = [], ...others } = gstr1
  const { gstin, fp, version, hash, b2cl, b2cs, nil, ...after } = others
  return {
    ...{ gstin, fp, version, hash },
    ...(b2b.length > 0 && { b2b }),
    ...{ ...(b2cl && { b2cl }), ...(b2cs && { b2cs }), ...(nil && { nil }) },
    ...(cdnr.length > 0 && { cdnr }),
    ...after,
  }
}
