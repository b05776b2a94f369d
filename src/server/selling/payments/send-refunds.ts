import { refundBackoffMs } from '../../../domain/selling/payments/backoff.ts'
import { type LeasedWork, workOff } from '../../platform/jobs/work-off.ts'
import { noteRefundAs } from './note-refund.ts'
import { noteRefusal } from './note-refusal.ts'
import { otherRefundsOf, type StoredRefund } from './payment-queries.ts'
import type { PayingShop } from './provider/paying-shop.ts'
import type { ProviderRefund } from './provider/payment-provider.ts'
import { ProviderRefused } from './provider/provider-failure.ts'
import { takeDueRefund, updateRefund } from './refund-queries.ts'

const AT_ONCE = 10

/** Asks the provider for every refund that is owed, and about those that are on their way, as they fall due. */
export function sendDueRefunds(shop: PayingShop, stopped = () => false): Promise<void> {
  const refunds: LeasedWork<StoredRefund> = {
    take: () => takeDueRefund(shop.db, shop.clock()),
    work: (refund) => sendOne(shop, refund),
  }
  return workOff(refunds, { atOnce: AT_ONCE, stopped })
}

async function sendOne(shop: PayingShop, refund: StoredRefund): Promise<void> {
  try {
    const heard = refund.provider_refund_id
      ? await shop.provider.findRefund(refund.provider_refund_id)
      : await askFor(shop, refund)
    await noteRefundAs(shop, refund, heard)
  } catch (error) {
    if (error instanceof ProviderRefused) return noteRefusal(shop, refund, error.message)
    const now = shop.clock()
    shop.log.warn({ err: error, refund: refund.id, tries: refund.tries }, 'a refund could not be sent')
    await updateRefund(
      shop.db,
      { id: refund.id },
      {
        due_at: new Date(now.getTime() + refundBackoffMs(refund.tries)),
        last_error: String(error).slice(0, 500),
        updated_at: now,
      },
    )
  }
}

/**
 * May be repeated: one key gives one refund. A refusal may mean that the owner paid it back at the provider already, or a part;
 * what went back by other refunds of ours is none of this one.
 */
async function askFor(shop: PayingShop, refund: StoredRefund): Promise<ProviderRefund> {
  const { id, payment_id: paymentId, amount, idempotency_key: idempotencyKey } = refund
  if (paymentId === null) throw new Error(`the refund ${id} is of no payment`)
  const wanted = { paymentId, amount, idempotencyKey, receipt: idempotencyKey, notes: { reason: refund.reason } }
  try {
    return await shop.provider.refund(wanted)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const others = await otherRefundsOf(shop.db, paymentId, id)
    const isOther = (made: ProviderRefund) =>
      others.some((other) => other.provider_refund_id === made.id || made.receipt?.startsWith(`refund-${other.id}-`))
    const made = await shop.provider.findRefunds(paymentId)
    const given = made.filter((each) => each.status !== 'failed' && !isOther(each))
    const back = given.reduce((sum, each) => sum + each.amount, 0)
    const [newest] = given
    if (!newest) throw error
    if (back >= amount) return newest
    return shop.provider.refund({ ...wanted, amount: amount - back, idempotencyKey: `${idempotencyKey}-rest` })
  }
}
