import { inTransaction } from '../../src/server/platform/db/ask.ts'
import { clearCart } from '../../src/server/selling/cart/clear-cart.ts'
import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { officeEndpoints } from '../../src/shared/contract/office/endpoints.ts'
import type { ReachedShop } from '../app.ts'
import { kozhikode } from '../builders/addresses.ts'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { set } from '../builders/set.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import type { Known } from './from-schema.ts'
import type { Called } from './requests.ts'

const PLENTY = 1_000_000_000

/** Firms that buy: the account of the requests keeps the first two. */
const gstins = [
  ...['33AAFFC5678K1Z5', '33AABCN1234K1ZS', '32AABCW1234Q1Z9', '32AAKFB7421M1ZE', '34AAKFB7421M1ZA'],
  ...['29AABCW1234Q1Z9', '28AABCW1234Q1ZY', '32AAACB1234F1Z9'],
]
const legalName = 'Kallayi Timber Works'

/** Puts something of everything into a shop, and says what it is, by the names of the fields that take it. */
export async function stockTheShop(shop: ReachedShop): Promise<[string, unknown[]][]> {
  const plain = await buildProduct(shop.shop, { stock: PLENTY })
  const sized = await buildProduct(shop.shop, { stock: PLENTY, variants: ['M8', 'M10'] })
  const soldOut = await buildProduct(shop.shop, { stock: 0 })
  const coupon = await buildCoupon(shop.shop)
  const forOffers = await buildProduct(shop.shop, { stock: PLENTY, price: 200 })
  const onThePack = { productId: plain.productId, variantId: null, barcode: '8901030865275' }
  const owner = await buildStaff(shop, ['owner'])
  await owner.call(officeEndpoints.addBarcode, { body: onThePack })
  const terms = { from: 2, floorType: 'percentage', floorValue: 50, counterOffers: 3 } as const
  await owner.call(officeEndpoints.setBargain, { body: { productId: forOffers.productId, variantId: null, ...terms } })
  await set(shop, { 'pickup.offered': true })
  const { token, userId } = await buildShopper(shop.shop)
  const account = {
    username: 'Amina Beevi',
    phonenumber: '9847000001',
    email: 'amina@example.com',
    password: 'Kallayi-Teak7',
  }
  await shop.call('POST', '/user/register', { body: account })
  const orders: string[] = []
  for (let n = 0; n < 6; n += 1) {
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: plain.productId, quantity: 2 } })
    const { body } = await shop.call('POST', '/order/placeOrder', {
      token,
      body: { address: { ...kozhikode, save: true } },
    })
    orders.push(body.data._id)
  }
  // of an order that is confirmed there is an invoice
  await moveOrder(shop.shop, String(orders[0]), 'confirmed')
  const payLink = await payLinkOf(owner, String(orders[0]), plain.productId)
  // of a payment that was begun there is a state
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: plain.productId, quantity: 2 } })
  const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  const complaint = { name: account.username, email: account.email, text: 'The coupling is the wrong one' }
  const ticket = (await shop.call('POST', '/support/tickets', { body: complaint })).body.data
  const asked = {
    name: account.username,
    phone: account.phonenumber,
    lines: [{ productId: plain.productId, quantity: 2 }],
  }
  const quote = (await shop.call('POST', '/quote', { body: asked })).body.data
  // somebody else's: the requests themselves end and renew the first one's link
  const wisher = { token: (await buildShopper(shop.shop)).token }
  await shop.call('POST', '/wish-list/items', { ...wisher, body: { productId: plain.productId } })
  const list = (await shop.call('POST', '/wish-list/share', { ...wisher, body: { name: account.username } })).body.data
  for (const gstin of gstins.slice(0, 2)) {
    await shop.call('POST', '/user/firms', { token, body: { gstin, legalName } })
  }
  const { user } = (await shop.call('GET', '/user/check-user', { token })).body
  return [
    ['token', [token, (await buildShopper(shop.shop)).token]],
    ['userId', [userId]],
    ['id', [plain.productId, sized.productId, ...orders, ...[...user.address, ...user.firms].map((each) => each._id)]],
    ['gstin', [...gstins]],
    ['legalName', [legalName]],
    ['version', [1, 2]],
    ['number', [ticket.number, quote.number]],
    ['key', [ticket.key, list.share?.key, quote.key, payLink]],
    ['order_id', [intent.body.order_id]],
    ['razorpay_order_id', [intent.body.order_id]],
    ['productId', [plain.productId, sized.productId, soldOut.productId, forOffers.productId]],
    ['price', [1, 50, 199]],
    ['variantId', [null, '', ...sized.variantIds]],
    ['code', [onThePack.barcode]],
    ['couponId', [coupon.couponId, coupon.code]],
    ['categoryId', ['all', 'category']],
    ['address', [kozhikode, user.address[0]?._id]],
    ['_id', [user.address[1]?._id]],
    ['state', ['Kerala', 'tn']],
    ['username', [account.username]],
    ['name', [account.username, 'terms']],
    ['email', [account.email, account.phonenumber, 'somebody@example.com']],
    ['phone', [account.phonenumber]],
    ['password', [account.password]],
    ['status', ['cancelled', 'delivered']],
  ]
}

/** Adds goods to an order, to be paid by a link. Gives the link's key. */
async function payLinkOf(owner: BuiltStaff, id: string, productId: string): Promise<string> {
  const params = { id }
  const { version } = (await owner.call(officeEndpoints.getOrder, { params })).body.data
  const wish = { version, lines: [{ productId, quantity: 1 }], pay: 'link' as const }
  const { digest } = (await owner.call(officeEndpoints.previewAddition, { params, body: wish })).body.data
  await owner.call(officeEndpoints.addToOrder, { params, body: { ...wish, digest, reason: 'The customer called' } })
  const { links } = (await owner.call(officeEndpoints.listLinked, { params })).body.data
  return links[0]?.url?.split('#')[1] ?? ''
}

/**
 * Three pieces of the first product in the shopper's cart and nothing else, whatever happened to it: a large cart cannot be
 * paid by cash. The cart's row is locked before its lines, as the shop itself does, so that neither waits for the other for ever.
 * For the call that puts an emptied cart back it is emptied.
 */
export async function fillCart({ shop }: ReachedShop, known: Known, endpoint: Called): Promise<void> {
  const [userId, productId] = [String(known('userId')[0]), String(known('productId')[0])]
  const now = shop.clock()
  await inTransaction(shop.db, async (tx) => {
    await tx
      .insertInto('carts')
      .values({ user_id: userId, updated_at: now })
      .onConflict((cart) => cart.column('user_id').doUpdateSet({ updated_at: now }))
      .execute()
    await tx.deleteFrom('cart_lines').where('user_id', '=', userId).execute()
    await tx
      .insertInto('cart_lines')
      .values({ user_id: userId, product_id: productId, variant_id: null, quantity: 3, added_at: now })
      .execute()
  })
  if (endpoint === endpoints.restoreCart) await clearCart(shop, userId)
}

/** Has the shopper of the requests a deal, and gives its id and price: of a call that takes or ends one, one that it can. */
export async function openDeal({ call }: ReachedShop, known: Known): Promise<[string, unknown[]][]> {
  const token = String(known('token')[0])
  const own = (await call('GET', '/bargain', { token })).body.data
  const offer = { productId: String(known('productId').at(-1)), variantId: null, quantity: 2, price: 1 }
  const deal = own ?? (await call('POST', '/bargain/offer', { token, body: offer })).body.data
  return [
    ['dealId', [deal._id]],
    ['shownPrice', [deal.price]],
  ]
}
