import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode, mahe } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { set } from '../../../../test/builders/set.ts'
import { buildStaff, inCommand } from '../../../../test/office.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { insertSettlements } from '../settlements/settlement-queries.ts'

const there = { 'company.state': 'Puducherry', 'company.gstin': '34AAKFB7421M1ZA' }
const [kerala, puducherry] = ['32AAKFB7421M1ZE', there['company.gstin']]

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-moved-'))
beforeAll(async () => {
  // a sale in September and two in October from Kerala, then two from Puducherry
  shop = await openShop({ now: '2026-09-30T06:00:00Z', env: { SHOP_GSTIN: kerala, DELIVERY_CHARGE: '59' } })
  await sell(kozhikode)
  shop.advance(86_400_000)
  await sell(kozhikode)
  await sell(mahe)
  await set(shop, there)
  await sell(kozhikode)
  await sell(mahe)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

async function sell(address: object): Promise<void> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 165, gstRate: 18, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
}

const at = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')
const run = (...argv: string[]) => runCommand(shop.shop, argv)

test('a month before a move is filed by the GSTIN and from the state of its documents, and this is said', async () => {
  const said = await run('gstr1', '2026-09', '--out', at('september.json'))
  expect(JSON.parse(read('september.json'))).toMatchObject({
    gstin: kerala,
    b2cs: [{ sply_ty: 'INTRA', pos: '32', camt: 17.09, samt: 17.09 }],
    hsn: { hsn_b2c: [{ iamt: 0, camt: 17.09, samt: 17.09 }] },
  })
  const note = `These documents are of the GSTIN ${kerala}; the shop's is ${puducherry} now.`
  expect(said).toContain(note)
  expect(await run('register', '2026-09', '--out', at('september.csv'))).toContain(note)
  expect(await run('tally', '2026-09', '--out', at('september'))).toContain(note)
})

test.each([
  ['gstr1', 'october.json'],
  ['register', 'october.csv'],
  ['tally', 'october'],
])('%s refuses a month of 2 GSTINs in a sentence that says how, and writes nothing', async (command, name) => {
  await expect(run(command, '2026-10', '--out', at(name))).rejects.toThrow(
    `2026-10 has documents of 2 GSTINs, ${kerala} and ${puducherry}: each files its own. Choose with --gstin ${kerala}.`,
  )
  expect(() => read(name)).toThrow(/ENOENT/)
  const wrong = run(command, '2026-10', '--gstin', '29AAKFB7421M1Z0', '--out', at(name))
  await expect(wrong).rejects.toThrow(
    `2026-10 has nothing of the GSTIN 29AAKFB7421M1Z0, only of ${kerala} and ${puducherry}`,
  )
})

test('--gstin chooses whose month it is: its documents, its numbers and its home state alone', async () => {
  const saidOld = await run('gstr1', '2026-10', '--gstin', kerala, '--out', at('old.json'))
  const saidNew = await run('gstr1', '2026-10', '--gstin', puducherry, '--out', at('new.json'))
  expect([saidOld, saidNew].map((said) => said.split('\n')[0])).toEqual(
    Array(2).fill('GSTR-1 of 2026-10: 2 documents.'),
  )
  expect([saidOld, saidNew].map((said) => said.includes('These documents are of the GSTIN'))).toEqual([true, false])
  const rows = (name: string) =>
    JSON.parse(read(name)).b2cs.map(({ sply_ty, pos }: Record<string, string>) => [sply_ty, pos])
  expect(rows('old.json')).toEqual([
    ['INTRA', '32'],
    ['INTER', '34'],
  ])
  expect(rows('new.json')).toEqual([
    ['INTER', '32'],
    ['INTRA', '34'],
  ])
  const { gstin, doc_issue } = JSON.parse(read('new.json'))
  expect(gstin).toBe(puducherry)
  expect(doc_issue.doc_det[0].docs).toMatchObject([
    { from: 'BMS/26-27/000004', to: 'BMS/26-27/000005', totnum: 2, cancel: 0 },
  ])
  await run('register', '2026-10', '--gstin', kerala, '--out', at('old.csv'))
  expect(read('old.csv').match(/BMS\/26-27\/\d+/g)).toEqual(['BMS/26-27/000002', 'BMS/26-27/000003'])
  await run('tally', '2026-10', '--gstin', puducherry, '--out', at('new'))
  expect(read('new/vouchers.xml').match(/(?<=<VOUCHERNUMBER>)[^<]+/g)).toEqual(['BMS/26-27/000004', 'BMS/26-27/000005'])
  expect(read('new/vouchers.xml')).toContain('Output IGST')
})

test('the office is told whose papers a month has, and shows, gives and locks each by itself', async () => {
  const owner = await buildStaff(shop, ['owner'])
  const filers = async (month: string) => (await owner.call(officeBooks.filersOfMonth, { query: { month } })).body.data
  expect(await filers('2026-10')).toEqual([
    { gstin: kerala, documents: 2, vouchers: 0 },
    { gstin: puducherry, documents: 2, vouchers: 0 },
  ])
  expect(await filers('2026-09')).toEqual([{ gstin: kerala, documents: 1, vouchers: 0 }])
  expect(await filers('2026-08')).toEqual([])
  for (const gstin of [kerala, puducherry]) {
    const { body } = await owner.call(officeBooks.monthReturn, { query: { month: '2026-10', gstin } })
    expect(body.data).toMatchObject({ gstin, documents: 2 })
  }
  const neither = await owner.call(officeBooks.monthReturn, { query: { month: '2026-10' } })
  expect(neither.status).toBe(400)
  for (const month of ['2026-13', '2017-06', '2026-11', '10-2026'])
    expect((await owner.call(officeBooks.filersOfMonth, { query: { month } })).status, month).toBe(400)
  const packer = await buildStaff(shop, ['packer'])
  expect((await packer.call(officeBooks.filersOfMonth, { query: { month: '2026-10' } })).status).toBe(403)
})

test('a settlement of a month of 2 GSTINs is booked once, with the one that issued its last paper', async () => {
  const row: SettlementRow = {
    ...{
      settlementId: 'setl_1',
      entityId: 'pay_1',
      kind: 'payment',
      amount: 100,
      fee: 2,
      tax: 0,
      credit: 98,
      debit: 0,
    },
    ...{ utr: 'UTR1', paymentId: null, orderId: null, orderReceipt: null, method: null, disputeId: null },
    ...{ description: null, createdAt: null, settledAt: new Date('2026-10-07T06:00:00Z') },
  }
  const from = { fileName: 'recon.json', at: new Date(), by: 'test' }
  await inCommand(shop.db, (tx) => insertSettlements(tx, [row], from))
  const saidOld = await run('tally', '2026-10', '--gstin', kerala, '--out', at('settled-old'))
  expect(saidOld).toContain('Tally vouchers of 2026-10: 2 documents.')
  expect(saidOld).toContain(`The settlements of this month are booked with the GSTIN ${puducherry}.`)
  expect(read('settled-old/vouchers.xml')).not.toContain('setl_1')
  const saidNew = await run('tally', '2026-10', '--gstin', puducherry, '--out', at('settled-new'))
  expect(saidNew).toContain('Tally vouchers of 2026-10: 2 documents and 1 settlement.')
  expect(read('settled-new/vouchers.xml')).toContain('<VOUCHERNUMBER>setl_1</VOUCHERNUMBER>')
})

test('a month without documents is that of the GSTIN of today', async () => {
  expect(await run('gstr1', '2026-08', '--out', at('august.json'))).toContain('nothing was issued')
  expect(JSON.parse(read('august.json')).gstin).toBe(puducherry)
})

test('a GSTIN that files quarterly has its quarter in the third month, though it issued papers in the first alone', async () => {
  shop.advance(75 * 86_400_000)
  const owner = await buildStaff(shop, ['owner'])
  const body = { month: '2026-12', gstin: kerala, frequency: 'quarterly' as const }
  const chosen = await owner.call(officeBooks.setFilingFrequency, { body })
  expect(chosen).toMatchObject({ status: 200, body: { message: expect.stringContaining('begins in 2026-10') } })
  const { body: filers } = await owner.call(officeBooks.filersOfMonth, { query: { month: '2026-12' } })
  expect(filers.data).toEqual([{ gstin: kerala, documents: 0, vouchers: 0 }])
  const said = await run('gstr1', '2026-12', '--gstin', kerala, '--out', at('quarter.json'))
  expect(said).toContain('GSTR-1 of the quarter 2026-10 to 2026-12: 2 documents.')
  expect(JSON.parse(read('quarter.json'))).toMatchObject({ gstin: kerala, fp: '122026' })
  // the GSTIN of today files monthly
  expect(await run('gstr1', '2026-12', '--out', at('december.json'))).toContain('GSTR-1 of 2026-12: nothing was issued')
})
