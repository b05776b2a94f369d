import type { Transaction } from 'kysely'
import { placeOfSupply, supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { busTo, termsByWay } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { doubtAddress } from '../../../../domain/selling/delivery/doubt-address.ts'
import { findZone } from '../../../../domain/selling/delivery/find-zone.ts'
import { deriveOrder } from '../../../../domain/selling/derivation/derive-order.ts'
import type { Buyer } from '../../../../domain/selling/invoices/invoice-document.ts'
import { missingToSell } from '../../../../domain/selling/orders/ready-to-sell.ts'
import { priceCart } from '../../../../domain/selling/pricing/price-cart.ts'
import type { DeliverTo } from '../../../../shared/contract/addresses.ts'
import { ways } from '../../../../shared/copy/delivery-ways.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import type { DeliveryWay } from '../../../../shared/delivery-ways.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Paise } from '../../../../shared/money/money.ts'
import type { PaymentMethod } from '../../../../shared/order-statuses.ts'
import { cashRules } from '../../../../shared/settings/cash-rules.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { LiveSettings } from '../../../platform/live-settings.ts'
import type { Shop } from '../../../platform/shop.ts'
import { confirmState, findAddress, saveAddressOnce } from '../../../shoppers/accounts/address-queries.ts'
import { presentAddress } from '../../../shoppers/accounts/present-user.ts'
import { findUser } from '../../../shoppers/accounts/user-queries.ts'
import type { CartForOrder } from '../../cart/open-cart.ts'
import { whyGoodsStay } from '../../delivery/goods-there.ts'
import { pinTable } from '../../delivery/pin-table.ts'
import type { OrderAddress, OrderDraft } from '../../orders/order-draft.ts'

/** Order as it is asked for: its shopper, address and way of payment; `stateConfirmed`: the shopper was asked about state and PIN code. */
interface Destination extends Pick<OrderDraft, 'address' | 'deliveryWay'> {
  /** Null: an order by phone without an account. */
  userId: string | null
  /** `counter`: an order by phone that is paid at the counter. */
  paymentMethod: PaymentMethod
  buyer: Buyer | null
  stateConfirmed: boolean | undefined
  /** It travels with an order that was placed before: the way costs nothing more. */
  goesAlong?: boolean
}

/** An order for this shopper, paid so. */
type Drafted<To extends Destination> = Omit<OrderDraft, 'userId' | 'paymentMethod'> &
  Pick<To, 'userId' | 'paymentMethod'>

/**
 * Prices a cart for an address and a way of paying, by the shop's settings and the rates of tax of `day`. Throws `shop_not_ready` where nobody knows yet who
 * sells, `not_delivered_there`, `cash_limit` where the shop takes no cash there, `bad_input` at `deliveryWay` or at the line that does not travel so.
 */
export function draftOrder<To extends Destination>(
  live: LiveSettings,
  { lines, coupon, day }: CartForOrder & { day: string },
  { stateConfirmed, goesAlong = false, ...to }: To,
): Drafted<To> {
  if (missingToSell(live.identity().seller).length > 0) throw new Failure('shop_not_ready', failures.shopNotReady)
  const values = live.now()
  const way = to.deliveryWay ?? 'delivery'
  const terms = termsByWay(values, to.address, way)
  if (!terms.serviceable) throw notOffered(way)
  if (terms.goods) refuseGoods(values, lines, to.address, way)
  if (to.paymentMethod === 'cod' && !terms.cash)
    throw new Failure('cash_limit', way === 'bus' ? ways.busByCash : failures.noCash)
  const toPrice = {
    lines,
    couponDiscount: coupon?.discount ?? 0,
    freeDelivery: coupon?.freeDelivery ?? false,
    ...(goesAlong
      ? { delivery: { charge: 0, freeFrom: null }, cashFee: 0 }
      : { delivery: terms, cashFee: feeAtDoor(values, way, to.paymentMethod) }),
    payOnline: to.paymentMethod === 'online',
    onlineDiscountPercent: values['payment.onlineDiscountPercent'],
    supply: supplyTo(placeOfSupply(to.address.state, to.buyer), values['company.state']),
    isRegistered: to.buyer !== null,
    day,
  }
  const price = priceCart(toPrice)
  const found = doubtAddress(pinTable(), to.address)
  const asked = stateConfirmed ? { doubt: null, confirmed: found } : { doubt: found, confirmed: null }
  // where delivery costs nothing anyhow, a coupon for free delivery is not used up
  const isUnused = coupon?.freeDelivery && !price.deliveryWaived
  const kept = isUnused ? { coupon: null, unusedCoupon: { id: coupon.id } } : { coupon }
  const zone = way === 'pickup' ? null : (findZone(values['delivery.zones'], to.address)?.name ?? null)
  const busStand = way === 'bus' ? busTo(values, to.address)?.stand : undefined
  const derivation = deriveOrder(toPrice, price, { coupon: kept.coupon, zone })
  return { ...to, ...(busStand !== undefined && { busStand }), ...asked, lines, ...kept, price, derivation }
}

