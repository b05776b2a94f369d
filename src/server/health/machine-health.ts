import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { healthCopy } from '../../shared/copy/office/health.ts'
import { limits } from '../../shared/limits.ts'
import { OFFICE_CHANNEL } from '../platform/cache/cache-invalidation.ts'
import { isOnThisMachine } from '../platform/on-this-machine.ts'
import { type HealthCheck, indianMoment, sizeInWords } from './finding.ts'
import { askClock, askDatabase, askProcesses, askSearch } from './health-queries.ts'

const { disk, backup, clock, database, running, search } = healthCopy
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
      if (free < limits.uploadFreeDiskBytes) return { state: 'bad', text, todo: disk.badTodo }
      return free < limits.scarceDiskBytes ? { state: 'warn', text, todo: disk.warnTodo } : { state: 'ok', text }
    },
  },
  {
    name: 'backup',
    keptMs: minute,
    look: async ({ config }, now) => {
      const newest = await newestBackup(config.dataDir)
      if (!newest && isOnThisMachine(config.publicUrl)) return { state: 'ok', text: backup.trial }
      if (!newest) return { state: 'bad', text: backup.none, todo: backup.todo }
      const text = backup.last(indianMoment(newest))
      const ageMs = now.getTime() - newest.getTime()
      return ageMs > limits.backupAgeMs
        ? { state: 'bad', text, todo: backup.todo, since: new Date(newest.getTime() + limits.backupAgeMs) }
        : { state: 'ok', text }
    },
  },
  {
    name: 'clock',
    keptMs: fewSeconds,
    look: async (shop) => {
      const { now } = await askClock(shop)
      const seconds = Math.round(Math.abs(now.getTime() - shop.clock().getTime()) / 1000)
      if (seconds < limits.clockSecondsApart) return { state: 'ok', text: clock.ok }
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
        ? { state: 'ok', text: running.ok(processes, indianMoment(since)) }
        : { state: 'warn', text: running.closed, todo: running.todo }
    },
  },
]

/** When the newest file in the folder of backups was written. */
async function newestBackup(dataDir: string): Promise<Date | undefined> {
  const folder = path.join(dataDir, 'backups')
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}
