import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import type { Taker } from './connection-dispatcher.ts'
import type { FromWorker, ToWorker, Welcome } from './worker-messages.ts'

/** Facts about the shop that a worker states when it is ready. */
export type Ready = Omit<Extract<FromWorker, { tell: 'ready' }>, 'tell'>

/** A process that answers requests. */
export interface Worker {
  pid: number
  taker: Taker
  tell: (message: ToWorker) => void
  /** Resolves when it can take connections; with its exit status where it ends before that. */
  ready: Promise<Ready | number>
  /** Its exit status; all that it said has been heard. */
  ended: Promise<number>
  kill: (signal: NodeJS.Signals) => void
}

/** Starts this program once more, as a worker. */
export function hireWorker(welcome: Welcome, hear: (worker: Worker, message: FromWorker) => void): Worker {
  const child = fork(process.argv[1] ?? '', process.argv.slice(2), {
    env: { ...process.env, BEYPORE_WORKER: '1' },
  })
  const ended = endOf(child)
  const tell = (message: ToWorker) => void (child.connected && child.send(message, () => undefined))
  const worker: Worker = {
    pid: child.pid ?? 0,
    taker: { send: (message, socket, options, done) => void child.send(message, socket, options, done) },
    tell,
    ended,
    ready: new Promise((resolve) => {
      child.on('message', (message: FromWorker) => {
        if (message.tell === 'hello') tell({ tell: 'welcome', ...welcome })
        if (message.tell === 'ready') resolve({ name: message.name, setUp: message.setUp })
      })
      void ended.then(resolve)
    }),
    kill: (signal) => void child.kill(signal),
  }
  child.on('message', (message: FromWorker) => hear(worker, message))
  return worker
}

/** Dead, and its last words heard. */
function endOf(child: ChildProcess): Promise<number> {
  const silent = new Promise<void>((resolve) => child.once('disconnect', resolve))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`A worker cannot be started or reached: ${error.message}`)
      resolve(1)
    })
    child.once('exit', async (code, signal) => {
      if (child.connected) await silent
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1))
    })
  })
}