/** Returns the fee for cash at the door, in paise: nobody collects anything at the counter, nor of what was paid there. */
function feeAtDoor(values: Parameters<typeof cashRules>[0], way: DeliveryWay, method: PaymentMethod): Paise {
  return way === 'delivery' && method !== 'counter' ? cashRules(values).fee : 0
}

function notOffered(way: DeliveryWay): Failure {
  if (way === 'delivery') return new Failure('not_delivered_there', failures.notDeliveredThere)
  return new Failure('bad_input', ways.notOffered[way], { errors: { deliveryWay: ways.notOffered[way] } })
}

/** Throws `bad_input` at the line that does not travel so. */
function refuseGoods(
  values: Parameters<typeof whyGoodsStay>[0],
  lines: CartForOrder['lines'],
  address: OrderAddress,
  way: DeliveryWay,
): void {
  const stays = whyGoodsStay(values, lines, address, way)
  if (stays) throw new Failure('bad_input', stays.sentence, { errors: { [`lines.${stays.index}`]: stays.sentence } })
}

/** A shopper's address for an order; `isConfirmed`: they answered for it at an earlier order that its state is right. */
interface ResolvedAddress {
  address: OrderAddress
  isConfirmed: boolean
}

/**
 * The address that a shopper chose, by the id of a saved one or in full; what it leaves open is the account's (the phone
 * number, and a saved address's name). Throws `not_found` where the shopper has no such saved address.
 */
export async function resolveAddress(
  tx: Transaction<Database>,
  userId: string,
  deliverTo: DeliverTo,
): Promise<ResolvedAddress> {
  const { address, isConfirmed } =
    typeof deliverTo === 'string'
      ? await readSaved(tx, userId, deliverTo)
      : { address: inFull(deliverTo), isConfirmed: false }
  if (address.phone !== '' && address.fullName !== '') return { address, isConfirmed }
  const user = await findUser(tx, userId)
  const open = { phone: user?.phonenumber ?? '', fullName: user?.username ?? '' }
  return {
    address: { ...address, phone: address.phone || open.phone, fullName: address.fullName || open.fullName },
    isConfirmed,
  }
}

async function readSaved(tx: Transaction<Database>, userId: string, id: string): Promise<ResolvedAddress> {
  const saved = await findAddress(tx, userId, id)
  if (!saved) throw new Failure('not_found', failures.addressNotFound)
  const { _id, stateConfirmed = false, ...address } = presentAddress(saved)
  return { address, isConfirmed: stateConfirmed }
}

/** Saves a typed address where the shopper wants it, and keeps with it, or with the saved one, what they answered about its state. */
export async function keepAddress(
  tx: Transaction<Database>,
  shop: Pick<Shop, 'newId' | 'clock'>,
  userId: string,
  { address, stateConfirmed = false }: { address: DeliverTo; stateConfirmed?: boolean | undefined },
): Promise<void> {
  if (typeof address === 'object' && address.save) await saveAddressOnce(tx, shop, userId, address, stateConfirmed)
  if (typeof address === 'string' && stateConfirmed) await confirmState(tx, userId, address)
}

/** Returns an address that was given in full, with all its fields; '' where one was left out. */
export function inFull(given: Exclude<DeliverTo, string>): OrderAddress {
  const { fullName, building, street, city, state, pincode } = given
  const { label, landmark, phone } = given
  return {
    label: label ?? '',
    fullName,
    building,
    street,
    landmark: landmark ?? '',
    city,
    state,
    pincode,
    phone: phone ?? '',
  }
}
