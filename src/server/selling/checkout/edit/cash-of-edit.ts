import type { Kysely } from 'kysely'
import type { CashRefusal } from '../../../../domain/selling/cash/judge-cash.ts'
import { isSameDoor } from '../../../../domain/selling/cash/same-person.ts'
import { deliveryTerms } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { OrderAddress } from '../../orders/order-draft.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { judgeCashOrder } from '../place/check-order-limits.ts'

/** Refusals of an order that costs no more but goes to somebody else, or elsewhere. */
const ofPlace: readonly CashRefusal['why'][] = ['nowhere', 'of_day', 'refused', 'refused_by_others']

/**
 * Refuses an edit by which an order would come to more cash than may be taken for it, by the rule by which it was placed, or would
 * go to somebody, or to a place, of whom no cash is taken. Throws `cash_limit`. Other cash orders of the same person wait until the
 * transaction ends.
 */
export async function refuseMoreCash(
  shop: Pick<PayingShop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  order: StoredOrder,
  { payable, address }: { payable: Paise; address: OrderAddress },
): Promise<void> {
  if (order.payment_method !== 'cod') return
  const { phone = '', pincode = '', building = '', street = '', state = '' } = order.delivery_address
  const before = { phone, pincode, building, street, state }
  const hasMoved = address.pincode !== pincode || address.state !== state
  const isSamePerson = !hasMoved && address.phone === phone && isSameDoor(address, before)
  const isDearer = payable > order.payable
  if (!isDearer && isSamePerson) return
  const refusal = await judgeCashOrder(db, shop, {
    way: order.delivery_way,
    userId: order.user_id,
    address,
    gstin: order.buyer_firm?.gstin ?? null,
    payable,
    beside: { id: order.id, payable: order.payable, placedAt: order.created_at, phone },
  })
  // where it stays cash was taken
  if (!refusal || (refusal.why === 'nowhere' && !hasMoved)) return
  const values = shop.settings.now()
  const isStricter = refusal.why === 'too_much' && cashBelowAt(values, address) < cashBelowAt(values, before)
  if (!isDearer && !isStricter && !ofPlace.includes(refusal.why)) return
  throw new Failure('cash_limit', sayCashRefusal(refusal))
}

/** Returns the limit of the zone of an address, in paise. */
function cashBelowAt(...at: Parameters<typeof deliveryTerms>): Paise {
  return deliveryTerms(...at).cashBelow ?? Number.POSITIVE_INFINITY
}

/** Says to people of the shop why an order cannot be paid in cash. */
export function sayCashRefusal(refusal: CashRefusal): string {
  switch (refusal.why) {
    case 'nowhere':
      return copy.noCashThere
    case 'too_much':
      return refusal.byLaw ? copy.cash(inRupees(refusal.below)) : copy.cashBelow(inRupees(refusal.below))
    case 'of_day':
      return copy.cashOfDay(inRupees(refusal.below), inRupees(refusal.today))
    case 'newcomer':
      return copy.cashOfNewcomer(inRupees(refusal.below))
    default:
      return copy.noCashOf
  }
}

function inRupees(paise: Paise): string {
  return formatRupees(rupeesFromPaise(paise))
}
