import type { FastifyInstance } from 'fastify'
import { signPayment } from '../server/selling/payments/provider/signatures.ts'
import { answerOtp, cancelPayment } from './answer-payment.ts'
import { browserFiles } from './browser-files.ts'
import { startPayment } from './create-payment.ts'
import { payQrCode } from './pay-qr-code.ts'
import { presentOrder, presentPayment } from './present-entities.ts'
import type { Sandbox, SandboxShop } from './sandbox.ts'
import { findOrder } from './sandbox-orders.ts'
import { findPayment, type PaymentRow } from './sandbox-payments.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'

type WithId = { Params: { id: string }; Querystring: { key_id?: string } }

const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

/** Registers what the sandbox's own window in the browser calls, with the public key only; and its script. */
export function checkoutRoutes(checkout: FastifyInstance, shop: SandboxShop, sandbox: Sandbox): void {
  for (const [name, bytes] of browserFiles) {
    checkout.get(`/${name}`, async (_request, reply) => reply.headers(script).send(bytes))
  }
  const show = (payment: PaymentRow) => presentStep(sandbox, payment)
  checkout.addHook('preHandler', async ({ url, body, query }) => {
    if (!url.includes('/checkout/')) return
    const { key_id: key } = { ...(query as object), ...(body as object) } as { key_id?: unknown }
    if (key !== (await sandbox.keys()).keyId) throw new SandboxRefusal('The key id provided is invalid', {}, 401)
  })
  checkout.get<WithId>('/checkout/orders/:id', async ({ params }) => {
    const order = await findOrder(shop.db, params.id)
    if (!order) throw unknownId()
    return presentOrder(order)
  })
  // the customer's telephone, which nobody else plays
  checkout.post<WithId>('/checkout/qr_codes/:id/pay', async ({ params, body }) =>
    presentPayment(await payQrCode(shop, params.id, body)),
  )
  checkout.post('/checkout/payments', async ({ body }) => show(await startPayment(shop, body)))
  checkout.get<WithId>('/checkout/payments/:id', async ({ params }) => {
    const payment = await findPayment(shop.db, params.id)
    if (!payment) throw unknownId()
    return show(payment)
  })
  checkout.post<WithId>('/checkout/payments/:id/otp', async ({ params, body }) => {
    const { otp } = body as { otp?: unknown }
    if (typeof otp !== 'string') throw badField('otp', 'The otp field is required.')
    return show(await answerOtp(shop, params.id, otp.trim()))
  })
  checkout.post<WithId>('/checkout/payments/:id/cancel', async ({ params }) =>
    show(await cancelPayment(shop, params.id)),
  )
}

/** Returns a payment's step for the window: what comes next, or where it is over, the signed success or the error. */
export async function presentStep(sandbox: Sandbox, payment: PaymentRow): Promise<object> {
  const { id, order_id } = payment
  const metadata = { payment_id: id, order_id }
  // the provider calls an authorised payment a success, whoever captures it
  if (payment.captured || (payment.status === 'authorized' && payment.amount_refunded === null)) {
    const signature = signPayment(order_id ?? '', id, (await sandbox.keys()).keySecret)
    const success = { razorpay_payment_id: id, razorpay_order_id: order_id, razorpay_signature: signature }
    return { payment_id: id, step: 'paid', success }
  }
  if (payment.waits_for) return { payment_id: id, step: payment.waits_for === 'shopper' ? 'otp' : 'wait' }
  return { payment_id: id, step: 'failed', error: { ...readError(payment), metadata } }
}

function readError(payment: PaymentRow): object {
  const shown = presentPayment(payment) as Record<`error_${string}`, string | null>
  const { error_code: code, error_description: description, error_source: source, error_step: step } = shown
  if (code) return { code, description, source, step, reason: shown.error_reason }
  const givenBack = 'The payment came too late, or its order is paid already: the money is on its way back.'
  return {
    code: 'BAD_REQUEST_ERROR',
    description: givenBack,
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
  }
}
