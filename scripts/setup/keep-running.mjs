import { runChild } from './run-child.mjs'

/** The exit status of what stopped by itself for a reason that a new start would meet again, such as a wrong setting. */
const REFUSED = 1
/** An end within this time of its start is a quick one; so many in a row, and it is left. */
const QUICK_MS = 60_000
const QUICK_MAX = 5
const FIRST_PAUSE_MS = 1000

/**
 * Runs a script until it ends as it should: told to, by itself, or refused (exit status 1). One that dies (crashed, killed,
 * out of memory, ended because its event loop stood) is started anew, after a pause that doubles while it keeps dying.
 * Gives the exit status for this process.
 */
export async function keepRunning(node, script, { firstPauseMs = FIRST_PAUSE_MS, quickMs = QUICK_MS } = {}) {
  for (let quick = 0; ; ) {
    const began = performance.now()
    const { status, told } = await runChild(node, script)
    if (told || status === 0 || status === REFUSED) return status
    quick = performance.now() - began < quickMs ? quick + 1 : 1
    if (quick === QUICK_MAX) {
      console.error(
        `Ended with status ${status}, ${quick} times soon after its start: not started again. The lines above say why.`,
      )
      return status
    }
    console.error(`Ended with status ${status}: starting again`)
    if (await pauseOrSignal(firstPauseMs * 2 ** (quick - 1))) return status
  }
}

/** Waits; whether a signal to stop came meanwhile. */
function pauseOrSignal(milliseconds) {
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  return new Promise((resolve) => {
    const end = (isTold) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, stop)
      resolve(isTold)
    }
    const stop = () => end(true)
    const timer = setTimeout(() => end(false), milliseconds)
    for (const signal of signals) process.on(signal, stop)
  })
}
