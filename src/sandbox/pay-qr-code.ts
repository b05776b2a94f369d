import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../server/platform/db/schema.ts'
import { transact } from '../server/platform/db/transact.ts'
import { queueWebhook } from './queue-webhook.ts'
import type { SandboxShop } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'
import { findPayment, insertPayment, type PaymentRow } from './sandbox-payments.ts'
import { type CloseReason, dueQrCodes, lockQrCode, markClosed, type QrCodeRow } from './sandbox-qr-codes.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'

const Paid = z.object({
  vpa: z._default(z.string().check(z.maxLength(100)), 'customer@okbank'),
  /** Of a QR code without an amount of its own, in paise. */
  amount: z.optional(z.int().check(z.minimum(100))),
})

/**
 * A customer scans a QR code and pays it with the UPI app. One of a single use is closed by that; what is closed takes no payment
 * unless a proof says that it was under way by then. Throws SandboxRefusal.
 */
export async function payQrCode(shop: SandboxShop, id: string, body: unknown): Promise<PaymentRow> {
  const read = Paid.safeParse(body ?? {})
  if (!read.success) throw badField(String(read.error.issues[0]?.path[0]), 'The UPI id or the amount is not readable.')
  return transact(shop, async ({ tx }) => {
    const code = await lockQrCode(tx, id)
    if (!code) throw unknownId()
    const faults = shop.sandbox?.faults ?? noFaults
    if (isOver(code, shop.clock()) && !faults.creditClosedQr()) throw new SandboxRefusal('This QR code is closed.')
    const amount = code.payment_amount ?? read.data.amount
    if (amount === undefined) throw badField('amount', 'The amount field is required.')
    const payment = await credit(shop, tx, code, { ...faults.payment({ amount, currency: 'INR' }), vpa: read.data.vpa })
    await queueWebhook(shop, tx, 'payment.authorized', { payment })
    await queueWebhook(shop, tx, 'payment.captured', { payment })
    const ends = code.usage === 'single_use' && code.closed_at === null
    const after = ends ? await markClosed(tx, id, 'paid', shop.clock()) : await known(tx, id)
    await queueWebhook(shop, tx, 'qr_code.credited', { payment, qrCode: after })
    if (ends) await queueWebhook(shop, tx, 'qr_code.closed', { qrCode: after })
    return payment
  })
}

/** `POST /v1/payments/qr_codes/:id/close`. Throws SandboxRefusal where it is closed. */
export async function closeQrCode(shop: SandboxShop, id: string): Promise<QrCodeRow> {
  return transact(shop, async ({ tx }) => {
    const code = await lockQrCode(tx, id)
    if (!code) throw unknownId()
    if (code.closed_at !== null) throw new SandboxRefusal('QR Code already closed')
    return close(shop, tx, code, 'on_demand')
  })
}

/** Closes every QR code whose time is over, and tells the shop. */
export async function closeDueQrCodes(shop: SandboxShop): Promise<void> {
  for (const id of await dueQrCodes(shop.db, shop.clock())) {
    await transact(shop, async ({ tx }) => {
      const code = await lockQrCode(tx, id)
      if (code && code.closed_at === null) await close(shop, tx, code, 'expired')
    })
  }
}

async function close(shop: SandboxShop, tx: Transaction<Database>, { id }: QrCodeRow, why: CloseReason) {
  const closed = await markClosed(tx, id, why, shop.clock())
  await queueWebhook(shop, tx, 'qr_code.closed', { qrCode: closed })
  return closed
}

function isOver({ closed_at, close_by }: QrCodeRow, now: Date): boolean {
  return closed_at !== null || (close_by !== null && close_by <= now)
}

async function known(tx: Transaction<Database>, id: string): Promise<QrCodeRow> {
  const code = await lockQrCode(tx, id)
  if (!code) throw unknownId()
  return code
}

async function credit(
  shop: SandboxShop,
  tx: Transaction<Database>,
  { id }: QrCodeRow,
  paid: { amount: number; currency: string; vpa: string },
): Promise<PaymentRow> {
  const made = {
    ...paid,
    id: `pay_${shop.newId().slice(-14)}`,
    order_id: null,
    qr_code_id: id,
    status: 'captured' as const,
    captured: true,
    method: 'upi' as const,
    card_last4: null,
    card_network: null,
    email: null,
    contact: null,
    outcome: 'success',
    error_reason: null,
    waits_for: null,
    answer_at: null,
    created_at: shop.clock(),
  }
  await insertPayment(tx, made)
  const payment = await findPayment(tx, made.id)
  if (!payment) throw new Error('The payment is gone')
  return payment
}
