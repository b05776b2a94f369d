import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'

let shop: TestShop
let counter: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  counter = await buildStaff(shop, ['counter', 'manager'])
})
afterAll(() => shop.close())

const ask = (token: string, productId: string, text = 'How long does it last under water?') =>
  shop.call('POST', '/question', { token, body: { productId, text } })
const shown = async (productId: string) =>
  (await shop.call('GET', `/product/questions/${productId}`)).body.data.questions

/** A question that waits, with its product and its asker. */
async function buildQuestion(text?: string) {
  const shopper = await buildShopper(shop.shop, 'Sajan Philip')
  const { productId } = await buildProduct(shop.shop, { name: 'Deep pump' })
  expect((await ask(shopper.token, productId, text)).status).toBe(201)
  const { data } = (await counter.call(calls.listQuestions)).body
  const id = data.find(({ product }) => product._id === productId)?._id ?? ''
  return { id, productId, shopper }
}

const answer = (id: string, version: number, was: string | null, now: string | null) =>
  counter.call(calls.answerQuestion, { params: { id }, body: { version, changes: { answer: { was, now } } } })
const undoLast = async (id: string) => {
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE subject_id = $1 ORDER BY at DESC LIMIT 1', [id])
  return counter.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}
const mailsTo = async (userId: string) =>
  (await readSentMails(shop.shop)).filter(({ to }) => to === `${userId}@example.com`)

describe('a question', () => {
  test('is the shop’s until it is answered; then everybody reads both, and nobody who asked', async () => {
    const { id, productId, shopper } = await buildQuestion()
    expect(await shown(productId)).toEqual([])
    expect((await answer(id, 1, null, 'Ten years.')).status).toBe(200)
    const [question] = await shown(productId)
    expect(question).toMatchObject({ text: 'How long does it last under water?', answer: { text: 'Ten years.' } })
    expect(JSON.stringify(question)).not.toMatch(/Sajan|Philip/)
    expect(JSON.stringify(question)).not.toContain(shopper.userId)
    shop.advance(officeLimits.leavesAfterMs + 1000)
    expect(await mailsTo(shopper.userId)).toMatchObject([{ subject: 'We have answered your question about Deep pump' }])
  })

  test('is one, sent again or from two tabs at once; other words are another', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    const answers = await Promise.all([1, 2, 3].map(() => ask(token, productId)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    await ask(token, productId, ' How long does it last under water? ')
    await ask(token, productId, 'How long does it last in the sun?')
    const { rows } = await shop.pool.query('SELECT text FROM questions WHERE product_id = $1 ORDER BY text', [
      productId,
    ])
    expect(rows.map(({ text }) => text)).toEqual([
      'How long does it last in the sun?',
      'How long does it last under water?',
    ])
  })

  test('is published, not shown with a reason that its asker reads, and put back', async () => {
    const { id, productId, shopper } = await buildQuestion('Call me on 9847012345 please')
    await counter.call(calls.publishQuestion, { params: { id } })
    expect(await shown(productId)).toHaveLength(1)
    expect((await counter.call(calls.publishQuestion, { params: { id } })).status).toBe(400)
    expect((await counter.call(calls.hideQuestion, { params: { id }, body: { reason: ' ' } })).status).toBe(400)
    await counter.call(calls.hideQuestion, { params: { id }, body: { reason: 'It has a phone number in it.' } })
    expect(await shown(productId)).toEqual([])
    expect((await answer(id, 3, null, 'No.')).status).toBe(400)
    shop.advance(officeLimits.leavesAfterMs + 1000)
    expect((await mailsTo(shopper.userId))[0]?.text).toContain('It has a phone number in it.')
    expect((await undoLast(id)).status).toBe(200)
    expect(await shown(productId)).toHaveLength(1)
  })

  test('whose answer is taken back waits again, and its mail does not leave', async () => {
    const { id, productId, shopper } = await buildQuestion()
    await answer(id, 1, null, 'Too quick.')
    expect((await undoLast(id)).status).toBe(200)
    expect(await shown(productId)).toEqual([])
    expect((await counter.call(calls.getQuestion, { params: { id } })).body.data).toMatchObject({
      state: 'waiting',
      answer: null,
    })
    shop.advance(officeLimits.leavesAfterMs + 1000)
    expect(await mailsTo(shopper.userId)).toEqual([])
  })

  test('that two people answer at once keeps the first answer', async () => {
    const { id } = await buildQuestion()
    const answers = await Promise.all(['One.', 'Two.'].map((text) => answer(id, 1, null, text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is counted on Today', async () => {
    const count = async () =>
      (await counter.call(calls.today)).body.data.waiting.find(({ key }) => key === 'questions')?.count ?? 0
    const before = await count()
    const { id } = await buildQuestion()
    expect(await count()).toBe(before + 1)
    await counter.call(calls.publishQuestion, { params: { id } })
    expect(await count()).toBe(before)
  })
})

describe('asking', () => {
  test.each(['', 'Why?', 'x'.repeat(besideLimits.questionMax + 1), 'How long\u202e does it last'])(
    'takes no %j',
    async (text) => {
      const { token } = await buildShopper(shop.shop)
      const { productId } = await buildProduct(shop.shop)
      expect((await ask(token, productId, text)).status).toBe(400)
    },
  )

  test('wants somebody who is signed in and a product, and ends where many wait, also at once', async () => {
    const { token, userId } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    expect((await shop.call('POST', '/question', { body: { productId, text: 'How long does it last?' } })).status).toBe(
      401,
    )
    expect((await ask(token, 'no-such-thing')).status).toBe(404)
    const most = besideLimits.questionsWaiting
    const answers = await Promise.all(
      Array.from({ length: most + 3 }, (_, n) => ask(token, productId, `Does it last ${n} years?`)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    const rows = await shop.db.selectFrom('questions').select('id').where('user_id', '=', userId).execute()
    expect(rows).toHaveLength(most)
  })

  test('is refused by the database what is not the shop’s to decide', async () => {
    const { id } = await buildQuestion()
    const publish = shop.shop.db.updateTable('questions').set({ state: 'published' }).where('id', '=', id)
    await expect(publish.execute()).rejects.toThrow()
  })
})
