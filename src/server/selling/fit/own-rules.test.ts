import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { FitRuleFields } from '../../../shared/contract/office/fit.ts'
import { fitProblems } from '../../../shared/copy/office/fit-problems.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { refuseBadRule } from './check-rule.ts'
import { readFitRules } from './fit-rules.ts'

let shop: TestShop
let other: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ demo: true })
  other = await openShop({ beside: shop })
  owner = await buildStaff(shop, ['owner'])
}, 120_000)
afterAll(async () => {
  await other.close()
  await shop.close()
})

const side = (named: string[], also: Partial<FitRuleFields['part']> = {}) => {
  return { named, unnamed: [], has: [], lacks: [], ...also }
}
const spanners: FitRuleFields = {
  name: 'Spanner and bolt',
  relation: 'with',
  danger: false,
  words: 'Take the spanner of the head, not of the thread.',
  part: side(['Combination Spanner']),
  host: side(['hex bolt'], { categories: ['fasteners'] }),
  checks: [{ how: 'same', part: ['spanner'], host: ['spanner'] }],
}

const spanner = 'combination-spanner-crv--19mm'
const bolt = 'hex-bolt-8-8-zinc--m8x25'
const fitsOf = async (from: TestShop) => {
  const path = `/product/fits/combination-spanner-crv?variantId=${spanner}` as '/product/fits/{id}'
  const { body } = await from.call('GET', path)
  return body.data.groups.map(({ name, articles }) => [name, ...articles.map(({ variantId }) => variantId)])
}
const lastCommand = async (id: string) =>
  (await shop.pool.query('SELECT id FROM commands WHERE subject_id = $1 ORDER BY at DESC, id LIMIT 1', [id])).rows[0].id
const undo = async (id: string) => owner.call(calls.undo, { params: { id: await lastCommand(id) }, body: {} })

test('what the owner writes holds on the page and in the cart with the next read, in every process', async () => {
  const { token } = await buildShopper(shop.shop)
  for (const variantId of [spanner, bolt]) {
    const body = { productId: variantId.split('--')[0] ?? '', variantId, quantity: 1 }
    await shop.call('POST', '/cart/add-to-cart', { token, body })
  }
  const warned = async (from: TestShop) => {
    const { body } = await from.call('GET', '/cart/fits', { token })
    return body.data.warnings.map(({ rule, why }) => [rule, ...why])
  }
  const seen = async (from: TestShop) => ({ fits: await fitsOf(from), warned: await warned(from) })
  /** Here at once; in the other process as soon as it has heard. */
  const expectBoth = async (wanted: Awaited<ReturnType<typeof seen>>) => {
    expect(await seen(shop)).toEqual(wanted)
    await vi.waitFor(async () => expect(await seen(other)).toEqual(wanted), { timeout: 10_000 })
  }
  await expectBoth({ fits: [], warned: [] })

  const { body: added } = await owner.call(calls.addFitRule, { body: spanners })
  const { _id: id, version } = added.data
  expect(added.data).toMatchObject({ _id: 'fits-spanner-and-bolt', active: true, part: side(['combination spanner']) })
  const numbers = 'Spanner size is 19 mm, but spanner size is 13 mm'
  const twelves = ['hex-bolt-8-8-zinc--m12x50', 'hex-bolt-8-8-zinc--m12x75']
  const added1 = { fits: [['Spanner and bolt', ...twelves]], warned: [[id, spanners.words, numbers]] }
  await expectBoth(added1)

  const wide = [{ how: 'same' as const, part: ['spanner'], host: ['spanner'], within: 6 }]
  const changes = { words: { was: spanners.words, now: '' }, checks: { was: spanners.checks, now: wide } }
  await owner.call(calls.changeFitRule, { params: { id }, body: { version, changes } })
  await vi.waitFor(async () => expect(await warned(other)).toEqual([]), { timeout: 10_000 })
  expect(await warned(shop)).toEqual([])
  expect((await undo(id)).status).toBe(200)
  await expectBoth(added1)

  await owner.call(calls.removeFitRule, { params: { id } })
  await expectBoth({ fits: [], warned: [] })
  expect((await owner.call(calls.getFitRule, { params: { id } })).status).toBe(404)
  expect((await undo(id)).status).toBe(200)
  await expectBoth(added1)
  await owner.call(calls.removeFitRule, { params: { id } })
})

