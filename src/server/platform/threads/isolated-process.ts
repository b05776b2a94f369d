import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Failure } from '../../../shared/errors/failure.ts'
import type { ThreadAnswer, ThreadTask } from './open-thread.ts'

// A process beside the shop for one task: it reads it, calls what it is asked to, writes the answer, and is gone with its memory.

const [most = '', patienceMs = ''] = process.argv.slice(2)
new Worker(new URL('./memory-guard.ts', import.meta.url), {
  workerData: { bytes: Number(most) * 1024 * 1024, patienceMs: Number(patienceMs) },
}).unref()
goFirst()
process.stdout.write(serialize(await answerTo(deserialize(await buffer(process.stdin)))))

async function answerTo({ module, name, input }: ThreadTask): Promise<ThreadAnswer> {
  const exported: Record<string, (...input: unknown[]) => unknown> = await import(module)
  try {
    return { done: await exported[name]?.(...input) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { refused: { code: error.code, message: error.message, details: error.details } }
  }
}

/** Has the kernel take this process where the machine runs out of memory, and neither shop nor database. */
function goFirst(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // its own limit holds all the same
  }
}
