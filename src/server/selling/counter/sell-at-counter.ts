import type { SaleInput } from '../../../shared/contract/office/counter.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { type Paise, paiseFromRupees } from '../../../shared/money/money.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { recordCounterSale } from '../checkout/place/record-order.ts'
import { transitionOrder } from '../checkout/transitions/transition-order.ts'
import { type FrozenPaper, listPapers } from '../invoices/list-papers.ts'
import { findOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { finishParked } from '../parked/finish-parked.ts'
import { insertCounterPayments } from '../payments/counter-payment-queries.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { findOpenTill } from '../till/till-queries.ts'
import { draftSale, type PricedSale } from './draft-sale.ts'
import { refuseOddQuantities } from './refuse-odd-quantities.ts'
import { takePayments } from './take-payments.ts'

/** A sale that is done: its order, its bill as it is frozen, and the cash that goes back, in paise. */
export interface Sold {
  order: StoredOrder
  document: FrozenPaper
  change: Paise
}

/**
 * Sells goods over the counter, in a command and one transaction: order, stock, payments, bill, handed over. Throws as draftSale
 * does, and `quantity_not_sold` (packs, minimum), `bad_input` at `payments` where they do not settle it and at `customer` where the
 * bill has to name the buyer, `cash_limit` (Income-tax Act 2025, s.186), `out_of_stock`: nothing is changed then.
 */
export async function sellAtCounter(shop: PayingShop, work: CommandWork, sale: SaleInput): Promise<Sold> {
  const { tx, by } = work
  const priced = await draftSale(shop, tx, sale, { discountMost: by.limits.discount })
  const { draft } = priced
  refuseOddQuantities(draft.lines)
  refuseNameless(priced)
  const { payments, change } = await takePayments(shop, work, draft, sale.payments)
  const mover = { mover: 'counter', person: by } as const
  // it is not counted before this sale is in it, or rolled back
  const till = await findOpenTill(tx, 'share')
  await finishParked(work, sale.parked)
  const placed = await recordCounterSale(shop, work, draft, by)
  await insertCounterPayments(tx, { orderId: placed.id, tillId: till?.id ?? null }, payments, shop.clock())
  const billed = await transitionOrder(shop, work, placed, 'confirmed', mover)
  await transitionOrder(shop, work, billed, 'delivered', mover)
  const order = await findOrder(tx, { id: placed.id })
  const [document] = await listPapers({ db: tx }, placed.id)
  if (!order || !document) throw new Error(`the sale ${placed.number} has no bill`)
  work.about({ kind: 'order', id: order.id, name: order.number })
  work.changed('order', order.id, null, {
    status: order.status,
    payment_status: order.payment_status,
    invoice: document.number,
  })
  return { order, document, change }
}

/** Throws `bad_input` where the bill of somebody without a GSTIN has to name the buyer and does not (CGST Rule 46 (e)). */
function refuseNameless({ draft: { price, buyer }, customer }: PricedSale): void {
  if (buyer || price.payable - price.gst < paiseFromRupees(counterLimits.namedFromRupees)) return
  const fault = !customer.isNamed ? copy.nameNeeded : !customer.hasAddress ? copy.addressNeeded : null
  const field = customer.isNamed ? 'customer.address' : 'customer.name'
  if (fault) throw new Failure('bad_input', fault, { errors: { [field]: fault } })
}