test('who takes an addition back takes nobody else’s words or rule with it', async () => {
  const { body } = await owner.call(calls.addFitRule, { body: { ...spanners, name: 'Of two' } })
  const { _id: id, version } = body.data
  const addition = await lastCommand(id)
  const undoAddition = () => owner.call(calls.undo, { params: { id: addition }, body: {} })
  const other = await buildStaff(shop, ['owner'])
  const changes = { words: { was: spanners.words, now: 'Words of another one.' } }
  await other.call(calls.changeFitRule, { params: { id }, body: { version, changes } })
  expect((await undoAddition()).body).toMatchObject({ code: 'cannot_undo', message: historyCopy.changedSince })
  await other.call(calls.removeFitRule, { params: { id } })
  expect((await undoAddition()).body).toMatchObject({ code: 'cannot_undo', message: historyCopy.recordGone })
  const again = await other.call(calls.addFitRule, { body: { ...spanners, name: 'Of two', danger: true } })
  expect(again.body.data._id).toBe(id)
  expect((await undoAddition()).body).toMatchObject({ code: 'cannot_undo', message: historyCopy.changedSince })
  expect((await undo(id)).status).toBe(200)
})

test('a rule that was taken out does not come back in the place of another one that has its address by now', async () => {
  const { body } = await owner.call(calls.addFitRule, { body: { ...spanners, name: 'Wheels' } })
  const { _id: id } = body.data
  shop.advance(1)
  await owner.call(calls.removeFitRule, { params: { id } })
  const removal = await lastCommand(id)
  shop.advance(1)
  expect((await owner.call(calls.addFitRule, { body: { ...spanners, name: 'Wheels!' } })).body.data._id).toBe(id)
  const refused = await owner.call(calls.undo, { params: { id: removal }, body: {} })
  expect(refused).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
  shop.advance(1)
  expect((await owner.call(calls.removeFitRule, { params: { id } })).status).toBe(200)
})

test('a rule that compares what cannot be compared is refused at its field, and nothing is kept', async () => {
  const checks: FitRuleFields['checks'] = [
    { how: 'same', part: ['spanner'], host: ['square-drive'] },
    { how: 'same', part: ['spanner'], host: ['no-such-thing'] },
  ]
  const { status, body } = await owner.call(calls.addFitRule, { body: { ...spanners, part: side([]), checks } })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    code: 'bad_input',
    errors: {
      part: fitProblems.aboutAll,
      'checks.0': fitProblems.unitsDiffer('Spanner size (mm)', 'Square drive (inch)'),
      'checks.1': fitProblems.unknownAttribute('no-such-thing'),
    },
  })
  for (const odd of [{ words: 'a\u0000b' }, { checks: [{ how: 'never' as const, why: 'a\u0000b' }] }]) {
    expect((await owner.call(calls.addFitRule, { body: { ...spanners, ...odd } })).status).toBe(400)
  }
  const same = { ...spanners, name: 'belt AND pulley' }
  const taken = await owner.call(calls.addFitRule, { body: same })
  expect(taken.body).toMatchObject({ errors: { name: fitProblems.nameTaken } })
  const change = { version: 1, changes: { checks: { was: [], now: [] } } }
  const emptied = await owner.call(calls.changeFitRule, { params: { id: 'belt-pulley' }, body: change })
  expect(emptied.body).toMatchObject({ code: 'bad_input', errors: { checks: fitProblems.noChecks } })
  expect(await readFitRules(shop.db)).toHaveLength(26)
})

