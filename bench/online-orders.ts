import { fetchJson } from './fetch-answer.ts'
import { median } from './measure.ts'
import { addItem, address, api, itemsFor, signedIn } from './operations.ts'
import type { World } from './world.ts'

/** Orders paid online at the sandbox, from the checkout to the order. */
export interface OnlineOrders {
  orders: number
  perSecond: number
  /** Milliseconds of one whole order: intent, payment at the sandbox, verification. */
  p50: number
  p99: number
}

const AT_ONCE = 16

/** Every shopper fills a cart and pays for it online; carts are filled before and not counted. */
export async function runOnlineOrders(port: number, world: World): Promise<OnlineOrders> {
  await inTurns(world, async ({ token }, index) => {
    for (const item of itemsFor(world, index, 2)) await fetchJson(port, addItem(token, item))
  })
  const took: number[] = []
  const began = performance.now()
  await inTurns(world, async ({ token }) => {
    const start = performance.now()
    await payOnline(port, token)
    took.push(performance.now() - start)
  })
  const seconds = (performance.now() - began) / 1000
  const sorted = took.sort((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  return { orders: took.length, perSecond: took.length / seconds, p50: median(sorted), p99 }
}

async function inTurns(
  { shoppers }: World,
  work: (shopper: World['shoppers'][number], index: number) => Promise<void>,
) {
  let next = 0
  const one = async () => {
    for (let index = next++; index < shoppers.length; index = next++) {
      const shopper = shoppers[index]
      if (shopper) await work(shopper, index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

type Intent = { order_id: string; key_id: string }
type Step = { step: string; success?: object }

async function payOnline(port: number, token: string): Promise<void> {
  const headers = signedIn(token)
  const post = <T>(path: string, body: object) => fetchJson<T>(port, { method: 'POST', path, headers, body })
  const { order_id, key_id } = await post<Intent>(`${api}/order/paymentIntent`, { address })
  const means = { method: 'upi', vpa: 'success@razorpay' }
  const paid = await post<Step>('/sandbox/v1/checkout/payments', { ...means, order_id, key_id })
  if (!paid.success) throw new Error(`The sandbox says ${paid.step}`)
  await post(`${api}/order/paymentVerify`, paid.success)
}
