import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import { SheetFault } from './sheet-shapes.ts'
import type { SheetAnswer, SheetTask } from './table-files.ts'
import { writeFile } from './write-file.ts'

// The thread that reads or writes one file: what is in a file may take all of its memory, and no more.

const task: SheetTask = workerData
try {
  const done =
    task.do === 'read' ? await readFile(Buffer.from(task.bytes)) : writeFile(task.format, task.name, task.rows)
  answer({ done })
} catch (error) {
  if (!(error instanceof SheetFault)) throw error
  answer({ refused: error.message })
}

function answer(what: SheetAnswer<unknown>): void {
  parentPort?.postMessage(what)
}
