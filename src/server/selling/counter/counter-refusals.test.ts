import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { openCounter } from '../../../../test/builders/open-counter.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { UsageFailure } from '../../terminal/usage.ts'

let shop: TestShop
let counter: ReturnType<typeof openCounter>
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  counter = openCounter(shop)
})
afterAll(async () => {
  counter.close()
  await shop.close()
})

const run = (...argv: string[]) => counter.run(...argv)
const sell = (sale: unknown) => counter.sell(sale)
const cash = (amount: number) => ({ way: 'cash', amount })
const bearing = (price = 165, stock = 10, more = {}) => buildProduct(shop.shop, { price, stock, ...more })
const clean = async () => expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })

describe('what does not fit changes nothing', () => {
  const everything = async () => {
    const { rows } = await shop.pool.query(`
      SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM invoices) AS invoices,
        (SELECT count(*) FROM counter_payments) AS payments, (SELECT sum(on_hand) FROM stock_items) AS stock,
        (SELECT sum(last_number) FROM invoice_series) AS numbers, (SELECT count(*) FROM commands) AS commands`)
    return rows[0]
  }
  const refused = async (sale: unknown) => {
    const before = await everything()
    const error = await sell(sale).catch((each) => each)
    expect(error).toBeInstanceOf(Failure)
    expect(await everything()).toEqual(before)
    return error as Failure
  }

  test('lines: what is unknown, pieces that are none, more than there are, discounts above the line', async () => {
    const { productId } = await bearing(165, 3)
    const packs = await bearing(10, 100, { minimum: 10, multiple: 5 })
    const withVariants = await buildProduct(shop.shop, { price: 50, variants: ['Small', 'Large'] })
    const of = (line: object) => ({ lines: [line], payments: [cash(1000)] })
    const field = async (line: object) => {
      const { code, details } = await refused(of(line))
      return [code, ...Object.keys(details.errors ?? {})]
    }
    for (const quantity of [0, -1, 1.5, 1e9, '2', null, undefined]) {
      expect(await field({ productId, quantity })).toEqual(['bad_input', 'lines.0.quantity'])
    }
    for (const discount of [-1, 0.001, '5']) {
      expect(await field({ productId, quantity: 1, discount })).toEqual(['bad_input', 'lines.0.discount'])
    }
    expect(await field({ productId, quantity: 2, discount: 330.01 })).toEqual(['bad_input', 'lines.0.discount'])
    expect(await field({ productId: 'no-such-thing', quantity: 1 })).toEqual(['not_found'])
    expect(await field({ productId, variantId: withVariants.variantIds[0], quantity: 1 })).toEqual(['not_found'])
    expect(await field({ productId: withVariants.productId, quantity: 1 })).toEqual(['bad_input', 'lines.0.variantId'])
    expect(await field({ productId: packs.productId, quantity: 7 })).toEqual(['quantity_not_sold'])
    expect(await refused(of({ productId, quantity: 4 }))).toMatchObject({
      code: 'out_of_stock',
      details: { available: 3 },
    })
    const line = { productId, quantity: 1 }
    expect((await refused({ lines: [], payments: [] })).details.errors).toHaveProperty('lines')
    expect((await refused({ lines: Array(101).fill(line), payments: [] })).details.errors).toHaveProperty('lines')
    expect((await refused({ payments: [] })).code).toBe('bad_input')
  })

  test('payments: short, negative, by an unknown way, more than is due without cash', async () => {
    const { productId } = await bearing()
    const paid = async (...payments: unknown[]) => {
      const { code, details } = await refused({ lines: [{ productId, quantity: 1 }], payments })
      return [code, ...Object.keys(details.errors ?? {})]
    }
    expect(await paid()).toEqual(['bad_input', 'payments'])
    expect(await paid(cash(164.99))).toEqual(['bad_input', 'payments'])
    expect(await paid({ way: 'upi', amount: 165.01 })).toEqual(['bad_input', 'payments'])
    expect(await paid({ way: 'upi', amount: 100 }, { way: 'card', amount: 66 })).toEqual(['bad_input', 'payments'])
    expect(await paid(cash(-165))).toEqual(['bad_input', 'payments.0.amount'])
    expect(await paid(cash(0))).toEqual(['bad_input', 'payments.0.amount'])
    expect(await paid(cash(165.001))).toEqual(['bad_input', 'payments.0.amount'])
    expect(await paid({ way: 'cheque', amount: 165 })).toEqual(['bad_input', 'payments.0.way'])
    expect((await refused({ lines: [{ productId, quantity: 1 }] })).code).toBe('bad_input')
  })

  test('customers: a wrong GSTIN, a telephone number that is none, a bill that the law wants a name on', async () => {
    const { productId } = await bearing(60_000, 100)
    const bought = async (customer: object, quantity = 1, payments: object[] = [cash(60_000)]) => {
      const { code, details } = await refused({ lines: [{ productId, quantity }], customer, payments })
      return [code, ...Object.keys(details.errors ?? {})]
    }
    const legalName = 'Coimbatore Pumps LLP'
    expect(await bought({ gstin: '33AAFFC5678K1Z6', legalName })).toEqual(['bad_input', 'customer.gstin'])
    expect(await bought({ gstin: '33AAFFC5678K1Z5' })).toEqual(['bad_input', 'customer.legalName'])
    expect(await bought({ legalName })).toEqual(['bad_input', 'customer.gstin'])
    for (const phone of ['98470', '+919847000001', '98470 00001', '०123456789']) {
      expect(await bought({ phone })).toEqual(['bad_input', 'customer.phone'])
    }
    expect(await bought({ address: { ...kozhikode, state: 'Narnia' } })).toEqual([
      'bad_input',
      'customer.address.state',
    ])
    expect(await bought({ address: { ...kozhikode, pincode: '67301' } })).toEqual([
      'bad_input',
      'customer.address.pincode',
    ])
    expect(await bought({})).toEqual(['bad_input', 'customer.name'])
    expect(await bought({ name: 'Amina Beevi' })).toEqual(['bad_input', 'customer.address'])
    // s.186: 2 lakh and more of one person in a day, also over several sales
    const amina = { name: 'Amina Beevi', phone: '9847055555', address: kozhikode }
    expect(await bought(amina, 4, [cash(240_000)])).toEqual(['cash_limit'])
    await sell({ lines: [{ productId, quantity: 3 }], customer: amina, payments: [cash(180_000)] })
    expect(await bought(amina)).toEqual(['cash_limit'])
    await sell({ lines: [{ productId, quantity: 1 }], customer: amina, payments: [{ way: 'upi', amount: 60_000 }] })
    await clean()
  })

  test('files: none named, not there, not JSON', async () => {
    await expect(run('sell')).rejects.toBeInstanceOf(UsageFailure)
    await expect(run('sell', counter.at('sale.json'), '--jsn')).rejects.toBeInstanceOf(UsageFailure)
    await expect(run('sell', counter.at('none.json'))).rejects.toThrow(/none.json cannot be found/)
    expect((await refused('{"lines": [')).message).toContain('is not JSON')
    expect((await refused('[]')).code).toBe('bad_input')
  })
})

test('a named sale without a phone number keeps its name: nobody asked to be forgotten', async () => {
  const { productId } = await bearing()
  const customer = { name: 'Ittoop Varghese' }
  const { document } = await sell({ customer, lines: [{ productId, quantity: 1 }], payments: [cash(200)] })
  const client = await shop.pool.connect()
  const nameOf = `SELECT document #>> '{recipient,name}' AS name FROM invoices WHERE number = $1`
  try {
    await client.query(`BEGIN; CREATE OR REPLACE FUNCTION paper_kept_until(financial_year text) RETURNS date LANGUAGE sql
      IMMUTABLE AS $$ SELECT date '2000-01-01' $$`)
    await client.query('SELECT empty_old_papers(now())')
    expect((await client.query(nameOf, [document.number])).rows).toEqual([{ name: customer.name }])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
