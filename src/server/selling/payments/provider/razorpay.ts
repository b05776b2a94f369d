import * as z from 'zod/mini'
import { askInTurn, inPath, nobody } from './ask-in-turn.ts'
import type {
  NewProviderOrder,
  NewProviderRefund,
  PaymentProvider,
  ProviderEvent,
  ProviderOrder,
  Signer,
} from './payment-provider.ts'
import { ProviderRefused } from './provider-failure.ts'
import {
  callProvider,
  isTestKey,
  type ProviderAccount,
  type ProviderRequest,
  type WireOptions,
} from './provider-wire.ts'
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
import { pathOfPayments, qrCodesAt, readPaid } from './razorpay-qr-codes.ts'
import { settledRowsOf } from './settled-rows.ts'
import { sameSignature, signPayment, signWebhook } from './signatures.ts'

interface Provider extends WireOptions {
  /** Asked before every call: the sandbox knows its address and keys only once it is open. */
  /** null: there is none, and nobody takes payments. */
  account: () => Promise<ProviderAccount | null>
  /** Those that the shop had before, the latest first: what was paid there goes back there. */
  formerAccounts: () => readonly ProviderAccount[]
  checkoutScriptUrl: () => string
  isTest: () => boolean
  isOff: () => boolean
}

/** Largest number of entries that the provider gives at once. */
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
  isOff,
  ...options
}: Provider): PaymentProvider {
  const all = async () => [await account(), ...formerAccounts()].filter((each) => each !== null)
  const own = async () => (await account()) ?? nobody()
  type Wire = z.ZodMiniType
  const call = async <S extends Wire>(accounts: ProviderAccount[], request: ProviderRequest, answer: S) =>
    askInTurn(accounts, (each) => callProvider(each, request, answer, options))
  const get = async <S extends Wire>(path: string, answer: S) => call(await all(), { method: 'GET', path }, answer)
  const getPaid = async <S extends z.ZodMiniType>(path: string, answer: S) =>
    call(believed(await all()), { method: 'GET', path }, answer)
  const findPayment = async (id: string) => readPayment(await getPaid(`/v1/payments/${inPath(id)}`, PaymentEntity))
  const paymentsOfQrCode = (id: string) =>
    getPaid(pathOfPayments(id, MOST), collectionOf(PaymentEntity)).then(readPaid(id))
  const findRefund = async (id: string) => readRefund(await get(`/v1/refunds/${inPath(id)}`, RefundEntity))
  return {
    get isTest() {
      return isTest()
    },
    get isOff() {
      return isOff()
    },
    get checkoutScriptUrl() {
      return checkoutScriptUrl()
    },
    keyId: async () => (await own()).keyId,
    ...ordersAt({ own, all, options }),
    paymentsOfOrder: async (orderId) => {
      const path = `/v1/orders/${inPath(orderId)}/payments?count=${MOST}`
      return (await getPaid(path, collectionOf(PaymentEntity))).items.map(readPayment)
    },
    findPayment,
    ...qrCodesAt({ own, all, options }),
    paymentsOfQrCode,
    refund: async (refund) => readRefund(await call(await all(), refundRequest(refund), RefundEntity)),
    findRefund,
    findRefunds: async (paymentId) => {
      const path = `/v1/payments/${inPath(paymentId)}/refunds?count=${MOST}`
      return (await get(path, collectionOf(RefundEntity))).items.map(readRefund)
    },
    settledOn: async (day) => settledRowsOf(day, await own(), options),
    verifyPaymentSignature: async (orderId, paymentId, signature) =>
      believed(await all()).some(({ keySecret }) =>
        sameSignature(signPayment(orderId, paymentId, keySecret), signature.toLowerCase()),
      ),
    ...confirms({ all, findPayment, findRefund, paymentsOfQrCode }),
    verifyWebhookSignature: async (rawBody, signature) => signerOf(await account(), rawBody, signature),
    readEvent: readEventBody,
  }
}

