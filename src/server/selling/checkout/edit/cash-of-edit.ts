import type { Kysely } from 'kysely'
import type { CashRefusal } from '../../../../domain/selling/cash/judge-cash.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { judgeCashOrder } from '../place/check-order-limits.ts'
import type { EditPlan } from './plan-edit.ts'

/** Refusals of an order that costs no more but goes to somebody else. */
const ofPerson: readonly CashRefusal['why'][] = ['of_day', 'refused', 'refused_by_others']

/**
 * Refuses an edit by which an order would come to more cash than may be taken for it, by the rule by which it was placed, or would
 * go to somebody of whom no cash is taken. Throws `cash_limit`. Other cash orders of the same person wait until the transaction ends.
 */
export async function refuseMoreCash(
  shop: Pick<PayingShop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  order: StoredOrder,
  { price: { payable }, address }: Pick<EditPlan, 'price' | 'address'>,
): Promise<void> {
  if (order.payment_method !== 'cod') return
  const { phone = '', pincode = '', building = '' } = order.delivery_address
  const isSamePerson = address.phone === phone && address.pincode === pincode && address.building === building
  const isDearer = payable > order.payable
  if (!isDearer && isSamePerson) return
  const refusal = await judgeCashOrder(db, shop, {
    userId: order.user_id,
    address,
    gstin: order.buyer_firm?.gstin ?? null,
    payable,
    beside: { id: order.id, payable: order.payable, placedAt: order.created_at },
  })
  // whether cash is taken where it moves to is said before (price-edit.ts); where it stays it was taken
  if (!refusal || refusal.why === 'nowhere' || !(isDearer || ofPerson.includes(refusal.why))) return
  throw new Failure('cash_limit', sentenceOf(refusal))
}

function sentenceOf(refusal: Exclude<CashRefusal, { why: 'nowhere' }>): string {
  switch (refusal.why) {
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
