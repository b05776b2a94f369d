import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Data that the counting thread shares with the loop that it watches. */
export interface Watched {
  /** One number, raised with each beat of the event loop. */
  beats: Int32Array<SharedArrayBuffer>
  beatMs: number
  /** So many beats missed one after the other end the process. */
  missedMax: number
}

/** Ten seconds without a turn of the loop: nobody has been answered for that long. */
const usual = { beatMs: 1000, missedMax: 10 }
/** The thread counts and no more: it takes 19 MB, of which 16 are Node's own; with less it does not start. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

/**
 * Ends the process by SIGKILL, after one line on standard error, where its event loop stands for ten seconds (a minute where
 * it does not work meanwhile): no signal and no timer reaches a loop that stands, only another thread does. Whoever started
 * the process starts it anew (scripts/setup/keep-running.mjs). Keeps no process alive, and watches none that is being debugged.
 */
export function watchEventLoop({ beatMs, missedMax } = usual): void {
  if (inspector.url() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: Watched = { beats, beatMs, missedMax }
  const file = new URL('./count-missed-beats.mjs', import.meta.url)
  const worker = new Worker(file, { workerData, resourceLimits, execArgv: [], env: {} })
  worker.unref()
  worker.on('error', (error) => console.error('The event loop is not watched:', error))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs / 2).unref()
}
