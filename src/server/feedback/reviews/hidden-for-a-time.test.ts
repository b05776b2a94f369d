import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { mailKinds } from '../../start/mail-writers.ts'
import { startHousekeeping } from '../../start/start-housekeeping.ts'

const hourMs = 3_600_000
let shop: TestShop
let other: TestShop
let manager: BuiltStaff
let productId: string
let name: string
let at = 0
beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  at += 1
  // time passes: sessions end
  manager = await buildStaff(shop, ['manager'])
  name = `Jigsaw ${at}x`
  productId = (await buildProduct(shop.shop, { name })).productId
})

const advance = (milliseconds: number) => {
  for (const each of [shop, other]) each.advance(milliseconds)
}
/** So many hours ahead of the clock that is behind. */
const inHours = (hours: number) => {
  const now = Math.min(...[shop, other].map((each) => each.shop.clock().getTime()))
  return new Date(now + hours * hourMs).toISOString()
}
const write = async (rating: string, review = 'Call me: 9847012345') =>
  (await sendReview(shop, { productId, rating, review })).body.data._id as string
const hide = (id: string, hiddenUntil?: string) => {
  // no two commands are of one moment: the last one is known
  advance(1)
  const body = { reason: 'It names a phone number', ...(hiddenUntil && { hiddenUntil }) }
  return manager.call(calls.hideReview, { params: { id }, body })
}
const setUntil = async (id: string, was: string | null, now: string | null) => {
  advance(1)
  const { version } = (await manager.call(calls.getReview, { params: { id } })).body.data
  return manager.call(calls.hideReviewUntil, {
    params: { id },
    body: { version, changes: { hiddenUntil: { was, now } } },
  })
}
const stateOf = async (id: string) => (await manager.call(calls.getReview, { params: { id } })).body.data
const undo = async (name: string) => {
  advance(1)
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [name])
  return manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}
/** Returns the mails to a review's writer; or only those that are not sent yet. */
const mails = async (id: string, { owed = false } = {}) => {
  const { rows } = await shop.pool.query(
    `SELECT kind, payload FROM outbox WHERE payload->>'reviewId' = $1 AND ($2 OR sent_at IS NULL) ORDER BY created_at`,
    [id, !owed],
  )
  const texts = await Promise.all(rows.map(({ kind, payload }) => mailKinds[kind]?.write(shop.shop, payload as never)))
  return texts.flatMap((mail) => (mail ? [mail.text] : []))
}
const sendMails = (id: string) =>
  shop.pool.query(`UPDATE outbox SET sent_at = now() WHERE payload->>'reviewId' = $1 AND sent_at IS NULL`, [id])

/** Returns what all see of the product in a process: stars, count, words, page, and whether a list of 4 stars and up has it. */
async function seenIn(from: TestShop) {
  const { data } = (await from.call('GET', `/product/get-product/${productId}`)).body
  const text = encodeURIComponent(name)
  const list = (await from.call('GET', `/product/get-products?q=${text}&attr.rating=4&facets=1`)).body.data
  const card = (await from.call('GET', `/product/get-products?q=${text}`)).body.data.products[0]
  const page = await (await fetch(`${from.url}/products/${productId}`)).text()
  return {
    stars: [data.averageRating, data.totalRatings, card?.averageRating, card?.totalRatings],
    words: data.ratings?.map(({ review }) => review),
    page: page.includes('9847012345'),
    fourStars: list.totalProducts,
  }
}
const withoutIt = { stars: [5, 1, 5, 1], words: ['Cuts well.'], page: false, fourStars: 1 }
const withIt = {
  stars: [3, 2, 3, 2],
  words: expect.arrayContaining(['Cuts well.', 'Call me: 9847012345']),
  page: true,
  fourStars: 0,
}

it('is shown and counted again in every process from the first moment on, and the history and its writer know', async () => {
  await write('5', 'Cuts well.')
  const id = await write('1')
  for (const from of [shop, other]) expect(await seenIn(from)).toEqual(withIt)
  const hiddenUntil = inHours(2)
  expect((await hide(id, hiddenUntil)).body.data).toMatchObject({ state: 'hidden', hiddenUntil })
  expect(await seenIn(shop)).toEqual(withoutIt)
  await vi.waitFor(async () => expect(await seenIn(other)).toEqual(withoutIt))
  expect(await mails(id)).toEqual([expect.stringContaining('It is shown again by itself on')])
  await sendMails(id)
  advance(2 * hourMs - 60_000)
  for (const from of [shop, other]) expect(await seenIn(from)).toEqual(withoutIt)
  advance(60_000)
  // both at once: one of them writes, and the other waits for it (a second at most)
  await vi.waitFor(async () => {
    for (const seen of await Promise.all([other, shop].map(seenIn))) expect(seen).toEqual(withIt)
  })
  expect(await stateOf(id)).toMatchObject({ state: 'published', hiddenUntil: null, hiddenReason: null })
  const { rows } = await shop.pool.query(
    `SELECT actor, by_name FROM commands WHERE subject_id = $1 AND name = 'review.publish'`,
    [id],
  )
  expect(rows).toEqual([{ actor: 'system', by_name: 'The shop' }])
  expect(await mails(id)).toContainEqual(expect.stringContaining('other shoppers see your review again'))
})

