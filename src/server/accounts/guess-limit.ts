import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'

/** Counts what may not happen too often, by a key such as an email address. */
export interface GuessLimit {
  /** Throws `too_many_requests`, with the time to wait, where the key has used up its tries. */
  check: (key: string) => void
  count: (key: string) => void
  forget: (key: string) => void
}

interface Settings {
  /** Tries within one window. */
  most: number
  windowMs: number
  clock: () => Date
}

/** Keys that are remembered at most; the oldest goes first, so that hostile keys cannot fill the memory. */
const keysMax = 50_000

/** A limit kept in this process's memory. A window begins with the first try. */
export function createGuessLimit({ most, windowMs, clock }: Settings): GuessLimit {
  const windows = new Map<string, { tries: number; endsAt: number }>()
  const living = (key: string) => {
    const window = windows.get(key)
    return window && window.endsAt > clock().getTime() ? window : undefined
  }
  return {
    check(key) {
      const window = living(key)
      if (!window || window.tries < most) return
      const retryAfterSeconds = Math.ceil((window.endsAt - clock().getTime()) / 1000)
      throw new Failure('too_many_requests', failures.tooManyRequests, { retryAfterSeconds })
    },
    count(key) {
      const window = living(key)
      if (window) {
        window.tries += 1
        return
      }
      windows.delete(key)
      windows.set(key, { tries: 1, endsAt: clock().getTime() + windowMs })
      const [oldest] = windows.keys()
      if (windows.size > keysMax && oldest !== undefined) windows.delete(oldest)
    },
    forget: (key) => void windows.delete(key),
  }
}
