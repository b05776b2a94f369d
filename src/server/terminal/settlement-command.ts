import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { voucherOf } from '../../domain/operations/settlements/settlement-sums.ts'
import { settlements as copy } from '../../shared/copy/settlements.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatMoment } from '../../shared/format-moment.ts'
import { indianDay } from '../../shared/india-time.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../shared/money/money.ts'
import { sheetLimits } from '../../shared/sheet-limits.ts'
import { type ImportedSettlements, importSettlementsAtTerminal } from '../operations/settlements/import-settlements.ts'
import {
  type ReadSettlements,
  readSettlementFile,
  readSettlementItems,
} from '../operations/settlements/read-settlement-file.ts'
import { noteInWords } from '../operations/settlements/settlement-in-words.ts'
import { findSettlementIds, listSettlementIds } from '../operations/settlements/settlement-queries.ts'
import { type ShownSettlement, showSettlements } from '../operations/settlements/show-settlements.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { layOut } from './lay-out.ts'
import { readDay, readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'
import { placeOf } from './write-output-files.ts'

const options = { utr: { type: 'string' }, fetch: { type: 'string' }, json: { type: 'boolean' } } as const
/** Newest settlements that are listed. */
const LIMIT = 50
/** Signs of a UTR that a bank statement shows at least. */
const leastOfUtr = 8

/**
 * `settlement <file.csv|file.json> [--json]` (CONTRACT §6): imports a statement of the provider and matches it; what is known is not
 * imported twice. `--fetch <day>` asks the provider itself. Without a file: the newest ones, or those of a UTR by its last signs.
 */
export async function settlementCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, options, 1)
  const [file] = words
  const { json = false, fetch: day } = values
  if ([file, day, values.utr].filter((each) => each !== undefined).length > 1) throw new UsageFailure(copy.oneOf)
  if (day !== undefined) return take(shop, copy.fetched(day), readSettlementItems(await fetched(shop, day)), json)
  if (file === undefined) return show(await showSettlements(shop, await listed(shop, values.utr)), json, null)
  if (!/\.(csv|json)$/i.test(file)) throw new UsageFailure(copy.wrongFile)
  return take(shop, path.basename(file), await readSettlementFile(await bytesOf(file)), json)
}

async function take(shop: PayingShop, name: string, read: ReadSettlements, json: boolean): Promise<string> {
  const imported = await importSettlementsAtTerminal(shop, { name, read })
  return show(await showSettlements(shop, imported.ids), json, imported)
}

/** Asks the provider for what it settled on a day. */
async function fetched({ provider, clock }: PayingShop, text: string): Promise<unknown[]> {
  if (!readDay(text)) throw new UsageFailure(copy.noDay(text))
  if (text > indianDay(clock())) throw new Failure('bad_input', copy.dayAhead(text))
  const rows = await provider.settledOn(text).catch((error: Error) => {
    throw new Failure('unavailable', copy.providerAway(error.message))
  })
  if (rows.length === 0) throw new Failure('not_found', copy.nothingOn(text))
  return rows
}

async function listed({ db }: PayingShop, utr: string | undefined): Promise<string[]> {
  const sought = utr?.replaceAll(/\s/g, '')
  if (sought !== undefined && sought.length < leastOfUtr) throw new UsageFailure(copy.shortUtr)
  const ids =
    sought === undefined
      ? await listSettlementIds(db, { limit: LIMIT })
      : await findSettlementIds(db, { utr: sought, limit: LIMIT })
  if (ids.length === 0) throw new Failure('not_found', sought === undefined ? copy.none : copy.noneOfUtr(sought))
  return ids
}

async function bytesOf(file: string): Promise<Buffer> {
  const place = placeOf(file)
  try {
    if ((await stat(place)).size > sheetLimits.sheetBytes) throw new Failure('bad_input', copy.tooLarge)
    return await readFile(place)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('not_found', copy.unreadable(file, (error as NodeJS.ErrnoException).code ?? ''))
  }
}

function show(settlements: readonly ShownSettlement[], json: boolean, imported: ImportedSettlements | null): string {
  if (json)
    return JSON.stringify({ ...(imported && countsOf(imported)), settlements: settlements.map(inPaise) }, null, 2)
  const notes = settlements.flatMap((each) => each.notes.map(noteInWords))
  return [
    ...(imported ? told(imported) : []),
    layOut([copy.head, ...settlements.map(asRow)]),
    ...settlements
      .filter(({ sums }) => sums.difference !== 0)
      .map(({ id, sums }) => copy.difference(id, rupees(sums.difference))),
    ...(notes.length > 0 ? [copy.notes(notes.length), ...notes.map((note) => `  ${note}`)] : []),
  ].join('\n')
}

function told({ added, known, leftOut, ids }: ImportedSettlements): string[] {
  const first = added > 0 ? copy.imported(added, ids.length) : copy.nothingNew(known)
  return leftOut > 0 ? [first, copy.leftOut(leftOut)] : [first]
}

const countsOf = ({ added, known, leftOut }: ImportedSettlements) => ({ new: added, known, leftOut })

/** A settlement as JSON: its amounts in paise. */
function inPaise({ id, utr, settledAt, sums, rows, notes }: ShownSettlement): object {
  return {
    ...{ settlement: id, utr, settledAt: settledAt?.toISOString() ?? null, ...sums },
    unmatched: notes.filter(({ why }) => why === 'unmatched').map(({ entityId }) => entityId),
    notes: notes.map((note) => ({ entity: note.entityId, why: note.why, text: noteInWords(note) })),
    voucher: voucherOf(sums),
    rows: rows.map(({ own, settlementId: _, ...row }) => ({ ...row, order: own?.orderNumber ?? null })),
  }
}

function asRow({ id, utr, settledAt, sums }: ShownSettlement): string[] {
  const { payments, gross, fee, ofItTax, refunds, adjustments, bank } = sums
  return [
    ...[id, utr ?? '-', settledAt ? formatMoment(settledAt) : '-', String(payments)],
    ...[gross, fee, ofItTax, refunds, adjustments, bank].map(rupees),
  ]
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount))
