import { openInvalidation } from '../cache/cache-invalidation.ts'
import type { Target } from '../db/connect.ts'

/** Whoever leads several workers hears here that they are to be renewed, and says how it went. */
const CHANNEL = 'beypore_renewal'

/** `ask`: renew your workers; `begun`, `done` and `failed` answer it, each by its leader. */
export interface RenewalWord {
  word: 'ask' | 'begun' | 'done' | 'failed'
  /** Of what was asked. */
  id: string
  /** Process that answers, as its owner knows it: machine and process. */
  leader: string
  text: string
}

/** The line between the terminal and the processes that lead workers, over the database. */
export function openRenewalLine(target: Target) {
  const line = openInvalidation(target, CHANNEL)
  return {
    say: (word: RenewalWord) => line.announce([JSON.stringify(word)]),
    listen: (heard: (word: RenewalWord) => void) =>
      line.listen({
        heard: (texts) => {
          for (const text of texts) heard(JSON.parse(text) as RenewalWord)
        },
        // whoever asked asks again
        missed: () => undefined,
      }),
    close: line.close,
  }
}
