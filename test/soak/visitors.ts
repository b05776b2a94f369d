import { setTimeout as sleep } from 'node:timers/promises'
import { type Goods, looks } from '../../bench/mixed-load.ts'
import type { HeardAnswer } from '../drill/shoppers.ts'

const PATIENCE_MS = 30_000
const REST_MS = 20

/** So many people who look around, page after page, until told to stop. */
export function sendVisitors(shop: string, goods: Goods, count: number, hear: (answer: HeardAnswer) => void) {
  let over = false
  const look = async (path: string) => {
    try {
      const answer = await fetch(shop + path, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const text = await answer.text()
      hear({ path, status: answer.status, retryAfter: answer.headers.get('retry-after'), text })
    } catch (error) {
      hear({ path, status: 0, retryAfter: null, text: String((error as Error).cause ?? error) })
    }
  }
  const running = Array.from({ length: count }, async (_, visitor) => {
    for (let turn = visitor; !over; turn += count) {
      for (const { path } of looks(goods, turn)) {
        if (over) return
        await look(path)
        await sleep(REST_MS)
      }
    }
  })
  return {
    stop: async () => {
      over = true
      await Promise.all(running)
    },
  }
}
