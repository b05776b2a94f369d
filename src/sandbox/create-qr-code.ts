import * as z from 'zod/mini'
import { Notes, readNotes } from './create-order.ts'
import type { SandboxShop } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'
import { findQrCode, insertQrCode, type QrCodeRow } from './sandbox-qr-codes.ts'
import { badField, SandboxRefusal, unknownId } from './sandbox-refusal.ts'

/** UPI carries ₹1,00,000 in one payment. */
const mostPaise = 10_000_000

const NewQrCode = z.object({
  type: z.literal('upi_qr'),
  usage: z.enum(['single_use', 'multiple_use']),
  name: z.optional(z.string().check(z.maxLength(255))),
  description: z.optional(z.string().check(z.maxLength(255))),
  fixed_amount: z._default(z.boolean(), false),
  payment_amount: z.optional(z.int().check(z.minimum(100), z.maximum(mostPaise))),
  close_by: z.optional(z.int()),
  notes: z.optional(Notes),
})

/** Least time, in seconds, for which a QR code can be asked. */
const leastOpen = 15 * 60

/** Refuses every call about QR codes of an account that has not the feature. Throws SandboxRefusal. */
export function refuseWithoutQrCodes(shop: SandboxShop): void {
  if ((shop.sandbox?.faults ?? noFaults).hasQrCodes()) return
  throw new SandboxRefusal('The requested URL was not found on the server.', { source: 'NA', step: 'NA' })
}

/** `POST /v1/payments/qr_codes`: for UPI alone. Throws SandboxRefusal. */
export async function createQrCode(shop: SandboxShop, body: unknown): Promise<QrCodeRow> {
  const read = NewQrCode.safeParse(body)
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') || 'type'
    throw badField(field, `The ${field} is invalid.`)
  }
  const { name = null, description = null, payment_amount: amount, close_by, notes } = read.data
  const { usage, fixed_amount } = read.data
  if (fixed_amount !== (amount !== undefined)) {
    throw badField('payment_amount', 'The payment amount field is required when fixed amount is true.')
  }
  const now = shop.clock()
  const closes = close_by === undefined ? null : new Date(close_by * 1000)
  if (closes && closes.getTime() < now.getTime() + leastOpen * 1000 - 1000) {
    throw badField('close_by', 'close_by should be at least 15 minutes after current time')
  }
  const id = `qr_${shop.newId().slice(-14)}`
  await insertQrCode(shop.db, {
    ...{ id, name, usage, fixed_amount, description },
    payment_amount: amount ?? null,
    notes: JSON.stringify(readNotes(notes)),
    close_by: closes,
    closed_at: null,
    close_reason: null,
    created_at: now,
  })
  const made = await findQrCode(shop.db, id)
  if (!made) throw unknownId()
  return made
}