it('whatever is asked for first, the office or a page, sees it; without a time it stays hidden', async () => {
  const [first, second] = [await write('1'), await write('2', 'Blunt.')]
  await hide(first, inHours(1))
  await hide(second)
  advance(hourMs)
  const list = await manager.call(calls.listReviews, { query: { list: 'hidden' } })
  expect(list.body.data.map(({ _id }) => _id)).toContain(second)
  expect(list.body.data.map(({ _id }) => _id)).not.toContain(first)
  advance(6 * hourMs)
  expect(await stateOf(second)).toMatchObject({ state: 'hidden', hiddenUntil: null })
})

it('undo: of hiding, of the shop’s own showing, and of another time', async () => {
  await write('5', 'Cuts well.')
  const id = await write('1')
  const [soon, later] = [inHours(3), inHours(30)]
  await hide(id, soon)
  expect((await undo('review.hide')).status).toBe(200)
  expect(await seenIn(shop)).toEqual(withIt)
  await undo('review.publish')
  expect(await stateOf(id)).toMatchObject({
    state: 'hidden',
    hiddenUntil: soon,
    hiddenReason: 'It names a phone number',
  })
  expect((await setUntil(id, soon, later)).body.data).toMatchObject({ hiddenUntil: later })
  await undo('review.until')
  expect(await stateOf(id)).toMatchObject({ hiddenUntil: soon })
  advance(3 * hourMs)
  // the other process may be told of the former time only now
  await vi.waitFor(async () => expect(await seenIn(other)).toEqual(withIt))
  // its time is over: hidden anew it is hidden until somebody shows it
  expect((await undo('review.publish')).status).toBe(200)
  expect(await stateOf(id)).toMatchObject({ state: 'hidden', hiddenUntil: null })
  expect(await seenIn(shop)).toEqual(withoutIt)
})

it('another time: the former one passes without anything, the writer is told once, and two at once are a conflict', async () => {
  const id = await write('1')
  const [soon, later] = [inHours(1), inHours(5)]
  await hide(id, soon)
  await setUntil(id, soon, later)
  // the mail that it is hidden had not left: it says what is so when it leaves
  expect(await mails(id)).toHaveLength(1)
  await sendMails(id)
  advance(hourMs)
  expect(await stateOf(id)).toMatchObject({ state: 'hidden', hiddenUntil: later })
  await setUntil(id, later, null)
  expect(await mails(id)).toContainEqual(expect.stringContaining('It stays hidden until we show it again.'))
  expect(await undo('review.until')).toMatchObject({ status: 200 })
  expect(await mails(id)).toHaveLength(1)
  const stale = { version: 2, changes: { hiddenUntil: { was: soon, now: null } } }
  expect(await manager.call(calls.hideReviewUntil, { params: { id }, body: stale })).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict' },
  })
})

it('one mail for several changes in a minute, and another one for a time that it had before', async () => {
  const id = await write('1')
  const owed = () => mails(id, { owed: true })
  const [soon, later] = [inHours(1), inHours(5)]
  await hide(id)
  await sendMails(id)
  await setUntil(id, null, soon)
  await setUntil(id, soon, later)
  expect(await owed()).toEqual([expect.stringContaining('It is shown again by itself on')])
  // taken back: they are told of the first time, which they do not know; taken back as well, of nothing
  await undo('review.until')
  expect(await owed()).toHaveLength(1)
  await setUntil(id, soon, null)
  expect(await owed()).toEqual([])
  let was: string | null = null
  for (const now of [later, null, later]) {
    await sendMails(id)
    await setUntil(id, was, now)
    expect(await owed()).toHaveLength(1)
    was = now
  }
})

it('a time that is past or too far, that is none, or of what is not hidden is refused with a sentence', async () => {
  const id = await write('1')
  for (const [wrong, sentence] of [
    [inHours(-1), 'in the past'],
    [inHours(24 * 500), 'within 366 days'],
    ['tomorrow', 'a date and time'],
  ] as const) {
    const { status, body } = await hide(id, wrong)
    expect([status, body.errors?.hiddenUntil]).toEqual([400, expect.stringContaining(sentence)])
  }
  expect((await setUntil(id, null, inHours(1))).body.message).toBe('This review is not hidden')
  await hide(id)
  expect((await setUntil(id, null, inHours(-1))).body.errors).toHaveProperty('hiddenUntil')
  await expect(
    shop.shop.db
      .updateTable('reviews')
      .set({ hidden_until: new Date(inHours(1)) })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow('by a command only')
})

it('where nobody asks for anything it comes all the same, in the process that does what the shop does by itself', async () => {
  const id = await write('1')
  await hide(id, inHours(1))
  advance(hourMs)
  const house = startHousekeeping(shop.shop)
  await vi.waitFor(async () => {
    const { rows } = await shop.pool.query('SELECT state FROM reviews WHERE id = $1', [id])
    expect(rows).toEqual([{ state: 'published' }])
  })
  await house.stop()
})

it('goods that somebody has locked at that moment hold nobody up, and it comes once they are free', async () => {
  await write('5', 'Cuts well.')
  const id = await write('1')
  await hide(id, inHours(1))
  const client = await shop.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [productId])
  advance(hourMs)
  expect(await seenIn(shop)).toEqual(withoutIt)
  await client.query('COMMIT')
  client.release()
  await vi.waitFor(async () => expect(await seenIn(shop)).toEqual(withIt))
})
