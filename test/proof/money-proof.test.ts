import { expect, it } from 'vitest'
import { often } from '../how-often.ts'
import type { Figures } from './verdict.ts'
import { World } from './world.ts'

// `npm run prove -- --schedules 10000 --seed 1` sets these; without, as many as fit into a normal test run.
const schedules = Number(process.env.PROOF_SCHEDULES ?? often(240, 90))
const seed = Number(process.env.PROOF_SEED ?? Date.now() % 1_000_000_000)
const longest = process.env.PROOF_SCHEDULES ? Number.POSITIVE_INFINITY : 90_000
const BATCH = 30
/** Then on a fresh database: the books of years would only make the audit slow. */
const BATCHES_PER_WORLD = 10

it(
  `after whatever goes wrong every captured paisa is one order or one refund (seed ${seed})`,
  async () => {
    const began = Date.now()
    const total: Omit<Figures, 'broken'> & { schedules: number } = {
      ...{
        schedules: 0,
        captured: 0,
        orders: 0,
        refunds: 0,
        lost: 0,
        doubled: 0,
        soldTwice: 0,
        needless: 0,
        oversold: 0,
        unpaid: 0,
      },
    }
    while (total.schedules < schedules && Date.now() - began < longest) {
      const world = await World.open(seed + total.schedules)
      try {
        await runWorld(world, total, () => Date.now() - began < longest)
      } finally {
        await world.close()
      }
      const seconds = Math.round((Date.now() - began) / 1000)
      console.log(`money proof, seed ${seed}: ${JSON.stringify(total)} in ${seconds} s`)
    }
    expect(total).toMatchObject({ lost: 0, doubled: 0, soldTwice: 0, needless: 0, oversold: 0, unpaid: 0 })
    expect(total.orders + total.refunds).toBe(total.captured)
    expect(Math.min(total.orders, total.refunds)).toBeGreaterThan(0)
  },
  3_600_000 * 6,
)

async function runWorld(world: World, total: Omit<Figures, 'broken'> & { schedules: number }, goOn: () => boolean) {
  let [captured, orders, refunds] = [0, 0, 0]
  for (let batch = 0; batch < BATCHES_PER_WORLD && total.schedules < schedules && goOn(); batch += 1) {
    const count = Math.min(BATCH, schedules - total.schedules)
    const first = seed + total.schedules
    const figures = await world.run(Array.from({ length: count }, (_, n) => first + n))
    expect(figures.broken, `schedules from seed ${first}`).toEqual([])
    expect(world.faults).toEqual([])
    // the bank counts everything that it ever did in this world
    total.captured += figures.captured - captured
    total.orders += figures.orders - orders
    total.refunds += figures.refunds - refunds
    ;({ captured, orders, refunds } = figures)
    total.schedules += count
  }
}
