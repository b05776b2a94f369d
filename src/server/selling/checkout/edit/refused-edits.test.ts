import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEditing, type Editing, type Placed, type WishedLine } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { often } from '../../../../../test/how-often.ts'
import { buildStaff, inCommand } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop.shop
const goods = (options: Parameters<typeof buildProduct>[1]) => buildProduct(shop(), options)
const onHand = async (id: string) => (await desk.paying.stockOf(id)).on_hand

/** The call that edits as a preview said. */
async function seen(order: Placed, lines: WishedLine[]) {
  const asked = await desk.wish(order, lines)
  const { body } = await desk.manager.call(calls.previewEdit, asked)
  return { ...asked, body: { ...asked.body, digest: body.data.digest, reason: 'The customer called' } }
}

describe('an edit that cannot be', () => {
  it.each([0, -1, 1.5, 1e9, '2', null])('has %s pieces: refused at the field, with what to do', async (quantity) => {
    const { productId } = await goods({ stock: 5 })
    const order = await desk.placed([[productId, 1]])
    const answer = await desk.preview(order, [{ productId, quantity }])
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.['lines.0.quantity']).toContain('whole number of pieces')
  })

  it('names what stands against it', async () => {
    const [sold, other] = [await goods({ name: 'Belt', stock: 5 }), await goods({ name: 'Chain', stock: 5 })]
    const packs = await goods({ name: 'Washers', stock: 100, minimum: 10, multiple: 10 })
    const varied = await goods({ name: 'Pulley', variants: ['Small', 'Large'] })
    const order = await desk.placed([[sold.productId, 2]])
    const own = { productId: sold.productId, quantity: 2 }
    await inCommand(desk.paying.shop.db, (tx) =>
      tx.updateTable('products').set({ active: false }).where('id', '=', other.productId).execute(),
    )
    const refused = async (lines: WishedLine[], more = {}) => {
      const { status, body } = await desk.preview(order, lines, more)
      return [status, body.code, body.message]
    }
    expect(await refused([])).toEqual([
      400,
      'bad_input',
      'At least one item must stay. To take all of them off, cancel the order.',
    ])
    expect(await refused([own])).toEqual([400, 'bad_input', 'Nothing has changed'])
    expect(await refused([{ ...own, quantity: 8 }])).toEqual([409, 'out_of_stock', 'Only 3 left of Belt'])
    expect(await refused([own, { productId: other.productId, quantity: 1 }])).toEqual([
      400,
      'bad_input',
      'Chain is not on sale now',
    ])
    expect(await refused([own, { productId: 'product-none', quantity: 1 }])).toMatchObject([
      404,
      'not_found',
      expect.any(String),
    ])
    expect(await refused([own, { productId: varied.productId, quantity: 1 }])).toEqual([
      400,
      'bad_input',
      'Choose a variant of Pulley',
    ])
    expect(await refused([own, { productId: packs.productId, quantity: 12 }])).toMatchObject([
      409,
      'quantity_not_sold',
      expect.any(String),
    ])
    expect(await refused([own, own])).toMatchObject([400, 'bad_input', expect.stringContaining('twice')])
    expect(await refused([{ ...own, position: 7 }])).toEqual([400, 'bad_input', 'This order has no line 7'])
    expect(await refused([own], { removeCoupon: true })).toEqual([400, 'bad_input', 'This order has no coupon'])
    const { body } = await desk.preview(order, [own], { address: { state: 'Atlantis' } })
    expect(body.errors).toMatchObject({ 'address.state': expect.any(String), 'address.pincode': expect.any(String) })
    expect([await onHand(sold.productId), (await order.read()).version]).toEqual([3, 1])
  })

  it('is of an order that has an invoice, is cancelled, or is not there', async () => {
    const { productId } = await goods({ stock: 9 })
    const [confirmed, cancelled] = [await desk.placed([[productId, 2]]), await desk.placed([[productId, 2]])]
    await moveOrder(shop(), confirmed.id, 'confirmed')
    await moveOrder(shop(), cancelled.id, 'cancelled')
    const lines = [{ productId, quantity: 1 }]
    expect(await desk.preview(confirmed, lines)).toMatchObject({
      status: 409,
      body: { code: 'order_state', message: expect.stringContaining('more items are a second order') },
    })
    await moveOrder(shop(), confirmed.id, 'packed')
    expect(await desk.preview(confirmed, lines)).toMatchObject({ status: 409 })
    expect(await desk.preview(cancelled, lines)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cancelled') },
    })
    const body = { version: 1, lines }
    expect(await desk.manager.call(calls.previewEdit, { params: { id: 'none' }, body })).toMatchObject({ status: 404 })
  })

  it('gives more back than the person may', async () => {
    const { productId } = await goods({ price: 500, stock: 9 })
    const order = await desk.placed([[productId, 4]], { how: 'online' })
    const small = await buildStaff(desk.paying.shop, ['manager'], { limits: { refund: 50_000 } })
    const refused = await desk.edit(order, [{ productId, quantity: 1 }], {}, small)
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect(await onHand(productId)).toBe(5)
    expect(await desk.faults()).toEqual([])
  })
})

