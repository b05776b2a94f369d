import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { missingFrom } from '../../../../../test/builders/read-pdf.ts'
import { buildStaff } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { halfTax, wholeTax } from '../../../../domain/catalogue/tax/row-tax.ts'
import { officeEndpoints } from '../../../../shared/contract/office/endpoints.ts'
import { buyers as copy } from '../../../../shared/copy/buyers.ts'
import { invoices } from '../../../../shared/copy/invoices.ts'
import { orderToasts } from '../../../../shared/copy/office/order-toasts.ts'
import { auditMoney } from '../../../operations/audit/audit-money.ts'
import { returnOfMonth } from '../../../operations/books/return-of-month.ts'
import { findCreditNotes, findInvoice } from '../../invoices/invoice-queries.ts'
import { listPapers } from '../../invoices/list-papers.ts'
import { printInvoice, printReceipts } from '../../invoices/render-invoice-pdf.ts'
import { moveOrder } from '../transitions/move-order.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ now: '2026-11-24T06:00:00Z', env: { DELIVERY_CHARGE: '59' } })
})
afterAll(() => paying.close())

const keralaFirm = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
const tamilFirm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const coimbatore = { ...kozhikode, city: 'Coimbatore', state: 'Tamil Nadu', pincode: '641018', landmark: '' }
const billing = { building: '5', street: 'Mavoor Road', city: 'Kozhikode', state: 'Kerala', pincode: '673004' }

async function withGoods(...prices: number[]): Promise<BuiltShopper> {
  const shopper = await buildShopper(paying.shop.shop)
  for (const price of prices) {
    const { productId } = await buildProduct(paying.shop.shop, { price, stock: 5, gstRate: price === 450 ? 0 : 18 })
    await paying.add(shopper, productId, 1)
  }
  return shopper
}

async function buy(buyer: object, address: object, ...prices: number[]) {
  const shopper = await withGoods(...(prices.length > 0 ? prices : [165]))
  const { token } = shopper
  const { status, body } = await paying.shop.call('POST', '/order/placeorder', { token, body: { address, buyer } })
  expect(status).toBe(201)
  return { shopper, order: body.data }
}

async function invoiced(id: string) {
  await moveOrder(paying.shop.shop, id, 'confirmed')
  const invoice = await findInvoice(paying.shop.db, id)
  if (!invoice) throw new Error('there is no invoice')
  return invoice
}

/** Compares what the portal derives of an invoice with what is printed. */
function expectPortalAgrees({ rates, supply, totals }: Awaited<ReturnType<typeof invoiced>>) {
  for (const { gstRate, taxable, cgst, sgst, igst } of rates) {
    const half = supply === 'in_state' ? halfTax(taxable, gstRate) : 0
    expect([cgst, sgst, igst]).toEqual([half, half, supply === 'in_state' ? 0 : wholeTax(taxable, gstRate)])
  }
  const sum = totals.taxable + totals.cgst + totals.sgst + totals.igst + (totals.roundOff ?? 0)
  expect(sum).toBe(totals.total)
}

