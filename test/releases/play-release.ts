import { moveOrder } from '../../src/server/selling/checkout/transitions/move-order.ts'
import type { OrderStatus } from '../../src/shared/order-statuses.ts'
import { buildCounting } from '../builders/build-counting.ts'
import { buildCoupon } from '../builders/build-coupon.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildSupplier } from '../builders/build-supplier.ts'
import { joinStaff, staffPassword } from '../builders/join-staff.ts'
import { placeOrder } from '../builders/place-order.ts'
import { photo, sendReview } from '../builders/review-form.ts'
import { set } from '../builders/set.ts'
import { signUp } from '../builders/sign-up.ts'
import type { Paying } from '../proof/paying.ts'
import type { PlayedRelease } from './releases.ts'

const toTheDoor: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']

/** A small shop in which a bit of everything has happened. Gives what whoever opens it later has to find. */
export async function playRelease(paying: Paying): Promise<PlayedRelease> {
  const { shop } = paying
  const owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
  await set(shop, { 'shop.name': 'Kallayi Mill Store' })
  const signedUp = await signUp(shop, { email: 'biju@example.com', phonenumber: '9400000001' })
  const shopper = { userId: signedUp.user._id, token: signedUp.token, phonenumber: signedUp.phonenumber }
  const bearing = await buildProduct(shop.shop, { stock: 40, breaks: [[10, 90]] })
  const belt = await buildProduct(shop.shop, { name: 'V-Belt B52', stock: 25, price: 310, gstRate: 12 })
  await buildProduct(shop.shop, { name: 'Hex Bolt M8', stock: 60, price: 4, variants: ['25 mm', '40 mm'] })
  const { code } = await buildCoupon(shop.shop, { code: 'ONAM10' })

  const delivered = await placeOrder(shop, { shopper, product: bearing, quantity: 12 })
  for (const status of toTheDoor) await moveOrder(shop.shop, delivered.order._id, status)
  const pending = await placeOrder(shop, { shopper, product: belt, quantity: 8, coupon: code })
  const { order: paid } = await paying.paid()
  const { shopper: other, order: cancelled } = await paying.paid()
  await paying.cancel(other, cancelled._id)
  await sendReview(shop, { productId: bearing.productId, file: await photo().jpeg().toBuffer() }, shopper.token)
  await aroundTheOrders(paying, bearing.productId)
  const orders = [delivered.order, pending.order, paid, cancelled].map(({ number }) => number)
  return {
    orders,
    shopper: { email: signedUp.email, password: signedUp.password },
    owner: { email: owner.email, password: staffPassword, recoveryCodes: owner.recoveryCodes },
    shopName: 'Kallayi Mill Store',
  }
}

/** Adds the other records that the office and others leave behind. */
async function aroundTheOrders({ shop }: Paying, item: string): Promise<void> {
  const { receive } = await buildSupplier(shop)
  await receive([{ item, quantity: 20, cost: 62 }])
  const counting = await buildCounting(shop)
  await counting.begin()
  const reader = { name: 'Ramla', email: 'reader@example.com', phone: '' }
  await shop.call('POST', '/user/submit-user-details', { body: reader })
  const complaint = { name: 'Biju', phone: '9400000001', text: 'The belt squeals on the pulley.' }
  await shop.call('POST', '/support/tickets', { body: complaint })
}
