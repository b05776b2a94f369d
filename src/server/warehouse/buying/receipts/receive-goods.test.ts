import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildSupplier } from '../../../../../test/builders/build-supplier.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'

let shop: TestShop
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T06:30:00Z' })
  packer = await buildStaff(shop, ['packer'], { name: 'Sajan' })
})
afterAll(async () => {
  const { clean, checks } = await auditMoney(shop.shop)
  await shop.close()
  expect({ clean, faults: checks.filter(({ faults }) => faults.length > 0) }).toEqual({ clean: true, faults: [] })
})

const stockOf = async (by: BuiltStaff, id: string) => (await by.call(calls.showStock, { params: { id } })).body.data
const lastCommand = async (name: string) =>
  (await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC, id LIMIT 1', [name])).rows[0].id
const takeBack = (by: BuiltStaff, id: string) => by.call(calls.undo, { params: { id }, body: {} })

describe('a supplier’s bill', () => {
  test('brings its pieces at once, of variants too, with a ledger that names it', async () => {
    const { supplier, manager, receive } = await buildSupplier(shop)
    const plain = await buildProduct(shop.shop, { stock: 3 })
    const varied = await buildProduct(shop.shop, { variants: ['8 mm', '10 mm'], stock: 0 })
    const [small = '', large = ''] = varied.variantIds
    const { status, body } = await receive([
      { item: plain.productId, quantity: 20, cost: 84.5 },
      { item: small, quantity: 5 },
      { item: plain.productId, quantity: 2, cost: 0 },
    ])
    expect([status, body.message]).toEqual([201, 'Bill CB-1 saved: 27 pieces'])
    expect(await stockOf(manager, plain.productId)).toMatchObject({ onHand: 25, free: 25 })
    expect(await stockOf(manager, small)).toMatchObject({ onHand: 5 })
    expect(await stockOf(manager, large)).toMatchObject({ onHand: 0 })
    const ledger = await manager.call(calls.stockLedger, { params: { id: plain.productId } })
    expect(ledger.body.data).toMatchObject([
      {
        text: 'Received',
        change: 22,
        left: 25,
        by: 'Ramla Beegum',
        document: { label: `Bill CB-1, ${supplier.name}`, path: `/stock/bills/${body.data._id}` },
      },
      { text: 'Received', change: 3, left: 3, note: 'built for a test' },
    ])
    const seen = await shop.call('GET', `/product/get-product/${plain.productId}`)
    expect(seen.body.data.stock).toBe(25)
  })

  test('is seen by the shop’s next read', async () => {
    const { receive } = await buildSupplier(shop)
    const { productId } = await buildProduct(shop.shop, { stock: 1 })
    const read = async () => (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock
    expect(await read()).toBe(1)
    await receive([{ item: productId, quantity: 4 }])
    expect(await read()).toBe(5)
    await takeBack(await buildStaff(shop, ['owner']), await lastCommand('stock.receive'))
    expect(await read()).toBe(1)
  })

  test('comes in once a year: the second is told when and by whom the first was', async () => {
    const { supplier, receive } = await buildSupplier(shop)
    const { productId } = await buildProduct(shop.shop, { stock: 0 })
    const lines = [{ item: productId, quantity: 6 }]
    const tries = await Promise.all(
      ['BK/ 104', 'bk/104', 'BK/104', 'Bk / 104'].map((billNumber) => receive(lines, { billNumber, by: packer })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const refused = tries.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ code: 'already_received' })
    expect(refused?.errors?.billNumber).toMatch(new RegExp(`of ${supplier.name} was saved 22 Nov 2026.* by Sajan`))
    expect(await stockOf(packer, productId)).toMatchObject({ onHand: 6 })
    const other = await buildSupplier(shop)
    expect((await other.receive(lines, { billNumber: 'BK/104' })).status).toBe(201)
  })

  test('with something wrong in it books nothing, and says where', async () => {
    const { supplier, manager, receive } = await buildSupplier(shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S'], stock: 1 })
    const [item = ''] = variantIds
    const wrong = await receive([
      { item, quantity: 5 },
      { item: productId, quantity: 5 },
      { item: 'no-such-thing', quantity: 5 },
    ])
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { 'lines.1.item': expect.stringMatching(/no longer exists/) } },
    })
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['lines.1.item', 'lines.2.item'])
    const lines = [{ item, quantity: 1 }]
    const bill = { supplierId: supplier._id, billNumber: 'X1', lines }
    for (const [billDate, sentence] of [
      ['2026-11-23', /in the future/],
      ['2024-01-01', /more than two years ago/],
      ['2026-02-30', /Enter a date/],
    ] as const) {
      const { body } = await manager.call(calls.receiveGoods, { body: { ...bill, billDate } })
      expect(body.errors?.billDate).toMatch(sentence)
    }
    const odd = await receive([{ item, quantity: 0, cost: 1.005, mrp: -1 }])
    expect(Object.keys(odd.body.errors ?? {}).sort()).toEqual(['lines.0.cost', 'lines.0.mrp', 'lines.0.quantity'])
    await manager.call(calls.putSupplierAside, { params: { id: supplier._id } })
    expect((await receive(lines)).body.errors?.supplierId).toMatch(/is inactive/)
    expect(await stockOf(manager, item)).toMatchObject({ onHand: 1 })
  })

  test('is taken back as a whole, and received again by taking that back; the same bill may then come anew', async () => {
    const { manager, receive } = await buildSupplier(shop)
    const { productId } = await buildProduct(shop.shop, { stock: 2 })
    const lines = [{ item: productId, quantity: 10, cost: 50 }]
    const first = (await receive(lines)).body.data.commandId
    await receive([{ item: productId, quantity: 10, cost: 100 }])
    expect(await stockOf(manager, productId)).toMatchObject({ onHand: 22, cost: 72.73 })
    shop.advance(1000)
    expect((await takeBack(manager, first)).status).toBe(200)
    // what is left is what the other bill cost
    expect(await stockOf(manager, productId)).toMatchObject({ onHand: 12, cost: 100 })
    expect((await takeBack(manager, first)).body.code).toBe('cannot_undo')
    expect((await takeBack(manager, await lastCommand('stock.unreceive'))).status).toBe(200)
    expect(await stockOf(manager, productId)).toMatchObject({ onHand: 22, cost: 77.27 })
    const { data } = (await manager.call(calls.stockLedger, { params: { id: productId } })).body
    expect(data.map(({ text, change }) => [text, change]).slice(0, 4)).toEqual([
      ['Received', 10],
      ['Bill cancelled', -10],
      ['Received', 10],
      ['Received', 10],
    ])
  })

  test('whose pieces are sold or held stays, and says what holds them', async () => {
    const { manager, receive } = await buildSupplier(shop)
    const product = await buildProduct(shop.shop, { name: 'Ball Valve', stock: 0 })
    await receive([{ item: product.productId, quantity: 5 }])
    const command = await lastCommand('stock.receive')
    shop.advance(1000)
    const { order } = await placeOrder(shop, { product, quantity: 2 })
    const { body } = await takeBack(manager, command)
    expect(body).toMatchObject({ code: 'cannot_undo' })
    expect(body.message).toBe(`Only 3 of Ball Valve available: the last went to ${order.number}`)
    const preview = await manager.call(calls.previewUndo, { params: { id: command } })
    expect(preview.body.data.cannot).toBe(body.message)
    expect(await stockOf(manager, product.productId)).toMatchObject({ onHand: 3 })
  })

  test('shows its costs to who sees costs, and to nobody else, also not where it is taken back', async () => {
    const { manager, receive } = await buildSupplier(shop)
    const { productId } = await buildProduct(shop.shop, { price: 120, stock: 0 })
    const { body } = await receive([{ item: productId, quantity: 4, cost: 61.25, mrp: 125 }], { by: packer })
    expect(JSON.stringify(body)).not.toContain('61.25')
    expect(body.data.otherMrp).toMatchObject([{ item: productId, onGoods: 125, inShop: 120 }])
    const accountant = await buildStaff(shop, ['accountant'])
    const counter = await buildStaff(shop, ['counter'])
    const id = body.data._id
    const seen = await accountant.call(calls.showReceipt, { params: { id } })
    expect(seen.body.data).toMatchObject({ total: 245, items: [{ cost: 61.25 }], by: 'Sajan' })
    const preview = await packer.call(calls.previewUndo, { params: { id: body.data.commandId } })
    const blind = await Promise.all([
      packer.call(calls.showReceipt, { params: { id } }),
      packer.call(calls.listReceipts),
      packer.call(calls.showStock, { params: { id: productId } }),
      packer.call(calls.listStock),
      packer.call(calls.reorderList),
      counter.call(calls.showStock, { params: { id: productId } }),
    ])
    for (const answer of [preview, ...blind]) {
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toMatch(/"(cost|value|total|lastCost)"|61\.25/)
    }
    const ledger = await counter.call(calls.stockLedger, { params: { id: productId } })
    expect(ledger.body.data[0]?.document).toEqual({ label: 'Bill CB-1', path: null })
    expect(await stockOf(manager, productId)).toMatchObject({
      cost: 61.25,
      value: 245,
      suppliers: [{ lastCost: 61.25 }],
    })
  })
})
