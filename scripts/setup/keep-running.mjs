import { runChild } from './run-child.mjs'

/** The exit status of what stopped by itself for a reason that a new start would meet again, such as a wrong setting. */
const REFUSED = 1
/** Exit status of a version that does not fit the shop's data (server/operations/upgrade): each try takes a backup. */
const DOES_NOT_FIT = 78
/** An end within this time of its start is a quick one. The pause doubles with each in a row, to a minute at most. */
const QUICK_MS = 60_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Runs a script until it ends as it should: told to, by itself, or refused (exit status 1 or 78). One that dies (crashed, killed,
 * out of memory, ended because its event loop stood) is started anew, however often: what made it die may pass, a full disk
 * or a database that is away, and nobody may be there to start it by hand. Gives the exit status for this process.
 */
export async function keepRunning(
  node,
  script,
  { firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS } = {},
) {
  for (let quick = 0; ; ) {
    const began = performance.now()
    const { status, told } = await runChild(node, script)
    if (told || [0, REFUSED, DOES_NOT_FIT].includes(status)) return status
    quick = performance.now() - began < QUICK_MS ? quick + 1 : 1
    const pause = Math.min(firstPauseMs * 2 ** (quick - 1), longestPauseMs)
    const howOften = quick > 1 ? `, ${quick} times soon after its start` : ''
    console.error(
      `Ended with status ${status}${howOften}: starting again in ${pause / 1000} s. The lines above say why.`,
    )
    if (await pauseOrSignal(pause)) return status
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
