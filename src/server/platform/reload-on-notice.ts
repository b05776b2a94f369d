/** Reload of what a process has in memory and others change in the database. */
export interface Rereading {
  /** To be waited for after it has changed. Never throws: where it could not be read it is tried again by itself. */
  refresh: () => Promise<void>
  /** Reads it a second from now: one try for all that failed meanwhile, else each would go on for itself. */
  retry: () => void
}

const RETRY_MS = 1000

/**
 * Reads one at a time. What was changed while one is reading is read by the next: one more is enough for all who wait. `onFailed`
 * is told each failure of `read`.
 */
export function readAgain(read: () => Promise<void>, onFailed: (error: unknown) => void): Rereading {
  let reading: Promise<void> | null = null
  let next: Promise<void> | null = null
  let isRetrying = false
  const retry = () => {
    if (isRetrying) return
    isRetrying = true
    setTimeout(() => {
      isRetrying = false
      void refresh()
    }, RETRY_MS).unref()
  }
  const readOnce = () =>
    read().catch((error) => {
      onFailed(error)
      retry()
    })
  const refresh = (): Promise<void> => {
    if (reading) {
      next ??= reading.then(() => {
        next = null
        return refresh()
      })
      return next
    }
    reading = readOnce().finally(() => {
      reading = null
    })
    return reading
  }
  return { refresh, retry }
}
