import { expect, test } from 'vitest'
import type { PaymentProvider } from './payment-provider.ts'
import { razorpay } from './razorpay.ts'
import { signPayment, signWebhook } from './signatures.ts'

// Published by Razorpay: the payment's in its documentation of Checkout, the webhook's in its npm package's documents.

const published = {
  orderId: 'order_IEIaMR65cu6nz3',
  paymentId: 'pay_IH4NVgf4Dreq1l',
  keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
}

const card = {
  id: 'card_JRP3YBkFQYCmnR',
  entity: 'card',
  name: 'ankit das',
  last4: '4366',
  network: 'Visa',
  type: 'credit',
  issuer: 'UTIB',
  international: false,
  emi: true,
  sub_type: 'consumer',
  token_iin: null,
}
const payment = {
  id: 'pay_JRP3Y66cNcf2qF',
  entity: 'payment',
  amount: 2244,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_JROxH1kSf9IR6d',
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: '#J9iMHZMUTJlod8',
  card_id: 'card_JRP3YBkFQYCmnR',
  card,
  bank: null,
  wallet: null,
  vpa: null,
  email: 'you@example.com',
  contact: '+917000569565',
  notes: { policy_name: 'Jeevan Bima' },
  fee: 45,
  tax: 0,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { auth_code: '548669' },
  created_at: 1651722469,
}
const webhook = Buffer.from(
  JSON.stringify({
    entity: 'event',
    account_id: 'acc_Hn1ukn2d32Fqww',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: payment } },
    created_at: 1651722476,
  }),
)
const webhookSignature = '55d3c166391ec51285b388f1bb9f0ba9b13dde1bece4484aaac6edd34a01459a'

test('the published signatures come out', () => {
  expect(signPayment(published.orderId, published.paymentId, published.keySecret)).toBe(published.signature)
  expect(signWebhook(webhook, '123456')).toBe(webhookSignature)
})

test('a payment’s signature holds for that order, payment and secret only', async () => {
  const { verifyPaymentSignature: verify } = provider()
  const { orderId, paymentId, signature } = published
  expect(await verify(orderId, paymentId, signature)).toBe(true)
  expect(await verify(orderId, paymentId, signature.toUpperCase())).toBe(true)
  expect(await verify('order_another', paymentId, signature)).toBe(false)
  expect(await verify(orderId, 'pay_another', signature)).toBe(false)
  expect(await verify(orderId, paymentId, `${signature.slice(0, -1)}0`)).toBe(false)
  expect(await verify(orderId, paymentId, '')).toBe(false)
  expect(await verify(orderId, paymentId, `${signature}00`)).toBe(false)
})

test('a webhook is believed by the present secret and by the previous one, to the byte', async () => {
  const { verifyWebhookSignature: verify } = provider(['123456', 'older'])
  expect(await verify(webhook, webhookSignature)).toBe('present')
  expect(await verify(webhook, signWebhook(webhook, 'older'))).toBe('former')
  expect(await verify(webhook, signWebhook(webhook, 'oldest'))).toBeNull()
  expect(await verify(Buffer.concat([webhook, Buffer.from('\n')]), webhookSignature)).toBeNull()
})

test('a webhook is read as what the shop needs of it', () => {
  expect(provider().readEvent(webhook)).toEqual({
    event: 'payment.captured',
    order: null,
    refund: null,
    createdAt: new Date('2022-05-05T03:47:56Z'),
    payment: {
      ...{ id: 'pay_JRP3Y66cNcf2qF', orderId: 'order_JROxH1kSf9IR6d', amount: 2244, currency: 'INR' },
      ...{ status: 'captured', captured: true, amountRefunded: 0, refundStatus: null, method: 'card' },
      ...{ cardLast4: '4366', cardNetwork: 'Visa', vpa: null, error: null },
      createdAt: new Date('2022-05-05T03:47:49Z'),
    },
  })
})

test.each([
  '',
  'no json',
  '{}',
  '{"entity":"event","event":"payment.captured","payload":{"payment":{}},"created_at":1}',
])('what has not the provider’s shape is no event: %s', (body) => {
  expect(provider().readEvent(Buffer.from(body))).toBeUndefined()
})

function provider(webhookSecrets: string[] = ['123456']): PaymentProvider {
  const { keySecret } = published
  const account = async () => ({ apiUrl: 'http://127.0.0.1:9', keyId: 'rzp_test_1', keySecret, webhookSecrets })
  return razorpay({
    account,
    checkoutScriptUrl: () => '/checkout.js',
    isTest: () => true,
    isOff: () => false,
    formerAccounts: () => [],
  })
}
