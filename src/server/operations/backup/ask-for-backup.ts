import { backupsCopy } from '../../../shared/copy/office/backups.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { findOpenBackup, wantBackup } from './backup-queries.ts'

/** Asks for a backup now: a process of the shop takes it in some seconds. Throws `in_progress` where one is under way. */
export async function askForBackup({ clock, newId }: Shop, { tx, about }: CommandWork): Promise<void> {
  if (await findOpenBackup(tx)) throw new Failure('in_progress', backupsCopy.underWay)
  const [id, now] = [newId(), clock()]
  await wantBackup(tx, { id, asked_by: 'office', at: now, dueAt: now })
  about({ kind: 'backup', id })
}
