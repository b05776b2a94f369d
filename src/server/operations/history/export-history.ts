import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { csvPart } from '../../platform/http/safe-csv.ts'
import type { Shop } from '../../platform/shop.ts'
import { findBegunExport } from '../../staff/commands/find-begun-export.ts'
import { changesOf, listCommands } from '../../staff/commands/history-queries.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { type AskedHistory, readFilter, readPlace, writePlace } from './list-history.ts'
import { presentEntry, type Viewer } from './present-entry.ts'

/** Writes into the history that it is exported, and to what it is narrowed: the parts are fetched under the command's id. */
export function beginExport(work: CommandWork): string {
  work.about({ kind: 'history', id: 'export' })
  return work.commandId
}

const heads = ['When', 'Who', 'What', 'Record', 'Name', 'Id', 'Field', 'Before', 'After', 'Reason', 'Undone by']

/**
 * A part of an export that this person began minutes ago, as CSV: a line for each field that was changed. `next` is null with
 * the last. Throws `not_found` where there is no such export, or it is over.
 */
export async function exportPart(
  shop: Pick<Shop, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
  part: string | undefined,
): Promise<{ csv: string; next: string | null }> {
  const begun = await findBegunExport(shop, viewer, { exportId: id, name: 'history.export' })
  const [count, place] = readPart(part)
  const rows = await listCommands(
    shop.db,
    readFilter(begun.input as AskedHistory),
    place,
    officeLimits.historyExportPart,
  )
  const lines = await linesOf(shop, viewer, rows)
  const done = count + rows.length
  const isLast = rows.length < officeLimits.historyExportPart || done >= officeLimits.historyExportMax
  const next = isLast ? null : `${done}_${writePlace(rows.at(-1))}`
  return { csv: csvPart(heads, lines, part === undefined), next }
}

/** Reads the number of rows that have been fetched, and the end of the last part. Throws `bad_input`. */
function readPart(part: string | undefined): [number, ReturnType<typeof readPlace>] {
  if (part === undefined) return [0, undefined]
  const [, count = '', place = ''] = /^(\d{1,6})_(.+)$/.exec(part) ?? []
  if (place === '') throw new Failure('bad_input', failures.badInput)
  return [Number(count), readPlace(place)]
}

async function linesOf(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  viewer: Viewer,
  rows: Awaited<ReturnType<typeof listCommands>>,
): Promise<(string | null)[][]> {
  const changes = Map.groupBy(
    await changesOf(
      db,
      rows.map(({ id }) => id),
      officeLimits.historyPage,
    ),
    ({ commandId }) => commandId,
  )
  return rows.flatMap((row) => {
    const entry = presentEntry(row, changes.get(row.id) ?? [], { more: 0, viewer, now: clock() })
    const begin = [formatMoment(entry.at), entry.by.name, entry.did]
    const end = [entry.reason, entry.undoneBy?.name ?? null]
    const fields = entry.changes.flatMap(({ kind, id, fields }) =>
      fields.map(({ field, before, after }) => [kind, entry.subject.name, id, field, before, after]),
    )
    const { kindName, name, id } = entry.subject
    return (fields.length > 0 ? fields : [[kindName, name, id, null, null, null]]).map((each) => [
      ...begin,
      ...each,
      ...end,
    ])
  })
}
