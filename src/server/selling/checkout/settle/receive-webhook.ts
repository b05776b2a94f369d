import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { checkoutToasts } from '../../../../shared/copy/checkout-toasts.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { noteRefund } from '../../payments/note-refund.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import {
  finishEvent,
  keepEvent,
  postponeEvent,
  type ReceivedEvent,
  takeDueEvents,
} from '../../payments/webhook-queries.ts'
import { settleQrPayment } from '../qr-codes/settle-qr-payment.ts'
import { settlePayment } from './settle-payment.ts'

type Webhook = { rawBody: Buffer; signature: string; eventId: string | undefined }

/** The provider is answered by then, whatever is still to be done; it would come again after five seconds. */
const ANSWER_MS = 800
const BATCH = 20

/**
 * Takes in a webhook: kept under its event id in the inbox, then handled at once, or by the worker where that takes longer
 * or fails. A repeat does nothing. Throws `payment_not_verified` where it is not the provider's.
 */
export async function receiveWebhook(shop: PayingShop, { rawBody, signature, eventId }: Webhook): Promise<void> {
  const signer = await shop.provider.verifyWebhookSignature(rawBody, signature)
  if (!signer) throw new Failure('payment_not_verified', checkoutToasts.paymentVerificationFailed)
  const event = shop.provider.readEvent(rawBody)
  if (!event) return shop.log.warn('a signed webhook that cannot be read')
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex')
  if (!(await keepEvent(shop.db, { id, event, signer }, shop.clock()))) return
  const { event: name, payment, refund } = event
  await Promise.race([
    handle(shop, { id, event: name, payment, refund, signer, tries: 0 }),
    setTimeout(ANSWER_MS, undefined, { ref: false }),
  ])
}

/** Handles the events that nobody could handle when they came. */
export async function handleDueEvents(shop: PayingShop, stopped = () => false): Promise<void> {
  while (!stopped()) {
    const due = await takeDueEvents(shop.db, shop.clock(), BATCH)
    for (const event of due) await handle(shop, event)
    if (due.length < BATCH) return
  }
}

async function handle(shop: PayingShop, event: ReceivedEvent): Promise<void> {
  try {
    // Payments and refunds say themselves what they are; whatever the event is called, no order of events matters.
    const payment = event.payment && (await shop.provider.confirmPayment(event.payment, event.signer))
    if (payment) await (payment.qrCodeId === undefined ? settlePayment(shop, payment) : settleQrPayment(shop, payment))
    const refund = event.refund && (await shop.provider.confirmRefund(event.refund, event.signer))
    if (refund) await noteRefund(shop, refund)
    await finishEvent(shop.db, event.id)
  } catch (error) {
    shop.log.error({ err: error, event: event.id, kind: event.event }, 'a webhook could not be handled')
    await postponeEvent(shop.db, event, String(error), shop.clock()).catch(() => undefined)
  }
}