test('the rules that the shop comes with would be taken from the owner as they are', async () => {
  for (const rule of await readFitRules(shop.db)) await expect(refuseBadRule(shop.db, rule)).resolves.toBeUndefined()
})

test('a rule is tried on the goods that are on sale before it is kept', async () => {
  const { body } = await owner.call(calls.previewFitRule, { body: spanners })
  const { parts, hosts, more, warned, fitting, unknown } = body.data
  expect({ parts, hosts, more, warned: warned.count, fitting: fitting.count, unknown }).toEqual({
    ...{ parts: 6, hosts: 11, more: false, warned: 6, fitting: 5, unknown: 0 },
  })
  expect(warned.shown).toContainEqual({
    part: 'Combination Spanner, Chrome Vanadium, 32 mm',
    host: expect.stringContaining('Hex Bolt'),
    why: [spanners.words, expect.stringMatching(/^Spanner size is 32 mm, but spanner size is/)],
  })
  const filed = await owner.call(calls.previewFitRule, { body: { ...spanners, part: side([], { has: ['spanner'] }) } })
  expect(filed.body.data.parts).toBeGreaterThan(6)
  const bad = await owner.call(calls.previewFitRule, { body: { ...spanners, checks: [] } })
  expect(bad.body).toMatchObject({ code: 'bad_input', errors: { checks: fitProblems.noChecks } })
  expect(await readFitRules(shop.db)).toHaveLength(26)
})

test('two people at one rule: each keeps what the other does not touch, and no two rules get one name', async () => {
  const bodies = Array.from({ length: 4 }, () => owner.call(calls.addFitRule, { body: { ...spanners, name: 'Twice' } }))
  const answers = await Promise.all(bodies)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400])
  const { _id: id, version } = answers.find(({ status }) => status === 201)?.body.data ?? { _id: '', version: 0 }
  const edit = (changes: object) => owner.call(calls.changeFitRule, { params: { id }, body: { version, changes } })
  await edit({ words: { was: spanners.words, now: 'Other words.' } })
  const danger = await edit({ danger: { was: false, now: true } })
  expect(danger.body.data).toMatchObject({ danger: true, words: 'Other words.' })
  const conflict = await edit({ words: { was: spanners.words, now: 'Third words.' } })
  expect(conflict).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
  await owner.call(calls.removeFitRule, { params: { id } })
})

test('a rule of one’s own that says no outweighs one that says yes, in the cart and on the page', async () => {
  const { token } = await buildShopper(shop.shop)
  const grinder = { productId: 'angle-grinder', variantId: 'angle-grinder--100mm-850w', quantity: 1 }
  await shop.call('POST', '/cart/add-to-cart', { token, body: grinder })
  const disc = 'metal-cutting-disc--105x1'
  const beside = async () => {
    const path = `/cart/fits?productId=metal-cutting-disc&variantId=${disc}` as '/cart/fits'
    const { warnings, fits } = (await shop.call('GET', path, { token })).body.data
    return { warned: warnings.map(({ why }) => why), fits: fits.length }
  }
  const onPage = async () => {
    const path = `/product/fits/metal-cutting-disc?variantId=${disc}` as '/product/fits/{id}'
    return JSON.stringify((await shop.call('GET', path)).body.data).includes('angle-grinder--100mm-850w')
  }
  expect({ ...(await beside()), onPage: await onPage() }).toEqual({ warned: [], fits: 1, onPage: true })
  const guard: FitRuleFields = {
    name: 'Cutting needs a guard',
    relation: 'with',
    danger: true,
    words: '',
    part: side(['cutting disc']),
    host: side(['angle grinder']),
    checks: [{ how: 'never', why: 'It comes without the guard for cutting.' }],
  }
  const { body } = await owner.call(calls.addFitRule, { body: guard })
  expect(body.data.active).toBe(true)
  const why = ['It comes without the guard for cutting.']
  expect({ ...(await beside()), onPage: await onPage() }).toEqual({ warned: [why], fits: 0, onPage: false })
})
