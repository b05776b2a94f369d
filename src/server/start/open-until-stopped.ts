import { StartFailure } from '../platform/start-failure.ts'
import type { OnGone } from './open-shop-database.ts'
import { type StopOptions, stopOnSignals } from './stop-on-signals.ts'
import { type Stop, stopAll } from './stop-parts.ts'

/** Means to open the parts of a process. */
export interface Opening {
  /** Functions that end the parts that are open so far, the latest first. */
  stops: Stop[]
  onGone: OnGone
  /** Throws StartFailure where the process was told to stop meanwhile. */
  goOn: () => void
  /** Aborted where the process was told to stop meanwhile. */
  signal: AbortSignal
  /** Ends the process by way of `stops`. */
  stop: (status: number) => Promise<void>
}

/**
 * Opens the parts of a process and keeps it until it is told to stop. Told so while it opens, it stops where it is: what was
 * begun is ended first, so that nothing is left behind.
 */
export async function openUntilStopped(
  openParts: (opening: Opening) => Promise<void>,
  options: StopOptions = {},
): Promise<void> {
  const stops: Stop[] = []
  const stopping = new AbortController()
  let opening = Promise.resolve()
  const stop = stopOnSignals(async () => {
    stopping.abort()
    await opening.catch(() => undefined)
    await stopAll(stops)
  }, options)
  const onGone = (failure: StartFailure) => {
    console.error(failure.message)
    void stop(1)
  }
  const goOn = () => {
    if (stop.begun()) throw new StartFailure('Stopped while opening.')
  }
  opening = openParts({ stops, onGone, goOn, signal: stopping.signal, stop })
  try {
    await opening
  } catch (error) {
    if (stop.begun()) return
    await stopAll(stops)
    throw error
  }
}
