import { backupCopy as copy } from '../../shared/copy/backup.ts'
import { BackupFailure } from '../operations/backup/archive/backup-failure.ts'

/** Told to stop, it breaks off what is under way and clears it away. */
export async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new BackupFailure(copy.stopped))
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, stop)
  try {
    return await work(stopping.signal)
  } finally {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(name, stop)
  }
}