describe('a firm that has goods delivered to somebody else', () => {
  test('is supplied in the state of its GSTIN, on order, invoice, credit note and in GSTR-1 (IGST Act s.10(1)(b))', async () => {
    const { shop } = paying.shop
    const { shopper, order } = await buy({ ...keralaFirm, shipTo: 'third_party', billing }, coimbatore)
    expect(order).toMatchObject({
      supplyDoubt: null,
      buyer: { shipTo: 'third_party', billing: { city: 'Kozhikode' } },
      breakdown: { cgst: 17.08, sgst: 17.08, igst: 0, payable: 224 },
      taxByRate: { rates: [{ gstRate: 18, taxable: 189.83, cgst: 17.08, sgst: 17.08, igst: 0 }], roundOff: 0.01 },
    })
    const invoice = await invoiced(order._id)
    expect(invoice).toMatchObject({
      supply: 'in_state',
      placeOfSupply: { state: 'Kerala', stateCode: '32' },
      recipient: { state: 'Tamil Nadu', stateCode: '33' },
    })
    expectPortalAgrees(invoice)
    const said = [
      ...[invoices.deliveredForFirm(kozhikode.fullName), '5, Mavoor Road', 'Kozhikode 673004'],
      ...['State: Kerala (32)', 'Coimbatore 641018', 'State: Tamil Nadu (33)', 'Round off'],
    ]
    expect(await missingFrom(await printInvoice(invoice), said)).toEqual([])
    expect(await missingFrom(await printReceipts({ who: 'mail' }, [invoice]), said.slice(0, 5))).toEqual([])
    const shown = await paying.shop.call('GET', `/order/invoice/${order._id}`, { token: shopper.token })
    expect(shown.body.data).toMatchObject({ placeOfSupply: { stateCode: '32' }, buyer: { shipTo: 'third_party' } })
    for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
      await moveOrder(shop, order._id, status)
    const [note] = await findCreditNotes(paying.shop.db, order._id)
    expect(note).toMatchObject({ placeOfSupply: { stateCode: '32' }, buyer: { shipTo: 'third_party' } })
    const { gstr1 } = await returnOfMonth(shop, '2026-11')
    const row = [{ num: 1801, itm_det: { txval: 189.83, rt: 18, camt: 17.08, samt: 17.08, csamt: 0 } }]
    expect(gstr1.b2b?.find(({ ctin }) => ctin === keralaFirm.gstin)?.inv).toMatchObject([
      { inum: invoice.number, pos: '32', val: 224, itms: row },
    ])
    expect(gstr1.cdnr?.find(({ ctin }) => ctin === keralaFirm.gstin)?.nt).toMatchObject([{ pos: '32', itms: row }])
    expect(await auditMoney(shop)).toMatchObject({ clean: true })
  })

  test('of another state pays IGST although the goods stay in ours', async () => {
    const { order } = await buy({ ...tamilFirm, shipTo: 'third_party' }, kozhikode, 450, 165)
    const invoice = await invoiced(order._id)
    expect(invoice).toMatchObject({ supply: 'inter_state', placeOfSupply: { stateCode: '33' }, totals: { cgst: 0 } })
    expectPortalAgrees(invoice)
    expect(order.breakdown).toMatchObject({ cgst: 0, sgst: 0 })
  })

  test('to its own place, or not asked, is supplied where the goods end; only the latter leaves a doubt', async () => {
    const own = await buy({ ...keralaFirm, shipTo: 'own_place' }, coimbatore)
    const silent = await buy(keralaFirm, coimbatore)
    const same = await buy(keralaFirm, kozhikode)
    expect(own.order.supplyDoubt).toBeNull()
    expect(silent.order.supplyDoubt).toEqual({ delivery: 'Tamil Nadu', gstin: 'Kerala' })
    expect(same.order.supplyDoubt).toBeNull()
    for (const { order } of [own, silent])
      expect(await invoiced(order._id)).toMatchObject({ placeOfSupply: { stateCode: '33' }, supply: 'inter_state' })
  })

  test('pays online: frozen with the checkout, on the voucher too; another answer is another checkout', async () => {
    const { shop, bank } = paying
    const shopper = await withGoods(165)
    const intend = (buyer: object) =>
      shop.call('POST', '/order/paymentIntent', { token: shopper.token, body: { address: coimbatore, buyer } })
    const first = await intend({ ...keralaFirm, shipTo: 'own_place' })
    const second = await intend({ ...keralaFirm, shipTo: 'third_party', billing })
    expect(second.body.order_id).not.toBe(first.body.order_id)
    const paid = await paying.verify(shopper, bank.success(bank.pay(second.body.order_id)))
    expect(paid.body.data.buyer).toMatchObject({ shipTo: 'third_party', billing: { pincode: '673004' } })
    await moveOrder(shop.shop, paid.body.data._id, 'confirmed')
    const papers = await listPapers(shop.shop, paid.body.data._id)
    expect(papers.map(({ kind, placeOfSupply }) => [kind, placeOfSupply?.stateCode])).toEqual([
      ['receipt_voucher', '32'],
      ['tax_invoice', '32'],
    ])
  })

  test('that was not asked is asked by the office before the invoice: the tax follows, the price stays', async () => {
    const owner = await buildStaff(paying.shop, ['owner'])
    const { order } = await buy(keralaFirm, coimbatore)
    const answer = (shipTo: string, id = order._id) =>
      owner.call(officeEndpoints.answerShipTo, { params: { id }, body: { shipTo } })
    expect((await answer('nobody')).status).toBe(400)
    expect(await answer('third_party')).toMatchObject({ status: 200, body: { message: orderToasts.shipToSaved } })
    const { body } = await owner.call(officeEndpoints.getOrder, { params: { id: order._id } })
    expect(body.data).toMatchObject({ supplyDoubt: null, buyer: { shipTo: 'third_party' } })
    expect(body.data.money?.breakdown).toMatchObject({ payable: 224, cgst: 17.08, sgst: 17.08, igst: 0 })
    expect(await invoiced(order._id)).toMatchObject({ placeOfSupply: { stateCode: '32' }, totals: { total: 22400 } })
    expect(await answer('own_place')).toMatchObject({ status: 409, body: { message: orderToasts.shipToFixed } })
    const { order: consumers } = await buy({ ...keralaFirm }, kozhikode)
    await paying.shop.pool.query('UPDATE orders SET buyer_firm = NULL WHERE id = $1', [consumers._id])
    expect(await answer('own_place', consumers._id)).toMatchObject({
      status: 409,
      body: { message: orderToasts.noFirm },
    })
    expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
  })

  test('gets no paper of another place of supply, whoever writes it', async () => {
    const { order } = await buy({ ...keralaFirm, shipTo: 'third_party' }, coimbatore)
    await paying.shop.pool.query(`UPDATE orders SET buyer_firm = buyer_firm - 'shipTo' WHERE id = $1`, [order._id])
    const invoice = await invoiced(order._id)
    await paying.shop.pool.query(
      `UPDATE orders SET buyer_firm = buyer_firm || '{"shipTo":"third_party"}' WHERE id = $1`,
      [order._id],
    )
    const again = paying.shop.pool.query(
      `INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('number', 'X/26-27/1'))).*
        FROM invoices i WHERE number = $1`,
      [invoice.number],
    )
    await expect(again).rejects.toThrow(/the place of supply of order/)
  })

  test('sent again with the same key but another answer, it is refused', async () => {
    const { token } = await withGoods(165)
    const headers = { 'idempotency-key': 'ship-to-once' }
    const place = (buyer: object) =>
      paying.shop.call('POST', '/order/placeorder', { token, headers, body: { address: coimbatore, buyer } })
    expect((await place({ ...keralaFirm, shipTo: 'own_place' })).status).toBe(201)
    expect((await place({ ...keralaFirm, shipTo: 'own_place' })).status).toBe(200)
    expect((await place({ ...keralaFirm, shipTo: 'third_party' })).status).toBe(409)
    expect((await place({ ...keralaFirm, shipTo: 'own_place', billing })).status).toBe(409)
  })

  test.each([
    ['shipTo', { shipTo: 'nobody' }, { 'buyer.shipTo': copy.shipToUnknown }],
    [
      'billing without PIN',
      { billing: { ...billing, pincode: undefined } },
      { 'buyer.billing.pincode': expect.any(String) },
    ],
    [
      'billing of another state',
      { billing: { ...billing, state: 'Goa' } },
      { 'buyer.billing.state': copy.billingState('Goa', 'Kerala') },
    ],
  ])('a wrong %s is refused at its field, and nothing is placed', async (_, part, errors) => {
    const { token } = await withGoods(165)
    for (const path of ['/order/placeorder', '/order/paymentIntent'] as const) {
      const body = { address: coimbatore, buyer: { ...keralaFirm, ...part } }
      const answer = await paying.shop.call('POST', path, { token, body })
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
    }
    expect((await paying.shop.call('GET', '/order/get-user-orders', { token })).body.data).toEqual([])
  })
})

