import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildPicking, type PickingDesk } from '../../../../test/builders/build-picking.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
let desk: PickingDesk
beforeAll(async () => {
  shop = await openShop()
  desk = await buildPicking(shop)
})
afterAll(() => shop.close())

describe('bad input is refused at its field, and nothing is kept', () => {
  test.each([
    [{}, 'orders', 'Select at least one order'],
    [{ orders: [] }, 'orders', 'Select at least one order'],
    [{ orders: Array.from({ length: 41 }, (_, at) => `o${at}`) }, 'orders', 'Select at most 40 orders'],
    [{ oldest: 0 }, 'oldest', 'Select at least one order'],
    [{ oldest: 1.5 }, 'oldest', 'Select at least one order'],
    [{ oldest: 41 }, 'oldest', 'Select at most 40'],
    [{ oldest: '6' }, 'oldest', 'Select at least one order'],
  ])('to begin with %o', async (body, field, said) => {
    const binu = await desk.packer('Binu')
    const answer = await binu.call(calls.startPicking, { body: body as object })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.stringContaining(said) } } })
    expect((await desk.picking(binu)).walk).toBeNull()
  })

  test.each([
    [{ pieces: 0 }, 'pieces', 'at least 1'],
    [{ pieces: -1 }, 'pieces', 'at least 1'],
    [{ pieces: 1.5 }, 'pieces', 'at least 1'],
    [{ pieces: 1e9 }, 'pieces', 'at least 1'],
    [{ pieces: '2' }, 'pieces', 'at least 1'],
    [{ kind: 'throw' }, 'kind', ''],
    [{ at: 'now' }, 'at', 'such as'],
  ])('to tap %o', async (more, field, said) => {
    const at = shop.shop.clock().toISOString()
    const body = { orderId: 'o', productId: 'p', variantId: null, kind: 'take', pieces: 1, at, ...more }
    const answer = await desk.owner.call(calls.tapPick, { params: { id: 'w' }, body: body as never })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.stringContaining(said) } } })
  })

  test('of an order that is not confirmed, or is picked', async () => {
    const product = await desk.onShelf('E-1', 'Bolt')
    const [packed, order] = [await desk.confirmed(product), await desk.confirmed(product)]
    await moveOrder(shop.shop, packed.number, 'packed')
    const binu = await desk.packer('Binu')
    expect((await desk.start(binu, [packed])).body.message).toContain('only confirmed orders are')
    await desk.start(binu, [order])
    const { _id: walkId } = await desk.walk(binu)
    await desk.tap(binu, walkId, { order, product, pieces: 1 })
    await desk.end(binu, walkId)
    expect((await desk.start(binu, [order])).body.message).toContain('is picked already')
    expect((await desk.picking(binu)).walk).toBeNull()
  })
})
