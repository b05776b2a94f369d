import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { holdsUnread, type NumberInput } from '../../../ui/unparsed-number.ts'
import type { OfficeInput } from '../../api/call-office.ts'
import { itemKey } from '../../scan/item-line.tsx'

/** Body of the call that sells, as this screen sends it. */
export type SaleBody = Exclude<NonNullable<OfficeInput<'POST /counter/sales'>['body']>, FormData>

/** Body of the call that places an order by phone. */
export type OrderBody = Exclude<NonNullable<OfficeInput<'POST /counter/orders'>['body']>, FormData>

/** Details that an order that is delivered later is asked beside its customer. */
export interface TypedDelivery {
  pay: 'cod' | 'counter'
  deliveryWay: 'delivery' | 'bus'
  landmark: string
  /** The customer was asked about PIN code and state. */
  stateConfirmed: boolean
}

/** A line as it is typed. */
export interface TypedLine {
  item: Item
  quantity: NumberInput
  discount: NumberInput
  /** Price of a piece when the sale was parked, in rupees; null or left out: the same. */
  was?: number | null
}

/** Buyer as it is typed; all empty: nobody is named. */
export interface TypedCustomer {
  phone: string
  name: string
  gstin: string
  legalName: string
  building: string
  street: string
  city: string
  pincode: string
  state: string
  /** Billing address of the firm; null: none. */
  billing: (Record<'building' | 'street' | 'city' | 'state' | 'pincode', string> & { stateConfirmed: boolean }) | null
  /** Answer to whose place the goods of a firm go to; '' until it is answered. */
  shipTo: 'own_place' | 'third_party' | ''
}

/** States of the bill's address, of the firm's GSTIN, and of the shop. */
export interface SupplyStates {
  goods: string
  firm: string
  home: string
}

/** Payment as it is typed: one way for all of it, or split. */
export interface TypedPayment {
  by: 'cash' | 'upi' | 'card' | 'split'
  cash: NumberInput
  upi: NumberInput
  card: NumberInput
  reference: string
}

/** A sale as it is typed. */
export interface TypedSale {
  lines: TypedLine[]
  customer: TypedCustomer
  payment: TypedPayment
  /** Null: it is handed over now. */
  delivery: TypedDelivery | null
  /** The parked sale that it was resumed from. */
  parked: { id: string; version: number; name: string } | null
}

export const noCustomer: TypedCustomer = {
  ...{ phone: '', name: '', gstin: '', legalName: '' },
  ...{ building: '', street: '', city: '', pincode: '', state: '', billing: null, shipTo: '' },
}
export const newDelivery: TypedDelivery = { pay: 'cod', deliveryWay: 'delivery', landmark: '', stateConfirmed: false }
export const noPayment: TypedPayment = { by: 'cash', cash: null, upi: null, card: null, reference: '' }

/** Adds one piece of an item: to its line, or as a new one. */
export function withItem(lines: readonly TypedLine[], item: Item, pieces: number): TypedLine[] {
  const known = lines.find((line) => itemKey(line.item) === itemKey(item))
  if (!known) return [...lines, { item, quantity: pieces, discount: null }]
  const quantity = typeof known.quantity === 'number' ? known.quantity + pieces : pieces
  return lines.map((line) => (line === known ? { ...line, quantity } : line))
}

/** Gives what the server prices; null while there is nothing to price, or a number that cannot be read. */
export function goodsOf(
  lines: readonly TypedLine[],
  customer: TypedCustomer,
): Pick<SaleBody, 'lines' | 'customer'> | null {
  if (lines.length === 0 || holdsUnread(lines)) return null
  return {
    lines: lines.map(({ item, quantity, discount }) => ({
      productId: item.productId,
      variantId: item.variantId,
      quantity: quantity as number,
      discount: discount as number | null,
    })),
    customer: customerOf(customer),
  }
}

function customerOf(typed: TypedCustomer): SaleBody['customer'] {
  const { phone, name, gstin, legalName, building, street, city, pincode, state, billing, shipTo } = typed
  const address = { building, street, city, pincode, state }
  const isAny = (values: string[]) => values.some((value) => value.trim() !== '')
  const isAt = isAny(Object.values(address))
  if (!isAt && !isAny([phone, name, gstin, legalName])) return null
  const firm = gstin.trim() === '' ? {} : { ...(billing && { billing }), ...(shipTo && { shipTo }) }
  return { phone, name, gstin, legalName, address: isAt ? address : null, ...firm }
}

/** Returns whether it is typed where an order goes, so far as its delivery depends on it. */
export function hasPlace({ pincode, state }: TypedCustomer): boolean {
  return state !== '' && /^\d{6}$/.test(pincode.trim())
}

/** Gives an order by phone as it is priced and placed; its fields are checked by the server. */
export function orderOf(
  goods: Pick<SaleBody, 'lines'>,
  { customer, delivery }: TypedSale,
): Omit<OrderBody, 'payments' | 'parked'> {
  const { landmark = '', ...how } = delivery ?? newDelivery
  const { address, ...who } = customerOf(customer) ?? {}
  const place = { ...noPlace, ...address, landmark } as OrderBody['customer']['address']
  return {
    lines: goods.lines,
    ...how,
    customer: { phone: '', name: '', ...who, address: place } as OrderBody['customer'],
  }
}

const noPlace = { building: '', street: '', city: '', pincode: '', state: '' }

/** Gives the payments of a sale that comes to `total` rupees; null where a number cannot be read. */
function paymentsOf(typed: TypedPayment, total: number): SaleBody['payments'] | null {
  const { by, cash, upi, card, reference } = typed
  if (holdsUnread(typed)) return null
  if (total === 0) return []
  if (by === 'cash') return [{ way: 'cash', amount: (cash as number | null) ?? total }]
  if (by !== 'split') return [{ way: by, amount: total, reference }]
  const amounts = [
    { way: 'upi' as const, amount: upi as number | null, reference },
    { way: 'card' as const, amount: card as number | null, reference },
    { way: 'cash' as const, amount: cash as number | null },
  ]
  return amounts.flatMap(({ amount, ...rest }) => (amount === null || amount === 0 ? [] : [{ ...rest, amount }]))
}

/** A sale, or an order by phone. */
export type ToSend = { sale: SaleBody } | { order: OrderBody }

/** Gives what completes a sale that comes to `total` rupees; null where a number cannot be read. */
export function toSend(
  typed: TypedSale,
  goods: Pick<SaleBody, 'lines' | 'customer'> | null,
  total: number,
): ToSend | null {
  const payments = typed.delivery?.pay === 'cod' ? [] : paymentsOf(typed.payment, total)
  if (!goods || !payments) return null
  const rest = { payments, parked: parkedOf(typed) }
  return typed.delivery ? { order: { ...orderOf(goods, typed), ...rest } } : { sale: { ...goods, ...rest } }
}

/** Gives the parked sale that is completed or parked again, as it was resumed. */
export function parkedOf({ parked }: TypedSale): SaleBody['parked'] {
  return parked && { id: parked.id, version: parked.version }
}
