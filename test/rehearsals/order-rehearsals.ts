import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { kozhikode } from '../builders/addresses.ts'
import type { PlacedOrder } from '../builders/build-desk.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { placeOrder } from '../builders/place-order.ts'
import { sendReview } from '../builders/review-form.ts'
import { set } from '../builders/set.ts'
import { done, type Rehearsal, type Rehearsals, type Stage } from './rehearsal.ts'

type Placed = PlacedOrder & { productId: string }
type Step = 'confirmOrder' | 'packOrder' | 'shipOrder' | 'sendOut' | 'deliverOrder'

const way: [Step, string, object?][] = [
  ['confirmOrder', 'pending'],
  ['packOrder', 'confirmed'],
  ['shipOrder', 'packed', { carrier: 'DTDC', trackingNumber: 'D48213377' }],
  ['sendOut', 'shipped'],
  ['deliverOrder', 'out_for_delivery', { collectedAs: 'cash' }],
]

/** An order of all pieces of a product, by somebody who has reviewed it, as far on its way as `steps` go. */
async function buildOrder({ shop, owner }: Stage, steps: number): Promise<Placed> {
  const product = await buildProduct(shop.shop, { stock: 2 })
  const { productId } = product
  const shopper = await buildShopper(shop.shop)
  await done(sendReview(shop, { productId }, shopper.token))
  const { order } = await placeOrder(shop, { product, shopper, quantity: 2 })
  const { _id: id, number } = order
  for (const [call, saw, more] of way.slice(0, steps)) {
    await done(owner.call(calls[call], { params: { id }, body: { saw, ...more } }))
  }
  return { id, number, shopper, productId }
}

/** An order that waits at the counter, and its code. */
async function buildPickup({ shop, owner }: Stage): Promise<{ id: string; code: string }> {
  await set(shop, { 'pickup.offered': true })
  const { productId } = await buildProduct(shop.shop, { stock: 2 })
  const { token } = await buildShopper(shop.shop)
  await done(shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } }))
  const body = { address: kozhikode, deliveryWay: 'pickup' }
  const { _id: id } = (await done(shop.call('POST', '/order/placeOrder', { token, body }))).data
  await done(owner.call(calls.confirmOrder, { params: { id }, body: { saw: 'pending' } }))
  await done(owner.call(calls.packOrder, { params: { id }, body: { saw: 'confirmed' } }))
  const { data } = await done(shop.call('GET', '/order/get-user-orders', { token }))
  return { id, code: data[0]?.pickup?.code ?? '' }
}

type Call =
  | Step
  | 'returnOrder'
  | 'cancelOrderForShop'
  | 'unpackOrder'
  | 'unshipOrder'
  | 'callBackOrder'
  | 'undeliverOrder'

/** A step of an order that has come so far. */
const step =
  (call: Call, steps: number, saw: string, more: object = {}): Rehearsal =>
  async (stage) => {
    const { id, productId } = await buildOrder(stage, steps)
    const perform = () => done(stage.owner.call(calls[call], { params: { id }, body: { saw, ...more } }))
    return { products: [productId], perform }
  }

const reason = { reason: 'The customer asked' }

/** A piece of the order's one line comes back. */
async function takeBack({ owner }: Stage, id: string, condition: 'restock' | 'inspect') {
  const { version } = (await done(owner.call(calls.getOrder, { params: { id } }))).data
  const lines = [{ position: 1, pieces: 1, condition }]
  const body = { version, lines, delivery: false, refund: 'same_way' as const, ...reason }
  return done(owner.call(calls.returnItems, { params: { id }, body }))
}

/** A parcel of the order's two pieces, that has come so far; `perform` is the call about it. */
async function packed({ owner }: Stage, id: string) {
  const body = { lines: [{ position: 1, pieces: 2 }], carrier: 'DTDC' }
  return done(owner.call(calls.packParcel, { params: { id }, body }))
}

type ParcelCall = 'shipParcel' | 'sendOutParcel' | 'deliverParcel' | 'refuseParcel' | 'undoParcel'

const parcelWay: [ParcelCall, string, object?][] = [
  ['shipParcel', 'packed'],
  ['sendOutParcel', 'shipped'],
  ['deliverParcel', 'out', { collectedAs: 'cash' }],
]

/** A step of the only parcel of an order, which has come so far. */
const parcelStep =
  (call: ParcelCall, steps: number, saw: string, more: object = {}): Rehearsal =>
  async (stage) => {
    const { id, productId } = await buildOrder(stage, 1)
    await packed(stage, id)
    const params = { id, number: '1' }
    for (const [before, was, and] of parcelWay.slice(0, steps)) {
      await done(stage.owner.call(calls[before], { params, body: { saw: was, ...and } }))
    }
    const perform = () => done(stage.owner.call(calls[call], { params, body: { saw, ...more } }))
    return { products: [productId], perform }
  }