interface Accounts {
  own: () => Promise<ProviderAccount>
  all: () => Promise<ProviderAccount[]>
  options: WireOptions
}

/** Orders, with whether no money moves by them: that is a matter of the account that they are in. */
function ordersAt({
  own,
  all,
  options,
}: Accounts): Pick<PaymentProvider, 'createOrder' | 'findOrderByReceipt' | 'findOrder'> {
  type Read<S extends z.ZodMiniType, T> = (answer: z.output<S>, account: ProviderAccount) => T
  const get = async <S extends z.ZodMiniType, T>(path: string, answer: S, read: Read<S, T>) =>
    askInTurn(await all(), async (each) =>
      read(await callProvider(each, { method: 'GET', path }, answer, options), each),
    )
  return {
    createOrder: async (order) => {
      const account = await own()
      return orderAt(await callProvider(account, orderRequest(order), OrderEntity, options), account)
    },
    findOrderByReceipt: (receipt) =>
      get(`/v1/orders?receipt=${encodeURIComponent(receipt)}`, collectionOf(OrderEntity), ({ items }, account) => {
        const found = items.find((order) => order.receipt === receipt)
        return found && orderAt(found, account)
      }),
    findOrder: (orderId) => get(`/v1/orders/${inPath(orderId)}`, OrderEntity, orderAt),
  }
}

/** An order of this account. */
function orderAt(order: z.output<typeof OrderEntity>, { keyId }: ProviderAccount): ProviderOrder {
  return { ...readOrder(order), isTest: isTestKey(keyId) }
}

/**
 * Returns the confirmations of payments and refunds in webhooks: they ask the provider where the signature does not say enough.
 */
function confirms({
  all,
  findPayment,
  findRefund,
  paymentsOfQrCode,
}: Finders): Pick<PaymentProvider, 'confirmPayment' | 'confirmRefund'> {
  return {
    confirmPayment: async (payment, by) => {
      if (by === 'present' && !isHookShared(await all())) return payment
      if (payment.qrCodeId === undefined) return findPayment(payment.id).catch(unlessRefused)
      const paid = await paymentsOfQrCode(payment.qrCodeId).catch(unlessRefused)
      return paid?.find(({ id }) => id === payment.id) ?? null
    },
    confirmRefund: async (refund, by) => (by === 'present' ? refund : findRefund(refund.id).catch(unlessRefused)),
  }
}
type Finders = Pick<PaymentProvider, 'findPayment' | 'findRefund' | 'paymentsOfQrCode'> & {
  all: () => Promise<ProviderAccount[]>
}

/**
 * Returns the accounts whose word on money counts: where the shop's own account takes money, test keys that it had before pay for
 * nothing. Anybody may pay there with a card that is printed in the provider's manual.
 */
function believed([present, ...former]: ProviderAccount[]): ProviderAccount[] {
  if (!present) return []
  return [present, ...former.filter((each) => isTestKey(present.keyId) || !isTestKey(each.keyId))]
}

/** Returns whether a webhook of test keys that the shop had before looks like one of the present account: by the same secret. */
function isHookShared([present, ...former]: ProviderAccount[]): boolean {
  if (!present || isTestKey(present.keyId)) return false
  const secrets = new Set(present.webhookSecrets)
  return former.some(
    ({ keyId, webhookSecrets }) => isTestKey(keyId) && webhookSecrets.some((each) => secrets.has(each)),
  )
}

function signerOf(account: ProviderAccount | null, rawBody: Buffer, signature: string): Signer | null {
  const secrets = account?.webhookSecrets ?? []
  const which = secrets.findIndex((secret) => sameSignature(signWebhook(rawBody, secret), signature))
  if (which === -1) return null
  return which === 0 ? 'present' : 'former'
}

/** An id that the provider refuses is none of its own. */
function unlessRefused(error: unknown): null {
  if (error instanceof ProviderRefused) return null
  throw error
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
