import type { CashAnswer } from '../../../../shared/contract/cash.ts'
import type { DeliveryWay } from '../../../../shared/delivery-ways.ts'
import { findState } from '../../../../shared/indian-states.ts'
import { paiseFromRupees } from '../../../../shared/money/money.ts'
import { findAddress } from '../../../shoppers/accounts/address-queries.ts'
import { presentAddress } from '../../../shoppers/accounts/present-user.ts'
import { getCart } from '../../cart/get-cart.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { judgeCashOfAccount, sayRefusal } from './check-order-limits.ts'

interface Asked {
  userId: string
  /** Id of a saved address. */
  address?: string | undefined
  pincode?: string | undefined
  state?: string | undefined
  deliveryWay?: DeliveryWay | undefined
}

/**
 * Tells a shopper, before anything is pressed, whether the cart can be paid in cash at an address, by the rule by which the order
 * is placed, by what is known of the account alone (docs/decisions/200). Without an address the shop's own terms hold.
 */
export async function tellCash(shop: PayingShop, asked: Asked): Promise<CashAnswer> {
  const { userId, deliveryWay: way } = asked
  const place = await placeOf(shop, asked)
  const there = place.pincode && place.state ? place : null
  const cart = await getCart(shop, userId, there, way)
  const amount = cart.payCash ?? cart.finalAmount
  const refusal = await judgeCashOfAccount(shop.db, shop, { userId, place, way, payable: paiseFromRupees(amount) })
  const said = refusal ? sayRefusal(refusal) : { reason: null, hint: null }
  return { allowed: refusal === null, amount, fee: cart.cashFee ?? 0, ...said }
}

async function placeOf({ db }: PayingShop, asked: Asked): Promise<{ pincode: string; state: string }> {
  const { userId, address: id, pincode = '', state = '' } = asked
  const saved = id ? await findAddress(db, userId, id) : undefined
  return saved ? presentAddress(saved) : { pincode, state: findState(state)?.name ?? state }
}
