import * as z from 'zod/mini'
import type { SandboxShop } from './sandbox.ts'
import { findOrder, insertOrder, type OrderRow, setNotes } from './sandbox-orders.ts'
import { badField, type SandboxRefusal, unknownId } from './sandbox-refusal.ts'

/** Notes as a call gives them: `[]` where there are none. */
export const Notes = z.union([
  z.record(z.string(), z.union([z.string().check(z.maxLength(256)), z.number()])),
  z.array(z.never()).check(z.maxLength(0)),
])
const CaptureOptions = z.object({ automatic_expiry_period: z.optional(z.int().check(z.minimum(12))) })
const NewOrder = z.object({
  amount: z.int().check(z.minimum(100)),
  currency: z.literal('INR'),
  receipt: z.optional(z.string().check(z.maxLength(40))),
  notes: z.optional(Notes),
  payment: z.optional(
    z.object({ capture: z.enum(['automatic', 'manual']), capture_options: z.optional(CaptureOptions) }),
  ),
})

const NOTES_MAX = 15

/** `POST /v1/orders`. Throws SandboxRefusal. */
export async function createOrder(shop: SandboxShop, body: unknown): Promise<OrderRow> {
  const read = NewOrder.safeParse(body)
  if (!read.success) throw refusalFor(read.error.issues[0])
  const { amount, currency, receipt = null, notes, payment } = read.data
  const order = {
    ...{ amount, currency, receipt },
    id: `order_${shop.newId().slice(-14)}`,
    notes: readNotes(notes),
    expiry_minutes: payment?.capture_options?.automatic_expiry_period ?? null,
    capture: payment?.capture ?? 'automatic',
    created_at: shop.clock(),
  }
  await insertOrder(shop.db, { ...order, notes: JSON.stringify(order.notes) })
  return { ...order, attempts: 0, amount_paid: null }
}

/** `PATCH /v1/orders/:id`: only notes can change. Throws SandboxRefusal. */
export async function changeNotes(shop: SandboxShop, id: string, body: unknown): Promise<OrderRow> {
  const read = z.object({ notes: Notes }).safeParse(body)
  if (!read.success) throw badField('notes', 'The notes field is required.')
  await setNotes(shop.db, id, readNotes(read.data.notes))
  const order = await findOrder(shop.db, id)
  if (!order) throw unknownId()
  return order
}

/** Notes as they are kept: at most 15, all of them text. */
export function readNotes(notes: z.infer<typeof Notes> | undefined): Record<string, string> {
  const pairs = Object.entries(notes ?? {}).map(([name, value]) => [name, String(value)] as const)
  if (pairs.length > NOTES_MAX) throw badField('notes', 'The number of fields in notes should be less than 15')
  return Object.fromEntries(pairs)
}

function refusalFor(issue: z.core.$ZodIssue | undefined): SandboxRefusal {
  const field = issue?.path.join('.') || 'amount'
  if (issue?.code === 'too_small' && field === 'amount') return badField(field, 'The amount must be at least INR 1.00')
  if (field === 'currency') return badField(field, 'Currency is not supported')
  if (field === 'receipt') return badField(field, 'The receipt may not be greater than 40 characters.')
  if (issue?.code === 'invalid_type') return badField(field, `The ${field} field is required.`)
  return badField(field, `The ${field} is invalid.`)
}
