import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Shop } from '../../src/server/platform/shop.ts'
import { openShop } from '../open-shop.ts'
import { besideShop } from '../world.ts'
import { makeOrders } from './make-orders.ts'
import { questions } from './office-questions.ts'

const ORDERS = 1_000_000
/** The bar, milliseconds: what a list may take for nineteen of twenty who ask. */
const BAR_MS = 50
const dataDir = path.join(import.meta.dirname, '../../.cache/bench-office')

/** A question and how long its answers took. */
interface Asked {
  name: string
  barMs: number
  medianMs: number
  p95Ms: number
}

/** Asks every question of the back office `times` times of a shop with a million orders. False where one is over the bar. */
export async function measureOffice(times: number): Promise<{ rows: string[][]; holds: boolean }> {
  mkdirSync(dataDir, { recursive: true })
  const shop = await openShop(dataDir)
  try {
    const complete = path.join(dataDir, 'complete')
    if (!existsSync(complete)) {
      await makeOrders(dataDir, ORDERS)
      writeFileSync(complete, '')
    }
    const asked = await besideShop(dataDir, (beside) => askAll(beside, times))
    const rows = asked.map(({ name, medianMs, p95Ms }) => [name, medianMs.toFixed(1), p95Ms.toFixed(1)])
    return {
      rows: [['Question', 'median ms', 'p95 ms'], ...rows],
      holds: asked.every(({ p95Ms, barMs }) => p95Ms < barMs),
    }
  } finally {
    await shop.close()
  }
}

async function askAll(shop: Shop, times: number): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const { name, ask, barMs = BAR_MS } of questions) {
    const took: number[] = []
    // reports are asked seldom, and add up much
    const rounds = barMs === BAR_MS ? times : Math.ceil(times / 5)
    for (let time = 0; time < rounds; time++) {
      const began = performance.now()
      await ask(shop)
      took.push(performance.now() - began)
    }
    took.sort((one, other) => one - other)
    asked.push({ name, barMs, medianMs: at(took, 0.5), p95Ms: at(took, 0.95) })
  }
  return asked
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
