import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCounting, type Counting } from '../../../../test/builders/build-counting.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { buildStaff } from '../../../../test/office.ts'
import { expectBooksInOrder } from '../../../../test/races/ledger.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { adjustStock } from '../../catalogue/stock/adjust-stock.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'

let shop: TestShop
let counting: Counting
beforeAll(async () => {
  shop = await openShop()
  counting = await buildCounting(shop)
})
afterAll(async () => {
  await expectBooksInOrder(shop.shop)
  await shop.close()
})

describe('an approval', () => {
  test('is somebody else’s than who counted, while there is somebody else', async () => {
    const { owner, packer, see, begin, enter, close, approve, onHand } = counting
    const product = await buildProduct(shop.shop)
    const { productId } = product
    const id = await begin(owner)
    await enter(id, { productId, pieces: 9 }, owner)
    await close(id, owner)
    expect((await approve(id, packer)).status).toBe(403)
    // the only one who could
    expect((await see(id)).notYours).toBeNull()
    const manager = await buildStaff(shop, ['manager'], { name: 'Meera' })
    expect((await see(id)).notYours).toContain('Meera')
    expect(await approve(id, owner)).toMatchObject({ status: 403, body: { message: /Meera/ } })
    expect((await approve(id, manager)).status).toBe(200)
    const alone = await begin(manager)
    await enter(alone, { productId, pieces: 5 }, manager)
    await close(alone, manager)
    await shop.pool.query('UPDATE staff SET active = false WHERE id = $1', [manager.staffId])
    expect((await approve(alone, owner)).status).toBe(200)
    expect(await onHand(product)).toBe(5)
  })

  test('goes as far as the person’s limit, and leaves out what it is told to', async () => {
    const { see, begin, enter, close, approve, onHand } = counting
    const big = await buildProduct(shop.shop, { name: 'Washer', stock: 900 })
    const small = await buildProduct(shop.shop)
    const manager = await buildStaff(shop, ['manager'], { limits: { pieces: 500 } })
    const id = await begin()
    await enter(id, { productId: big.productId, pieces: 300 })
    await enter(id, { productId: small.productId, pieces: 11 })
    await close(id)
    expect(await approve(id, manager)).toMatchObject({ status: 403, body: { message: /Washer differs by 600/ } })
    const [line] = (await see(id)).items
    expect((await approve(id, manager, [line?.id ?? 0])).body.data.booked).toBe(1)
    expect([await onHand(big), await onHand(small)]).toEqual([900, 11])
    expect((await see(id)).items).toMatchObject([{ booked: 0 }, { booked: 1 }])
    await shop.pool.query('UPDATE staff SET active = false WHERE id = $1', [manager.staffId])
  })

  test('of somebody else is taken back as far as one’s own limit goes', async () => {
    const { owner, see, begin, enter, close, undo, onHand } = counting
    const product = await buildProduct(shop.shop, { stock: 90 })
    const id = await begin()
    await enter(id, { productId: product.productId, pieces: 60 })
    await close(id)
    const command = randomUUID()
    const { version } = await see(id)
    await owner.call(calls.approveCount, { params: { id }, body: { version, without: [] }, command })
    const manager = await buildStaff(shop, ['manager'], { limits: { pieces: 29 } })
    const preview = await manager.call(calls.previewUndo, { params: { id: command } })
    expect(preview.body.data.cannot).toMatch(/adjust 29 pieces a day/)
    expect(await undo(command, manager)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect(await onHand(product)).toBe(60)
    const other = await buildStaff(shop, ['manager'], { limits: { pieces: 30 } })
    expect((await undo(command, other)).status).toBe(200)
    expect(await onHand(product)).toBe(90)
  })

  test('keeps open what is missing but sold, until an order gives it back', async () => {
    const { see, begin, enter, close, approve, onHand } = counting
    const product = await buildProduct(shop.shop, { name: 'Bearing Puller', stock: 5 })
    const id = await begin()
    await enter(id, { productId: product.productId, pieces: 3 })
    await close(id)
    const { order } = await placeOrder(shop, { product, quantity: 4 })
    const waiting = [{ name: 'Bearing Puller', because: expect.stringContaining('1 piece') }]
    expect((await approve(id)).body.data).toMatchObject({ booked: 0, waiting })
    expect((await see(id)).state).toBe('closed')
    await moveOrder(shop.shop, order.number, 'cancelled')
    expect((await approve(id)).body.data).toEqual({ booked: 1, waiting: [] })
    expect(await onHand(product)).toBe(3)
  })

  test('is taken back as a whole, once, and can be made again; two at once book once', async () => {
    const { owner, see, begin, enter, close, approve, undo, onHand } = counting
    const product = await buildProduct(shop.shop)
    const { productId } = product
    const id = await begin()
    await enter(id, { productId, pieces: 12 })
    await close(id)
    const { version } = await see(id)
    const [command, other] = [randomUUID(), randomUUID()]
    const both = await Promise.all(
      [command, other].map((each) =>
        owner.call(calls.approveCount, { params: { id }, body: { version, without: [] }, command: each }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await onHand(product)).toBe(12)
    const done = both[0]?.status === 200 ? command : other
    expect((await undo(done)).status).toBe(200)
    expect((await undo(done)).status).toBe(409)
    expect(await onHand(product)).toBe(10)
    expect(await see(id)).toMatchObject({ state: 'closed', items: [{ booked: null, difference: 2 }] })
    await adjustStock(shop.shop, { productId, variantId: null }, 5, 'found')
    // a page that was shown before has the new stock at once
    const shown = async () => (await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock
    expect(await shown()).toBe(15)
    await approve(id)
    expect(await shown()).toBe(17)
    expect(await onHand(product)).toBe(17)
  })
})
