import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ServerPlace } from './server-place.ts'

const YOUNG_MS = 1_000

/** Facts that a running PostgreSQL writes about itself into its folder. */
export type PostmasterFile = { pid: number; port: number; ready: boolean }

/** Reads postmaster.pid; null where there is none, or it is being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    const port = Number(lines[3])
    return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/** Returns whether a process with this id runs, whoever owns it. False for a zombie: it has ended and is only still listed. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * After a crash, the process id in the lock files may be another program's, or stay a zombie where nobody buries
 * orphans (most containers), and PostgreSQL would refuse to start for ever. The files are removed only where no
 * process at all works in the database's folder, as every PostgreSQL process does: a survivor could still write.
 */
export function removeStaleLockFiles(place: ServerPlace): void {
  const files = [path.join(place.cluster, 'postmaster.pid')]
  if (place.socketFolder) files.push(path.join(place.socketFolder, `.s.PGSQL.${place.port}.lock`))
  // A young file may be that of a start that runs beside ours.
  const stale = files.filter((file) => ageOf(file) > YOUNG_MS)
  if (process.platform !== 'linux' || stale.length === 0 || someoneWorksIn(place.cluster)) return
  for (const file of stale) if (ageOf(file) > YOUNG_MS) rmSync(file, { force: true })
}

function ageOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? Date.now() - found.mtimeMs : 0
}

function someoneWorksIn(folder: string): boolean {
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === folder
    } catch {
      // A process of another user: it could not have started this database, which only its owner can read.
      return false
    }
  })
}
