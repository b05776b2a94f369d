import { isDatabaseAway } from '../platform/db/is-database-away.ts'

const PARENT_CHECK_MS = 500
/** Then it ends anyway: the database loses nothing, it only has to recover at the next start. */
const LONGEST_STOP_MS = 45_000

/** The exit status of a fault in the program (sysexits: EX_SOFTWARE): 1 would say that a new start meets the same. */
const CRASHED = 70

/** Stops once, whoever asks; the exit status of the first one counts. */
export type StopOnce = ((status: number) => Promise<void>) & { begun: () => boolean }

const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

export interface StopOptions {
  /** Signals that are left to another process: Ctrl-C reaches everybody in the terminal. */
  leftToLeader?: readonly (typeof endings)[number][]
}

/**
 * Ends the process by way of `shutDown` on SIGTERM, SIGINT and SIGHUP (exit status 0), and when the process that
 * started it is killed. Ctrl-C reaches a program under npm twice: repeats do nothing.
 */
export function stopOnSignals(shutDown: () => Promise<void>, { leftToLeader = [] }: StopOptions = {}): StopOnce {
  let begun = false
  const stop = async (status: number) => {
    if (begun) return
    begun = true
    setTimeout(() => process.exit(status || 1), LONGEST_STOP_MS).unref()
    await shutDown()
    process.exit(status)
  }
  for (const signal of endings) {
    process.on(signal, () => {
      if (!leftToLeader.includes(signal)) void stop(0)
    })
  }
  // a question to the database that nobody waits for any more leaves nothing half done: it is no reason to end
  process.on('unhandledRejection', (reason) => {
    if (!(reason instanceof Error && isDatabaseAway(reason))) throw reason
    console.error(`Nobody waited for this any more: ${reason.stack}`)
  })
  process.on('uncaughtException', (error) => {
    console.error(error)
    void stop(CRASHED)
  })
  onParentDeath(() => void stop(0))
  return Object.assign(stop, { begun: () => begun })
}

/** A parent that is killed cannot pass the signal on. Only npm and start.mjs are such parents: a shell may go. */
function onParentDeath(then: () => void): void {
  if (process.connected) return void process.on('disconnect', then)
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS)
  timer.unref()
}
