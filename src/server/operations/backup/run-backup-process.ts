import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { Shop } from '../../platform/shop.ts'

const program = path.join(import.meta.dirname, '../../../../scripts/shop.mjs')
/** Behind whoever waits for an answer of the shop. */
const niceness = 10
const saidMost = 2000

/**
 * Takes and proves a backup in a process of its own, as the terminal does it: what it needs of memory and processor is not taken
 * from those who shop. Gives what it said where it failed.
 */
export function runBackupProcess(
  { config }: Pick<Shop, 'config'>,
  id: string,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const env = {
    ...process.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    BACKUP_DIR: config.backupDir,
    BACKUP_KEY: config.backupKey ?? '',
  }
  return new Promise((resolve) => {
    const words = ['--max-old-space-size=512', program, 'backup', '--prove', '--entry', id]
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    if (child.pid) lower(child.pid)
    const stop = () => child.kill('SIGTERM')
    stopping.addEventListener('abort', stop)
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-saidMost)
    })
    const end = (failure?: string) => {
      stopping.removeEventListener('abort', stop)
      resolve(failure)
    }
    child.on('error', (error) => end(error.message))
    child.on('close', (status) => end(status === 0 ? undefined : said.trim() || `ended with ${status}`))
  })
}

function lower(pid: number): void {
  try {
    os.setPriority(pid, niceness)
  } catch {
    // it is done all the same
  }
}
