import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { changed } from '../../../domain/warehouse/import-export/plan-bulk.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { officeJobs } from '../../../shared/contract/office/jobs.ts'
import { roundings } from '../../../shared/office/bulk-changes.ts'
import { workOffJobs } from './work-off-jobs.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'], { limits: { discount: null } })
})
afterAll(() => shop.close())

const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data

test('prices go up by percent for exactly what was found; what would stand above its MRP stays, and all of it goes back', async () => {
  const plain = await buildProduct(shop.shop, { name: 'Hammer', price: 200, offerPrice: 149 })
  const full = await buildProduct(shop.shop, { name: 'Hammer at MRP', price: 100, offerPrice: 100 })
  const sized = await buildProduct(shop.shop, {
    name: 'Hammer in sizes',
    price: 90,
    offerPrice: 80,
    variants: ['S', 'L'],
  })
  const body = {
    filter: { text: 'hammer' },
    change: { kind: 'price' as const, field: 'offerPrice' as const, percent: 4, round: '5' as const },
    title: 'Hammers 4 % up',
  }
  const began = await manager.call(officeJobs.beginBulk, { body })
  const params = { id: began.body.data._id }
  // comes too late to be among them
  const late = await buildProduct(shop.shop, { name: 'Hammer, late', price: 200, offerPrice: 149 })
  await workOffJobs(shop.shop)
  const job = async () => (await manager.call(officeJobs.getJob, { params })).body.data
  expect(await job()).toMatchObject({ kind: 'bulk', state: 'ready', counts: { changed: 2, same: 0, wrong: 1 } })
  expect((await job()).extremes).toEqual({
    rises: [
      expect.objectContaining({ name: 'Hammer in sizes · S', was: '80', becomes: '85', percent: 6.3 }),
      expect.objectContaining({ name: 'Hammer in sizes · L', percent: 6.3 }),
      expect.objectContaining({ name: 'Hammer', was: '149', becomes: '155', percent: 4 }),
    ],
    falls: [],
  })
  const rows = (await manager.call(officeJobs.jobRows, { params })).body.data
  expect(rows.find(({ product }) => product === full.productId)).toMatchObject({
    state: 'wrong',
    problems: [{ column: 'Selling price', sentence: expect.stringContaining('above the MRP') }],
  })
  await manager.call(officeJobs.applyJob, { params })
  await workOffJobs(shop.shop)
  expect((await shown(plain.productId)).offerPrice).toBe(155)
  expect((await shown(full.productId)).offerPrice).toBe(100)
  expect((await shown(sized.productId)).variants).toMatchObject([{ offerPrice: 85 }, { offerPrice: 85 }])
  expect((await shown(late.productId)).offerPrice).toBe(149)
  const { commandId, undoneBy } = await job()
  expect(undoneBy).toBeNull()
  await manager.call(officeHistory.undo, { params: { id: commandId as string }, body: {} })
  expect((await shown(plain.productId)).offerPrice).toBe(149)
  expect((await shown(sized.productId)).variants).toMatchObject([{ offerPrice: 80 }, { offerPrice: 80 }])
  const { data } = (await manager.call(officeJobs.listJobs, {})).body
  for (const each of [await job(), data.find(({ _id }) => _id === params.id)]) {
    expect(each).toMatchObject({ undoneBy: { name: expect.any(String), at: expect.stringMatching(/Z$/) } })
  }
})

test('what a size cannot follow is said once, and of which size', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Adze', price: 90, offerPrice: 80, variants: ['S', 'L'] })
  const body = {
    filter: { text: 'adze' },
    change: { kind: 'price' as const, field: 'price' as const, percent: -50, round: '1' as const },
    title: 'Adzes at half',
  }
  const params = { id: (await manager.call(officeJobs.beginBulk, { body })).body.data._id }
  await workOffJobs(shop.shop)
  const [row] = (await manager.call(officeJobs.jobRows, { params })).body.data
  expect(row?.product).toBe(productId)
  expect(row?.problems).toEqual([
    { column: 'Selling price: S', sentence: expect.stringContaining('It may be ₹45 at most') },
    { column: 'Selling price: L', sentence: expect.stringContaining('It may be ₹45 at most') },
  ])
  expect(row?.diffs.map(({ label }) => label)).toEqual(['MRP: S', 'MRP: L'])
})

test('a price by percent lies on its step, as near as there is one, and never at nothing', () => {
  const paise = fc.integer({ min: 1, max: 1_000_000_000 })
  const percent = fc.integer({ min: -9000, max: 40_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(paise, percent, fc.constantFrom(...roundings), (price, change, round) => {
      const step = Math.round(Number(round) * 100)
      const made = changed(price, change, round)
      expect(made % step).toBe(0)
      expect(made).toBeGreaterThan(0)
      const exact = price * (1 + change / 100)
      if (made > step) expect(Math.abs(made - exact)).toBeLessThanOrEqual(step / 2 + 1)
    }),
  )
})

test('an offer that goes below a price break leaves the break for later: it is no step meanwhile', async () => {
  const { productId: id } = await buildProduct(shop.shop, { name: 'Mallet', price: 100, breaks: [[6, 90]] })
  const change = { kind: 'price' as const, field: 'offerPrice' as const, percent: -20, round: '1' as const }
  const body = { filter: { text: 'mallet' }, change, title: 'Mallets 20 % down' }
  const began = await manager.call(officeJobs.beginBulk, { body })
  const params = { id: began.body.data._id }
  await workOffJobs(shop.shop)
  const job = async () => (await manager.call(officeJobs.getJob, { params })).body.data
  expect((await job()).counts).toMatchObject({ changed: 1, wrong: 0 })
  await manager.call(officeJobs.applyJob, { params })
  await workOffJobs(shop.shop)
  expect(await shown(id)).toMatchObject({ offerPrice: 80, priceBreaks: [] })
  await manager.call(officeHistory.undo, { params: { id: (await job()).commandId as string }, body: {} })
  expect(await shown(id)).toMatchObject({ offerPrice: 100, priceBreaks: [{ from: 6, price: 90 }] })
})
