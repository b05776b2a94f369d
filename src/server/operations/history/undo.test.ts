import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { doAs } from '../../../../test/as-staff.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { setPrice } from '../../catalogue/goods/change-price.ts'
import { writeGoods } from '../../catalogue/goods/write-goods.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { addCoupon } from '../../selling/coupons/add-coupon.ts'
import { endCoupon } from '../../selling/coupons/end-coupon.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  manager = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
})
afterAll(() => shop.close())

const { undo, previewUndo } = officeEndpoints
const take = (who: BuiltStaff, id: string, body: object = {}) => who.call(undo, { params: { id }, body })
const look = async (who: BuiltStaff, id: string) => (await who.call(previewUndo, { params: { id } })).body.data

async function priceOf(productId: string) {
  const { rows } = await shop.pool.query('SELECT price, offer_price FROM products WHERE id = $1', [productId])
  return [rows[0].price, rows[0].offer_price]
}

function reprice(who: BuiltStaff, productId: string, price: number, offerPrice: number): Promise<string> {
  return doAs(shop, who, 'product.price', async (work) => {
    const name = await setPrice(work, { productId, variantId: null }, { price, offerPrice }, shop.shop.clock())
    work.about({ kind: 'product', id: productId, name })
  })
}

/** The id of the newest command of this name. */
async function lastCommand(name: string): Promise<string> {
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [name])
  return rows[0].id
}

describe('what was changed by fields', () => {
  it('goes back, and back again: undo of undo is redo', async () => {
    const { productId } = await buildProduct(shop.shop)
    const id = await reprice(owner, productId, 12_000, 11_000)
    expect(await look(owner, id)).toMatchObject({
      cannot: null,
      left: [],
      back: [
        {
          kind: 'product',
          id: productId,
          fields: expect.arrayContaining([{ field: 'Price', before: '₹120', after: '₹100' }]),
        },
      ],
    })
    expect(await take(owner, id)).toMatchObject({ status: 200 })
    expect(await priceOf(productId)).toEqual([10_000, 10_000])
    const taken = await lastCommand('history.undo')
    expect(await take(owner, taken)).toMatchObject({ status: 200 })
    expect(await priceOf(productId)).toEqual([12_000, 11_000])
  })

  it('is left where somebody has changed it since, and the rest goes back only if that is wanted', async () => {
    const { productId } = await buildProduct(shop.shop)
    const id = await reprice(owner, productId, 12_000, 11_000)
    await reprice(manager, productId, 12_000, 9_900)
    expect(await look(owner, id)).toMatchObject({
      cannot: null,
      back: [{ fields: [{ field: 'Price', before: '₹120', after: '₹100' }] }],
      left: [{ field: 'Selling price', now: '₹99', because: 'It was changed later' }],
    })
    expect(await take(owner, id)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect(await take(owner, id, { partly: true })).toMatchObject({ status: 200 })
    expect(await priceOf(productId)).toEqual([10_000, 9_900])
  })

  it('says so where nothing of it is as it was left, and where it is too long ago', async () => {
    const { productId } = await buildProduct(shop.shop)
    const first = await reprice(owner, productId, 12_000, 11_000)
    const second = await reprice(owner, productId, 13_000, 12_500)
    expect(await look(owner, first)).toMatchObject({ cannot: 'It was changed later', back: [] })
    await shop.pool.query('ALTER TABLE commands DISABLE TRIGGER commands_append_only')
    await shop.pool.query(`UPDATE commands SET at = at - interval '31 days' WHERE id = $1`, [second])
    await shop.pool.query('ALTER TABLE commands ENABLE TRIGGER commands_append_only')
    expect(await take(owner, second)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('30 days') },
    })
  })

  it('is taken back once, however many press at once', async () => {
    const { productId } = await buildProduct(shop.shop)
    const id = await reprice(owner, productId, 12_000, 11_000)
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => take(i % 2 ? owner : manager, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'cannot_undo'])
    const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM commands WHERE undoes = $1', [id])
    expect(rows[0].n).toBe(1)
    expect(await priceOf(productId)).toEqual([10_000, 10_000])
    expect(await look(owner, id)).toMatchObject({ cannot: expect.stringContaining('Already undone by') })
  })
})

