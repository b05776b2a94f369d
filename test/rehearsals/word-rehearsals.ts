import { carryAttributes } from '../../src/server/catalogue/attributes/carry-attributes.ts'
import { rebuildSearch } from '../../src/server/search/rebuild-search.ts'
import { asSystem } from '../../src/server/staff/commands/at-terminal.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { sendReview } from '../builders/review-form.ts'
import { inCommand } from '../office.ts'
import { done, type Rehearsal, type Rehearsals, type Stage } from './rehearsal.ts'

const reason = 'Not about this'

/** A review that is shown, and one that is not, of one product. */
async function buildReview({ shop, owner }: Stage, isHidden: boolean): Promise<{ id: string; productId: string }> {
  const { productId } = await buildProduct(shop.shop)
  const { data } = (await sendReview(shop, { productId, rating: '2' })).body
  if (isHidden) await done(owner.call(calls.hideReview, { params: { id: data._id }, body: { reason } }))
  return { id: data._id, productId }
}

/** A question as it waits, or is shown to everybody. */
async function buildQuestion({ shop, owner }: Stage, isShown: boolean): Promise<{ id: string; productId: string }> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop)
  await done(shop.call('POST', '/question', { token, body: { productId, text: 'How long does it last?' } }))
  const { data } = await done(owner.call(calls.listQuestions))
  const id = data.find(({ product }) => product._id === productId)?._id ?? ''
  if (isShown) await done(owner.call(calls.publishQuestion, { params: { id } }))
  return { id, productId }
}

const answering =
  (call: 'answerReview' | 'answerQuestion'): Rehearsal =>
  async (stage) => {
    const build = call === 'answerReview' ? buildReview : buildQuestion
    const { id, productId } = await build(stage, false)
    const body = { version: 1, changes: { answer: { was: null, now: 'We exchange it.' } } }
    return { products: [productId], perform: () => done(stage.owner.call(calls[call], { params: { id }, body })) }
  }

let made = 0

/** A word that nobody says, and what it is to mean. */
function word(): { said: string; meant: string; note: string } {
  made += 1
  return { said: `zangoli${made}`, meant: 'bearing', note: '' }
}

const search = (said: string) => `/api/v1/product/get-products?q=${said}`

async function buildWord({ owner }: Stage): Promise<{ id: string; said: string; version: number }> {
  const body = word()
  const { data } = await done(owner.call(calls.addWord, { body }))
  return { id: data._id, said: body.said, version: data.version }
}

/** An attribute of our own, and a product that says it. */
async function buildAttribute({ shop, owner }: Stage): Promise<{ key: string; name: string; productId: string }> {
  made += 1
  const name = `Width of groove ${made}`
  const { data } = await done(owner.call(calls.addAttribute, { body: { name, kind: 'number', unit: 'mm' } }))
  const { productId } = await buildProduct(shop.shop)
  const attributes = JSON.stringify([{ key: data.key, value: 3, text: '3 mm' }])
  await inCommand(shop.db, (tx) => tx.updateTable('products').set({ attributes }).where('id', '=', productId).execute())
  shop.shop.cache.clear()
  return { key: data.key, name, productId }
}

const grinderFits = '/api/v1/product/fits/angle-grinder?variantId=angle-grinder--100mm-850w'

/** Whatever has a bore fits a grinder of that bore. */
function fitRule(name: string) {
  const side = { named: [], unnamed: [], has: ['bore'], lacks: [] }
  const checks = [{ how: 'same' as const, part: ['bore'], host: ['disc-bore'] }]
  const host = { ...side, has: ['disc-bore'] }
  return { name, relation: 'with' as const, danger: false, words: '', part: side, host, checks }
}

let codes = 0

async function buildCoupon({ owner }: Stage): Promise<{ id: string; version: number }> {
  codes += 1
  const { data } = await done(owner.call(calls.addCoupon, { body: coupon(`REHEARSED${codes}`) }))
  return { id: data._id, version: data.version }
}

function coupon(code: string) {
  const words = { code, description: '10% off', terms: 'On everything' }
  const value = { discountType: 'percentage' as const, value: 10, minimumAmount: null, maximumDiscount: null }
  const validity = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: null }
  return { ...words, ...value, ...validity, totalLimit: null, perShopperLimit: null }
}

/**
 * Rehearsals of the commands on what is said of products and found by: reviews, questions, words, attributes, compatibility
 * rules; and coupons.
 */
