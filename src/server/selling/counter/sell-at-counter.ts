import { isForbidden } from '../../../domain/selling/cash/judge-cash.ts'
import { type Settled, settleSale } from '../../../domain/selling/counter/settle-sale.ts'
import { isSoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { SaleInput } from '../../../shared/contract/office/counter.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../shared/india-time.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { quantityNotice } from '../cart/quantity-notice.ts'
import { recordCounterSale } from '../checkout/place/record-order.ts'
import { transitionOrder } from '../checkout/transitions/transition-order.ts'
import { type FrozenPaper, listPapers } from '../invoices/list-papers.ts'
import type { CounterDraft } from '../orders/order-draft.ts'
import { cashOfPerson, findOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { insertCounterPayments } from '../payments/counter-payment-queries.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { findOpenTill } from '../till/till-queries.ts'
import { draftSale, type PricedSale } from './draft-sale.ts'

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
  const odd = draft.lines.find((line) => !isSoldIn(line, line.quantity))
  if (odd) throw new Failure('quantity_not_sold', quantityNotice(odd))
  refuseNameless(priced)
  const { payments, change } = settle(draft.price.payable, sale.payments)
  await refuseTooMuchCash(shop, work, draft, payments)
  const mover = { mover: 'counter', person: by } as const
  // it is not counted before this sale is in it, or rolled back
  const till = await findOpenTill(tx, 'share')
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

function settle(payable: Paise, given: SaleInput['payments']): Settled {
  const settled = settleSale(
    payable,
    given.map(({ way, amount, reference }) => ({
      way,
      amount: paiseFromRupees(amount),
      reference: reference || null,
    })),
  )
  if (!('fault' in settled)) return settled
  const [by, total] = [inRupees(settled.by), inRupees(payable)]
  const fault = settled.fault === 'short' ? copy.short(by, total) : copy.moreThanDue(by, total)
  throw new Failure('bad_input', fault, { errors: { payments: fault } })
}

/** The law counts the cash of one person in a day, and of one sale (s.186): who is nobody is only of this sale. */
async function refuseTooMuchCash(
  { clock }: PayingShop,
  { tx }: CommandWork,
  { userId, address, buyer }: CounterDraft,
  payments: Settled['payments'],
): Promise<void> {
  const cash = payments.reduce((sum, { way, amount }) => sum + (way === 'cash' ? amount : 0), 0)
  if (cash === 0) return
  const begins = indianDayStart(clock())
  const day = { begins, ends: new Date(begins.getTime() + dayMs) }
  const person = { userId, phone: address.phone, gstin: buyer?.gstin ?? null }
  const isKnown = userId !== null || address.phone !== '' || (buyer !== null && buyer !== undefined)
  const before = isKnown ? await cashOfPerson(tx, person, day) : 0
  if (!isForbidden(before, cash)) return
  throw new Failure('cash_limit', copy.cash(formatRupees(limits.cashBelowRupees)))
}

const dayMs = 86_400_000

function inRupees(paise: Paise): string {
  return formatRupees(rupeesFromPaise(paise))
}
