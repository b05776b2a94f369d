import type { Settled } from '../../../domain/selling/counter/settle-sale.ts'
import type { PhoneOrderInput } from '../../../shared/contract/office/counter-orders.ts'
import { addressDoubt } from '../../../shared/copy/address-doubt.ts'
import { phoneOrders as copy } from '../../../shared/copy/office/phone-orders.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { refuseCash } from '../checkout/place/check-order-limits.ts'
import { recordPhoneOrder } from '../checkout/place/record-order.ts'
import { transitionOrder } from '../checkout/transitions/transition-order.ts'
import type { PhoneDraft } from '../orders/order-draft.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { finishParked } from '../parked/finish-parked.ts'
import { insertCounterPayments } from '../payments/counter-payment-queries.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { findOpenTill } from '../till/till-queries.ts'
import { draftPhoneOrder } from './draft-phone-order.ts'
import { refuseOddQuantities } from './refuse-odd-quantities.ts'
import { takePayments } from './take-payments.ts'

/** An order by phone, and the cash that goes back, in paise. */
export interface PlacedByPhone {
  order: StoredOrder
  change: number
}

/**
 * Places an order that is delivered later, in a command and one transaction, by the same rules as the checkout. Paid at the door it waits
 * to be confirmed like any; what is paid at the counter is confirmed at once, with its invoice, so that no money lies there without a
 * paper. Throws as draftPhoneOrder does, and `quantity_not_sold`, `bad_input` at `stateConfirmed` where state and PIN code do not fit and
 * nobody was asked, and at `payments`, `cash_limit`, `out_of_stock`: nothing is changed then.
 */
export async function placePhoneOrder(
  shop: PayingShop,
  work: CommandWork,
  asked: PhoneOrderInput,
): Promise<PlacedByPhone> {
  const { tx, by } = work
  const { draft } = await draftPhoneOrder(shop, tx, asked, { discountMost: by.limits.discount })
  refuseOddQuantities(draft.lines)
  refuseDoubted(draft)
  const { payments, change } = await settle(shop, work, draft, asked)
  // it is not counted before this order is in it, or rolled back
  const till = payments.length > 0 ? await findOpenTill(tx, 'share') : undefined
  await finishParked(work, asked.parked)
  const placed = await recordPhoneOrder(shop, work, draft, by)
  await insertCounterPayments(tx, { orderId: placed.id, tillId: till?.id ?? null }, payments, shop.clock())
  const mover = { mover: 'owner', person: by } as const
  const order = asked.pay === 'cod' ? placed : await transitionOrder(shop, work, placed, 'confirmed', mover)
  work.about({ kind: 'order', id: order.id, name: order.number })
  const { status, payment_status, invoice } = order
  work.changed('order', order.id, null, { status, payment_status, invoice: invoice?.number ?? null })
  return { order, change }
}

function refuseDoubted({ doubt }: PhoneDraft): void {
  if (!doubt) return
  const sentence = `${addressDoubt.text(doubt)} ${copy.askState(doubt.state)}`
  throw new Failure('bad_input', sentence, { errors: { stateConfirmed: sentence } })
}

/** Cash at the door is judged as at the checkout; at the counter it is taken. */
async function settle(
  shop: PayingShop,
  work: CommandWork,
  draft: PhoneDraft,
  { pay, payments = [] }: PhoneOrderInput,
): Promise<Settled> {
  if (pay === 'counter') return takePayments(shop, work, draft, payments ?? [])
  if (payments && payments.length > 0)
    throw new Failure('bad_input', copy.noPayments, { errors: { payments: copy.noPayments } })
  await refuseCash(work.tx, shop, draft)
  return { payments: [], change: 0 }
}
