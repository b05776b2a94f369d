import { formatRupees } from '../money/format-rupees.ts'
import { orders } from './orders.ts'

/** Returns the name of an order's delivery charge, which says the fee for cash that is in it; amounts in rupees. */
export function deliveryName({ deliveryCharges, cashFee }: { deliveryCharges: number; cashFee?: number | undefined }) {
  const { breakdown: copy } = orders
  if (cashFee === undefined) return copy.deliveryCharges
  return cashFee === deliveryCharges ? copy.cashFee : copy.withCashFee(formatRupees(cashFee))
}
