import { Worker } from 'node:worker_threads'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure, type FailureCode, type FailureDetails } from '../../../shared/errors/failure.ts'

/** Task of a thread: the function of that name of a module (its file's address), with its input. */
export interface ThreadTask {
  module: string
  name: string
  input: readonly unknown[]
}

/** Answer of a thread: the result of the function, or the failure that it threw. */
export type ThreadAnswer =
  | { done: unknown }
  | { refused: { code: FailureCode; message: string; details: FailureDetails } }

export interface ThreadLimits {
  megabytes: number
  /** Longer than a task of this kind takes on a slow machine. */
  patienceMs: number
  /** Thrown where a task takes more than that. */
  tooMuch: () => Failure
}

/** A thread goes after so long without a task, with its memory. */
const idleMs = 5 * 60_000

/** Runs one task; whoever gives up (`gone`) ends it. One at a time. */
export type Thread = (task: ThreadTask, gone?: AbortSignal) => Promise<unknown>

/**
 * Opens a thread beside the event loop, which answers shoppers meanwhile. It starts with its first task, stays for the next ones,
 * keeps no process from ending, and is another one after what broke it. Rejects with the Failure that the function threw,
 * and with `tooMuch`.
 */
export function openThread({ megabytes, patienceMs, tooMuch }: ThreadLimits): Thread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }
  return (task, gone) => {
    if (gone?.aborted) return Promise.reject(givenUp())
    clearTimeout(idle)
    worker ??= start(megabytes)
    const thread = worker
    thread.ref()
    return new Promise((resolve, reject) => {
      const giveUp = () => settle(() => reject(givenUp()), true)
      const impatient = setTimeout(() => settle(() => reject(tooMuch()), true), patienceMs)
      const settle = (answer: () => void, broken: boolean) => {
        clearTimeout(impatient)
        gone?.removeEventListener('abort', giveUp)
        thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
        // what is said by one that is gone is nobody's
        thread.on('error', () => undefined)
        thread.unref()
        if (broken) end()
        else idle = setTimeout(end, idleMs).unref()
        answer()
      }
      gone?.addEventListener('abort', giveUp)
      thread.once('message', (answer: ThreadAnswer) => {
        settle(() => ('done' in answer ? resolve(answer.done) : reject(failureOf(answer.refused))), false)
      })
      thread.once('error', (error: NodeJS.ErrnoException) => {
        settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error), true)
      })
      thread.once('exit', () => settle(() => reject(tooMuch()), true))
      thread.postMessage(task)
    })
  }
}

function start(megabytes: number): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
    env: {},
  })
}

/** A failure as it was thrown on the other side. */
export function failureOf({
  code,
  message,
  details,
}: {
  code: FailureCode
  message: string
  details: FailureDetails
}): Failure {
  return new Failure(code, message, details)
}

/** Nobody reads it: who asked is gone. */
function givenUp(): Failure {
  return new Failure('unavailable', failures.unavailable)
}