test('the tax by rate that a firm is shown before paying is that of its invoice', async () => {
  const cases = [
    { firm: keralaFirm, address: coimbatore, shipTo: 'third_party' },
    { firm: tamilFirm, address: kozhikode, shipTo: 'own_place' },
    { firm: tamilFirm, address: coimbatore, shipTo: undefined },
  ]
  for (const { firm, address, shipTo } of cases) {
    const shopper = await withGoods(165, 450, 329.5)
    const { token } = shopper
    const query = new URLSearchParams({
      pincode: address.pincode,
      state: address.state,
      gstState: firm.gstin.slice(0, 2),
    })
    if (shipTo) query.set('shipTo', shipTo)
    const shown = await paying.shop.call('GET', `/cart/tax?${query}`, { token })
    const body = { address, buyer: { ...firm, shipTo } }
    const { body: placed } = await paying.shop.call('POST', '/order/placeorder', { token, body })
    const { placeOfSupply, payable, ...split } = shown.body.data
    expect(placed.data.taxByRate).toEqual(split)
    expect(placed.data.totalAmount).toBe(payable)
    const invoice = await invoiced(placed.data._id)
    expect(invoice.placeOfSupply).toEqual(placeOfSupply)
    const inPaise = (rupees: number) => Math.round(rupees * 100)
    expect(
      split.rates.map((rate) => [rate.gstRate, ...[rate.taxable, rate.cgst, rate.sgst, rate.igst].map(inPaise)]),
    ).toEqual(invoice.rates.map((rate) => [rate.gstRate, rate.taxable, rate.cgst, rate.sgst, rate.igst]))
  }
  const { token } = await withGoods(165)
  for (const bad of [
    '',
    'pincode=673001&state=Kerala',
    'pincode=1&state=Kerala&gstState=32',
    'pincode=673001&state=X&gstState=32',
  ])
    expect((await paying.shop.call('GET', `/cart/tax?${bad}`, { token })).status).toBe(400)
  expect((await paying.shop.call('GET', '/cart/tax?pincode=673001&state=Kerala&gstState=32')).status).toBe(401)
})