export const wordRehearsals = {
  'review.hide': async (stage) => {
    const { id, productId } = await buildReview(stage, false)
    const perform = () => done(stage.owner.call(calls.hideReview, { params: { id }, body: { reason } }))
    return { products: [productId], perform }
  },
  'review.until': async (stage) => {
    const { id, productId } = await buildReview(stage, true)
    const hiddenUntil = { was: null, now: new Date(stage.shop.shop.clock().getTime() + 86_400_000).toISOString() }
    const body = { version: 2, changes: { hiddenUntil } }
    return {
      products: [productId],
      perform: () => done(stage.owner.call(calls.hideReviewUntil, { params: { id }, body })),
    }
  },
  'review.publish': async (stage) => {
    const { id, productId } = await buildReview(stage, true)
    return { products: [productId], perform: () => done(stage.owner.call(calls.publishReview, { params: { id } })) }
  },
  'review.answer': answering('answerReview'),
  'question.publish': async (stage) => {
    const { id, productId } = await buildQuestion(stage, false)
    return { products: [productId], perform: () => done(stage.owner.call(calls.publishQuestion, { params: { id } })) }
  },
  'question.hide': async (stage) => {
    const { id, productId } = await buildQuestion(stage, true)
    const perform = () => done(stage.owner.call(calls.hideQuestion, { params: { id }, body: { reason } }))
    return { products: [productId], perform }
  },
  'question.answer': answering('answerQuestion'),
  'dictionary.add': async ({ owner }) => {
    const body = word()
    return { paths: [search(body.said)], perform: () => done(owner.call(calls.addWord, { body })) }
  },
  'dictionary.change': async (stage) => {
    const { id, said, version } = await buildWord(stage)
    const body = { version, changes: { meant: { was: 'bearing', now: 'nothingofthekind' } } }
    return { paths: [search(said)], perform: () => done(stage.owner.call(calls.changeWord, { params: { id }, body })) }
  },
  'dictionary.remove': async (stage) => {
    const { id, said } = await buildWord(stage)
    return { paths: [search(said)], perform: () => done(stage.owner.call(calls.removeWord, { params: { id } })) }
  },
  'attribute.add': async ({ owner }) => {
    made += 1
    const body = { name: `Depth of groove ${made}`, kind: 'number' as const, unit: 'mm' }
    return { perform: () => done(owner.call(calls.addAttribute, { body })) }
  },
  'attribute.change': async (stage) => {
    const { key, name, productId } = await buildAttribute(stage)
    const body = { version: 1, changes: { name: { was: name, now: `${name}, inside` } } }
    const perform = () => done(stage.owner.call(calls.changeAttribute, { params: { id: key }, body }))
    return { products: [productId], perform }
  },
  'category.attributes': async (stage) => {
    const { key, productId } = await buildAttribute(stage)
    const { data } = await done(stage.owner.call(calls.listAttributes))
    const { version = 0, attributes: was = [] } = data.categories.find(({ _id }) => _id === 'category') ?? {}
    const body = { version, changes: { attributes: { was, now: [{ key, filtered: true }, ...was] } } }
    return {
      products: [productId],
      paths: ['/api/v1/product/get-products?facets=1&categoryId=category'],
      perform: () => done(stage.owner.call(calls.setCategoryAttributes, { params: { id: 'category' }, body })),
    }
  },
  'fit.add': async ({ owner }) => {
    made += 1
    const body = fitRule(`Anything and grinder ${made}`)
    return { paths: [grinderFits], perform: () => done(owner.call(calls.addFitRule, { body })) }
  },
  'fit.change': async ({ owner }) => {
    made += 1
    const body = fitRule(`Anything and grinder ${made}`)
    const { data } = await done(owner.call(calls.addFitRule, { body }))
    const changes = { name: { was: body.name, now: `${body.name}, anew` } }
    const edit = { params: { id: data._id }, body: { version: data.version, changes } }
    return { paths: [grinderFits], perform: () => done(owner.call(calls.changeFitRule, edit)) }
  },
  'fit.remove': async ({ owner }) => {
    made += 1
    const { data } = await done(owner.call(calls.addFitRule, { body: fitRule(`Anything and grinder ${made}`) }))
    const perform = () => done(owner.call(calls.removeFitRule, { params: { id: data._id } }))
    return { paths: [grinderFits], perform }
  },
  'fit.switch': async ({ owner }) => {
    const { data } = await done(owner.call(calls.listFitRules))
    const { version = 0 } = data.rules.find(({ _id }) => _id === 'wheel-grinder') ?? {}
    const body = { version, changes: { active: { was: true, now: false } } }
    return {
      paths: [grinderFits],
      perform: () => done(owner.call(calls.switchFitRule, { params: { id: 'wheel-grinder' }, body })),
    }
  },
  'coupon.add': async ({ owner }) => {
    codes += 1
    const body = coupon(`REHEARSED${codes}`)
    return { perform: () => done(owner.call(calls.addCoupon, { body })) }
  },
  'coupon.change': async (stage) => {
    const { id, version } = await buildCoupon(stage)
    const body = { version, changes: { terms: { was: 'On everything', now: 'On bearings' } } }
    return { perform: () => done(stage.owner.call(calls.changeCoupon, { params: { id }, body })) }
  },
  'coupon.end': async (stage) => {
    const { id } = await buildCoupon(stage)
    return { perform: () => done(stage.owner.call(calls.endCoupon, { params: { id } })) }
  },
  'search.rebuild': async ({ shop }) => ({ perform: () => rebuildSearch(shop.shop) }),
  // what was entered as text becomes a number that lists are narrowed by
  'shop.attributes': async ({ shop }) => {
    const { productId } = await buildProduct(shop.shop)
    const specifications = JSON.stringify([{ title: 'Bore', description: '20 mm' }])
    await inCommand(shop.db, (tx) =>
      tx.updateTable('products').set({ specifications }).where('id', '=', productId).execute(),
    )
    shop.shop.cache.clear()
    const perform = () =>
      asSystem(shop.shop, 'shop.attributes', async (work) => {
        work.about({ kind: 'product', id: 'many' })
        await carryAttributes(work)
      })
    return { products: [productId], perform }
  },
} satisfies Rehearsals
