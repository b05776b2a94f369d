import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { SaleDesk } from '../../../../test/builders/sale-desk.ts'
import { inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { sheetHead } from '../../../shared/office/sheet-heads.ts'
import { tableOfGoods } from '../../warehouse/import-export/export-goods.ts'
import { workOffJobs } from '../../warehouse/import-export/work-off-jobs.ts'

let desk: SaleDesk
beforeAll(async () => {
  desk = await SaleDesk.open()
})
afterAll(async () => expect(await desk.close()).toEqual([]))

const offers = async (id: string) => {
  const { rows } = await desk.shop.pool.query(
    `SELECT offer_price AS offer FROM products WHERE id = $1 UNION ALL
      (SELECT offer_price FROM variants WHERE product_id = $1 ORDER BY position)`,
    [id],
  )
  return rows.map(({ offer }) => offer)
}
const edit = async (id: string, body: { changes?: object; variants?: object }) => {
  const { version } = (await desk.owner.call(calls.getGoods, { params: { id } })).body.data.record
  const whole = { version, changes: {}, variants: {}, ...body }
  const { status, body: answer } = await desk.owner.call(calls.changeGoods, { params: { id }, body: whole })
  expect([status, answer.errors]).toEqual([200, undefined])
}
const lastCommand = async (name: string) => {
  const { rows } = await desk.shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [
    name,
  ])
  return { id: rows[0].id as string }
}

describe('no price of a sale outlives it', () => {
  it('in a copy of what is in the sale', async () => {
    const single = await buildProduct(desk.shop.shop, { offerPrice: 97 })
    const many = await buildProduct(desk.shop.shop, { offerPrice: 98, variants: ['S', 'L'] })
    const [, large = ''] = many.variantIds
    const { body } = await desk.add([single.productId, many.productId])
    await edit(many.productId, { variants: { [large]: { offerPrice: { was: 88.2, now: 70 } } } })
    const copied = async (id: string) => {
      const { status, body: copy } = await desk.owner.call(calls.copyGoods, { params: { id } })
      expect(status).toBeLessThan(300)
      return offers(copy.data.record._id)
    }
    expect(await copied(single.productId)).toEqual([9700])
    // a price of somebody’s own is copied as it is
    expect(await copied(many.productId)).toEqual([7000, 9800, 7000])
    await desk.end(body.data._id)
    expect(await copied(single.productId)).toEqual([9700])
  })

  it('where a change from it is taken back after its end', async () => {
    const { productId: id } = await buildProduct(desk.shop.shop, { offerPrice: 97 })
    const { body } = await desk.add([id])
    await edit(id, { changes: { offerPrice: { was: 87.3, now: 80 } } })
    const params = await lastCommand('product.change')
    await desk.end(body.data._id)
    expect(await offers(id)).toEqual([8000])
    const seen = await desk.owner.call(calls.previewUndo, { params })
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).toMatch(/9700|97/)
    expect(JSON.stringify(seen.body)).not.toMatch(/\b8730\b|\b87\.3/)
    expect((await desk.owner.call(calls.undo, { params, body: {} })).status).toBe(200)
    expect(await offers(id)).toEqual([9700])
    // what somebody asked afterwards is theirs, also where a sale asked the same
    desk.advanceHours(1)
    await edit(id, { changes: { offerPrice: { was: 97, now: 87.3 } } })
    await edit(id, { changes: { offerPrice: { was: 87.3, now: 85 } } })
    await desk.owner.call(calls.undo, { params: await lastCommand('product.change'), body: {} })
    expect(await offers(id)).toEqual([8730])
  })

  it('in what a bulk change or a file makes of it', async () => {
    const { productId: id } = await buildProduct(desk.shop.shop, { name: 'Adze', price: 200, offerPrice: 100 })
    const kept = await buildProduct(desk.shop.shop, { name: 'Hatchet', price: 200, offerPrice: 150 })
    const { body } = await desk.add([id, kept.productId])
    const [head = [], ...rows] = await tableOfGoods(desk.shop.shop)
    const told = rows.find((row) => row.includes('Adze')) ?? []
    expect(told[head.indexOf(sheetHead('offerPrice'))]).toBe('100')
    const change = { kind: 'price' as const, field: 'offerPrice' as const, percent: 10, round: '1' as const }
    const job = { filter: { text: 'adze' }, change, title: 'Adzes 10 % up' }
    const began = await desk.owner.call(calls.beginBulk, { body: job })
    const params = { id: began.body.data._id }
    await workOffJobs(desk.shop.shop)
    await desk.owner.call(calls.applyJob, { params })
    await workOffJobs(desk.shop.shop)
    expect([await offers(id), await offers(kept.productId)]).toEqual([[11_000], [13_500]])
    await desk.end(body.data._id)
    expect([await offers(id), await offers(kept.productId)]).toEqual([[11_000], [15_000]])
  })

  it('on a product whose last variant goes while it runs', async () => {
    const { productId: id, variantIds } = await buildProduct(desk.shop.shop, {
      offerPrice: 97,
      variants: ['S'],
      stock: 0,
    })
    const [only = ''] = variantIds
    const { body } = await desk.add([id])
    await edit(id, {
      changes: { price: { was: 100, now: 99 } },
      variants: { [only]: { active: { was: true, now: false } } },
    })
    await desk.end(body.data._id)
    expect(await offers(id)).toEqual([9700, 9700])
  })
})

