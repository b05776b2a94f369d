import { setTimeout as sleep } from 'node:timers/promises'
import { apiBase } from '../../src/shared/contract/endpoint.ts'
import { kozhikode as address } from '../builders/addresses.ts'

/** The acknowledgements that shoppers received: the one thing that must be true afterwards. */
export interface Told {
  /** Ids of orders. */
  cash: string[]
  online: string[]
  /** The times at which orders were acknowledged (`performance.now()`). */
  moments: number[]
  /** Tries to buy that ended without an answer, or with a failure of ours: nobody knows. */
  unknown: number
  /** Tries that were refused, such as a cart that was sold already by a try without an answer. */
  refused: number
}

/** One answer as a caller meets it. Status 0: none came. */
export interface HeardAnswer {
  path: string
  status: number
  retryAfter: string | null
  text: string
}

type Hear = (answer: HeardAnswer) => void

interface Shopper {
  token: string
  productId: string
  hear?: Hear
}

class Refused extends Error {}

const PATIENCE_MS = 20_000
/** Delay before a shopper without an answer tries again: they look at the page for a moment. */
const AGAIN_MS = 300
const password = 'Drill-Shopper-1'

interface Habits {
  /** They rest so long after each order. */
  restMs?: number
  /** Hears of every answer. */
  hear?: Hear
}

/** Signs a shopper up for each of these products and has them look, buy by cash and buy online, each on and on, until told to stop. */
export async function sendShoppers(
  shop: string,
  products: readonly string[],
  log: (line: string) => void,
  { restMs = 0, hear }: Habits = {},
) {
  const shoppers = await Promise.all(products.map((productId, index) => signUp(shop, productId, index)))
  const told: Told = { cash: [], online: [], moments: [], unknown: 0, refused: 0 }
  if (hear) for (const shopper of shoppers) shopper.hear = hear
  let over = false
  const running = shoppers.map(async (shopper, index) => {
    for (let turn = index; !over; turn += 1) {
      try {
        if (turn % 3 === 0) await buyOnline(shop, shopper, told)
        else await buyByCash(shop, shopper, told)
        if (restMs > 0) await sleep(restMs)
      } catch (error) {
        if (error instanceof Refused) told.refused += 1
        else told.unknown += 1
        if (process.env.DRILL_TALKS) log(String(error))
        await sleep(AGAIN_MS)
      }
    }
  })
  return {
    told,
    stop: async () => {
      over = true
      await Promise.all(running)
    },
  }
}

async function signUp(shop: string, productId: string, index: number): Promise<Shopper> {
  const phonenumber = String(7_100_000_000 + index)
  const body = { username: 'Drill Shopper', phonenumber, password }
  const { token } = await call<{ token: string }>(shop, '/user/register', { body })
  return { token, productId }
}

async function fillCart(shop: string, { token, productId, hear }: Shopper): Promise<void> {
  await call(shop, '/product/get-products', { hear })
  await call(shop, '/cart/add-to-cart', { token, hear, body: { productId, quantity: 1 } })
}

async function buyByCash(shop: string, shopper: Shopper, told: Told): Promise<void> {
  await fillCart(shop, shopper)
  const body = { address, paymentMethod: 'cod' }
  const placed = await call<{ data: { _id: string } }>(shop, '/order/placeOrder', { ...shopper, body })
  told.cash.push(placed.data._id)
  told.moments.push(performance.now())
}

type Intent = { order_id: string; key_id: string }

async function buyOnline(shop: string, shopper: Shopper, told: Told): Promise<void> {
  const { token, hear } = shopper
  await fillCart(shop, shopper)
  const { order_id, key_id } = await call<Intent>(shop, '/order/paymentIntent', { token, hear, body: { address } })
  const means = { method: 'upi', vpa: 'success@razorpay', order_id, key_id }
  const paid = await call<{ success?: object }>(shop, '/sandbox/v1/checkout/payments', { body: means, base: '', hear })
  if (!paid.success) throw new Error('the bank said no')
  const verified = await call<{ data: { _id: string } }>(shop, '/order/paymentVerify', {
    token,
    hear,
    body: paid.success,
  })
  told.online.push(verified.data._id)
  told.moments.push(performance.now())
}

async function call<T>(
  shop: string,
  path: string,
  { token, body, base = apiBase, hear }: { token?: string; body?: object; base?: string; hear?: Hear | undefined } = {},
): Promise<T> {
  const answer = await fetch(shop + base + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    hear?.({ path, status: 0, retryAfter: null, text: String(error.cause ?? error) })
    throw error
  })
  const text = await answer.text()
  hear?.({ path, status: answer.status, retryAfter: answer.headers.get('retry-after'), text })
  if (answer.status >= 400 && answer.status < 500) throw new Refused(`${path} ${answer.status} ${text.slice(0, 200)}`)
  if (answer.status >= 300) throw new Error(`${path} ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text) as T
}
