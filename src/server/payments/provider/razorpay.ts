import * as z from 'zod/mini'
import type { NewProviderOrder, NewProviderRefund, PaymentProvider, ProviderEvent } from './payment-provider.ts'
import { ProviderAway, ProviderRefused } from './provider-failure.ts'
import { callProvider, type ProviderAccount, type ProviderRequest, type WireOptions } from './provider-wire.ts'
import {
  collectionOf,
  EventEntity,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
  readEvent,
  readOrder,
  readPayment,
  readRefund,
} from './razorpay-entities.ts'
import { sameSignature, signPayment, signWebhook } from './signatures.ts'

interface Provider extends WireOptions {
  /** Asked before every call: the sandbox knows its address and keys only once it is open. */
  account: () => Promise<ProviderAccount>
  /** Those that the shop had before, the latest first: what was paid there goes back there. */
  formerAccounts: () => readonly ProviderAccount[]
  checkoutScriptUrl: () => string
  isTest: () => boolean
}

/** As many as the provider gives at once. */
const MOST = 100

/**
 * Razorpay by its wire protocol: a client of our own, because the npm package `razorpay` has no time-out, drops the
 * header for idempotent refunds, and cannot be pointed to another address.
 */
export function razorpay({
  account,
  formerAccounts,
  checkoutScriptUrl,
  isTest,
  ...options
}: Provider): PaymentProvider {
  const call = async <S extends z.ZodMiniType>(request: ProviderRequest, answer: S) => {
    const accounts = [await account(), ...formerAccounts()]
    return askInTurn(accounts, (each) => callProvider(each, request, answer, options))
  }
  const get = <S extends z.ZodMiniType>(path: string, answer: S) => call({ method: 'GET', path }, answer)
  return {
    get isTest() {
      return isTest()
    },
    get checkoutScriptUrl() {
      return checkoutScriptUrl()
    },
    keyId: async () => (await account()).keyId,
    createOrder: async (order) =>
      readOrder(await callProvider(await account(), orderRequest(order), OrderEntity, options)),
    findOrderByReceipt: async (receipt) => {
      const { items } = await get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`, collectionOf(OrderEntity))
      const found = items.find((order) => order.receipt === receipt)
      return found && readOrder(found)
    },
    findOrder: async (orderId) => readOrder(await get(`/v1/orders/${inPath(orderId)}`, OrderEntity)),
    paymentsOfOrder: async (orderId) => {
      const { items } = await get(`/v1/orders/${inPath(orderId)}/payments?count=${MOST}`, collectionOf(PaymentEntity))
      return items.map(readPayment)
    },
    findPayment: async (paymentId) => readPayment(await get(`/v1/payments/${inPath(paymentId)}`, PaymentEntity)),
    refund: async (refund) => readRefund(await call(refundRequest(refund), RefundEntity)),
    findRefund: async (refundId) => readRefund(await get(`/v1/refunds/${inPath(refundId)}`, RefundEntity)),
    findRefunds: async (paymentId) => {
      const path = `/v1/payments/${inPath(paymentId)}/refunds?count=${MOST}`
      return (await get(path, collectionOf(RefundEntity))).items.map(readRefund)
    },
    verifyPaymentSignature: async (orderId, paymentId, signature) =>
      [await account(), ...formerAccounts()].some(({ keySecret }) =>
        sameSignature(signPayment(orderId, paymentId, keySecret), signature.toLowerCase()),
      ),
    verifyWebhookSignature: async (rawBody, signature) =>
      (await account()).webhookSecrets.some((secret) => sameSignature(signWebhook(rawBody, secret), signature)),
    readEvent: readEventBody,
  }
}

/**
 * What one account does not know may be another's: the shop's own is asked first, those that it had before after it. Keys that the
 * provider no longer takes end nothing: what the shop's own account said holds.
 */
async function askInTurn<T>(accounts: readonly ProviderAccount[], ask: (account: ProviderAccount) => Promise<T>) {
  let first: unknown
  for (const account of accounts) {
    try {
      return await ask(account)
    } catch (error) {
      const isOver = first !== undefined && error instanceof ProviderAway && error.why === 'keys'
      if (!isOver && !isUnknown(error)) throw error
      first ??= error
    }
  }
  throw first
}

function isUnknown(error: unknown): boolean {
  return error instanceof ProviderRefused && /does not exist/i.test(error.refusal.description)
}

function orderRequest({ expiryMinutes, ...order }: NewProviderOrder): ProviderRequest {
  const capture_options = { automatic_expiry_period: expiryMinutes, refund_speed: 'normal' }
  const payment = { capture: 'automatic', capture_options }
  return { method: 'POST', path: '/v1/orders', body: { ...order, payment } }
}

function refundRequest({ paymentId, idempotencyKey, ...refund }: NewProviderRefund): ProviderRequest {
  return {
    method: 'POST',
    path: `/v1/payments/${inPath(paymentId)}/refund`,
    headers: { 'x-refund-idempotency': idempotencyKey },
    body: { ...refund, speed: 'normal' },
  }
}

function readEventBody(rawBody: Buffer): ProviderEvent | undefined {
  try {
    return readEvent(z.parse(EventEntity, JSON.parse(rawBody.toString())))
  } catch {
    return undefined
  }
}

function inPath(id: string): string {
  return encodeURIComponent(id)
}