/** The steps of orders, to the door and back. */
export const orderRehearsals = {
  'order.confirm': step('confirmOrder', 0, 'pending'),
  'order.pack': step('packOrder', 1, 'confirmed'),
  'order.ship': step('shipOrder', 2, 'packed', way[2]?.[2]),
  'order.out_for_delivery': step('sendOut', 3, 'shipped'),
  'order.deliver': step('deliverOrder', 4, 'out_for_delivery', { collectedAs: 'cash' }),
  'order.return': step('returnOrder', 5, 'delivered', reason),
  'order.cancel': step('cancelOrderForShop', 0, 'pending', reason),
  'order.edit': async (stage) => {
    const { id, productId } = await buildOrder(stage, 0)
    const { version } = (await done(stage.owner.call(calls.getOrder, { params: { id } }))).data
    const wish = { version, lines: [{ productId, quantity: 1 }] }
    const { digest } = (await done(stage.owner.call(calls.previewEdit, { params: { id }, body: wish }))).data
    const body = { ...wish, digest, ...reason }
    return { products: [productId], perform: () => done(stage.owner.call(calls.editOrder, { params: { id }, body })) }
  },
  'order.add': async (stage) => {
    const { id } = await buildOrder(stage, 1)
    const { productId } = await buildProduct(stage.shop.shop, { stock: 2 })
    const { version } = (await done(stage.owner.call(calls.getOrder, { params: { id } }))).data
    const wish = { version, lines: [{ productId, quantity: 2 }], pay: 'cash' as const }
    const { digest } = (await done(stage.owner.call(calls.previewAddition, { params: { id }, body: wish }))).data
    const body = { ...wish, digest, ...reason }
    return { products: [productId], perform: () => done(stage.owner.call(calls.addToOrder, { params: { id }, body })) }
  },
  'order.invoice_anew': async (stage) => {
    const { id, productId } = await buildOrder(stage, 1)
    const goods = { params: { id: productId } }
    const { version } = (await done(stage.owner.call(calls.getGoods, goods))).data
    const changes = { gstRate: { was: 18, now: 5 } }
    await done(stage.owner.call(calls.changeGoods, { ...goods, body: { version, changes } }))
    const { invoice } = (await done(stage.owner.call(calls.getOrder, { params: { id } }))).data
    const body = { invoice: invoice?.number ?? '' }
    return { products: [productId], perform: () => done(stage.owner.call(calls.invoiceAnew, { params: { id }, body })) }
  },
  'order.return_items': async (stage) => {
    const { id, productId } = await buildOrder(stage, 5)
    return { products: [productId], perform: () => takeBack(stage, id, 'restock') }
  },
  'order.credit_price': async (stage) => {
    const { id, productId } = await buildOrder(stage, 5)
    const body = { amount: 10, lines: [1], ...reason }
    return { products: [productId], perform: () => done(stage.owner.call(calls.creditItems, { params: { id }, body })) }
  },
  'order.inspect_items': async (stage) => {
    const { id, productId } = await buildOrder(stage, 5)
    await takeBack(stage, id, 'inspect')
    const body = { lines: [{ position: 1, restock: 1, scrap: 0 }] }
    return {
      products: [productId],
      perform: () => done(stage.owner.call(calls.inspectItems, { params: { id }, body })),
    }
  },
  'refund.by_hand': async (stage) => {
    const { id, productId } = await buildOrder(stage, 5)
    await done(stage.owner.call(calls.returnOrder, { params: { id }, body: { saw: 'delivered', ...reason } }))
    const body = { way: 'upi' as const, reference: 'UTR 4021' }
    const { money } = (await done(stage.owner.call(calls.getOrder, { params: { id } }))).data
    const params = { id: money?.refunds[0]?._id ?? '' }
    return {
      products: [productId],
      perform: () => done(stage.owner.call(calls.refundPaid, { params, body })),
    }
  },
  'parcel.pack': async (stage) => {
    const { id, productId } = await buildOrder(stage, 1)
    return { products: [productId], perform: () => packed(stage, id) }
  },
  'parcel.undo': parcelStep('undoParcel', 0, 'packed'),
  'parcel.ship': parcelStep('shipParcel', 0, 'packed'),
  'parcel.out': parcelStep('sendOutParcel', 1, 'shipped'),
  'parcel.deliver': parcelStep('deliverParcel', 2, 'out', { collectedAs: 'cash' }),
  'parcel.refuse': parcelStep('refuseParcel', 2, 'out', { how: 'refused', ...reason }),
  'order.unpack': step('unpackOrder', 2, 'packed'),
  'order.unship': step('unshipOrder', 3, 'shipped'),
  'order.call_back': step('callBackOrder', 4, 'out_for_delivery'),
  'order.hand_over': async (stage) => {
    const { id, code } = await buildPickup(stage)
    const body = { code, collectedAs: 'online' as const }
    return { perform: () => done(stage.owner.call(calls.handOver, { params: { id }, body })) }
  },
  'order.pickup_code': async (stage) => {
    const { id } = await buildPickup(stage)
    return { perform: () => done(stage.owner.call(calls.renewPickupCode, { params: { id }, body: {} })) }
  },
  'order.undeliver': step('undeliverOrder', 5, 'delivered'),
  'order.note': async (stage) => {
    const { id } = await buildOrder(stage, 0)
    return { perform: () => done(stage.owner.call(calls.noteOrder, { params: { id }, body: { text: 'Rings first' } })) }
  },
  'order.ship_to': async (stage) => {
    const { id } = await buildOrder(stage, 0)
    const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
    await stage.shop.pool.query('UPDATE orders SET buyer_firm = $2 WHERE id = $1', [id, JSON.stringify(firm)])
    const body = { shipTo: 'third_party' }
    return { perform: () => done(stage.owner.call(calls.answerShipTo, { params: { id }, body })) }
  },
  'order.address': async (stage) => {
    const { id } = await buildOrder(stage, 0)
    const { address, version } = (await done(stage.owner.call(calls.getOrder, { params: { id } }))).data
    const changes = { street: { was: address.street, now: 'Beach Road 4' } }
    return {
      perform: () => done(stage.owner.call(calls.changeOrderAddress, { params: { id }, body: { version, changes } })),
    }
  },
} satisfies Rehearsals
