import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { UsageFailure } from '../../terminal/usage.ts'

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-books-'))
beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z', env: { DELIVERY_CHARGE: '59' } })
  await sell([165, 18])
  await sell([450, 0], [165, 18])
  await sell([165, 18]).then((id) => comeBack(id))
  shop.advance(20 * 60_000)
  await sell([165, 18])
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Sells goods (price in rupees, rate) to Kozhikode up to their invoice. Gives the order's id. */
async function sell(...goods: [price: number, gstRate: number][]): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  for (const [price, gstRate] of goods) {
    const { productId } = await buildProduct(shop.shop, { price, gstRate, stock: 1 })
    if (gstRate === 0) await setHsn(productId, '820110')
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  }
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id
}

const setHsn = (productId: string, code: string) =>
  shop.db.updateTable('products').set({ hsn_code: code }).where('id', '=', productId).execute()

async function comeBack(id: string): Promise<void> {
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, id, status)
}

const run = (...argv: string[]) => runCommand(shop.shop, argv)
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const at = (name: string) => path.join(folder, name)

test('gstr1 writes the month’s return of frozen documents, by Indian time, and says both sums of the tax', async () => {
  const said = await run('gstr1', '2026-10', '--out', at('october.json'))
  expect(said.split('\n')).toEqual([
    'GSTR-1 of 2026-10: 4 documents.',
    'Due by 11 Nov 2026.',
    'Taxable and exempt value ₹829.68.',
    'Tax in documents ₹68.32, in the return ₹68.34, difference ₹0.02.',
    `Written to ${at('october.json')}.`,
  ])
  expect(JSON.parse(read('october.json'))).toEqual({
    gstin: shop.shop.settings.now()['company.gstin'],
    ...{ fp: '102026', version: 'GST3.2.4', hash: 'hash' },
    b2cs: [{ sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '32', txval: 379.68, camt: 34.17, samt: 34.17, csamt: 0 }],
    nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 450, nil_amt: 0, ngsup_amt: 0 }] },
    doc_issue: {
      doc_det: [
        {
          ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
          docs: [{ num: 1, from: 'BMS/26-27/000001', to: 'BMS/26-27/000003', totnum: 3, cancel: 0, net_issue: 3 }],
        },
        {
          ...{ doc_num: 5, doc_typ: 'Credit Note' },
          docs: [{ num: 1, from: 'BCN/26-27/000001', to: 'BCN/26-27/000001', totnum: 1, cancel: 0, net_issue: 1 }],
        },
      ],
    },
    hsn: {
      hsn_b2c: [
        { num: 1, hsn_sc: '820110', desc: ' SPADES AND SHOVELS', uqc: 'NOS', qty: 1, rt: 0, ...noTax, txval: 450 },
        { num: 2, hsn_sc: '848210', desc: 'BALL BEARINGS :', uqc: 'NOS', qty: 2, rt: 18, ...tax, txval: 379.68 },
      ],
    },
  })
})

const noTax = { iamt: 0, samt: 0, camt: 0, csamt: 0 }
const tax = { iamt: 0, samt: 34.17, camt: 34.17, csamt: 0 }

test('an order of after midnight in India is of the next month; a month before the first sale has four keys', async () => {
  const said = await run('gstr1', '2026-11', '--out', at('november.json'))
  expect(said).toContain('2026-11 is not over: what is issued until its end is missing.')
  expect(JSON.parse(read('november.json'))).toMatchObject({ fp: '112026', b2cs: [{ txval: 189.84 }] })
  await run('gstr1', '2026-09', '--out', at('september.json'))
  expect(Object.keys(JSON.parse(read('september.json')))).toEqual(['gstin', 'fp', 'version', 'hash'])
})

test('the register has a row a document and rate, and its last row the sums of the documents', async () => {
  expect(await run('register', '2026-10', '--out', at('october.csv'))).toContain(
    'Sales register of 2026-10: 4 documents.',
  )
  const rows = read('october.csv')
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  expect(
    rows.map(([kind, number, day, , , , pos, hsn, rate, ...amounts]) => [
      kind,
      number,
      day,
      pos,
      hsn,
      rate,
      ...amounts,
    ]),
  ).toEqual([
    expect.arrayContaining(['Number', 'Taxable value', 'Round off']),
    invoiceRow('000001', ['189.84', '17.08', '17.08', '0', '0', '224']),
    [
      'Invoice',
      'BMS/26-27/000002',
      '2026-10-31',
      '32',
      '820110',
      '0',
      '450',
      '0',
      '0',
      '0',
      '0',
      '450',
      'Cash on delivery',
      '',
    ],
    invoiceRow('000002', ['189.84', '17.08', '17.08', '0', '0', '224']),
    invoiceRow('000003', ['189.84', '17.08', '17.08', '0', '0', '224']),
    [
      'Credit note',
      'BCN/26-27/000001',
      '2026-10-31',
      '32',
      '848210',
      '18',
      '-189.84',
      '-17.08',
      '-17.08',
      '0',
      '0',
      '-224',
      'Cash on delivery',
      'BMS/26-27/000003',
    ],
    ['Sum', '', '', '', '', '', '829.68', '34.16', '34.16', '0', '0', '898', '', ''],
  ])
})

