import path from 'node:path'
import type { BackupShown, BackupsShown } from '../../../shared/contract/office/backups.ts'
import type { Shop } from '../../platform/shop.ts'
import { countErasedSince } from '../../shoppers/accounts/person-queries.ts'
import { type BackupRow, listBackups } from './backup-queries.ts'
import { keepRuleOf } from './keep-backups.ts'

const shown = 12

/** The newest backups as people of the shop see them: where they lie on the machine is the terminal's business. */
export async function presentBackups({ settings }: Pick<Shop, 'settings'>, db: Shop['db']): Promise<BackupsShown> {
  const hour = settings.now()['backup.hour']
  const rows = await listBackups(db, shown)
  const erased = await countErasedSince(
    db,
    rows.map(({ taken_at: takenAt, wanted_at: wantedAt }) => takenAt ?? wantedAt),
  )
  return { hour, keeps: keepRuleOf(settings), list: rows.map((row, at) => presentBackup(row, erased[at] ?? 0)) }
}

function presentBackup(row: BackupRow, erased: number): BackupShown {
  const { id, state, step, percent, file, bytes, counts, error } = row
  const { products = 0, orders = 0 } = counts?.tables ?? {}
  return {
    id,
    state,
    askedBy: row.asked_by,
    at: (row.taken_at ?? row.wanted_at).toISOString(),
    provenAt: row.proven_at?.toISOString() ?? null,
    step,
    percent,
    fileName: file && path.basename(file),
    size: bytes,
    encrypted: row.encrypted ?? false,
    counts: counts && { products, orders, files: counts.files },
    error,
    removed: row.removed_at !== null,
    erasedSince: row.taken_at === null || row.removed_at !== null ? 0 : erased,
  }
}
