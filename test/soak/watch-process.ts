import { once } from 'node:events'
import { type OpenShop, readDatabasePid } from '../../bench/open-shop.ts'
import { memoryOf, memoryOfFamily } from '../../bench/process-figures.ts'
import type { InsideFigures, ToShop } from './inside-shop.ts'

/** The memory of a shop's processes, in MB. */
export interface ProcessFigures extends InsideFigures {
  nodeMb: number
  databaseMb: number
}

/** Watches a shop's process from outside, and asks it about its inside. */
export function watchProcess({ process: child, pid }: OpenShop, dataDir: string) {
  let end: string | null = null
  const onExit = (code: number | null, signal: string | null) => {
    end = String(code ?? signal)
  }
  child.on('exit', onExit)
  return {
    /** Returns the way the process ended; null: it lives. */
    ended: () => end,
    ask: async (): Promise<ProcessFigures> => {
      if (end !== null) return { heapMb: 0, lagMs: 0, nodeMb: 0, databaseMb: 0 }
      const answer = Promise.race([once(child, 'message'), once(child, 'exit').then(() => [{ heapMb: 0, lagMs: 0 }])])
      child.send({ soak: 'figures' } satisfies ToShop)
      const [inside] = (await answer) as [InsideFigures]
      return { ...inside, nodeMb: memoryOf(pid) ?? 0, databaseMb: memoryOfFamily(readDatabasePid(dataDir)) ?? 0 }
    },
    stop: () => void child.off('exit', onExit),
  }
}
