import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { roundOffLetters } from '../../../domain/operations/books/round-off.ts'
import { books as copy } from '../../../shared/copy/books.ts'
import type { WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { readTables } from '../../platform/spreadsheets/table-files.ts'

// What a command wrote before may be replaced by the same month as it is now: no paper is lost. Anything else is the owner's.

/** Tells whether a file holds an earlier GSTR-1 of the same month and GSTIN. */
export function isEarlierReturn(held: Uint8Array, { gstin, fp, version, hash }: Gstr1): boolean {
  try {
    const found = JSON.parse(Buffer.from(held).toString('utf8')) as Partial<Gstr1>
    return found.gstin === gstin && found.fp === fp && found.version === version && found.hash === hash
  } catch {
    return false
  }
}

/** Tells whether a file holds an earlier register of which all documents are in this one. */
export async function isEarlierRegister(held: Uint8Array, table: readonly WrittenCell[][]): Promise<boolean> {
  const sheets = await readTables(held).catch(() => [])
  const [head, ...rows] = sheets[0]?.rows ?? []
  if (sheets.length !== 1 || JSON.stringify(head) !== JSON.stringify(copy.registerHead)) return false
  const numbers = new Set(table.map(([, number]) => number))
  return rows.every((row) => row.length <= copy.registerHead.length && numbers.has(String(row[1] ?? '')))
}

/** Tells whether a file holds vouchers of earlier of which all are in these, or masters. */
export function areEarlierVouchers(held: Uint8Array, files: readonly { content: string }[]): boolean {
  const found = Buffer.from(held).toString('utf8')
  if (!found.includes('<ENVELOPE>')) return false
  if (found.includes('<REPORTNAME>All Masters</REPORTNAME>')) return true
  const numbers = new Set(files.flatMap(({ content }) => numbersIn(content)))
  return found.includes('<REPORTNAME>Vouchers</REPORTNAME>') && numbersIn(found).every((number) => numbers.has(number))
}

/** Numbers of its vouchers but for round off, which is gone where its month was unlocked. */
const numbersIn = (xml: string) =>
  [...xml.matchAll(/<VOUCHERNUMBER>([^<]*)</g)].flatMap(([, number = '']) =>
    number.startsWith(roundOffLetters) ? [] : [number],
  )
