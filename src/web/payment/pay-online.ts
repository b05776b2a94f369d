import type { DeliverTo } from '../../shared/contract/addresses.ts'
import type { BuyerInput } from '../../shared/contract/buyer.ts'
import { paying } from '../../shared/copy/paying.ts'
import type { DeliveryWay } from '../../shared/delivery-ways.ts'
import { call } from '../api/call.ts'
import { forgetAttempt, letAttemptGo, rememberAttempt } from './open-attempt.ts'
import { askProgress, keepSuccess } from './payment-progress-query.ts'
import { loadProviderScript, type Razorpay } from './provider-script.ts'
import { type PayeeShop, type Payer, prepareProviderWindow } from './provider-window.ts'

/** The provider's script or window could not be opened. `message` says to the shopper what to do. */
export class NoPaymentWindow extends Error {}

/** End of a try to pay: `confirm`: the payment of this order is (or may be) made, see its state. */
export type PayingEnd = { kind: 'confirm'; orderId: string } | { kind: 'cancelled' }

interface Steps {
  /** Returns whether the shopper went away before the window could be opened. */
  isGivenUp: () => boolean
  /** The window is about to open; the page makes room at once, and may close it. */
  onOpen: (close: () => void) => void
  /** It was closed without a success; the shop is asked. */
  onClosed: () => void
}

/** The purchase to pay: the cart as it was shown, amount in rupees, delivered to the address. */
export interface Purchase {
  address: DeliverTo
  shownAmount: number
  stateConfirmed?: boolean | undefined
  /** Left out: it is brought to the address. */
  deliveryWay?: DeliveryWay | undefined
  /** The firm that buys; null: a consumer. */
  buyer: BuyerInput | null
}

/** The payer, and the shop that is paid. */
export interface Parties {
  payer: Payer
  shop: PayeeShop
}

/**
 * Pays online: the shop freezes cart and address, the provider takes the payment in its window. Where that is closed, the
 * shop is asked before anybody says that nothing was paid. Throws ApiFailure where the shop refuses, NoPaymentWindow.
 */
export async function payOnline(what: Purchase, { payer, shop }: Parties, steps: Steps): Promise<PayingEnd> {
  const intent = await call('POST /order/paymentIntent', { body: what })
  const provider = await loadScript(intent.script_url)
  if (steps.isGivenUp()) return { kind: 'cancelled' }
  const window = orNoWindow(() => prepareProviderWindow(provider, intent, payer, shop))
  steps.onOpen(window.close)
  orNoWindow(window.open)
  rememberAttempt(intent.order_id)
  const end = await window.ended
  if (end.success) {
    keepSuccess(end.success)
    letAttemptGo()
    return { kind: 'confirm', orderId: intent.order_id }
  }
  steps.onClosed()
  if (!(await isNothingPaid(intent.order_id))) {
    letAttemptGo()
    return { kind: 'confirm', orderId: intent.order_id }
  }
  forgetAttempt(intent.order_id)
  return { kind: 'cancelled' }
}

async function loadScript(url: string): Promise<Razorpay> {
  try {
    return await loadProviderScript(url)
  } catch (error) {
    throw noWindow(error)
  }
}

function orNoWindow<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw noWindow(error)
  }
}

/** SPEC §8: what exactly failed is only logged. */
function noWindow(error: unknown): NoPaymentWindow {
  console.error(error instanceof Error ? error.message : error)
  return new NoPaymentWindow(paying.scriptFailed)
}

const pausesMs = [0, 1000, 2500]
const patienceMs = 8000

/** A payment that was given up in the window takes the provider a moment to end; one that goes on is waited for elsewhere. */
function isNothingPaid(orderId: string): Promise<boolean> {
  const outOfPatience = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false))
  return Promise.race([askUntilKnown(orderId), outOfPatience])
}

async function askUntilKnown(orderId: string): Promise<boolean> {
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const state = await askProgress(orderId).then(
      (progress) => progress.state,
      () => 'waiting',
    )
    if (state !== 'waiting') return state === 'failed' || state === 'unknown'
  }
  return false
}
