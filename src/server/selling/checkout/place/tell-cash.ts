import type { CashAnswer } from '../../../../shared/contract/cash.ts'
import { findState } from '../../../../shared/indian-states.ts'
import { paiseFromRupees } from '../../../../shared/money/money.ts'
import { findAddress } from '../../../shoppers/accounts/address-queries.ts'
import { presentAddress } from '../../../shoppers/accounts/present-user.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import { getCart } from '../../cart/get-cart.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { type CashOrder, judgeCashOrder, sayRefusal } from './check-order-limits.ts'

interface Asked {
  userId: string
  /** Id of a saved address. */
  address?: string | undefined
  pincode?: string | undefined
  state?: string | undefined
}

/**
 * Tells a shopper, before anything is pressed, whether the cart can be paid in cash at an address, by the rule by which the order
 * is placed. Of an address that is typed in only PIN code and state are known yet; without any, the shop's own terms hold.
 */
export async function tellCash(shop: PayingShop, asked: Asked): Promise<CashAnswer> {
  const { userId } = asked
  const address = await addressOf(shop, asked)
  const there = address.pincode && address.state ? address : null
  const cart = await getCart(shop, userId, there)
  const amount = cart.payCash ?? cart.finalAmount
  const order = { userId, address, gstin: null, payable: paiseFromRupees(amount) }
  const refusal = await judgeCashOrder(shop.db, shop, order)
  const said = refusal ? sayRefusal(refusal) : { reason: null, hint: null }
  return { allowed: refusal === null, amount, fee: cart.cashFee ?? 0, ...said }
}

async function addressOf({ db }: PayingShop, asked: Asked): Promise<CashOrder['address']> {
  const { userId, address: id, pincode = '', state: given = '' } = asked
  const state = findState(given)?.name ?? given
  const [saved, user] = await Promise.all([id ? findAddress(db, userId, id) : undefined, findUser(db, userId)])
  const phone = user?.phonenumber ?? ''
  if (!saved) return { pincode, state, phone, building: '', street: '' }
  const shown = presentAddress(saved)
  return { ...shown, phone: shown.phone || phone }
}
