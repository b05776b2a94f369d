import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import type { Gstr1 } from '../../../domain/operations/books/gstr1.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

// The amounts that an accountant works out by hand, bought in the shop: each in a month of its own.

const coimbatore = { ...kozhikode, city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641018', landmark: '' }

let live: Paying
let month: string
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-worked-'))
beforeAll(async () => {
  const env = { RAZORPAY_KEY_ID: 'rzp_live_proof00000001', DELIVERY_CHARGE: '59' }
  live = await Paying.open({ env, now: '2026-09-12T06:00:00Z' })
})
beforeEach(() => {
  live.shop.advance(30 * 86_400_000)
  month = live.shop.shop.clock().toISOString().slice(0, 7)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await live.close()
})

interface Goods {
  price: number
  gstRate: number
  quantity?: number
}

/** Buys in the shop up to the invoice. Gives the order's tax as the shopper sees it, and its invoice. */
async function buy(goods: Goods[], address: object, way: 'cash' | 'online' = 'cash') {
  const { shop, bank } = live
  const shopper = await buildShopper(shop.shop)
  const { token } = shopper
  for (const { price, gstRate, quantity = 1 } of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: quantity })
    if (gstRate === 0) await shop.pool.query(`UPDATE products SET hsn_code = '820110' WHERE id = $1`, [productId])
    await live.add(shopper, productId, quantity)
  }
  const intend = () => shop.call('POST', '/order/paymentIntent', { token, body: { address } })
  const { body } =
    way === 'cash'
      ? await shop.call('POST', '/order/placeorder', { token, body: { address } })
      : await live.verify(shopper, bank.success(bank.pay((await intend()).body.order_id)))
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  const invoice = await shop.call('GET', `/order/invoice/${body.data._id}`, { token })
  return { breakdown: body.data.breakdown, invoice: invoice.body.data }
}

async function filed(): Promise<Gstr1> {
  const file = path.join(folder, `${month}.json`)
  await runCommand(live.shop.shop, ['gstr1', month, '--out', file])
  return JSON.parse(readFileSync(file, 'utf8'))
}

const home = { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '32' }

test('Kerala, cash, 165 + 59: 189.84 + 17.08 + 17.08 = 224.00, in the return 17.09 + 17.09', async () => {
  const { breakdown, invoice } = await buy([{ price: 165, gstRate: 18 }], kozhikode)
  expect(breakdown).toMatchObject({ payable: 224, cgst: 17.08, sgst: 17.08, igst: 0 })
  expect(invoice.totals).toMatchObject({ taxable: 189.84, cgst: 17.08, sgst: 17.08, igst: 0, total: 224 })
  expect((await filed()).b2cs).toEqual([{ ...home, txval: 189.84, camt: 17.09, samt: 17.09, csamt: 0 }])
})

test('Mahe, 330 + 59: 329.66 + IGST 59.34', async () => {
  const { breakdown, invoice } = await buy([{ price: 330, gstRate: 18 }], mahe)
  expect(breakdown).toMatchObject({ payable: 389, cgst: 0, sgst: 0, igst: 59.34 })
  expect(invoice.totals).toMatchObject({ taxable: 329.66, cgst: 0, sgst: 0, igst: 59.34, total: 389 })
  expect((await filed()).b2cs).toEqual([
    { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '34', txval: 329.66, iamt: 59.34, csamt: 0 },
  ])
})

test('Tamil Nadu, 2 × 50,000.00: 1,00,000 is not above the limit, so it is of b2cs; 2 × 50,000.01 is of b2cl', async () => {
  await set(live.shop, { 'delivery.charge': 0, 'payment.onlineDiscountPercent': 0 })
  const upTo = await buy([{ price: 50_000, gstRate: 18, quantity: 2 }], coimbatore, 'online')
  const above = await buy([{ price: 50_000.01, gstRate: 18, quantity: 2 }], coimbatore, 'online')
  await set(live.shop, { 'delivery.charge': 5900 })
  expect([upTo, above].map(({ invoice }) => invoice.totals.total)).toEqual([100_000, 100_000.02])
  const { b2cs, b2cl } = await filed()
  expect(b2cs).toEqual([
    { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '33', txval: 84_745.76, iamt: 15_254.24, csamt: 0 },
  ])
  expect(b2cl).toEqual([
    {
      pos: '33',
      inv: [
        {
          ...{ inum: above.invoice.number, idt: expect.stringContaining(month.slice(0, 4)), val: 100_000.02 },
          itms: [{ num: 1801, itm_det: { txval: 84_745.78, rt: 18, iamt: 15_254.24 } }],
        },
      ],
    },
  ])
})

test('spade 450 + bearing 165 + delivery 59: an invoice-cum-bill of supply of 674.00, exempt 450.00', async () => {
  const goods = [
    { price: 450, gstRate: 0 },
    { price: 165, gstRate: 18 },
  ]
  const { breakdown, invoice } = await buy(goods, kozhikode)
  expect(breakdown).toMatchObject({ payable: 674, cgst: 17.08, sgst: 17.08 })
  expect(invoice.kind).toBe('invoice_cum_bill')
  expect(invoice.totals).toMatchObject({ exempt: 450, taxable: 189.84, cgst: 17.08, sgst: 17.08, total: 674 })
  // the delivery is taxed with the bearing, never as exempt
  expect(invoice.lines.map(({ taxable, gstRate }: { taxable: number; gstRate: number }) => [taxable, gstRate])).toEqual(
    expect.arrayContaining([
      [450, 0],
      [139.84, 18],
      [50, 18],
    ]),
  )
  const { b2cs, nil } = await filed()
  expect(b2cs).toEqual([{ ...home, txval: 189.84, camt: 17.09, samt: 17.09, csamt: 0 }])
  expect(nil?.inv).toEqual([{ sply_ty: 'INTRAB2C', expt_amt: 450, nil_amt: 0, ngsup_amt: 0 }])
})
