import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

/** A process of the bench's own that answers one message at a time. */
export interface Worker<Job, Result> {
  pid: number
  ask: (job: Job) => Promise<Result>
  stop: () => void
}

type Reply<Result> = { result: Result } | { failure: string }

/** Starts a file of bench/ as a process. It ends with this one. */
export function startWorker<Job extends object, Result>(file: string): Worker<Job, Result> {
  const child = fork(path.join(import.meta.dirname, file), { serialization: 'advanced' })
  return {
    pid: child.pid ?? 0,
    ask: (job) => {
      const answer = replyOf<Result>(child)
      child.send(job)
      return answer
    },
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}

function replyOf<Result>(child: ChildProcess): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    const onMessage = (reply: Reply<Result>) => {
      settle()
      if ('failure' in reply) reject(new Error(reply.failure))
      else resolve(reply.result)
    }
    const onExit = () => {
      settle()
      reject(new Error('a process of the bench has ended'))
    }
    child.on('message', onMessage as (message: unknown) => void)
    child.on('exit', onExit)
  })
}
