import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { noFaults } from '../../src/sandbox/sandbox-faults.ts'

// Loaded into the shop's own process before its program (`node --import`): lets the played provider hang, which nothing that comes
// in over HTTP can, and tells what only the process itself knows.

/** Messages to the shop's process. */
export type ToShop = { soak: 'figures' } | { soak: 'provider'; hangs: boolean }

/** Its answer: MB after a garbage collection, and the worst delay of the event loop in ms since the last question. */
export interface InsideFigures {
  heapMb: number
  lagMs: number
}

const MB = 1024 * 1024

if (isMainThread) {
  let hangs = false
  noFaults.call = () => (hangs ? 'hang' : 'none')
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  process.on('message', (told: ToShop) => {
    if (told.soak === 'provider') hangs = told.hangs
    else {
      const lagMs = loop.max / 1e6
      global.gc?.()
      process.send?.({ heapMb: process.memoryUsage().heapUsed / MB, lagMs } satisfies InsideFigures)
      loop.reset()
    }
  })
}
