import { noPhoto } from '../../shared/pictures/no-photo.ts'
import { windowLimits } from '../../shared/window-limits.ts'
import {
  insertRecord,
  type KeptRecord,
  listRecords,
  lockOrder,
  type RecordKind,
  updateRecord,
} from '../staff/commands/kept-record.ts'
import type { CommandWork } from '../staff/commands/run-command-work.ts'
import { structureKinds } from './structure-kinds.ts'

/** A brand or category that is to be made, under this id. */
export interface NamedRecord {
  kind: 'brand' | 'category'
  id: string
  name: string
}

/** Their picture is the neutral one: no upload is looked for. */
const kinds = structureKinds({ keptAt: async () => undefined })

/** Adds brands and categories of which only the names are known, in the caller's command; one whose id is there already stays, and comes back if it was taken out. A picture can follow. */
export async function addNamed(work: CommandWork, all: readonly NamedRecord[]): Promise<void> {
  for (const sort of ['brand', 'category'] as const) {
    const wanted = all.filter(({ kind }) => kind === sort)
    if (wanted.length === 0) continue
    const kind = kinds[sort]
    await lockOrder(work.tx, kind)
    const known = await listRecords(work.tx, kind, windowLimits.windowMost)
    const ids = new Set(known.map(({ id }) => id))
    for (const record of known.filter(({ id }) => wanted.some((each) => each.id === id)))
      await bringBack(work, kind, record)
    let position = Math.max(-1, ...known.map((record) => record.position ?? -1))
    for (const { id, name } of wanted) {
      if (ids.has(id)) continue
      ids.add(id)
      position += 1
      const nothing = Object.fromEntries(kind.fields.map((field) => [field, null]))
      const fields = { ...nothing, name, image: noPhoto, ...(sort === 'brand' && { bannerImage: '' }) }
      const place = kind.ordered === false ? null : position
      const record: KeptRecord = { id, fields, position: place, archivedAt: null, version: 1 }
      await insertRecord(work.tx, kind, record)
      work.changed(kind.entity, id, null, { ...fields, position: place, archivedAt: null })
      for (const tag of kind.tags) work.stale(tag)
    }
  }
}

async function bringBack(work: CommandWork, kind: RecordKind, record: KeptRecord): Promise<void> {
  const { id, archivedAt, version } = record
  if (archivedAt === null) return
  await updateRecord(work.tx, kind, { ...record, archivedAt: null, version: version + 1 })
  work.changed(kind.entity, id, { archivedAt }, { archivedAt: null })
  for (const tag of kind.tags) work.stale(tag)
}