describe('an edit that is outdated', () => {
  it('changes nothing and gives the new preview: the price is another, or somebody else edited', async () => {
    const [own, added] = [await goods({ stock: 9 }), await goods({ price: 50, stock: 9 })]
    const order = await desk.placed([[own.productId, 1]])
    const lines = [
      { productId: own.productId, quantity: 1 },
      { productId: added.productId, quantity: 1 },
    ]
    const call = await seen(order, lines)
    await inCommand(desk.paying.shop.db, (tx) =>
      tx
        .updateTable('products')
        .set({ offer_price: 4000, selling_price: 4000 })
        .where('id', '=', added.productId)
        .execute(),
    )
    const cheaper = await desk.manager.call(calls.editOrder, call)
    expect(cheaper).toMatchObject({ status: 409, body: { code: 'order_state' } })
    const preview = (cheaper.body as { preview?: { digest: string; lines: object[] } }).preview
    expect(preview?.lines).toMatchObject([{}, { becomes: { price: 40 } }])
    expect([await onHand(added.productId), (await order.read()).version]).toEqual([9, 1])

    const again = { ...call, body: { ...call.body, digest: preview?.digest ?? '' } }
    expect((await desk.manager.call(calls.editOrder, again)).status).toBe(200)
    const late = await desk.owner.call(calls.editOrder, again)
    expect(late, 'somebody has done the same').toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(await desk.faults()).toEqual([])
  })

  it('is done once, whoever is first; the same command again gives the first answer', async () => {
    const { productId } = await goods({ stock: 20 })
    const order = await desk.placed([[productId, 10]])
    const edits = await Promise.all([1, 2, 3, 4, 5].map((quantity) => seen(order, [{ productId, quantity }])))
    const answers = await Promise.all(edits.map((call) => desk.owner.call(calls.editOrder, call)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const call = { ...(await seen(order, [{ productId, quantity: 8 }])), command: randomUUID() }
    const first = await desk.owner.call(calls.editOrder, call)
    expect(await desk.owner.call(calls.editOrder, call)).toMatchObject({ status: 200, body: first.body })
    expect(await onHand(productId)).toBe(12)
    expect(await desk.faults()).toEqual([])
  })
})

describe('an edit at the same moment as others', () => {
  it('leaves stock, money and papers in order, whoever wins: cancel, confirm, another edit, another order', {
    timeout: 240_000,
  }, async () => {
    const ways = ['cancel', 'confirm', 'edit', 'order'] as const
    for (let schedule = 0; schedule < often(20, 8); schedule += 1) {
      const { productId } = await goods({ price: 300, stock: 6 })
      const order = await desk.placed([[productId, 3]], { how: schedule % 3 === 0 ? 'online' : 'cash' })
      const wanted = schedule % 3 === 0 ? 1 : 1 + (schedule % 6)
      const lines = [{ productId, quantity: wanted === 3 ? 2 : wanted }]
      const [mine, other] = [await seen(order, lines), await seen(order, [{ productId, quantity: 2 }])]
      const rival = {
        cancel: () => desk.paying.cancel(order.shopper, order.id),
        confirm: () => desk.owner.call(calls.confirmOrder, { params: { id: order.id }, body: { saw: 'pending' } }),
        edit: () => desk.owner.call(calls.editOrder, other),
        order: () => desk.placed([[productId, 3]], { shopper: order.shopper }).catch(() => null),
      }[ways[schedule % 4] ?? 'cancel']
      const [edited] = await Promise.all([desk.manager.call(calls.editOrder, mine), rival()])
      expect([200, 409]).toContain(edited.status)
      const { status, lines: left } = await order.read()
      if (edited.status === 200 && status !== 'cancelled')
        expect(left).toMatchObject([{ quantity: lines[0]?.quantity }])
    }
    expect(await desk.faults()).toEqual([])
  })
})
