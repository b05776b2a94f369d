import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import type { Shop } from '../../platform/shop.ts'
import { endAbandoned, findBackup, hasBackupList, noteEnd, noteStep, noteTaken, wantBackup } from './backup-queries.ts'
import type { TakenBackup } from './take-backup.ts'

/** The entry of one backup in the list, while it is taken. */
export interface BackupNotes {
  /** True if there is a list; else nobody knows which files are the shop's own. */
  areKept: boolean
  /** The file of a former try of the same one, which was not proven. */
  former: string | null
  step: (step: string, percent: number) => Promise<void>
  taken: (taken: TakenBackup) => Promise<void>
  ended: (proven: boolean) => Promise<void>
  failed: (error: string) => Promise<void>
}

const nothing: BackupNotes = {
  areKept: false,
  former: null,
  step: async () => undefined,
  taken: async () => undefined,
  ended: async () => undefined,
  failed: async () => undefined,
}

/** Finds the entry of `id`, or makes one for the terminal. A database without the list is backed up without an entry. */
export async function openNotes({ db, clock, newId }: Shop, given: string | undefined): Promise<BackupNotes> {
  if (!(await hasBackupList(db))) return nothing
  const id = given ?? newId()
  await endAbandoned(db, given, copy.died, clock())
  if (given === undefined) await wantBackup(db, { id, asked_by: 'terminal', at: clock(), dueAt: null })
  const former = given === undefined ? undefined : await findBackup(db, given)
  let shown = ''
  return {
    areKept: true,
    former: former?.file ?? null,
    // once for each percent is often enough
    step: async (step, percent) => {
      if (shown === `${step} ${percent}`) return
      shown = `${step} ${percent}`
      await noteStep(db, id, step, percent)
    },
    taken: (taken) => noteTaken(db, id, taken),
    ended: (proven) => noteEnd(db, id, { state: proven ? 'proven' : 'taken', at: clock() }),
    failed: (error) => noteEnd(db, id, { state: 'failed', error, at: clock() }),
  }
}
