import { codeProblems as say } from '../../../shared/copy/office/code-problems.ts'
import { sheetProblems } from '../../../shared/copy/office/sheet-problems.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import { type ItemCode, readCodes, writeCodes } from './barcodes-cell.ts'
import { cellText } from './read-cell.ts'
import { diff, type RowDiff, type RowProblem, type SheetRow } from './read-row.ts'
import type { SheetColumn } from './sheet-columns.ts'

/** The codes that a row gives its product or variant, in place of those that it has. */
export interface CodesWrite {
  /** The key of a variant, which may be new; null: the product's own. */
  variant: string | null
  codes: readonly ItemCode[]
}

/** Rules about codes while rows are planned. */
export interface CodeRules {
  /** Those of a product itself, or of its variant, as they are. */
  of: (product: string, variant: string | null) => readonly ItemCode[]
  /** Returns the reason why a row may not have a code; null: it may. */
  whyNot: (code: string, row: SheetRow) => string | null
}

/** Codes that a row sets; nothing where they are there already. */
export interface RowCodes {
  write?: CodesWrite
  diff?: RowDiff
  problem?: RowProblem
}

/**
 * Reads the cell of codes of a row. An empty one changes nothing, `-` takes all off. A note that is not said stays. `hasSizes`: variants
 * of the product are on sale, and have the codes.
 */
export function planCodes(row: SheetRow, rules: CodeRules | undefined, hasSizes: boolean): RowCodes {
  const [column, cell = ''] = cellOfCodes(row)
  if (!column || !rules) return {}
  const before = rules.of(row.product, row.variant)
  const was = writeCodes(before)
  const given = cellText(cell)
  if ('text' in given && (given.text.trim() === '' || given.text.trim() === was)) return {}
  const read = 'problem' in given ? given : readGiven(cell, given.text, before)
  const wrong = (sentence: string): RowCodes => ({ problem: { column: column.name, sentence } })
  if ('problem' in read) return wrong(read.problem)
  if (row.variant === null && hasSizes && read.codes.length > 0) return wrong(say.ofVariants)
  const codes = read.codes.map((code) => withNote(code, before))
  const becomes = writeCodes(codes)
  if (becomes === was) return {}
  const [refused] = codes.flatMap(({ code }) => rules.whyNot(code, row) ?? [])
  if (refused !== undefined) return wrong(refused)
  return { write: { variant: row.variant, codes }, diff: diff(column.name, was, becomes) }
}

function cellOfCodes({ cells }: SheetRow): [SheetColumn, Cell] | [] {
  return [...cells].find(([{ is }]) => is === 'codes') ?? []
}

/** Digits that a spreadsheet has taken for a number, whose zeros in front are lost, are not taken for another code. */
function readGiven(cell: Cell, text: string, before: readonly ItemCode[]): ReturnType<typeof readCodes> {
  if (typeof cell === 'number' && !/^(\d{8}|\d{12,14})$/.test(text)) return { problem: say.asNumber(text) }
  const read = readCodes(text)
  if (!('codes' in read)) return read
  for (const { code, kind } of read.codes) {
    const lost = kind === 'code128' && /^\d+$/.test(code) && before.find((each) => isPadded(each.code, code))
    if (lost) return { problem: sheetProblems.lostZero(lost.code) }
  }
  return read
}

function isPadded(code: string, digits: string): boolean {
  return code.length > digits.length && code === digits.padStart(code.length, '0')
}

function withNote(code: ItemCode, before: readonly ItemCode[]): ItemCode {
  return { ...code, note: code.note ?? before.find((each) => each.code === code.code)?.note ?? null }
}

/** Codes that the rows of a table claim: of each row the codes, by `itemKey`. */
export interface ClaimedCodes {
  /** The row in which a code stands first. */
  rows: Map<string, number>
  /** Codes that each item is to have. */
  items: Map<string, ReadonlySet<string>>
}

/** One word for a product itself, or a variant of it. */
export function itemKey(product: string, variant: string | null): string {
  return `${product}:${variant ?? ''}`
}

/** Gathers the codes of all rows; cells that cannot be read say none. */
export function claimCodes(rows: Iterable<SheetRow>): ClaimedCodes {
  const claimed: ClaimedCodes = { rows: new Map(), items: new Map() }
  for (const row of rows) {
    const given = cellText(cellOfCodes(row)[1] ?? '')
    const read = 'text' in given && given.text.trim() !== '' ? readCodes(given.text) : undefined
    if (!read || 'problem' in read) continue
    claimed.items.set(itemKey(row.product, row.variant), new Set(read.codes.map(({ code }) => code)))
    for (const { code } of read.codes) {
      const first = claimed.rows.get(code)
      if (first === undefined || row.row < first) claimed.rows.set(code, row.row)
    }
  }
  return claimed
}

/** Owner of a code: its key (`itemKey`), and its name. */
export interface CodeOwner {
  key: string
  name: string
}

/**
 * Returns the check that gives the reason why a row may not have a code: another row wants it too, or something has it that does
 * not give it up in the same table.
 */
export function whyNotCode({ rows, items }: ClaimedCodes, owners: ReadonlyMap<string, CodeOwner>): CodeRules['whyNot'] {
  return (code, { row, product, variant }) => {
    const owner = owners.get(code)
    if (owner?.key === itemKey(product, variant)) return null
    const given = owner && items.get(owner.key)
    if (owner && (!given || given.has(code))) return say.taken(code, owner.name)
    const first = rows.get(code)
    return first === undefined || first === row ? null : say.inRow(code, first)
  }
}
