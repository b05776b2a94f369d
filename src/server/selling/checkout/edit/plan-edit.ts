import type { Kysely } from 'kysely'
import { doubtAddress } from '../../../../domain/selling/delivery/doubt-address.ts'
import type { Derivation } from '../../../../domain/selling/derivation/derivation.ts'
import { refuseEdit } from '../../../../domain/selling/orders/edit-rules.ts'
import type { CartPrice } from '../../../../domain/selling/pricing/price-cart.ts'
import type { EditWish } from '../../../../shared/contract/office/order-edit-calls.ts'
import { linkedOrders as linked } from '../../../../shared/copy/office/linked-orders.ts'
import { orderEdit as copy } from '../../../../shared/copy/office/order-edit.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { pinTable } from '../../delivery/pin-table.ts'
import { linkedWith } from '../../orders/linked-order-queries.ts'
import type { OrderAddress } from '../../orders/order-draft.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { findPayLinks } from '../pay/checkout-queries.ts'
import { inFull } from '../place/draft-order.ts'
import { refuseMoreCash } from './cash-of-edit.ts'
import { type EditedLine, readEditedLines } from './edited-lines.ts'
import { refuseGoodsThere } from './goods-of-edit.ts'
import { type CouponOfEdit, couponOfEdit, priceEdit } from './price-edit.ts'

/** An edit as it would be done; amounts in paise. */
export interface EditPlan {
  lines: EditedLine[]
  address: OrderAddress
  /** Another state or PIN code than the order has. */
  hasMoved: boolean
  doubt: StoredOrder['address_doubt']
  price: CartPrice
  derivation: Derivation
  /** Null: the order has none, or it is removed. */
  coupon: CouponOfEdit | null
  /** Part of what was paid online that goes back. */
  refund: Paise
}

/**
 * Plans an edit of an order that is not invoiced. Throws `order_state` once it is invoiced or cancelled, and where it is paid and
 * would cost more; `bad_input` where nothing changes or a coupon is to be removed that is none; `not_allowed` without the right to
 * remove one; `cash_limit` above what may be taken in cash; `bad_input` at the
 * line that does not travel there; and like readEditedLines and priceEdit.
 */
export async function planEdit(
  shop: Pick<PayingShop, 'settings' | 'clock'>,
  db: Kysely<Database>,
  order: StoredOrder,
  wish: EditWish,
  { mayRemoveCoupon }: { mayRemoveCoupon: boolean },
): Promise<EditPlan> {
  const refused = refuseEdit(order.status)
  if (refused) throw new Failure('order_state', copy[refused])
  const now = shop.clock()
  const lines = await readEditedLines(db, order, wish, now)
  const before = inFull(addressOf(order))
  const address = wish.address ? { ...inFull({ ...before, ...wish.address }), label: before.label } : before
  const hasMoved = address.state !== before.state || address.pincode !== before.pincode
  if (wish.removeCoupon) refuseRemoval(order, mayRemoveCoupon)
  const coupon = wish.removeCoupon ? null : await couponOfEdit(db, order, lines)
  const isAlong = await wasAlong(db, order)
  const { price, derivation } = priceEdit(shop.settings, order, { lines, address, hasMoved, isAlong, coupon, now })
  const plan = {
    lines,
    address,
    hasMoved,
    price,
    derivation,
    coupon,
    doubt: hasMoved ? doubtAddress(pinTable(), address) : order.address_doubt,
  }
  if (!wish.removeCoupon && isSame(order, plan, before)) throw new Failure('bad_input', copy.nothing)
  if (hasMoved) await refuseWithLink(db, order)
  refuseGoodsThere(shop.settings.now(), order, plan)
  refuseDearerPaid(order, price.payable)
  await refuseMoreCash(shop, db, order, { payable: price.payable, address })
  return { ...plan, refund: order.payment_status === 'paid' ? order.payable - price.payable : 0 }
}

/** Returns where a stored order goes, with all its fields. */
export function addressOf({ delivery_address: stored }: Pick<StoredOrder, 'delivery_address'>): OrderAddress {
  const { label = '', fullName = '', building = '', street = '', landmark = '' } = stored
  const { city = '', state = '', pincode = '', phone = '' } = stored
  return { label, fullName, building, street, landmark, city, state, pincode, phone }
}

/** Returns whether an order was added to another one and travels with it at no charge. */
async function wasAlong(db: Kysely<Database>, { id, delivery_charges: charge }: StoredOrder): Promise<boolean> {
  return charge === 0 && (await linkedWith(db, [id])).some(({ isFirst }) => isFirst)
}

/** Refuses to send an order elsewhere while goods wait to be paid that go with it: their tax and delivery are those of the address. */
export async function refuseWithLink(db: Kysely<Database>, { id }: Pick<StoredOrder, 'id'>): Promise<void> {
  const links = await findPayLinks(db, id)
  if (links.some(({ status }) => status === 'open')) throw new Failure('order_state', linked.movesWithLink)
}

function refuseRemoval({ coupon_id }: StoredOrder, mayRemove: boolean): void {
  const sentence = coupon_id === null ? copy.noCoupon : copy.couponNeeds
  if (coupon_id !== null && mayRemove) return
  throw new Failure(coupon_id === null ? 'bad_input' : 'not_allowed', sentence, { errors: { removeCoupon: sentence } })
}

/** Returns whether lines, prices and address stay as they are; what today's tax or delivery would change is no edit. */
function isSame(
  order: StoredOrder,
  { lines, address }: Pick<EditPlan, 'lines' | 'address'>,
  before: OrderAddress,
): boolean {
  const isSameLine = ({ was, quantity, unitPrice }: EditedLine) =>
    was?.quantity === quantity && was.unit_price === unitPrice
  const parts = Object.keys(before) as (keyof OrderAddress)[]
  return (
    lines.length === order.lines.length &&
    lines.every(isSameLine) &&
    parts.every((part) => address[part] === before[part])
  )
}

function refuseDearerPaid({ payment_status, payable }: StoredOrder, becomes: Paise): void {
  if (payment_status !== 'paid' || becomes <= payable) return
  const [paid, more] = [payable, becomes].map((paise) => formatRupees(rupeesFromPaise(paise)))
  throw new Failure('order_state', copy.paidOnline(paid ?? '', more ?? ''))
}
