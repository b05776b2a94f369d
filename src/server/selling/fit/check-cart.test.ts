import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { adjustStock } from '../../catalogue/stock/adjust-stock.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
}, 120_000)
afterAll(() => shop.close())

const idsOf = (id: string) => {
  const [productId = ''] = id.split('--')
  return { productId, variantId: id.includes('--') ? id : undefined }
}

async function cartOf(...ids: string[]) {
  const { token } = await buildShopper(shop.shop)
  for (const id of ids) await shop.call('POST', '/cart/add-to-cart', { token, body: { ...idsOf(id), quantity: 1 } })
  return { token, check: (query = '') => shop.call('GET', `/cart/fits${query}` as '/cart/fits', { token }) }
}

const grinder = 'angle-grinder--100mm-850w'
const largeDisc = 'metal-cutting-disc--355x3'

test('a disc that a grinder would burst is warned of in numbers, with what fits instead, its other size first', async () => {
  const { check } = await cartOf(grinder, largeDisc)
  const { body } = await check()
  expect(body.data.warnings).toHaveLength(1)
  expect(body.data.warnings[0]).toMatchObject({
    rule: 'wheel-grinder',
    danger: true,
    part: { _id: 'metal-cutting-disc', variantId: largeDisc },
    host: { _id: 'angle-grinder', variantId: grinder },
    why: [
      'Rated speed 4300 rpm is less than no-load speed 11000 rpm',
      'Bore is 25.4 mm, but disc bore is 16 mm',
      'Diameter 355 mm is more than disc diameter 100 mm',
    ],
  })
  const [first] = body.data.warnings[0]?.instead ?? []
  expect(first).toMatchObject({
    variantId: 'metal-cutting-disc--105x1',
    why: expect.arrayContaining(['Bore 16 mm, disc bore 16 mm']),
  })
})

test('a tap that screws into an elbow is no misfit the other way round, nor are two fittings that are both female', async () => {
  const { check } = await cartOf('brass-bib-tap-15mm', 'gi-malleable-elbow-90--15mm')
  expect((await check()).body.data.warnings).toEqual([])
  const { check: ofFemales } = await cartOf('brass-foot-valve--25mm', 'gi-malleable-elbow-90--25mm')
  expect((await ofFemales()).body.data.warnings).toEqual([])
  const { check: ofSizes } = await cartOf('brass-bib-tap-15mm', 'gi-malleable-elbow-90--20mm')
  expect((await ofSizes()).body.data.warnings).toMatchObject([
    { rule: 'thread-pipe', why: ['Pipe size is 1/2 inch, but pipe size is 3/4 inch'] },
  ])
})

test('what is sold out is not offered instead', async () => {
  const { check } = await cartOf('hex-nut-m8-grade-8-50pc', 'threaded-rod-m10-1m')
  expect((await check()).body.data.warnings).toMatchObject([{ rule: 'nut-bolt', instead: [] }])
  const { check: ofDiscs } = await cartOf('chop-saw-355mm-2000w', 'metal-cutting-disc--105x1')
  const instead = async () => (await ofDiscs()).body.data.warnings[0]?.instead.map(({ variantId }) => variantId)
  expect(await instead()).toEqual([largeDisc])
  await adjustStock(shop.shop, { productId: 'metal-cutting-disc', variantId: largeDisc }, -190, 'counted')
  expect(await instead()).toEqual([])
  await adjustStock(shop.shop, { productId: 'metal-cutting-disc', variantId: largeDisc }, 190, 'counted')
})

test('a disc beside the machine that it is for is nobody’s worry', async () => {
  const { check } = await cartOf(grinder, largeDisc, 'chop-saw-355mm-2000w')
  expect((await check()).body.data).toEqual({ warnings: [], fits: [] })
})

test('a product is judged beside the cart before it is in it', async () => {
  const { check } = await cartOf('impact-drill-13mm-650w', 'steel-measuring-tape--5m')
  const sds = await check('?productId=sds-plus-drill-bit&variantId=sds-plus-drill-bit--8x160')
  expect(sds.body.data).toMatchObject({
    warnings: [{ rule: 'bit-chuck', why: ['Shank SDS-plus does not go into this'] }],
  })
  const hss = await check('?productId=hss-drill-bit&variantId=hss-drill-bit--8mm')
  expect(hss.body.data).toMatchObject({ warnings: [], fits: [{ name: 'Impact Drill 13 mm 650 W' }] })
  expect((await check('?productId=no-such-thing')).body.data).toEqual({ warnings: [], fits: [] })
})

test('a product says what fits it, fresh after its stock, and no more once the rule is off', async () => {
  const read = async () => {
    const { body } = await shop.call('GET', `/product/fits/angle-grinder?variantId=${grinder}` as '/product/fits/{id}')
    return body.data.groups
  }
  const wheels = (await read()).find(({ rule }) => rule === 'wheel-grinder')
  expect(wheels?.articles).toHaveLength(6)
  const flap = 'flap-disc-100mm-zirconia--120'
  await adjustStock(shop.shop, { productId: 'flap-disc-100mm-zirconia', variantId: flap }, -75, 'counted')
  const stockOf = async () =>
    (await read()).flatMap(({ articles }) => articles).find(({ variantId }) => variantId === flap)?.stock
  expect([0, undefined]).toContain(await stockOf())
  const owner = await buildStaff(shop, ['owner'])
  const rules = await owner.call(calls.listFitRules, {})
  const rule = rules.body.data.rules.find(({ _id }) => _id === 'wheel-grinder')
  expect(rule?.checks).toContain('Rated speed is at least No-load speed or Speed')
  const body = { version: rule?.version, changes: { active: { was: true, now: false } } }
  const off = await owner.call(calls.switchFitRule, { params: { id: 'wheel-grinder' }, body })
  expect(off).toMatchObject({ status: 200, body: { data: { active: false } } })
  expect((await read()).map((group) => group.rule)).not.toContain('wheel-grinder')
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE subject_id = 'wheel-grinder'`)
  expect((await owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
  expect((await read()).map((group) => group.rule)).toContain('wheel-grinder')
  expect((await shop.call('GET', '/product/fits/no-such-thing')).status).toBe(404)
})
