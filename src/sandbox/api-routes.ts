import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sameSignature } from '../server/selling/payments/provider/signatures.ts'
import { capturePayment } from './capture-payment.ts'
import { changeNotes, createOrder } from './create-order.ts'
import { createQrCode, refuseWithoutQrCodes } from './create-qr-code.ts'
import { injectFaults } from './inject-faults.ts'
import { closeQrCode } from './pay-qr-code.ts'
import { presentCollection, presentOrder, presentPayment, presentQrCode, presentRefund } from './present-entities.ts'
import { refundPayment } from './refund-payment.ts'
import type { Sandbox, SandboxShop } from './sandbox.ts'
import { findOrder, listOrders } from './sandbox-orders.ts'
import { findPayment, listPayments, paymentsOf, paymentsOfQrCode } from './sandbox-payments.ts'
import { findQrCode, listQrCodes } from './sandbox-qr-codes.ts'
import { findRefund, listRefunds } from './sandbox-refunds.ts'
import { SandboxRefusal, unknownId } from './sandbox-refusal.ts'
import { readSettledDays, settledRows } from './settle-payments.ts'

type WithId = { Params: { id: string } }
type Query = Record<string, string | undefined>

/** Registers the API that a merchant's server calls: orders, payments, QR codes, refunds and settlements, with the account's keys. */
export function apiRoutes(api: FastifyInstance, shop: SandboxShop, sandbox: Sandbox): void {
  injectFaults(api, sandbox)
  api.addHook('onRequest', async (request) => checkKeys(request, sandbox))
  orderRoutes(api, shop)
  paymentRoutes(api, shop)
  qrCodeRoutes(api, shop)
  settlementRoutes(api, shop)
}

function orderRoutes(api: FastifyInstance, shop: SandboxShop): void {
  api.post('/orders', async ({ body }) => presentOrder(await createOrder(shop, body)))
  api.get('/orders', async ({ query }) => {
    const { receipt } = query as Query
    return presentCollection((await listOrders(shop.db, { receipt, ...window(query) })).map(presentOrder))
  })
  api.get<WithId>('/orders/:id', async ({ params }) => presentOrder(known(await findOrder(shop.db, params.id))))
  api.patch<WithId>('/orders/:id', async ({ params, body }) => presentOrder(await changeNotes(shop, params.id, body)))
  api.get<WithId>('/orders/:id/payments', async ({ params }) => {
    known(await findOrder(shop.db, params.id))
    return presentCollection((await paymentsOf(shop.db, params.id)).map(presentPayment))
  })
}

function paymentRoutes(api: FastifyInstance, shop: SandboxShop): void {
  api.get('/payments', async ({ query }) => {
    const { count, skip } = window(query)
    return presentCollection((await listPayments(shop.db, count, skip)).map(presentPayment))
  })
  api.get<WithId>('/payments/:id', async ({ params }) => presentPayment(known(await findPayment(shop.db, params.id))))
  api.post<WithId>('/payments/:id/capture', async ({ params, body }) =>
    presentPayment(await capturePayment(shop, params.id, body)),
  )
  api.post<WithId>('/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency']
    return presentRefund(await refundPayment(shop, params.id, body, typeof key === 'string' ? key : undefined))
  })
  api.get<WithId>('/payments/:id/refunds', async ({ params, query }) => {
    known(await findPayment(shop.db, params.id))
    const rows = await listRefunds(shop.db, { paymentId: params.id, ...window(query) })
    return presentCollection(rows.map(presentRefund))
  })
  api.get<{ Params: { id: string; refund: string } }>('/payments/:id/refunds/:refund', async ({ params }) => {
    const refund = known(await findRefund(shop.db, params.refund))
    if (refund.payment_id !== params.id) throw unknownId()
    return presentRefund(refund)
  })
  api.get('/refunds', async ({ query }) => {
    const rows = await listRefunds(shop.db, { paymentId: undefined, ...window(query) })
    return presentCollection(rows.map(presentRefund))
  })
  api.get<WithId>('/refunds/:id', async ({ params }) => presentRefund(known(await findRefund(shop.db, params.id))))
}

function qrCodeRoutes(api: FastifyInstance, shop: SandboxShop): void {
  const root = '/payments/qr_codes'
  api.addHook('preHandler', async ({ url }) => {
    if (url.includes(root)) refuseWithoutQrCodes(shop)
  })
  api.post(root, async ({ body }) => presentQrCode(await createQrCode(shop, body)))
  api.get(root, async ({ query }) => {
    const { count, skip } = window(query)
    return presentCollection((await listQrCodes(shop.db, count, skip)).map(presentQrCode))
  })
  api.get<WithId>(`${root}/:id`, async ({ params }) => presentQrCode(known(await findQrCode(shop.db, params.id))))
  api.post<WithId>(`${root}/:id/close`, async ({ params }) => presentQrCode(await closeQrCode(shop, params.id)))
  api.get<WithId>(`${root}/:id/payments`, async ({ params }) => {
    known(await findQrCode(shop.db, params.id))
    return presentCollection((await paymentsOfQrCode(shop.db, params.id)).map(presentPayment))
  })
}

function settlementRoutes(api: FastifyInstance, shop: SandboxShop): void {
  api.get('/settlements/recon/combined', async ({ query }) => {
    const { count, skip } = window(query, 1000)
    const rows = await settledRows(shop.db, readSettledDays(query as Query), shop.clock())
    return presentCollection(rows.slice(skip, skip + count))
  })
}

/** Basic authentication with the account's keys. */
async function checkKeys({ headers }: FastifyRequest, sandbox: Sandbox): Promise<void> {
  const { keyId, keySecret } = await sandbox.keys()
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  if (!sameSignature(expected, headers.authorization ?? '')) {
    throw new SandboxRefusal('Authentication failed', { source: 'NA', step: 'NA' }, 401)
  }
}

function window(query: unknown, most = 100): { count: number; skip: number } {
  const { count, skip } = query as Query
  return { count: Math.min(wholeNumber(count, 10), most), skip: wholeNumber(skip, 0) }
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise
}

function known<T>(row: T | undefined): T {
  if (row === undefined) throw unknownId()
  return row
}
