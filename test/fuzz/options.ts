import { parseArgs } from 'node:util'

/** The usage text of the command line. */
export const usage = `npm run fuzz [-- --requests 1000000] [--minutes 45] [--seed 1] [--at-once 12] [--workers 1] [--only part-of-a-name] [--costs]
  wild requests to every call; --minutes ends it earlier, --costs tells only what each call costs the shop`

/** The options of a run. */
export interface Options {
  requests: number
  /** Ends it earlier. */
  minutes: number
  seed: number
  /** Requests under way at a time, each on a connection of its own. */
  atOnce: number
  /** Processes of the shop. */
  workers: string
  /** Only calls whose names have that in them. */
  only: string
  /** Only weighs. */
  costs: boolean
}

/** Reads the words of the command; undefined where they mean nothing. */
export function readOptions(words: string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        requests: { type: 'string', default: '1000000' },
        minutes: { type: 'string', default: '100000' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
        'at-once': { type: 'string', default: '12' },
        workers: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        costs: { type: 'boolean', default: false },
      },
    })
    const { workers, only, costs } = values
    const [requests, seed, atOnce, minutes] = [values.requests, values.seed, values['at-once'], values.minutes].map(
      Number,
    ) as [number, number, number, number]
    const whole = Number.isInteger(seed) && requests >= 1 && atOnce >= 1 && minutes > 0
    return whole ? { requests, minutes, seed, atOnce, workers, only, costs } : undefined
  } catch {
    return undefined
  }
}
