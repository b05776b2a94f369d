import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { tableUpload } from '../../../../test/builders/table-upload.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../../../../test/office.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { officeJobs } from '../../../shared/contract/office/jobs.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'
import { takeJob } from './job-queries.ts'
import { workOffJobs } from './work-off-jobs.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'], { name: 'Meera' })
})
afterAll(() => shop.close())

const send = (text: string, fields: Record<string, string> = {}) =>
  manager.call(officeJobs.beginImport, tableUpload(text, fields))
const job = async (id: string) => (await manager.call(officeJobs.getJob, { params: { id } })).body.data
const rowsOf = async (id: string) => (await manager.call(officeJobs.jobRows, { params: { id } })).body.data
const apply = (id: string) => manager.call(officeJobs.applyJob, { params: { id } })

/** A file that has been looked at. */
async function lookedAt(text: string, fields?: Record<string, string>): Promise<string> {
  const { body } = await send(text, fields)
  await workOffJobs(shop.shop)
  return body.data._id
}

const shownPrice = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data.price

test('a supplier’s list is named column by column, seen row by row, done, and taken back; the next one is known', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100 })
  const other = await buildProduct(shop.shop, { price: 70 })
  const list = `Item code;M.R.P.;Stock\n${productId};120;5\n${other.productId};70;x\n`
  const id = await lookedAt(list, { list: 'Rolvani' })
  expect(await job(id)).toMatchObject({
    state: 'asks',
    title: 'rolvani.csv',
    found: { format: 'csv', encoding: 'UTF-8', separator: ';' },
    heads: [
      { head: 'Item code', means: null, perhaps: 'product' },
      { head: 'M.R.P.', means: null, perhaps: 'price' },
      { head: 'Stock', means: null },
    ],
  })
  const means = { 'Item code': 'product', 'M.R.P.': 'price', Stock: '' }
  await manager.call(officeJobs.chooseColumns, { params: { id }, body: { means, only: null, list: 'Rolvani' } })
  await workOffJobs(shop.shop)
  expect(await job(id)).toMatchObject({ state: 'ready', counts: { new: 0, changed: 1, same: 1, wrong: 0 } })
  expect(await rowsOf(id)).toMatchObject([
    { row: 2, product: productId, diffs: [{ column: 'price', label: 'MRP', was: '100', becomes: '120' }] },
  ])
  expect(await shownPrice(productId)).toBe(100)
  await apply(id)
  await workOffJobs(shop.shop)
  expect(await shownPrice(productId)).toBe(120)
  const { commandId } = await job(id)
  const { rows } = await shop.pool.query('SELECT name, by_name, subject_name FROM commands WHERE id = $1', [commandId])
  expect(rows).toEqual([
    { name: 'goods.import', by_name: 'Meera', subject_name: 'rolvani.csv: new 0, changed 1, same 1, wrong 0' },
  ])
  await manager.call(officeHistory.undo, { params: { id: commandId as string }, body: {} })
  expect(await shownPrice(productId)).toBe(100)
  expect(await job(await lookedAt(list, { list: 'Rolvani' }))).toMatchObject({ state: 'ready', counts: { changed: 1 } })
})

test('what somebody changes between looking and doing is not written over: it is shown again', async () => {
  const [one, two] = [await buildProduct(shop.shop, { price: 100 }), await buildProduct(shop.shop, { price: 100 })]
  const id = await lookedAt(`product,price,name\n${one.productId},150,\n${two.productId},160,Two\n`)
  await changePrice(shop.shop, { productId: two.productId, variantId: null }, { price: 9000, offerPrice: null })
  await apply(id)
  await workOffJobs(shop.shop)
  expect(await job(id)).toMatchObject({
    state: 'ready',
    problem: expect.stringContaining('One row was changed by someone else'),
  })
  expect(await shownPrice(one.productId)).toBe(100)
  expect(await rowsOf(id)).toMatchObject([
    { diffs: [{ was: '100' }] },
    { diffs: [{ was: '90', becomes: '160' }, { column: 'name' }] },
  ])
})

test('a long text that somebody has changed far behind its beginning is not written over either', async () => {
  const { productId } = await buildProduct(shop.shop)
  const rewrite = (description: string) =>
    inCommand(shop.db, (tx) => tx.updateTable('products').set({ description }).where('id', '=', productId).execute())
  await rewrite(`${'long '.repeat(100)}and old`)
  const id = await lookedAt(`product,description\n${productId},${'long '.repeat(100)}and new\n`)
  await rewrite(`${'long '.repeat(100)}and theirs`)
  await apply(id)
  await workOffJobs(shop.shop)
  expect(await job(id)).toMatchObject({ state: 'ready', problem: expect.stringContaining('One row') })
})

