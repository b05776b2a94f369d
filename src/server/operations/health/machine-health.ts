import { healthCopy } from '../../../shared/copy/office/health.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { OFFICE_CHANNEL } from '../../platform/cache/cache-invalidation.ts'
import type { StoredFiles } from '../../platform/files/stored-files.ts'
import { isOnThisMachine } from '../../platform/on-this-machine.ts'
import { programVersion } from '../../platform/version.ts'
import { type NewestBackups, newestBackups } from '../backup/backup-queries.ts'
import { type CopiesFound, findCopies } from '../backup/copy-queries.ts'
import { type Finding, type HealthCheck, sizeInWords, worstOf } from './finding.ts'
import { askClock, askDatabase, askProcesses, askSearch } from './health-queries.ts'

const { disk, files, backup, clock, database, running, search } = healthCopy
const fewSeconds = 5_000
const minute = 60_000

/** The machine, and what lies on it. */
export const machineHealth: readonly HealthCheck[] = [
  {
    name: 'search',
    keptMs: minute,
    look: async (shop) => {
      const { has, sold } = await askSearch(shop)
      return has === sold
        ? { state: 'ok', text: search.ok(has) }
        : { state: 'bad', text: search.wrong(has, sold), todo: search.todo }
    },
  },
  {
    name: 'disk',
    keptMs: fewSeconds,
    look: async (shop) => {
      const free = await shop.freeDisk()
      const text = disk.free(sizeInWords(free))
      if (free < serverLimits.uploadFreeDiskBytes) return { state: 'bad', text, todo: disk.badTodo }
      return free < serverLimits.scarceDiskBytes ? { state: 'warn', text, todo: disk.warnTodo } : { state: 'ok', text }
    },
  },
  {
    name: 'files',
    keptMs: fewSeconds,
    look: (shop) => lookAtFiles(shop.files),
  },
  {
    name: 'backup',
    keptMs: minute,
    look: async ({ config, db }, now) => {
      const taken = judgeBackups(await newestBackups(db), now, isOnThisMachine(config.publicUrl))
      if (!config.backupBucket) return taken
      return bothOf(taken, judgeCopies(await findCopies(db, config.backupDir), now))
    },
  },
  {
    name: 'clock',
    keptMs: fewSeconds,
    look: async (shop) => {
      const { now } = await askClock(shop)
      const seconds = Math.round(Math.abs(now.getTime() - shop.clock().getTime()) / 1000)
      if (seconds < officeLimits.clockSecondsApart) return { state: 'ok', text: clock.ok }
      return { state: seconds < 60 ? 'warn' : 'bad', text: clock.differs(seconds), todo: clock.todo }
    },
  },
  {
    name: 'database',
    keptMs: minute,
    look: async (shop) => {
      const { version, bytes } = await askDatabase(shop)
      return { state: 'ok', text: database.ok(version, sizeInWords(bytes)) }
    },
  },
  {
    name: 'running',
    keptMs: fewSeconds,
    look: async (shop) => {
      const { processes, since } = await askProcesses(shop, OFFICE_CHANNEL)
      return since
        ? { state: 'ok', text: running.ok(programVersion, processes, formatMoment(since)) }
        : { state: 'warn', text: running.closed, todo: running.todo }
    },
  },
]

/** Checks that the bucket of uploads can be reached, where they are stored in one. */
async function lookAtFiles(stored: StoredFiles): Promise<Finding> {
  const { bucket } = stored
  if (bucket === null) return { state: 'ok', text: files.here }
  try {
    const { left } = await stored.look()
    const text = files.elsewhere(bucket)
    return left === 0
      ? { state: 'ok', text }
      : { state: 'warn', text: `${text} ${files.left(left)}`, todo: files.leftTodo }
  } catch (error) {
    return { state: 'bad', text: files.away(bucket, (error as Error).message), todo: files.awayTodo }
  }
}

/** Judges the backups: one that was not restored beside the shop and compared is no backup yet. */
function judgeBackups({ proven, last }: NewestBackups, now: Date, isTried: boolean): Finding {
  const { todo } = backup
  const failed = last?.state === 'failed' && last.error ? backup.failed(last.error) : ''
  if (!proven?.taken_at) {
    if (isTried && !failed) return { state: 'ok', text: backup.trial }
    return { state: isTried ? 'warn' : 'bad', text: [backup.none, failed].filter(Boolean).join(' '), todo }
  }
  const text = [backup.last(formatMoment(proven.taken_at)), failed].filter(Boolean).join(' ')
  const lateAt = new Date(proven.taken_at.getTime() + officeLimits.backupAgeMs)
  if (now > lateAt) return { state: 'bad', text, todo, since: lateAt }
  return failed ? { state: 'warn', text, todo } : { state: 'ok', text }
}

/** A copy that failed is tried again: it is a fault when it has gone on for as long as a missing backup would be one. */
function judgeCopies({ newest, waitsSince, error }: CopiesFound, now: Date): Finding {
  const failed = error === null ? '' : backup.copyFailed(error)
  const text = [newest ? backup.copied(formatMoment(newest)) : backup.notCopied, failed].filter(Boolean).join(' ')
  const lateAt = waitsSince && new Date(waitsSince.getTime() + officeLimits.backupAgeMs)
  if (lateAt && now > lateAt) return { state: 'bad', text, todo: backup.copyTodo, since: lateAt }
  return failed ? { state: 'warn', text, todo: backup.copyTodo } : { state: 'ok', text }
}

/** Two findings in one: what is said of both, and what is to be done about the worse. */
function bothOf(first: Finding, second: Finding): Finding {
  return {
    ...worstOf(
      [first, second].filter(({ state }) => state !== 'ok'),
      '',
    ),
    text: `${first.text} ${second.text}`,
  }
}
