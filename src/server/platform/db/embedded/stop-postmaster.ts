import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, readPostmasterFile } from './postmaster-file.ts'

const CLEAN_STOP_MS = 30_000

/**
 * Stops the server with this process id: open transactions are rolled back, everything is written to the disk. Comes
 * back when its files are at rest. After 30 s it is stopped hard, which loses nothing but time at the next start.
 */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  const began = Date.now()
  let hard = false
  while (isAlive(pid) && readPostmasterFile(cluster)?.pid === pid) {
    if (!hard && Date.now() - began > CLEAN_STOP_MS) {
      hard = true
      signal(pid, 'SIGQUIT')
    }
    await sleep(10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}