test('a file with a wrong row is not done, and one that cannot be read says why', async () => {
  const { productId } = await buildProduct(shop.shop)
  const id = await lookedAt(`product,price\n${productId},1.234\n`)
  expect(await job(id)).toMatchObject({ state: 'ready', counts: { wrong: 1 } })
  expect(await rowsOf(id)).toMatchObject([
    { state: 'wrong', problems: [{ column: 'price', sentence: expect.stringContaining('1.23') }] },
  ])
  expect(await apply(id)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('fix them in the file') },
  })
  expect(await job(await lookedAt('a,"b'))).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Line 1'),
  })
  expect(await send('')).toMatchObject({ status: 400, body: { message: 'The file is empty' } })
  expect((await send('x'.repeat(11 * 1024 * 1024))).status).toBe(413)
})

test('a job whose process dies is done by another one, once; two processes never do two at once', async () => {
  const second = await openShop({ beside: shop })
  try {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const id = await lookedAt(`product,price\n${productId},130\n`)
    await apply(id)
    // taken by a process that is never heard of again
    expect(await takeJob(shop.shop)).toMatchObject({ id })
    await workOffJobs(second.shop)
    expect(await job(id)).toMatchObject({ state: 'applying' })
    shop.advance(61_000)
    second.advance(61_000)
    await Promise.all([workOffJobs(shop.shop), workOffJobs(second.shop)])
    const done = await job(id)
    expect(done.state).toBe('done')
    expect(await shownPrice(productId)).toBe(130)
    const { rowCount } = await shop.pool.query('SELECT FROM changes WHERE entity_id = $1', [productId])
    expect(rowCount).toBe(1)
  } finally {
    await second.close()
  }
})

test('what is stopped has changed nothing', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100 })
  const id = await lookedAt(`product,price\n${productId},140\n`)
  await apply(id)
  await manager.call(officeJobs.cancelJob, { params: { id } })
  await workOffJobs(shop.shop)
  expect(await job(id)).toMatchObject({ state: 'cancelled', commandId: null })
  expect(await shownPrice(productId)).toBe(100)
  expect((await apply(id)).status).toBe(409)
})

test('the preview says states as the screens call them', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100 })
  const id = await lookedAt(`product,state\n${productId},draft\n`)
  expect(await rowsOf(id)).toMatchObject([{ diffs: [{ column: 'state', was: 'Active', becomes: 'Draft' }] }])
  const same = await lookedAt(`product,state\n${productId},Active\n`)
  expect(await job(same)).toMatchObject({ counts: { same: 1, wrong: 0 } })
})

test('a price that falls further than its person may lower it is wrong in the preview; the rest is done', async () => {
  const [deep, right] = [await buildProduct(shop.shop, { price: 100 }), await buildProduct(shop.shop, { price: 100 })]
  const sized = await buildProduct(shop.shop, { price: 100, variants: ['S', 'L'] })
  const [small, large] = sized.variantIds
  const id = await lookedAt(
    [
      'product,variant,offerPrice',
      `${deep.productId},,89`,
      `${right.productId},,90`,
      `${sized.productId},${small},80`,
      `${sized.productId},${large},95\n`,
    ].join('\n'),
  )
  expect(await job(id)).toMatchObject({ state: 'ready', counts: { changed: 2, wrong: 2 } })
  const sentence = 'You can lower a price by 10% a day: here to ₹90. Ask an owner for more.'
  expect((await rowsOf(id)).filter(({ state }) => state === 'wrong')).toMatchObject([
    { row: 2, problems: [{ column: 'offerPrice', sentence }] },
    { row: 4, problems: [{ column: 'offerPrice', sentence }] },
  ])
  // whoever has it done: the rows are those that were seen
  const owner = await buildStaff(shop, ['owner'])
  expect((await owner.call(officeJobs.applyJob, { params: { id }, body: { skipWrong: true } })).status).toBe(200)
  await workOffJobs(shop.shop)
  expect((await job(id)).state).toBe('done')
  const offers = async (of: string) => (await shop.call('GET', `/product/get-product/${of}`)).body.data
  expect((await offers(deep.productId)).offerPrice).toBe(100)
  expect((await offers(right.productId)).offerPrice).toBe(90)
  expect((await offers(sized.productId)).variants).toMatchObject([{ offerPrice: 100 }, { offerPrice: 95 }])
})
