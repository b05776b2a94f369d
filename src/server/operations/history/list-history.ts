import type * as z from 'zod/mini'
import type { HistoryEntry, officeHistory } from '../../../shared/contract/office/history.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianMidnight } from '../../../shared/india-time.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { changesOf, type HistoryFilter, type HistoryPlace, listCommands } from '../../staff/commands/history-queries.ts'
import { presentEntry, type Viewer } from './present-entry.ts'

/** Filter of the history, as the contract has it. */
export type AskedHistory = z.output<(typeof officeHistory.exportHistory)['body']>

const recordsShown = 20

/** A page of the history, the newest first, and where the next one begins; null: that is all. */
export async function listHistory(
  shop: Pick<Shop, 'db' | 'clock'>,
  viewer: Viewer,
  asked: AskedHistory,
  before: string | undefined,
): Promise<{ data: HistoryEntry[]; next: string | null }> {
  const rows = await listCommands(shop.db, readFilter(asked), readPlace(before), officeLimits.historyPage + 1)
  const page = rows.slice(0, officeLimits.historyPage)
  const ids = page.map(({ id }) => id)
  const changes = Map.groupBy(await changesOf(shop.db, ids, recordsShown), ({ commandId }) => commandId)
  const now = shop.clock()
  const data = page.map((row) => {
    const own = changes.get(row.id) ?? []
    return presentEntry(row, own, { more: (own[0]?.total ?? 0) - own.length, viewer, now })
  })
  return { data, next: rows.length > page.length ? writePlace(page.at(-1)) : null }
}

/** The filter of the queries. Days begin and end in India. */
export function readFilter({ who, command, kind, record, from, to, text }: AskedHistory): HistoryFilter {
  if (record !== undefined && kind === undefined) throw new Failure('bad_input', failures.badInput)
  return {
    who,
    name: command,
    kind,
    record,
    text,
    from: from === undefined ? undefined : indianMidnight(from),
    until: to === undefined ? undefined : indianMidnight(to, 1),
  }
}

/** Returns the end of a page as it is handed to the caller; null where there was nothing. */
export function writePlace(row: HistoryPlace | undefined): string | null {
  return row ? `${row.at.toISOString()}_${row.id}` : null
}

/** The place that a caller was handed. Throws `bad_input` for anything else. */
export function readPlace(written: string | undefined): HistoryPlace | undefined {
  if (written === undefined) return undefined
  const [, at = '', id = ''] = /^([\dT:.-]{20,27}Z)_([\da-f-]{36})$/.exec(written) ?? []
  const moment = new Date(at)
  if (id === '' || Number.isNaN(moment.getTime())) throw new Failure('bad_input', failures.badInput)
  return { at: moment, id }
}
