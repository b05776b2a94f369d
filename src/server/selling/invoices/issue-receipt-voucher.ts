import type { Transaction } from 'kysely'
import { type Advance, drawUpReceiptVoucher } from '../../../domain/selling/invoices/draw-up-voucher.ts'
import { testLetters, voucherLetters } from '../../../domain/selling/invoices/invoice-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import type { OrderDraft } from '../orders/order-draft.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { noteNoReceipt } from '../payments/payment-queries.ts'
import { issueUnlessLocked } from './issue-unless-locked.ts'
import { recipientAt, supplierOf } from './paper-parties.ts'
import { insertReceiptVoucher, takeVoucherNumber } from './voucher-queries.ts'

/** A payment that this transaction has written, what it was to buy, and the order that it became (null: none). */
interface ReceivedPayment {
  payment: { id: string; amount: number; createdAt: Date; isTest: boolean }
  draft: OrderDraft
  order: Pick<StoredOrder, 'id' | 'number' | 'created_at'> | null
}

/**
 * Issues the receipt voucher of a payment (CGST Rule 50); none where its month is locked, which the payment and the log then
 * say. The last thing to do in a transaction, for every payment that arrives waits for the series.
 */
export async function issueReceiptVoucher(
  shop: Pick<Shop, 'settings' | 'clock' | 'log'>,
  tx: Transaction<Database>,
  received: ReceivedPayment,
): Promise<void> {
  if (await issueUnlessLocked(tx, () => issue(shop, tx, received))) return
  const { payment, order } = received
  await noteNoReceipt(tx, payment.id)
  shop.log.warn({ order: order?.number ?? null, payment: payment.id }, 'no receipt voucher: its month is locked')
}

async function issue(
  shop: Pick<Shop, 'settings' | 'clock'>,
  tx: Transaction<Database>,
  { payment, draft, order }: ReceivedPayment,
): Promise<void> {
  const letters = (payment.isTest ? testLetters : voucherLetters).receipt_voucher
  const { financialYear, ...issued } = await takeVoucherNumber(tx, letters, shop.clock())
  const advance: Advance = {
    payment: { ...payment, paidAt: payment.createdAt.toISOString() },
    order: order && { number: order.number, placedAt: order.created_at.toISOString() },
    ...soldBy(draft),
    recipient: recipientAt({ ...draft.address }),
    buyer: draft.buyer ?? null,
  }
  const document = drawUpReceiptVoucher(advance, supplierOf(shop.settings.identity()), issued)
  await insertReceiptVoucher(tx, { paymentId: payment.id, orderId: order?.id ?? null, financialYear, document })
}

function soldBy({ lines, price }: OrderDraft): Pick<Advance, 'lines' | 'delivery' | 'payable'> {
  return {
    lines: lines.map(({ name, variantName, hsnCode, quantity, unit, gstRate }, index) => {
      const priced = price.lines[index]
      // a checkout that was frozen by a former version says the rate of the goods alone
      const line = { name, variantName, hsnCode, quantity, unit, gstRate: priced?.gstRate ?? gstRate }
      return { ...line, lineTotal: priced?.lineTotal ?? 0 }
    }),
    delivery: price.delivery ?? null,
    payable: price.payable,
  }
}