describe('what another command takes back', () => {
  it('a coupon that was added goes, comes again as it was, and stays once it is used', async () => {
    await addCoupon(shop.shop, { code: 'ONAM26', discount: { type: 'flat', value: 5000 }, description: '', terms: '' })
    const read = async () => (await shop.pool.query(`SELECT c::text FROM coupons c WHERE code = 'ONAM26'`)).rows
    const before = await read()
    expect(await take(owner, await lastCommand('coupon.add'))).toMatchObject({ status: 200 })
    expect(await read()).toEqual([])
    expect(await take(owner, await lastCommand('coupon.remove'))).toMatchObject({ status: 200 })
    expect(await read()).toEqual(before)
    await shop.pool.query(`UPDATE coupons SET uses = 1 WHERE code = 'ONAM26'`)
    const again = await lastCommand('coupon.restore')
    expect(await look(owner, again)).toMatchObject({ cannot: expect.stringContaining('used') })
    expect(await take(owner, again)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
  })

  it('pieces that were counted go back by a movement of their own', async () => {
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await runCommand(shop.shop, ['stock', productId, '+3'])
    expect(await take(owner, await lastCommand('stock.adjust'))).toMatchObject({ status: 200 })
    const { rows } = await shop.pool.query(
      `SELECT i.on_hand, array_agg(m.on_hand_change ORDER BY m.id) AS moves FROM stock_items i
       JOIN stock_movements m ON m.stock_item_id = i.id WHERE i.product_id = $1 GROUP BY i.id`,
      [productId],
    )
    expect(rows[0]).toEqual({ on_hand: 5, moves: [5, 3, -3] })
  })
})

describe('who may', () => {
  it('own commands: who may do them; those of others: the owner and managers', async () => {
    const { code } = await buildCoupon(shop.shop)
    await endCoupon(shop.shop, code)
    const atTerminal = await lastCommand('coupon.end')
    const accountant = await buildStaff(shop, ['accountant'])
    const packer = await buildStaff(shop, ['packer'])
    expect(await look(accountant, atTerminal)).toMatchObject({ cannot: expect.stringContaining('owner or a manager') })
    expect(await take(accountant, atTerminal)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect(await take(packer, atTerminal)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    expect(await packer.call(previewUndo, { params: { id: atTerminal } })).toMatchObject({ status: 403 })
    expect(await take(manager, atTerminal)).toMatchObject({ status: 200 })
    const { productId } = await buildProduct(shop.shop)
    const own = await reprice(packer, productId, 12_000, 11_000)
    expect(await look(packer, own)).toMatchObject({ cannot: expect.stringContaining('role') })
  })

  it('a way back of very many is shown in part, with how many more there are, and goes back whole', async () => {
    const ids = await Promise.all(Array.from({ length: 53 }, async () => (await buildProduct(shop.shop)).productId))
    const id = await doAs(shop, manager, 'goods.bulk', async (work) => {
      work.about({ kind: 'bulk', id: 'all', name: 'all' })
      await writeGoods(
        work,
        shop.shop,
        ids.map((each) => ({ id: each, product: { price: 98_700, offerPrice: null } })),
      )
    })
    const { back, more } = await look(manager, id)
    expect([back.length, more]).toEqual([50, { back: 3, left: 0 }])
    expect(await take(manager, id)).toMatchObject({ status: 200 })
    const { rows } = await shop.pool.query('SELECT DISTINCT price FROM products WHERE id = ANY ($1)', [ids])
    expect(rows).not.toContainEqual({ price: 98_700 })
  })

  it('a command that leaves no way back says why', async () => {
    const { order } = await placeOrder(shop)
    await runCommand(shop.shop, ['order', order.number, 'confirmed'])
    const id = await lastCommand('order.confirm')
    expect(await look(owner, id)).toMatchObject({ cannot: expect.stringContaining('cancel the order instead') })
    expect(await take(owner, id)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    const nothing = '00000000-0000-4000-8000-000000000000'
    expect((await take(owner, nothing)).status).toBe(404)
  })
})

describe('mails of a command', () => {
  const mailing = (productId: string, eventKey: string) =>
    doAs(shop, owner, 'product.price', async (work) => {
      const asked = { price: 12_000, offerPrice: 11_000 }
      const name = await setPrice(work, { productId, variantId: null }, asked, shop.shop.clock())
      work.about({ kind: 'product', id: productId, name })
      await queueMail(work.tx, shop.shop, { kind: 'order', eventKey, payload: {} }, work.leavesAt)
    })

  it('wait a minute; until then undo withdraws them', async () => {
    const { productId } = await buildProduct(shop.shop)
    const id = await mailing(productId, 'test:waiting')
    const { rows } = await shop.pool.query(
      `SELECT extract(epoch FROM due_at - created_at)::int AS waits FROM outbox WHERE event_key = 'test:waiting'`,
    )
    expect(rows[0].waits).toBe(60)
    expect((await look(owner, id)).notes).toEqual(['The email is not sent yet: it will be cancelled'])
    expect(await take(owner, id)).toMatchObject({ status: 200 })
    const left = await shop.pool.query(`SELECT FROM outbox WHERE event_key = 'test:waiting'`)
    expect(left.rowCount).toBe(0)
  })

  it('that went out are said to be out, and when', async () => {
    const { productId } = await buildProduct(shop.shop)
    const id = await mailing(productId, 'test:gone')
    const sentAt = '2026-11-22T05:12:00Z'
    await shop.pool.query(`UPDATE outbox SET sent_at = $1 WHERE event_key = 'test:gone'`, [sentAt])
    expect((await look(owner, id)).notes).toEqual([expect.stringMatching(/was sent at 22 Nov 2026, 10:42 am/)])
    expect(await take(owner, id)).toMatchObject({ status: 200 })
    const left = await shop.pool.query(`SELECT FROM outbox WHERE event_key = 'test:gone'`)
    expect(left.rowCount).toBe(1)
  })
})
