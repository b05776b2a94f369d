import { afterAll, beforeAll, expect, test } from 'vitest'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { tablesOf } from '../../../../test/builders/tables-with.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../../selling/checkout/settle/reconcile.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ env: { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' } })
})
afterAll(() => paying.close())

const firm = { gstin: '33AAFFC5678K1Z5', legalName: 'Coimbatore Pumps & Motors LLP' }
const vouchers = ['receipt_vouchers', 'refund_vouchers']
const tablesWith = (...texts: string[]) => tablesOf(paying.shop, texts)
const person = (who: string, action: 'export' | 'erase') => runCommand(paying.shop.shop, ['person', who, action])

interface Sale {
  name: string
  building: string
  price: number
  buyer: typeof firm | null
}

/** Somebody who paid online for two pieces and cancelled before the invoice; the money is back. */
async function paidAndCancelled({ name, building, price, buyer }: Sale) {
  const { shop, bank } = paying
  const shopper = await buildShopper(shop.shop, name)
  const { productId } = await buildProduct(shop.shop, { price, stock: 2 })
  await paying.add(shopper, productId, 2)
  const body = { address: { ...kozhikode, fullName: name, building }, buyer }
  const begun = await shop.call('POST', '/order/paymentIntent', { token: shopper.token, body })
  const payment = bank.pay(begun.body.order_id)
  const paid = await paying.verify(shopper, bank.success(payment))
  expect((await paying.cancel(shopper, paid.body.data._id)).status).toBe(200)
  await reconcile(shop.shop)
  for (const refund of bank.refundsOf(payment)) bank.answerRefund(refund, 'processed')
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded', invoice: null }])
  return { shopper, receipt: paid.body.data.receiptVoucher?.number }
}

test.each([
  // CGST Rule 46 (e): below ₹50,000 nobody is named for ever
  { name: 'Kunjali Marakkar', building: '7 Lighthouse Lane', price: 500, buyer: null, kept: [] },
  { name: 'Unniarcha Nair', building: '18 Kalari Street', price: 30_000, buyer: null, kept: vouchers },
  // Rule 46 (d): who is registered
  { name: 'Othenan Kurup', building: '31 Manikoth House', price: 500, buyer: firm, kept: vouchers },
])(
  'the vouchers of an order that was cancelled before its invoice are in a copy of one’s data, and forgotten as invoices are: $name',
  async ({ kept, ...sale }) => {
    const { name, building, buyer } = sale
    const { shopper, receipt } = await paidAndCancelled(sale)
    const { token, userId, phonenumber } = shopper
    const email = `${userId}@example.com`
    const recipient = { name, phone: phonenumber, address: expect.arrayContaining([building]) }
    const { data } = (await paying.shop.call('GET', '/user/export', { token })).body
    expect(data.vouchers).toMatchObject([
      { kind: 'receipt_voucher', number: receipt, recipient },
      { kind: 'refund_voucher', against: { number: receipt }, recipient },
    ])
    expect(JSON.parse(await person(email, 'export')).vouchers).toEqual(data.vouchers)
    for (const text of [name, building, phonenumber])
      expect(await tablesWith(text)).toEqual(expect.arrayContaining(vouchers))

    await person(email, 'erase')
    expect(await tablesWith(phonenumber, email)).toEqual([])
    expect(await tablesWith(name)).toEqual(kept)
    expect(await tablesWith(building)).toEqual(kept)
    if (buyer) expect(await tablesWith(buyer.gstin)).toEqual(vouchers)
    expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
  },
)

test('72 months after the annual return of their year the papers of who was forgotten name nobody, and the chain still holds', async () => {
  const { shop } = paying
  // the accounts of 2018-19 are kept until 31 December 2025
  const back = shop.shop.clock().getTime() - Date.parse('2018-05-10T06:00:00Z')
  shop.advance(-back)
  const { shopper } = await paidAndCancelled({
    name: 'Palat Koman',
    building: '3 Ferry Road',
    price: 30_000,
    buyer: null,
  })
  await person(`${shopper.userId}@example.com`, 'erase')
  shop.advance(back)
  const emptied = async (now: Date) => {
    await keepHouse({ ...shop.shop, clock: () => now })
    return tablesWith('Palat Koman')
  }
  expect(await emptied(new Date('2025-12-31T12:00:00Z'))).toEqual(vouchers)
  expect(await emptied(new Date('2025-12-31T18:30:00Z'))).toEqual([])
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('nobody empties a paper before its time, also not with a clock that is years ahead', async () => {
  const { shop } = paying
  await paidAndCancelled({ name: 'Kunjiraman Nair', building: '9 Beach Lane', price: 30_000, buyer: null }).then(
    ({ shopper }) => person(`${shopper.userId}@example.com`, 'erase'),
  )
  await keepHouse({ ...shop.shop, clock: () => new Date('2060-01-01T00:00:00Z') })
  expect(await tablesWith('Kunjiraman Nair')).toEqual(vouchers)
})

/** Empties old papers in a session of this zone, on the last day but one, or the last, of every paper; takes it back. Gives how many. */
async function emptiedIn(zone: string, keptUntil: string): Promise<number> {
  const client = await paying.shop.pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL timezone = '${zone}';
      CREATE OR REPLACE FUNCTION paper_kept_until(financial_year text) RETURNS date LANGUAGE sql STABLE AS $$
        SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date ${keptUntil} $$`)
    return (await client.query('SELECT empty_old_papers(now()) AS emptied')).rows[0].emptied
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('the day of a paper is a day of India, whatever zone the session is in', async () => {
  await paidAndCancelled({ name: 'Kelu Nair', building: '4 Hill Road', price: 30_000, buyer: null }).then(
    ({ shopper }) => person(`${shopper.userId}@example.com`, 'erase'),
  )
  expect(await emptiedIn('<West>+167', '- 1')).toBeGreaterThan(0)
  expect(await emptiedIn('<East>-167', '+ 0')).toBe(0)
})
