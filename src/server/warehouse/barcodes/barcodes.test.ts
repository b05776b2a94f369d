import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let packer: BuiltStaff
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  packer = await buildStaff(shop, ['packer'])
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const lookUp = async (code: string, who = packer) => (await who.call(calls.lookUpCode, { query: { code } })).body.data
const add = (body: object, who = packer) => who.call(calls.addBarcode, { body: { variantId: null, ...body } })

describe('a bar code', () => {
  test('is linked to what carries it, and found however a scanner sends it', async () => {
    const { productId, variantIds } = await buildProduct(shop.shop, { name: 'Hex Bolt', variants: ['M8', 'M10'] })
    expect(await lookUp('036000291452')).toEqual({
      code: '0036000291452',
      kind: 'upca',
      problem: null,
      pieces: 1,
      item: null,
    })
    const given = { productId, variantId: variantIds[1], barcode: '0-36000-29145-2', pieces: 10, note: 'Box of ten' }
    expect(await add(given)).toMatchObject({ status: 200, body: { data: { code: '0036000291452', kind: 'upca' } } })
    for (const code of ['036000291452', '0036000291452', '00036000291452']) {
      expect(await lookUp(code)).toMatchObject({
        pieces: 10,
        item: { productId, variantId: variantIds[1], name: 'Hex Bolt', variantName: 'M10', price: 100, free: 10 },
      })
    }
    const listed = await packer.call(calls.itemCodes, { query: { productId, variantId: String(variantIds[1]) } })
    expect(listed.body.data.codes).toEqual([{ code: '0036000291452', kind: 'upca', pieces: 10, note: 'Box of ten' }])
  })

  test('with a wrong digit is refused with the right one; as a Code 128 it may stand', async () => {
    const { productId } = await buildProduct(shop.shop)
    const wrong = await add({ productId, barcode: '4006381333932' })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { barcode: expect.stringContaining('should be 1') } } })
    expect((await lookUp('4006381333932')).problem).toContain('should be 1')
    expect((await add({ productId, barcode: '4006381333932', kind: 'code128' })).status).toBe(200)
    expect(await lookUp('4006381333932')).toMatchObject({ problem: null, item: { productId } })
  })

  test('that something has already names it, and nothing is written', async () => {
    const one = await buildProduct(shop.shop, { name: 'Ball Valve' })
    const other = await buildProduct(shop.shop)
    await add({ productId: one.productId, barcode: '96385074' })
    expect(await add({ productId: other.productId, barcode: '9638 5074' })).toMatchObject({
      status: 409,
      body: { code: 'barcode_taken', message: '96385074 is already linked to Ball Valve' },
    })
    expect((await lookUp('96385074')).item?.productId).toBe(one.productId)
  })

  test('belongs to a size where there are sizes, and to something that there is', async () => {
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['M8'] })
    const other = await buildProduct(shop.shop)
    expect(await add({ productId, barcode: 'X1' })).toMatchObject({ status: 404, body: { message: /variants/ } })
    expect((await add({ productId: other.productId, variantId: variantIds[0], barcode: 'X1' })).status).toBe(404)
    expect((await add({ productId: 'nothing', barcode: 'X1' })).status).toBe(404)
    for (const pieces of [0, 1.5, 10_001]) {
      expect((await add({ productId: other.productId, barcode: 'X1', pieces })).status).toBe(400)
    }
    for (const barcode of ['', '\u0000', 'a'.repeat(49), 'ബെയറിംഗ്']) {
      expect((await add({ productId: other.productId, barcode })).status).toBe(400)
    }
  })

  test('of the shop’s own is a new one each time, also for many at once', async () => {
    const { productId } = await buildProduct(shop.shop)
    const made = await Promise.all(
      Array.from({ length: 8 }, () => packer.call(calls.makeBarcode, { body: { productId, variantId: null } })),
    )
    const codes = made.map(({ body }) => body.data.code)
    expect(new Set(codes).size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^20\d{11}$/)
  })

  test('that something else has by now is not taken off that by undoing its first use', async () => {
    const [one, other] = [await buildProduct(shop.shop), await buildProduct(shop.shop)]
    const first = crypto.randomUUID()
    const give = (productId: string, command = crypto.randomUUID()) =>
      packer.call(calls.addBarcode, { body: { productId, variantId: null, barcode: 'TWICE-1' }, command })
    await give(one.productId, first)
    await packer.call(calls.removeBarcode, { body: { barcode: 'TWICE-1' } })
    await give(other.productId)
    expect((await owner.call(calls.undo, { params: { id: first }, body: {} })).status).toBe(409)
    expect(await lookUp('TWICE-1')).toMatchObject({ item: { productId: other.productId } })
  })

  test('that is taken off is put back by undo, unless something else has it meanwhile', async () => {
    const { productId } = await buildProduct(shop.shop)
    const other = await buildProduct(shop.shop, { name: 'Grinder' })
    const added = crypto.randomUUID()
    await owner.call(calls.addBarcode, { body: { productId, variantId: null, barcode: 'UNDO-1' }, command: added })
    const undo = (id: string) => owner.call(calls.undo, { params: { id }, body: {} })
    expect((await undo(added)).status).toBe(200)
    expect((await lookUp('UNDO-1')).item).toBeNull()
    await add({ productId, barcode: 'UNDO-2' })
    const removed = crypto.randomUUID()
    expect((await owner.call(calls.removeBarcode, { body: { barcode: 'UNDO-2' }, command: removed })).status).toBe(200)
    await add({ productId: other.productId, barcode: 'UNDO-2' })
    expect(await undo(removed)).toMatchObject({ status: 409, body: { message: /Grinder/ } })
    await owner.call(calls.removeBarcode, { body: { barcode: 'UNDO-2' } })
    expect((await undo(removed)).status).toBe(200)
    expect((await lookUp('UNDO-2')).item?.productId).toBe(productId)
  })
})

test('goods are found by what they are called, each size by itself', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, {
    name: 'Zirconia Flap Disc',
    variants: ['P40', 'P80'],
  })
  const { body } = await packer.call(calls.findItems, { query: { text: 'zirconia flap' } })
  expect(body.data.map(({ variantId }) => variantId)).toEqual(variantIds)
  expect(body.data[0]).toMatchObject({ productId, name: 'Zirconia Flap Disc', variantName: 'P40', active: true })
})