test('the register’s last row has the sums of GSTR-1’s tables beside its own; an open month’s tax differs by what is rounded off', async () => {
  await run('register', '2026-10', '--out', at('october.csv'))
  const last = read('october.csv').trim().split('\r\n').at(-1)
  expect(last).toContain('Sum,,,,GSTR-1: value 829.68; tax 68.34 (difference 0.02),')
})

const invoiceRow = (count: string, amounts: string[]) => [
  ...['Invoice', `BMS/26-27/${count}`, '2026-10-31', '32', '848210', '18'],
  ...amounts,
  ...['Cash on delivery', ''],
]

test('the sums are those that the database itself adds up from the documents', async () => {
  const { rows } = await shop.pool.query(`
    SELECT sum(sign * (line ->> 'taxable')::bigint)::int AS taxable,
      sum(sign * ((line ->> 'cgst')::bigint + (line ->> 'sgst')::bigint + (line ->> 'igst')::bigint))::int AS tax
    FROM (SELECT 1 AS sign, document, issued_at FROM invoices UNION ALL SELECT -1, document, issued_at FROM credit_notes) d,
      jsonb_array_elements(document -> 'lines') line
    WHERE to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = '2026-10'`)
  const said = await run('gstr1', '2026-10', '--out', at('october.json'))
  expect(rows).toEqual([{ taxable: paiseFromRupees(829.68), tax: paiseFromRupees(68.32) }])
  expect(said).toContain('₹829.68')
  expect(said).toContain('₹68.32')
})

test('tally writes the month for Tally: masters and vouchers, those of the same documents; again it is the same', async () => {
  const said = await run('tally', '2026-10', '--out', at('tally'))
  expect(said).toContain('Tally vouchers of 2026-10: 4 documents.')
  expect(said).toContain('Import in this order: masters.xml, vouchers.xml.')
  const vouchers = read('tally/vouchers.xml')
  const party = [...vouchers.matchAll(/<LEDGERNAME>Cash on delivery<.*?<AMOUNT>(-?[\d.]+)</g)]
  const { rows } = await shop.pool.query(`
    SELECT sum(sign * (document -> 'totals' ->> 'total')::bigint)::int AS total
    FROM (SELECT 1 AS sign, document, issued_at FROM invoices UNION ALL SELECT -1, document, issued_at FROM credit_notes) d
    WHERE to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = '2026-10'`)
  expect(party).toHaveLength(4)
  expect(paiseFromRupees(-party.reduce((all, [, amount]) => all + Number(amount), 0))).toBe(rows[0].total)
  expect(read('tally/masters.xml')).toContain('<REPORTNAME>All Masters</REPORTNAME>')
  await run('tally', '2026-10', '--out', at('tally'))
  expect(read('tally/vouchers.xml')).toBe(vouchers)
  await expect(run('tally', '2026-10', '--out', at('october.json/tally'))).rejects.toThrow(/cannot be made \(ENOTDIR\)/)
})

test('what the portal would refuse is named by its document', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 1 })
  await setHsn(productId, '999999')
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  const said = await run('gstr1', '2026-11', '--out', at('november.json'))
  expect(said).toContain('Put right before you file (1):')
  expect(said).toContain(
    'BMS/26-27/000005, line 1 (Ball Bearing 6204-2RS): the GST portal does not know the HSN code 999999.',
  )
})

test.each([
  ['2026-13', '2026-13 is not a month: write it as 2026-10.'],
  ['26-10', '26-10 is not a month: write it as 2026-10.'],
  ['2017-06', '2017-06 is before GST began in July 2017.'],
  ['2026-12', '2026-12 has not begun.'],
])('%s is refused by both in a sentence, and nothing is written', async (month, sentence) => {
  await expect(run('gstr1', month, '--out', at('refused.json'))).rejects.toThrow(sentence)
  await expect(run('register', month, '--out', at('refused.csv'))).rejects.toThrow(sentence)
  expect(() => read('refused.json')).toThrow()
})

test('without a month, a file or an ending that it writes, the usage is shown', async () => {
  for (const words of [
    ['gstr1'],
    ['gstr1', '2026-10'],
    ['gstr1', '2026-10', '--out', 'a.csv'],
    ['register', '2026-10', '--out', 'a.json'],
    ['tally', '2026-10'],
  ])
    await expect(run(...words)).rejects.toThrow(UsageFailure)
  await expect(run('gstr1', '2026-10', '--out', at('nowhere/a.json'))).rejects.toThrow(
    /nowhere\/a.json cannot be written \(ENOENT\)/,
  )
})
