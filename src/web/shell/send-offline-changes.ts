import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import { offlineCopy as copy } from '../../shared/copy/offline.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { offlineLimits as limits } from '../../shared/offline-limits.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { call } from '../api/call.ts'
import { type WaitingChange, waitingCart } from '../session/offline-cart-queue.ts'
import { keepCart } from '../session/personal-queries.ts'

const dayMs = 24 * 3_600_000

/**
 * Sends what waits, one after the other in the order of the presses; one tab does it for all. What the shop refuses stays, with its
 * reason. Ends early where there is no answer: that change, and what follows it, waits on. Gives how many were made.
 */
export async function sendWaiting(queryClient: QueryClient): Promise<number> {
  // without https there is no lock: the keys alone see to it that nothing is made twice
  if (!navigator.locks) return sendAll(queryClient)
  return navigator.locks.request('waiting-cart', { ifAvailable: true }, (lock) => (lock ? sendAll(queryClient) : 0))
}

async function sendAll(queryClient: QueryClient): Promise<number> {
  let made = 0
  for (let next = first(); next; next = first()) {
    const problem = await sendOne(queryClient, next)
    if (problem === 'later') break
    if (problem === null) made += 1
    settle(next.key, problem)
  }
  return made
}

const first = () => waitingCart.read().find(({ problem }) => problem === undefined)

/** null: it is made. */
async function sendOne(queryClient: QueryClient, change: WaitingChange): Promise<string | null> {
  // who comes back after a week may have bought it elsewhere; the shop knows its key no longer
  if (Date.now() - change.since > limits.waitingDays * dayMs) return copy.tooOld(limits.waitingDays)
  try {
    const { data } = await send(change)
    await keepCart(queryClient, data)
    return null
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : 0
    if (status === 404 && change.change === 'remove') return null
    const isForLater = status === 0 || status === 401 || status === 429 || status >= 500
    return isForLater ? 'later' : failureText(error, toasts.somethingWrong)
  }
}

function send({ key, change, productId, variantId, quantity }: WaitingChange): Promise<{ data: Cart }> {
  const line = { productId, variantId }
  const options = { idempotencyKey: key }
  if (change === 'add') return call('POST /cart/add-to-cart', { body: { ...line, quantity } }, options)
  if (change === 'remove') return call('DELETE /cart/remove-from-cart', { body: line }, options)
  const body = change === 'set' ? { ...line, action: change, quantity } : { ...line, action: change }
  return call('PATCH /cart/update-cart-quantity', { body }, options)
}

function settle(key: string, problem: string | null): void {
  waitingCart.edit((changes) =>
    problem === null
      ? changes.filter((each) => each.key !== key)
      : changes.map((each) => (each.key === key ? { ...each, problem } : each)),
  )
}
