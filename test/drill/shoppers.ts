import { setTimeout as sleep } from 'node:timers/promises'
import { apiBase } from '../../src/shared/contract/endpoint.ts'
import { kozhikode as address } from '../builders/addresses.ts'

/** What shoppers were told: the one thing that must be true afterwards. */
export interface Told {
  /** Ids of orders. */
  cash: string[]
  online: string[]
  /** When each order was acknowledged (`performance.now()`). */
  moments: number[]
  /** Tries to buy that ended without an answer, or with a failure of ours: nobody knows. */
  unknown: number
  /** Tries that were refused, such as a cart that was sold already by a try without an answer. */
  refused: number
}

interface Shopper {
  token: string
  productId: string
}

class Refused extends Error {}

const PATIENCE_MS = 20_000
/** Who got no answer looks at the page for a moment, and tries again. */
const AGAIN_MS = 300
const password = 'Drill-Shopper-1'

/** Signs a shopper up for each of these products and has them look, buy by cash and buy online, each on and on, until told to stop. */
export async function sendShoppers(shop: string, products: readonly string[], log: (line: string) => void) {
  const shoppers = await Promise.all(products.map((productId, index) => signUp(shop, productId, index)))
  const told: Told = { cash: [], online: [], moments: [], unknown: 0, refused: 0 }
  let over = false
  const running = shoppers.map(async (shopper, index) => {
    for (let turn = index; !over; turn += 1) {
      try {
        if (turn % 3 === 0) await buyOnline(shop, shopper, told)
        else await buyByCash(shop, shopper, told)
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

async function fillCart(shop: string, { token, productId }: Shopper): Promise<void> {
  await call(shop, '/product/get-products')
  await call(shop, '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
}

async function buyByCash(shop: string, shopper: Shopper, told: Told): Promise<void> {
  await fillCart(shop, shopper)
  const body = { address, paymentMethod: 'cod' }
  const placed = await call<{ data: { _id: string } }>(shop, '/order/placeOrder', { token: shopper.token, body })
  told.cash.push(placed.data._id)
  told.moments.push(performance.now())
}

type Intent = { order_id: string; key_id: string }

async function buyOnline(shop: string, shopper: Shopper, told: Told): Promise<void> {
  const { token } = shopper
  await fillCart(shop, shopper)
  const { order_id, key_id } = await call<Intent>(shop, '/order/paymentIntent', { token, body: { address } })
  const means = { method: 'upi', vpa: 'success@razorpay', order_id, key_id }
  const paid = await call<{ success?: object }>(shop, '/sandbox/v1/checkout/payments', { body: means, base: '' })
  if (!paid.success) throw new Error('the bank said no')
  const verified = await call<{ data: { _id: string } }>(shop, '/order/paymentVerify', { token, body: paid.success })
  told.online.push(verified.data._id)
  told.moments.push(performance.now())
}

async function call<T>(
  shop: string,
  path: string,
  { token, body, base = apiBase }: { token?: string; body?: object; base?: string } = {},
): Promise<T> {
  const answer = await fetch(shop + base + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await answer.text()
  if (answer.status >= 400 && answer.status < 500) throw new Refused(`${path} ${answer.status} ${text.slice(0, 200)}`)
  if (answer.status >= 300) throw new Error(`${path} ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text) as T
}
