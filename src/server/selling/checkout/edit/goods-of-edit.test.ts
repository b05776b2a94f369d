import { afterAll, beforeAll, expect, it } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildEditing, type Editing } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'

const courier = { pieceGrams: 30_000, orderGrams: 50_000, longestMm: 1_500, flammable: false, glass: false }
const zone = {
  ...{ name: 'Calicut', states: [], pins: [kozhikode.pincode.slice(0, 3)], serviceable: true, charge: 9_900 },
  ...{ freeFrom: null, cash: true, goods: courier },
}

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

/** A product of which something is known that decides how it travels. */
async function goods(name: string, facts: Record<string, number | boolean> = {}): Promise<string> {
  const { productId } = await buildProduct(desk.paying.shop.shop, { name, price: 120, stock: 100 })
  for (const [column, value] of Object.entries(facts)) {
    await desk.paying.shop.pool.query(`UPDATE products SET ${column} = $2 WHERE id = $1`, [productId, value])
  }
  return productId
}

it('an edit brings nothing into an order that does not travel there, and is told so in its preview and when it is saved', async () => {
  const [bearing, pipe] = [await goods('Bearing', { weight_grams: 400 }), await goods('GI pipe', { longest_mm: 3_000 })]
  const order = await desk.placed([[bearing, 2]])
  await set(desk.paying.shop, { 'delivery.zones': [zone] })
  const more = [
    { productId: bearing, quantity: 2 },
    { productId: pipe, quantity: 1 },
  ]
  const sentence =
    'GI pipe is 3 m long: up to 1.5 m goes there. Leave it out: the customer can order it separately, another way.'
  const refused = { status: 400, body: { code: 'bad_input', errors: { 'lines.1.quantity': sentence } } }
  expect(await desk.preview(order, more)).toMatchObject(refused)
  expect(await desk.edit(order, more)).toMatchObject(refused)
  const heavy = await desk.preview(order, [{ productId: bearing, quantity: 90 }])
  expect(heavy.status, '36 kg go there').toBe(200)
})

it('what an order has already may stay, become less and have other goods beside it, but moves only where it travels', async () => {
  const [bearing, pipe] = [await goods('Bearing'), await goods('GI pipe', { longest_mm: 3_000 })]
  await set(desk.paying.shop, { 'delivery.zones': [] })
  const order = await desk.placed([
    [bearing, 2],
    [pipe, 2],
  ])
  await set(desk.paying.shop, { 'delivery.zones': [zone] })
  const lines = (bearings: number, pipes: number) => [
    { productId: bearing, quantity: bearings },
    { productId: pipe, quantity: pipes },
  ]
  expect((await desk.preview(order, lines(2, 1))).status).toBe(200)
  expect((await desk.preview(order, lines(5, 2))).status).toBe(200)
  expect((await desk.preview(order, lines(2, 3))).status).toBe(400)
  const moved = { address: { ...kozhikode, phone: '9847012345', pincode: '673001' } }
  const there = await desk.preview(order, lines(2, 2), moved)
  expect(there.body.errors).toMatchObject({ 'lines.1.quantity': expect.stringContaining('Keep the address') })
})