describe('sales of the same goods', () => {
  it('that are started in the same moment never add up', async () => {
    const { productId: id } = await buildProduct(desk.shop.shop)
    const both = await Promise.all([desk.add([id]), desk.add([id], { badge: 'Onam' }), desk.add([id], { value: 20 })])
    expect(both.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    const on = both.filter(({ body }) => body.data?.counts.on === 1)
    expect(on).toHaveLength(1)
    expect([8000, 9000]).toContain((await offers(id))[0])
    for (const { body } of both) if (body.data) await desk.end(body.data._id)
    expect(await offers(id)).toEqual([10_000])
  })

  it('keep the badge of the first one, though it reaches only one of the variants', async () => {
    const { productId: id, variantIds } = await buildProduct(desk.shop.shop, { price: 50, variants: ['S', 'L'] })
    await inCommand(desk.shop.db, (tx) =>
      tx
        .updateTable('variants')
        .set({ price: 80_000, offer_price: 70_000 })
        .where('id', '=', variantIds[1] ?? '')
        .execute(),
    )
    const first = await desk.add([id], { discountType: 'flat', value: 100, badge: 'Large' })
    expect(first.body.data.counts).toMatchObject({ on: 1, refused: 1 })
    const second = await desk.add([id])
    expect(second.body.errors).toEqual({ targets: expect.stringContaining('No product on sale') })
    expect((await desk.product(id)).variants).toMatchObject([{ offerPrice: 50 }, { sale: { badge: 'Large' } }])
    await desk.end(first.body.data._id)
  })
})

it('a price of a later day that comes with the first moment of a sale is what the sale takes its discount off', async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => buildProduct(desk.shop.shop)))
  const ids = goods.map(({ productId }) => productId)
  const comesAt = desk.inHours(1)
  const { body } = await desk.add(ids, { startsAt: comesAt })
  for (const id of ids) {
    const price = { price: 200, offerPrice: null, comesAt }
    expect((await desk.owner.call(calls.schedulePrice, { params: { id }, body: price })).status).toBe(200)
  }
  desk.advanceHours(1)
  for (const id of ids) {
    await vi.waitFor(async () => expect(await desk.offerOf(id)).toEqual([200, 180, 'Monsoon sale']))
  }
  await desk.end(body.data._id)
  for (const id of ids) expect(await offers(id)).toEqual([null])
})

it('a cart says of no price of a quantity that a sale has made it', async () => {
  const { productId } = await buildProduct(desk.shop.shop, { stock: 9, breaks: [[5, 85]] })
  const { token } = await buildShopper(desk.shop.shop)
  const { body } = await desk.add([productId])
  await desk.shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 5 } })
  const cart = await desk.shop.call('GET', '/cart/get-cart', { token })
  const [item] = cart.body.data.formattedCart.items
  expect([item?.offerPrice, item?.sale]).toEqual([85, undefined])
  await desk.end(body.data._id)
})
