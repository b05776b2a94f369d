import { mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAlive, readPostmasterFile } from '../../platform/db/embedded/postmaster-file.ts'
import { stopPostmaster } from '../../platform/db/embedded/stop-postmaster.ts'

/** Returns the folder for working files while a backup is taken and proven, on the disk of the shop's data. */
function workFolder(dataDir: string): string {
  return path.join(dataDir, 'backup-work')
}

/** A new folder for one step. */
export function makeWorkFolder(dataDir: string, name: string): string {
  const folder = path.join(workFolder(dataDir), name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Removes what a backup that was killed has left, its database server too. Only while no other backup is under way. */
export async function clearWork(dataDir: string): Promise<void> {
  const folder = workFolder(dataDir)
  for (const name of readNames(folder)) {
    const cluster = path.join(folder, name, 'postgres/cluster')
    const server = readPostmasterFile(cluster)
    if (server && isAlive(server.pid) && folderOf(server.pid) === cluster) await stopPostmaster(cluster, server.pid)
  }
  rmSync(folder, { recursive: true, force: true })
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Returns the working directory of a process, or null: a process id in an old file may have become another program's. */
function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}
