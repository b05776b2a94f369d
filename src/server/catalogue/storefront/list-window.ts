import type { Kysely } from 'kysely'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { WindowState } from '../../../shared/office/window-kinds.ts'
import { windowLimits } from '../../../shared/window-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type KeptRecord, listRecords, type RecordKind, readRecord } from '../../staff/commands/kept-record.ts'

type Db = Kysely<Database>

/** Everything of a kind as the shop's people see it: what is in the shop, or what was taken out. */
export async function listWindow(
  db: Db,
  kind: RecordKind,
  { which, now }: { which: 'present' | 'archived'; now: Date },
): Promise<WindowRecord[]> {
  const [records, goods] = await Promise.all([listRecords(db, kind, windowLimits.windowMost), kind.countGoods?.(db)])
  return records
    .filter(({ archivedAt }) => (archivedAt !== null) === (which === 'archived'))
    .map((record) => presentRecord(kind, record, now, goods))
}

/** One record as the shop's people see it. Throws `not_found`. */
export async function getWindow(db: Db, kind: RecordKind, id: string, now: Date): Promise<WindowRecord> {
  const record = await readRecord(db, kind, id)
  if (!record) throw new Failure('not_found', copy.notFound)
  return presentRecord(kind, record, now, await kind.countGoods?.(db))
}

function presentRecord(
  kind: RecordKind,
  { id, fields, archivedAt, version }: KeptRecord,
  now: Date,
  goods: ReadonlyMap<string, number> | undefined,
): WindowRecord {
  const state = archivedAt === null ? stateOf(fields, now) : 'archived'
  return { _id: id, name: kind.nameOf(fields), fields, state, goods: goods ? (goods.get(id) ?? 0) : null, version }
}

function stateOf({ startsAt, endsAt }: KeptRecord['fields'], now: Date): WindowState {
  if (endsAt && new Date(endsAt) <= now) return 'over'
  return startsAt && new Date(startsAt) > now ? 'waiting' : 'shown'
}
