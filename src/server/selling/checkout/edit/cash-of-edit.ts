import type { Kysely } from 'kysely'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { indianDayStart } from '../../../../shared/india-time.ts'
import { limits } from '../../../../shared/limits.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { cashOfPerson } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { EditPlan } from './plan-edit.ts'

const dayMs = 86_400_000

/**
 * Refuses an edit by which an order would come to more cash than the shop takes for one, or with the person's other cash orders of
 * its Indian day to what the law forbids (Income-tax Act 2025, s.186). Throws `cash_limit`. Other cash orders of the same person
 * wait until the transaction ends.
 */
export async function refuseMoreCash(
  { settings }: Pick<PayingShop, 'settings'>,
  db: Kysely<Database>,
  order: StoredOrder,
  { price, address }: Pick<EditPlan, 'price' | 'address'>,
): Promise<void> {
  if (order.payment_method !== 'cod') return
  const isSamePerson = address.phone === (order.delivery_address.phone ?? '')
  if (price.payable <= order.payable && isSamePerson) return
  const most = settings.now()['cash.below']
  if (price.payable > order.payable && price.payable >= most) throw new Failure('cash_limit', copy.cash(inRupees(most)))
  const begins = indianDayStart(order.created_at)
  const person = { userId: order.user_id, phone: address.phone, gstin: order.buyer_firm?.gstin ?? null }
  const all = await cashOfPerson(db, person, { begins, ends: new Date(begins.getTime() + dayMs) })
  // this order is one of them, by its account
  const others = order.user_id === null ? all : all - order.payable
  if (others + price.payable < paiseFromRupees(limits.cashBelowRupees)) return
  throw new Failure('cash_limit', copy.cashOfDay(formatRupees(limits.cashBelowRupees), inRupees(others)))
}

function inRupees(paise: Paise): string {
  return formatRupees(rupeesFromPaise(paise))
}
