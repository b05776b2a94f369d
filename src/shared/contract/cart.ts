import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'
import { limits } from '../limits.ts'
import { soldInQuantities } from './catalogue.ts'
import { deliveryWay, WayOfCart } from './delivery-way.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees, variantId } from './fields.ts'

/** The accepted quotation of a line; `holds`: `offerPrice` is its price. `note` says so, or why not. */
const LineQuote = z.strictObject({
  number: z.string(),
  validUntil: moment,
  holds: z.boolean(),
  note: z.string(),
})

/** The deal of a line: `price` a piece from `from` pieces on, until its last moment; `holds`: `offerPrice` is it. */
const LineDeal = z.strictObject({ price: rupees, from: z.int(), until: moment, holds: z.boolean(), note: z.string() })

/**
 * One line of the cart. `offerPrice` is what one piece costs in this quantity, `price` the MRP; `available` what could be bought
 * now. `quantityNotice`: why this quantity cannot be ordered, and which can; null where it can.
 */
export const CartItem = z.strictObject({
  product: z.strictObject({ _id: z.string(), name: z.string(), mainImage: z.string() }),
  variant: z.nullable(z.strictObject({ _id: z.string(), name: z.string() })),
  quantity: z.int(),
  offerPrice: rupees,
  price: rupees,
  /** The running sale that the price is of, in words; left out where none runs. */
  sale: z.optional(z.string()),
  lineTotal: rupees,
  available: z.int(),
  ...soldInQuantities,
  quantityNotice: z.nullable(z.string()),
  quote: z.nullable(LineQuote),
  /** Left out where the shopper has none for it. */
  deal: z.optional(LineDeal),
})
export type CartItem = z.infer<typeof CartItem>

/** The coupon on a cart or an order, with what it does to it: amounts in rupees (CONTRACT §3). */
export const CouponDetails = z.strictObject({
  _id: z.string(),
  code: z.string(),
  discountType: z.enum(['percentage', 'flat']),
  discountAmount: rupees,
  originalAmount: rupees,
  finalAmount: rupees,
  savings: rupees,
  /** It takes the delivery charge off and nothing off the goods; left out: no. */
  freeDelivery: z.optional(z.boolean()),
})
export type CouponDetails = z.infer<typeof CouponDetails>

/** The cart with everything that it costs. Amounts in rupees, GST included in them. */
export const Cart = z.strictObject({
  formattedCart: z.strictObject({ items: z.array(CartItem), subTotal: rupees, totalPrice: rupees }),
  couponDetails: z.nullable(CouponDetails),
  deliveryCharges: rupees,
  finalAmount: rupees,
  /** The tax contained in `finalAmount`. */
  gst: rupees,
  /** `finalAmount` less the online discount. */
  payOnline: rupees,
  /** `finalAmount` with the fee for cash on delivery, and that fee; left out where there is none. */
  payCash: z.optional(rupees),
  cashFee: z.optional(rupees),
  /** Free delivery from this `totalPrice`, and how much is missing for it. */
  freeDelivery: z.strictObject({ threshold: rupees, missing: rupees }),
  /** Ways that the shop has to the place; left out where there is delivery alone and it takes the goods. */
  ways: z.optional(z.array(WayOfCart)),
  /** Notices for the shopper, such as a coupon that no longer applies. */
  notices: z.array(z.string()),
})
export type Cart = z.infer<typeof Cart>

const lineKey = z.object({ productId: id, variantId })

const pieces = z.int(forms.quantity).check(z.gte(1, forms.quantity), z.lte(limits.quantityMax, forms.quantity))

/** Pieces to add; 1 where nothing is said. */
export const AddToCartInput = z.object({ productId: id, variantId, quantity: z._default(pieces, 1) })
export type AddToCartInput = z.infer<typeof AddToCartInput>

/** A step of a line, or the quantity that it shall have: the same however often it comes (decision 164). */
export const UpdateQuantityInput = z.discriminatedUnion(
  'action',
  [
    z.extend(lineKey, { action: z.enum(['increment', 'decrement']) }),
    z.extend(lineKey, { action: z.literal('set'), quantity: pieces }),
  ],
  'action must be increment, decrement or set',
)
export type UpdateQuantityInput = z.infer<typeof UpdateQuantityInput>

/** A cart that was emptied and can be put back: how many lines, and until when. */
export const ClearedCart = z.strictObject({ items: z.int(), clearedAt: moment, keptUntil: moment })
export type ClearedCart = z.infer<typeof ClearedCart>

/** A product that could not be put into the cart, and why; `available`: how many could be. */
export const NotAdded = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  quantity: z.int(),
  code: z.string(),
  message: z.string(),
  available: z.optional(z.int()),
})
export type NotAdded = z.infer<typeof NotAdded>

const changed = success({ message: z.string(), data: Cart })

export const cart = {
  getCart: endpoint({
    method: 'GET',
    path: '/cart/get-cart',
    summary: 'The cart, priced now; with the PIN code and state of an address, on the terms that hold there',
    access: 'shopper',
    query: z.object({
      pincode: z.optional(z.string().check(z.regex(/^[1-9]\d{5}$/, forms.pincode))),
      state: z.optional(z.string()),
      deliveryWay,
    }),
    answer: success({ data: Cart }),
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/cart/add-to-cart',
    summary: 'Add a product; 409 with `available` where there is not enough, and where it is not sold in this quantity',
    access: 'shopper',
    rate: { account: 'cartChange', within: ['waitingChanges'] },
    body: AddToCartInput,
    answer: changed,
  }),
  updateQuantity: endpoint({
    method: 'PATCH',
    path: '/cart/update-cart-quantity',
    summary:
      'One more or one less, by packs where it is sold in packs; a decrement at the fewest is refused. Or, with `set`, so many as `quantity` says',
    access: 'shopper',
    rate: { account: 'cartChange', within: ['waitingChanges'] },
    body: UpdateQuantityInput,
    answer: changed,
  }),
  removeFromCart: endpoint({
    method: 'DELETE',
    path: '/cart/remove-from-cart',
    summary: 'Take a line out',
    access: 'shopper',
    rate: { account: 'cartChange' },
    body: lineKey,
    bodyFromQuery: true,
    answer: changed,
  }),
  clearCart: endpoint({
    method: 'DELETE',
    path: '/cart',
    summary: 'Empty the cart; what was in it can be put back for 24 hours',
    access: 'shopper',
    rate: { account: 'cartChange' },
    answer: changed,
  }),
  clearedCart: endpoint({
    method: 'GET',
    path: '/cart/cleared',
    summary: 'What of the cart that was emptied last can be put back; null where there is nothing',
    access: 'shopper',
    answer: success({ data: z.nullable(ClearedCart) }),
  }),
  restoreCart: endpoint({
    method: 'POST',
    path: '/cart/restore',
    summary: 'Put the cart that was emptied last back beside what is in it now; 404 where there is nothing',
    access: 'shopper',
    rate: { account: 'cartChange' },
    answer: success({ message: z.string(), data: Cart, notRestored: z.array(NotAdded) }),
  }),
}
