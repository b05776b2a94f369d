import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { BenchRequest } from './http-wire.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import { median } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { addItem, address, api, get, itemsFor, signedIn } from './operations.ts'
import { middle, type Round, roundOn } from './round-on.ts'
import type { Worker } from './worker.ts'
import { prepareWorld, type World } from './world.ts'

type Load = Worker<LoadJob, LoadResult>
type Kind = { name: string; each: (world: World, shopper: number) => BenchRequest[] }

const CONNECTIONS = 32
const COLUMNS = [
  'what',
  '1 worker/s',
  '2 workers/s',
  'ratio',
  'p99 ms: 1',
  '2',
  'CPU ms: Node',
  'database',
  'most on 1 core of Node',
]

/** The kinds of requests: bytes from memory, a personal read, and an order with the calls before it. */
const kinds: Kind[] = [
  { name: 'from memory', each: ({ productIds }, n) => [get(`${api}/product/get-product/${productIds[n % 20]}`)] },
  {
    name: 'a cart',
    each: ({ shoppers }, n) => [get(`${api}/cart/get-cart`, signedIn(shoppers[n]?.token ?? ''))],
  },
  { name: 'cart and order', each: orderOf },
]

function orderOf(world: World, shopper: number): BenchRequest[] {
  const headers = signedIn(world.shoppers[shopper]?.token ?? '')
  const [item] = itemsFor(world, shopper, 1)
  const order: BenchRequest = {
    method: 'POST',
    path: `${api}/order/placeOrder`,
    headers,
    body: { address, paymentMethod: 'cod' },
  }
  return [...(item ? [addItem(world.shoppers[shopper]?.token ?? '', item)] : []), order]
}

/** Rounds in turn on shops with the same goods: one process, two workers, and one process that writes every request into its log. */
export async function compareWorkers(dataDir: string, load: Load, effort: { rounds: number; seconds: number }) {
  const folders = ['one', 'two', 'logging'].map((name) => path.join(dataDir, name))
  const [one = '', ...others] = folders
  const first = await openShop(one)
  const world = await prepareWorld(first.port, one, CONNECTIONS).finally(first.close)
  // with the rights that the database wants of its folder
  for (const folder of others) execFileSync('cp', ['-a', one, folder])
  const settings: Record<string, string>[] = [{}, { WORKERS: '2' }, { REQUEST_LOG: 'on', LOG_LEVEL: 'info' }]
  const shops: OpenShop[] = []
  const rows = [COLUMNS]
  const remarks = [`${availableParallelism()} cores, which the load generator and the database use too.`]
  try {
    for (const [index, folder] of folders.entries()) shops.push(await openShop(folder, settings[index]))
    for (const kind of kinds) {
      const [alone, two, logging] = await roundsOf(shops, kind, world, load, effort)
      if (!alone || !two || !logging) continue
      rows.push(rowOf(kind.name, alone, two))
      remarks.push(
        `${kind.name}: with every request in the log ${ratio(logging, alone)} of the rate without; the load generator used ${middle(two, 'loadCpu').toFixed(2)} of a core.`,
      )
    }
  } finally {
    await Promise.all(shops.map(({ close }) => close()))
  }
  return { rows, remarks }
}

async function roundsOf(
  shops: OpenShop[],
  kind: Kind,
  world: World,
  load: Load,
  effort: { rounds: number; seconds: number },
) {
  const each = world.shoppers.map((_, shopper) => kind.each(world, shopper))
  const rounds = shops.map(() => [] as Round[])
  for (let number = -1; number < effort.rounds; number += 1) {
    for (const [index, shop] of shops.entries()) {
      const round = await roundOn(shop, load, {
        requests: { each },
        connections: CONNECTIONS,
        seconds: number < 0 ? effort.seconds * 3 : effort.seconds,
      })
      if (number >= 0) rounds[index]?.push(round)
    }
  }
  return rounds
}

/** The median of the rounds' ratios: the machine's speed changes. */
function ratio(rounds: Round[], beside: Round[]): string {
  return median(rounds.map(({ perSecond }, index) => perSecond / (beside[index]?.perSecond ?? 1))).toFixed(2)
}

function rowOf(name: string, alone: Round[], two: Round[]): string[] {
  const node = middle(alone, 'nodeCpu')
  return [
    name,
    middle(alone, 'perSecond').toFixed(0),
    middle(two, 'perSecond').toFixed(0),
    ratio(two, alone),
    middle(alone, 'p99').toFixed(1),
    middle(two, 'p99').toFixed(1),
    node.toFixed(3),
    middle(alone, 'databaseCpu').toFixed(3),
    `${Math.floor(1000 / node)}/s`,
  ]
}
