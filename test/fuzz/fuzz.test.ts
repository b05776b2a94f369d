import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/shared/contract/endpoint.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { often } from '../how-often.ts'
import { expectBooksInOrder } from '../races/ledger.ts'
import { faultOf, needCart, needDeal, show, signOut } from './judge.ts'
import { requestsTo, type WildRequest } from './requests.ts'
import { makeSender } from './send-raw.ts'
import { fillCart, openDeal, stockTheShop } from './stock-the-shop.ts'

// FUZZ_REQUESTS=10000 sends that many to each call; FUZZ_SEED repeats a run.
const COUNT = Number(process.env.FUZZ_REQUESTS ?? often(300, 120))
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const AT_ONCE = 8
const BATCH = Math.min(COUNT, 500)

let shop: TestShop
let sender: ReturnType<typeof makeSender>
const known = new Map<string, unknown[]>()
const learn = (values: [string, unknown[]][]) => {
  for (const [field, some] of values) known.set(field, some)
}
const knownValues = (field: string) => known.get(field) ?? []

beforeAll(async () => {
  shop = await openShop({ env: { LOG_LEVEL: 'fatal', TRUST_PROXY: '1' } })
  sender = makeSender(shop.url)
  learn(await stockTheShop(shop))
})

afterAll(async () => {
  sender.close()
  await shop.close()
})

/** These never come to their success by chance: no signature, code, password, session's id or line of a delivered order is guessed. */
const unreachable = new Set<Endpoint>([
  endpoints.paymentVerify,
  endpoints.resetPassword,
  endpoints.changePassword,
  endpoints.closeAccount,
  endpoints.confirmEmail,
  endpoints.endSession,
  endpoints.confirmStockRequest,
  endpoints.endStockRequests,
  endpoints.endSubscription,
  endpoints.readPayLink,
  endpoints.payByLink,
  endpoints.verifyByLink,
  endpoints.askReturn,
])

/** Whoever logs out needs to be signed in again; who has placed thousands of orders does not ask for them all each time. */
async function tokenFor(endpoint: Endpoint): Promise<string> {
  const [token, another] = knownValues('token')
  if (signOut.has(endpoint)) return (await buildShopper(shop.shop)).token
  return String(endpoint === endpoints.userOrders ? another : token)
}

async function sendAll(
  endpoint: Endpoint,
  wild: readonly WildRequest[],
): Promise<{ faults: string[]; statuses: Map<number, number> }> {
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let next = 0
  const work = async () => {
    for (let request = wild[next++]; request; request = wild[next++]) {
      if (needCart.has(endpoint)) await fillCart(shop, knownValues, endpoint)
      const answer = await sender.send(request, await tokenFor(endpoint))
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(endpoint, request, answer)
      if (fault && faults.length < 5) faults.push(`${fault}\n${show(request)}\n${answer.text.slice(0, 300)}`)
    }
  }
  // one shopper's cart: what one fills, another would empty
  const atOnce = needCart.has(endpoint) ? 1 : AT_ONCE
  await Promise.all(Array.from({ length: atOnce }, work))
  return { faults, statuses }
}

describe(`whatever is sent (seed ${SEED})`, () => {
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    it(`${endpoint.method} ${endpoint.path} (${name}) answers with a 4xx at worst`, {
      timeout: 120_000 + COUNT * 100,
    }, async () => {
      if (needDeal.has(endpoint)) learn(await openDeal(shop, knownValues))
      const requests = requestsTo(endpoint, knownValues)
      const all = new Map<number, number>()
      const took = () => all.has(endpoint.status) || unreachable.has(endpoint)
      // by chance none may have been taken yet: then more are sent
      for (let sent = 0; sent < COUNT || (!took() && sent < 10 * COUNT); sent += BATCH) {
        const wild = fc.sample(requests, { numRuns: BATCH, seed: SEED + sent })
        const { faults, statuses } = await sendAll(endpoint, wild)
        expect(faults).toEqual([])
        for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count)
      }
      if (process.env.FUZZ_REQUESTS) console.log(name, JSON.stringify([...all].sort()))
      expect(took(), 'no request got through: the fuzz test has nothing to say').toBe(true)
    })
  }

  it('leaves a shop that is open, with its books in order', async () => {
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
    await expectBooksInOrder(shop.shop)
  })
})
