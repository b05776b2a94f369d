import { rm } from 'node:fs/promises'
import path from 'node:path'
import { backupsToRemove, type KeepRule } from '../../../domain/operations/backup/backups-to-remove.ts'
import type { Shop } from '../../platform/shop.ts'
import { listKeptBackups, noteRemoved } from './backup-queries.ts'

/** For how long backups are kept, as the owner has set it. */
export function keepRuleOf(settings: Shop['settings']): KeepRule {
  const values = settings.now()
  return {
    days: values['backup.keepDays'],
    weeks: values['backup.keepWeeks'],
    months: values['backup.keepMonths'],
  }
}

/** Removes the files that the owner's rule does not keep: only those that the shop itself wrote into its own folder of backups. */
export async function keepBackups({ config, db, settings, clock }: Shop): Promise<void> {
  const own = (await listKeptBackups(db)).flatMap(({ id, file, taken_at: takenAt, state, asked_by: by }) =>
    file && takenAt && path.dirname(file) === config.backupDir
      ? [{ id, file, takenAt, proven: state === 'proven', askedFor: by !== 'night' && state !== 'failed' }]
      : [],
  )
  const gone = new Set(backupsToRemove(own, keepRuleOf(settings)))
  for (const { id, file } of own) if (gone.has(id)) await rm(file, { force: true })
  await noteRemoved(db, [...gone], clock())
}
