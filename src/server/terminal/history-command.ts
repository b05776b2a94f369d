import { isCalendarDay } from '../../shared/calendar-day.ts'
import { verifyCopy as copy } from '../../shared/copy/office/history-seals.ts'
import { readsCopy } from '../../shared/copy/office/reads.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { formatDay, formatMoment } from '../../shared/format-moment.ts'
import { indianDay } from '../../shared/india-time.ts'
import { commandKind } from '../../shared/office/commands.ts'
import { listReads } from '../operations/history/list-reads.ts'
import {
  type HistoryFault,
  isSealOf,
  type VerifiedHistory,
  verifyHistory,
} from '../operations/history/verify-history.ts'
import { paperWithHash } from '../selling/invoices/invoice-queries.ts'
import type { PayingShop } from '../selling/payments/provider/paying-shop.ts'
import { readOptions } from './read-options.ts'
import { UsageFailure } from './usage.ts'

const shown = 50

/** Most looks that are printed of a day. */
const readsShown = 1000

/** Runs `history verify` or `history reads`. */
export function historyCommand(shop: PayingShop, given: string[]): Promise<string> {
  const { words, values } = readOptions(given, { seal: { type: 'string' } }, 2)
  if (words[0] === 'reads' && values.seal === undefined) return reads(shop, words[1] ?? indianDay(shop.clock()))
  if (words[0] !== 'verify' || words.length > 1) throw new UsageFailure(copy.usage)
  return verify(shop, values.seal?.replace(/\s/g, '').toLowerCase())
}

/** `history reads [YYYY-MM-DD]`: who of the shop read whose telephone number or page on a day, today's without one (DPDP Rules 2025). */
async function reads(shop: PayingShop, day: string): Promise<string> {
  if (!isCalendarDay(day)) throw new UsageFailure(readsCopy.wrongDay(day))
  const found = await listReads(shop, day, readsShown)
  if (found.length === 0) return readsCopy.none(formatDay(day))
  const lines = found.map(({ lastAt, name, what, times }) => readsCopy.line(formatMoment(lastAt), name, what, times))
  const more = found.length < readsShown ? [] : [readsCopy.more(readsShown)]
  return [readsCopy.title(formatDay(day)), ...lines, ...more].join('\n')
}

/**
 * `history verify [--seal …]`: whether anything of the history was altered since it was sealed, and what. Throws the report as
 * `internal` where it was, and where a seal that was kept elsewhere is none of its seals. The hash
 * of a paper is known too.
 */
async function verify(shop: PayingShop, seal: string | undefined): Promise<string> {
  if (seal !== undefined && !/^[\da-f]{64}$/.test(seal)) throw new UsageFailure(copy.notASeal)
  const found = await verifyHistory(shop)
  const paper = seal && (await paperWithHash(shop.db, seal))
  if (paper) return copy.ownPaper(paper)
  const isOther = seal !== undefined && !(await isSealOf(shop, seal))
  const report = write(found, isOther)
  if (found.faults.length > 0 || isOther) throw new Failure('internal', report)
  return seal === undefined ? report : `${report}\n${copy.ownSeal}`
}

function write({ faults, days, commands, forgotten, first, last }: VerifiedHistory, isOther: boolean): string {
  if (first === null || last === null) return isOther ? copy.otherSeal : copy.none
  const lines = [copy.sealed(commands, days, formatDay(first), formatDay(last))]
  if (forgotten > 0) lines.push(copy.forgotten(forgotten))
  lines.push(...faults.slice(0, shown).map(line))
  if (faults.length > shown) lines.push(copy.more(faults.length - shown))
  if (isOther) lines.push(copy.otherSeal)
  const daysOfFaults = new Set(faults.map(({ day }) => day)).size
  lines.push(faults.length === 0 ? copy.whole : copy.notWhole(daysOfFaults))
  return lines.join('\n')
}

function line({ day, what, id, command }: HistoryFault): string {
  const did =
    command && [commandKind(command.name)?.did ?? command.name, command.subjectName].filter(Boolean).join(', ')
  const which = command ? copy.which(did ?? '', command.byName, formatMoment(command.at)) : ''
  return `${formatDay(day)}: ${[copy.what[what], which, id ? `(${id})` : ''].filter(Boolean).join(' ')}`
}
