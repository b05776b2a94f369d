import { Worker } from 'node:worker_threads'
import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'
import type { Sheet, SheetFormat } from './sheet-shapes.ts'

/** What the thread is asked for. */
export type SheetTask =
  | { do: 'read'; bytes: Uint8Array }
  | { do: 'write'; format: SheetFormat; name: string; rows: readonly (readonly string[])[] }

/** What it answers: the table or the file, or why not. */
export type SheetAnswer<T> = { done: T } | { refused: string }

/** One at a time: each may take half a gigabyte. */
const oneAtATime = limitConcurrency(1, 8)
const resourceLimits = { maxOldGenerationSizeMb: sheetLimits.sheetMegabytes, maxYoungGenerationSizeMb: 64 }

/**
 * Reads the tables out of a file that somebody sent, in a thread of its own: however bad the file is, the shop goes on. Throws
 * `bad_input` with what is wrong and what to do, `too_many_requests` where others wait.
 */
export function readTables(bytes: Uint8Array): Promise<Sheet[]> {
  return oneAtATime(() => run<Sheet[]>({ do: 'read', bytes }))
}

/** A table as a file; `name` is the sheet's. Its head is `rows[0]`. */
export function writeTable(
  format: SheetFormat,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> {
  return oneAtATime(() => run<Uint8Array>({ do: 'write', format, name, rows }))
}

function run<T>(task: SheetTask): Promise<T> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
    execArgv: [],
    env: {},
  })
  const tooMuch = () => new Failure('bad_input', task.do === 'read' ? sheetFaults.tooMuch : sheetFaults.tooMuchToWrite)
  return new Promise<T>((resolve, reject) => {
    const givenUp = setTimeout(() => {
      reject(tooMuch())
      void worker.terminate()
    }, sheetLimits.sheetMs)
    worker.once('message', (answer: SheetAnswer<T>) => {
      if ('done' in answer) resolve(answer.done)
      else reject(new Failure('bad_input', answer.refused))
    })
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error)
    })
    worker.once('exit', () => {
      clearTimeout(givenUp)
      reject(tooMuch())
    })
  })
}
