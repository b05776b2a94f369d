import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'

/**
 * Runs work when it is its turn. Who waits is named where no one of them may have the whole line; who goes away (`gone`) leaves the
 * line, and is told so by `unavailable`.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, who?: string, gone?: AbortSignal) => Promise<T>

/**
 * For work that would starve everything else (hashing, converting pictures): `atOnce` run, `waitingMax` wait, and whoever
 * comes then is refused with `too_many_requests`, as is who has `waitingMaxOfOne` in the line already. They take turns, one
 * of each who waits; those of the same one in order.
 */
export function limitConcurrency(atOnce: number, waitingMax: number, waitingMaxOfOne = waitingMax): ConcurrencyLimit {
  const line = new WaitingLine()
  let running = 0
  return async (work, who = '', gone = undefined) => {
    if (gone?.aborted) throw abandoned()
    if (running >= atOnce) {
      if (line.length >= waitingMax || line.lengthOf(who) >= waitingMaxOfOne) {
        throw new Failure('too_many_requests', failures.tooManyRequests(2), { retryAfterSeconds: 2 })
      }
      // whoever leaves hands its place over, so `running` stays as it is
      await line.wait(who, gone)
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      if (!line.letIn()) running -= 1
    }
  }
}

/** Those who wait, in the order in which it is their turn. */
class WaitingLine {
  readonly #waiting = new Map<string, (() => void)[]>()
  length = 0

  lengthOf(who: string): number {
    return this.#waiting.get(who)?.length ?? 0
  }

  wait(who: string, gone?: AbortSignal): Promise<void> {
    this.length += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#leave(who, enter)
        reject(abandoned())
      }
      const enter = () => {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      gone?.addEventListener('abort', leave, { once: true })
      const own = this.#waiting.get(who)
      if (own) own.push(enter)
      else this.#waiting.set(who, [enter])
    })
  }

  #leave(who: string, enter: () => void): void {
    const own = this.#waiting.get(who)?.filter((each) => each !== enter) ?? []
    if (own.length > 0) this.#waiting.set(who, own)
    else this.#waiting.delete(who)
    this.length -= 1
  }

  /** Lets the next one in; false where nobody waits. */
  letIn(): boolean {
    for (const [who, own] of this.#waiting) {
      const next = own.shift()
      this.#waiting.delete(who)
      // behind the others, for the next of theirs
      if (own.length > 0) this.#waiting.set(who, own)
      this.length -= 1
      next?.()
      return true
    }
    return false
  }
}

/** Nobody reads it: who asked is gone. */
function abandoned(): Failure {
  return new Failure('unavailable', failures.unavailable)
}
