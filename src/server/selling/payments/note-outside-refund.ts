import type { Shop } from '../../platform/shop.ts'
import { findPayment } from './payment-queries.ts'
import type { ProviderRefund } from './provider/payment-provider.ts'

/**
 * Notes a refund that somebody made in the provider's dashboard: the order of the payment shows it, and the owner is told in
 * the log and by the audit, for the goods are still to be sent. Does nothing where the payment is none of ours.
 */
export async function noteOutsideRefund(shop: Shop, heard: ProviderRefund): Promise<void> {
  const payment = await findPayment(shop.db, heard.paymentId)
  if (!payment) return
  const { id, amount, status, reference } = heard
  await shop.db
    .insertInto('outside_refunds')
    .values({ id, payment_id: payment.id, amount, status, reference, created_at: shop.clock() })
    // events come in any order: what has ended stays so
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ status, reference }).where('outside_refunds.status', '=', 'pending'),
    )
    .execute()
  const about = { payment: payment.id, order: payment.order_id, refund: id, status }
  shop.log.error(about, 'money was given back at the provider, not by the shop: the owner has to look at the order')
}
