import { judgeQrPayment, type QrVerdict } from '../../../../domain/selling/payments/judge-qr-payment.ts'
import { maskVpa } from '../../../../domain/selling/payments/mask-vpa.ts'
import { transact, type Work } from '../../../platform/db/transact.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import { writePaidByQr } from '../../orders/qr-payment-queries.ts'
import { addToJournal, findPayment, insertPayment } from '../../payments/payment-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { ProviderPayment } from '../../payments/provider/payment-provider.ts'
import { findQrCodeAtProvider, markQrCodePaid, type StoredQrCode } from '../../payments/qr-queries.ts'
import { queueRefund } from '../../payments/queue-refund.ts'

/**
 * Turns a captured payment by a QR code into the payment of its order, or into a refund where nothing of that amount is due any
 * more. Webhooks and questions come here alike, in any order and as often as they like. Nothing happens where nothing was
 * captured, or the code is none of the shop's.
 */
export async function settleQrPayment(shop: PayingShop, payment: ProviderPayment): Promise<void> {
  if (!payment.captured || payment.qrCodeId === undefined) return
  const code = await findQrCodeAtProvider(shop.db, payment.qrCodeId)
  if (!code) return shop.log.warn({ payment: payment.id }, 'a payment by a QR code that the shop does not know')
  await transact(shop, (work) => settleFirst(shop, work, code, payment))
}

async function settleFirst(shop: PayingShop, work: Work, code: StoredQrCode, payment: ProviderPayment): Promise<void> {
  const order = await lockOrder(work.tx, { id: code.order_id })
  if (!order) throw new Error(`the order of QR code ${code.id} is gone`)
  if (await findPayment(work.tx, payment.id)) return
  const verdict = judgeQrPayment(order, payment)
  await writePayment(shop, work, code, payment, verdict)
  work.news({ topic: 'orders', id: order.id })
  if (verdict.to === 'refund') return
  // before the order, whose change closes every code that is open
  await markQrCodePaid(work.tx, code.id)
  await writePaidByQr(work.tx, order, shop.clock())
}

/** Writes the payment with its journal. It has no voucher: the invoice was issued before anything was paid (CGST Rule 50). */
async function writePayment(
  shop: PayingShop,
  { tx }: Work,
  code: StoredQrCode,
  payment: ProviderPayment,
  verdict: QrVerdict,
): Promise<void> {
  const { id, amount, currency, method, createdAt } = payment
  const now = shop.clock()
  const orderId = verdict.to === 'order' ? code.order_id : null
  await insertPayment(tx, {
    ...{ id, amount, currency, method },
    checkout_id: null,
    qr_code_id: code.id,
    order_id: orderId,
    card_last4: payment.cardLast4,
    card_network: payment.cardNetwork,
    vpa: maskVpa(payment.vpa),
    status: 'captured',
    is_test: code.is_test,
    vouchered: false,
    paid_at: createdAt,
    created_at: now,
  })
  const refundId = verdict.to === 'refund' ? await queueRefund(tx, shop, payment, verdict.reason) : null
  const entry = { payment_id: id, created_at: now }
  await addToJournal(tx, [
    { ...entry, account: 'captured', amount },
    refundId === null
      ? { ...entry, account: 'order', order_id: orderId, amount: -amount }
      : { ...entry, account: 'refund', refund_id: refundId, amount: -amount },
  ])
}
