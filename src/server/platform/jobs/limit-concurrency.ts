import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'

/** Runs work when it is its turn. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * For work that would starve everything else (hashing, converting pictures): `atOnce` run, `waitingMax` wait in order,
 * and whoever comes then is refused with `too_many_requests`.
 */
export function limitConcurrency(atOnce: number, waitingMax: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) {
        throw new Failure('too_many_requests', failures.tooManyRequests(2), { retryAfterSeconds: 2 })
      }
      // whoever leaves hands its place over, so `running` stays as it is
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
