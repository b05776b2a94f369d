import { nightOf } from '../../../domain/operations/backup/night-of.ts'
import { backupCopy as copy } from '../../../shared/copy/backup.ts'
import { type Duty, startWorker } from '../../platform/jobs/start-worker.ts'
import { workOff } from '../../platform/jobs/work-off.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  type BackupRow,
  extendBackup,
  findBackup,
  noteEnd,
  shopMadeAt,
  takeDueBackup,
  wantBackup,
  wantNightAgain,
} from './backup-queries.ts'
import { runBackupProcess } from './run-backup-process.ts'

const pauseMs = 5_000
/** A start has enough to do; whoever restarts the shop at night is not kept from sleeping either. */
const quietMs = 10 * 60_000
const leaseMs = 2 * 60_000
const hourMs = 3_600_000
const triesMost = 4

/** Takes and proves one backup of the list, in a process of its own; gives what it said where it failed. */
type Take = (shop: Shop, id: string, stopped: AbortSignal) => Promise<string | undefined>

/** Takes the night's backup, and those that people ask for, until it is stopped. */
export function startBackups(shop: Shop): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const nights = planNights(shop, new Date(shop.clock().getTime() + quietMs))
  const worker = startWorker(shop, backupDuty(shop, nights, stopping.signal))
  return {
    stop: () => {
      stopping.abort()
      return worker.stop()
    },
  }
}

function backupDuty(shop: Shop, nights: () => Promise<void>, stopping: AbortSignal): Duty {
  return {
    name: 'backups',
    pauseMs,
    work: async (stopped) => {
      await nights()
      await workOnBackups(shop, { stopped, stopping })
    },
    tidy: async () => undefined,
  }
}

/** Asks for the backup of the night whose hour has come, once of however many processes; for one that failed again, an hour later. */
export function planNights(shop: Shop, from = shop.clock()): () => Promise<void> {
  let asked = ''
  return async () => {
    const now = shop.clock()
    const { night, began } = nightOf(now, shop.settings.now()['backup.hour'])
    if (now < from || (await shopMadeAt(shop.db)) > began) return
    await wantNightAgain(shop.db, night, triesMost, new Date(now.getTime() - hourMs), now)
    if (asked === night) return
    await wantBackup(shop.db, { id: shop.newId(), asked_by: 'night', night, at: now, dueAt: now })
    asked = night
  }
}

/** Takes what is due, one after the other. */
export function workOnBackups(
  shop: Shop,
  {
    stopped = () => false,
    stopping = new AbortController().signal,
    take = runBackupProcess as Take,
  }: { stopped?: () => boolean; stopping?: AbortSignal; take?: Take } = {},
): Promise<void> {
  const lease = () => new Date(shop.clock().getTime() + leaseMs)
  return workOff<BackupRow>(
    {
      take: () => takeDueBackup(shop.db, shop.clock(), lease()),
      extend: ({ id }) => extendBackup(shop.db, id, lease()),
      work: async ({ id, tries }) => {
        const said = await take(shop, id, stopping)
        await endWhatDied(shop, id, tries, said)
      },
    },
    { stopped },
  )
}

/** The process says itself how it went, unless it died or did not get that far: another backup may have been under way. */
async function endWhatDied({ db, clock, log }: Shop, id: string, tries: number, said: string | undefined) {
  const row = await findBackup(db, id)
  if (!row || !['wanted', 'running'].includes(row.state)) return
  log.warn({ backup: id, said }, 'a backup did not come to its end')
  // what has not begun is due again when its lease is over
  if (row.state === 'wanted' && tries < triesMost) return
  await noteEnd(db, id, { state: 'failed', error: said ?? copy.died, at: clock() })
}
