import { sheetFaults } from '../../../shared/copy/office/sheet-faults.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { sheetLimits } from '../../../shared/sheet-limits.ts'
import { limitConcurrency } from '../jobs/limit-concurrency.ts'
import { runApart } from '../threads/run-isolated.ts'
import type { readFile } from './read-file.ts'
import type { SheetFormat, Spreadsheet, WrittenCell } from './sheet-shapes.ts'
import type { writeFile } from './write-file.ts'

/** One at a time: each may take half a gigabyte. */
const oneAtATime = limitConcurrency(1, 8)

/**
 * Reads the tables out of a file that somebody sent, in a process of its own: however bad the file is, the shop goes on. Throws
 * `bad_input` with what is wrong and what to do, `too_many_requests` where others wait.
 */
export function readTables(bytes: Uint8Array): Promise<Spreadsheet[]> {
  const module = new URL('./read-file.ts', import.meta.url).href
  const input: Parameters<typeof readFile> = [Buffer.from(bytes)]
  return apart<Spreadsheet[]>({ module, name: 'readFile', input }, sheetFaults.tooMuch)
}

/** A table as a file; `name` is the sheet's. Its head is `rows[0]`. */
export function writeTable(
  format: SheetFormat,
  name: string,
  rows: readonly (readonly WrittenCell[])[],
): Promise<Uint8Array> {
  const module = new URL('./write-file.ts', import.meta.url).href
  const input: Parameters<typeof writeFile> = [format, name, rows]
  return apart<Uint8Array>({ module, name: 'writeFile', input }, sheetFaults.tooMuchToWrite)
}

function apart<T>(task: Parameters<typeof runApart>[0], tooMuch: string): Promise<T> {
  const limits = {
    megabytes: sheetLimits.sheetHeapMegabytes,
    processMegabytes: sheetLimits.sheetProcessMegabytes,
    answerBytes: sheetLimits.sheetAnswerBytes,
    patienceMs: sheetLimits.sheetMs,
    tooMuch: () => new Failure('bad_input', tooMuch),
  }
  return oneAtATime(() => runApart(task, limits)) as Promise<T>
}
