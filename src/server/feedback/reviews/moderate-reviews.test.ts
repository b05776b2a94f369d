import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildDesk } from '../../../../test/builders/build-desk.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import type { Product } from '../../../shared/contract/catalogue.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { erasePerson } from '../../operations/personal-data/erase-person.ts'
import { ask } from '../../platform/db/ask.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { mailKinds } from '../../start/mail-writers.ts'

let shop: TestShop
let manager: BuiltStaff
let productId: string
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  productId = (await buildProduct(shop.shop, { name: 'Rip saw' })).productId
})

const look = async () => (await shop.call('GET', `/product/get-product/${productId}`)).body.data as Product
async function write(rating = '2', review = 'Bent at the first board.', token?: string): Promise<string> {
  const { status, body } = await sendReview(shop, { productId, rating, review }, token)
  if (status !== 201) throw new Error(body.message)
  return body.data._id
}
const hide = (id: string, reason = 'It names a phone number') => {
  // no two commands are of one moment: the last one is known
  shop.advance(1)
  return manager.call(calls.hideReview, { params: { id }, body: { reason } })
}
const undoLast = async () => {
  shop.advance(1)
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE actor = 'staff' ORDER BY at DESC, id LIMIT 1`)
  return manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}
const mails = async (id: string) => {
  const { rows } = await shop.pool.query(`SELECT kind, payload FROM outbox WHERE payload->>'reviewId' = $1`, [id])
  return Promise.all(
    rows.map(async ({ kind, payload }) => (await mailKinds[kind]?.write(shop.shop, payload as never))?.text),
  )
}

it('a hidden review is seen and counted by nobody, and back as it was', async () => {
  const id = await write('2')
  await write('5', 'Cuts well.')
  expect(await look()).toMatchObject({ averageRating: 3.5, totalRatings: 2 })
  expect((await hide(id)).body.data).toMatchObject({ state: 'hidden', hiddenReason: 'It names a phone number' })
  const hidden = await look()
  expect(hidden).toMatchObject({ averageRating: 5, totalRatings: 1, ratingDistribution: { 2: 0, 5: 1 } })
  expect(hidden.ratings?.map(({ review }) => review)).toEqual(['Cuts well.'])
  expect((await hide(id)).status).toBe(400)
  await manager.call(calls.publishReview, { params: { id } })
  expect(await look()).toMatchObject({ averageRating: 3.5, totalRatings: 2 })
  expect((await manager.call(calls.publishReview, { params: { id } })).status).toBe(400)
})

it('its writer is told why, unless it is taken back before the mail leaves', async () => {
  const id = await write()
  await hide(id, 'It praises another shop')
  expect(await mails(id)).toEqual([expect.stringContaining('It praises another shop')])
  expect((await undoLast()).status).toBe(200)
  expect(await mails(id)).toEqual([])
  expect((await look()).totalRatings).toBe(1)
  await hide(id)
  await shop.pool.query(`UPDATE outbox SET sent_at = now() WHERE payload->>'reviewId' = $1`, [id])
  await undoLast()
  expect(await mails(id)).toContainEqual(expect.stringContaining('other shoppers see your review again'))
})

it('the shop answers in public, once by mail; two answers at once are a conflict', async () => {
  const id = await write()
  const answer = (version: number, was: string | null, now: string | null) => {
    shop.advance(1)
    return manager.call(calls.answerReview, { params: { id }, body: { version, changes: { answer: { was, now } } } })
  }
  const first = await answer(1, null, 'We exchange it: please call us.')
  expect(first.body.data).toMatchObject({ version: 2, answer: { text: 'We exchange it: please call us.' } })
  expect((await look()).ratings?.[0]?.answer?.text).toBe('We exchange it: please call us.')
  expect(await mails(id)).toEqual([expect.stringContaining('We exchange it: please call us.')])
  expect(await answer(1, null, 'Not our saw.')).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
  await answer(2, 'We exchange it: please call us.', 'A new one is on its way.')
  expect(await mails(id)).toEqual([expect.stringContaining('A new one is on its way.')])
  expect((await undoLast()).status).toBe(200)
  expect((await look()).ratings?.[0]?.answer?.text).toBe('We exchange it: please call us.')
  await answer(4, 'We exchange it: please call us.', null)
  expect((await look()).ratings?.[0]?.answer).toBeNull()
})

it('a review is a buyer’s from the delivery on, whichever came first, and not after a delivery that was none', async () => {
  const desk = await buildDesk(shop)
  const { id: orderId, shopper } = await desk.atTheDoor()
  const { rows } = await shop.pool.query('SELECT product_id FROM order_lines WHERE order_id = $1', [orderId])
  productId = rows[0].product_id
  await write('4', 'As it says.', shopper.token)
  const bought = async () => (await look()).ratings?.[0]?.verifiedBuyer
  expect(await bought()).toBe(false)
  const deliver = () =>
    manager.call(calls.deliverOrder, {
      params: { id: orderId },
      body: { saw: 'out_for_delivery', collectedAs: 'cash' },
    })
  await deliver()
  expect(await bought()).toBe(true)
  await manager.call(calls.undeliverOrder, { params: { id: orderId }, body: { saw: 'delivered' } })
  expect(await bought()).toBe(false)
  await deliver()
  await manager.call(calls.returnOrder, { params: { id: orderId }, body: { saw: 'delivered', reason: 'Too short' } })
  expect(await bought()).toBe(true)
  const again = await sendReview(shop, { productId, rating: '5' })
  expect(again.body.data).toMatchObject({ verifiedBuyer: false })
})

it('a review that is written while its goods are delivered is a buyer’s', async () => {
  const desk = await buildDesk(shop)
  for (let round = 0; round < 4; round += 1) {
    const { id, shopper } = await desk.atTheDoor()
    const { rows } = await shop.pool.query('SELECT product_id FROM order_lines WHERE order_id = $1', [id])
    productId = rows[0].product_id
    await Promise.all([
      write('4', 'As it says.', shopper.token),
      manager.call(calls.deliverOrder, { params: { id }, body: { saw: 'out_for_delivery', collectedAs: 'cash' } }),
    ])
    expect((await look()).ratings?.[0]?.verifiedBuyer).toBe(true)
  }
})

it('the lists go on where a page ended, and the database lets nobody hide without a command', async () => {
  for (const rating of ['1', '3', '5']) await write(rating)
  const lowest = await manager.call(calls.listReviews, { query: { list: 'lowest' } })
  const ratings = lowest.body.data.map(({ rating }) => rating)
  expect(ratings).toEqual([...ratings].sort())
  const { rows } = await shop.pool.query('SELECT rating, created_at, id FROM reviews ORDER BY created_at DESC, id DESC')
  const [{ rating, created_at, id } = rows[0]] = rows
  const after = `${rating}_${created_at.toISOString()}_${id}`
  const rest = await manager.call(calls.listReviews, { query: { list: 'newest', after } })
  expect(rest.body.data.map(({ _id }) => _id)).toEqual(rows.slice(1).map((row) => row.id))
  await expect(
    ask(shop.shop.db, { text: `UPDATE reviews SET state = 'hidden', hidden_reason = 'x', hidden_at = now()` }),
  ).rejects.toThrow('by a command only')
})

it('who is erased takes the history of their reviews along', async () => {
  const shopper = await buildShopper(shop.shop)
  const id = await write('1', 'My number is 9847012345', shopper.token)
  await hide(id, 'It names the number 9847012345')
  const user = await findUser(shop.db, shopper.userId)
  if (user) await erasePerson(shop.shop, user)
  const { rows } = await shop.pool.query(`SELECT to_jsonb(c)::text AS row FROM commands c WHERE subject_id = $1`, [id])
  expect(rows.map(({ row }) => row).join()).not.toContain('9847012345')
  expect((await look()).totalRatings).toBe(0)
})
