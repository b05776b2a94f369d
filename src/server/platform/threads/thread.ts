import { parentPort } from 'node:worker_threads'
import { Failure } from '../../../shared/errors/failure.ts'
import type { ThreadAnswer, ThreadTask } from './open-thread.ts'

// A thread of the shop: it calls what it is asked to, one task after the other, and knows nothing else.

parentPort?.on('message', async ({ module, name, input }: ThreadTask) => {
  const exported: Record<string, (...input: unknown[]) => unknown> = await import(module)
  try {
    answer({ done: await exported[name]?.(...input) })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    answer({ refused: { code: error.code, message: error.message, details: error.details } })
  }
})

function answer(what: ThreadAnswer): void {
  parentPort?.postMessage(what)
}
