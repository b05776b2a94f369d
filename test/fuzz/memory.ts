import type { OpenShop } from '../../bench/open-shop.ts'
import { memoryOf } from '../../bench/process-figures.ts'
import { watchProcess } from '../soak/watch-process.ts'
import { familyOf } from './cpu-clock.ts'
import type { Memory } from './tell-outcome.ts'

/** Reads the memory that the shop's processes and its database use now. The heap is that of the process that was started. */
export async function readMemory(shop: OpenShop, dataDir: string): Promise<Memory> {
  const watch = watchProcess(shop, dataDir)
  const { heapMb, databaseMb } = await watch.ask()
  watch.stop()
  const database = familyOf([shop.databasePid])
  const own = [...familyOf([shop.pid])].filter((pid) => !database.has(pid))
  return { heapMb, databaseMb, nodeMb: own.reduce((sum, pid) => sum + (memoryOf(pid) ?? 0), 0) }
}
