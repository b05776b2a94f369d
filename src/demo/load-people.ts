import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { hashPassword } from '../server/platform/passwords/hash-password.ts'
import type { Shop } from '../server/platform/shop.ts'
import { demoEmail } from '../shared/demo-email.ts'
import { momentOf } from './catalogue-rows.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoShop } from './read-demo.ts'

/** Whom the README names to log in with. */
export const demoShopper = {
  username: 'Demo Shopper',
  email: demoEmail,
  phonenumber: '9847000001',
  password: 'Demo@12345',
} as const

/** The time at which the people of the demo shop signed up: before they wrote anything. */
const signedUp = momentOf('2025-11-20')

/** The demo shopper, whose id it gives, and the reviewers, who cannot log in, with what they wrote. */
export async function loadPeople(shop: Shop, tx: Transaction<Database>, demo: DemoShop): Promise<string> {
  const { password, ...shopper } = demoShopper
  const reviewers = demo.reviewers.map((each, index) => reviewer(shop.newId(), each.name, index))
  const dates = { image: null, created_at: signedUp, updated_at: signedUp }
  const shopperId = shop.newId()
  await insertRows(tx, 'users', [
    { id: shopperId, ...shopper, password_hash: await hashPassword(password, shopperId), ...dates },
    ...reviewers.map((each) => ({ ...each, ...dates })),
  ])
  const ids = new Map(reviewers.map((each) => [each.username, each.id]))
  await insertRows(tx, 'reviews', reviewRows(shop, demo, ids))
  return shopperId
}

function reviewer(id: string, username: string, index: number) {
  // no telephone in India begins with 0: nobody's own number is taken
  return { id, username, email: null, phonenumber: String(index + 1).padStart(10, '0'), password_hash: null }
}

function reviewRows(shop: Shop, { reviews }: DemoShop, ids: Map<string, string>): Insertable<Database['reviews']>[] {
  return reviews.flatMap(({ product, reviews: texts }) =>
    texts.map(({ by, rating, on, text }) => ({
      id: shop.newId(),
      product_id: product,
      user_id: ids.get(by) ?? '',
      rating,
      review: text,
      media: null,
      media_type: null,
      created_at: momentOf(on),
    })),
  )
}
