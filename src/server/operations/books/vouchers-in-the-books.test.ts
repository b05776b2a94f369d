import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { set } from '../../../../test/builders/set.ts'
import { askHost, buildStaff, officeHost } from '../../../../test/office.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

const kerala = { 'company.state': 'Kerala', 'company.gstin': '32AAKFB7421M1ZE' }
const puducherry = { 'company.state': 'Puducherry', 'company.gstin': '34AAKFB7421M1ZA' }

let live: Paying
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-vouchers-'))
beforeAll(async () => {
  live = await Paying.open({ env: { RAZORPAY_KEY_ID: 'rzp_live_proof00000001' }, now: '2026-10-31T18:10:00Z' })
  await set(live.shop, kerala)
  // by Indian time: in October only a payment, in November an invoice too, and in December a payment of each of 2 GSTINs
  await live.paid()
  live.shop.advance(30 * 60_000)
  const { order } = await live.paid()
  await moveOrder(live.shop.shop, order._id, 'confirmed')
  await set(live.shop, puducherry)
  await live.paid()
  live.shop.advance(30 * 24 * 60 * 60_000)
  await live.paid()
  await set(live.shop, kerala)
  await live.paid()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await live.close()
})

const run = (...argv: string[]) => runCommand(live.shop.shop, argv)
const at = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')
const numbers = (text: string) => text.match(/BMS\/26-27\/\d+/g) ?? []

async function download(file: string): Promise<number> {
  const { cookie } = await buildStaff(live.shop, ['accountant'])
  const headers = {
    host: `${officeHost}:${new URL(live.shop.url).port}`,
    cookie,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
  }
  return (await askHost(live.shop.url, { path: `${officeBase}/books/${file}`, headers })).status
}

test('whose register and Tally a month is say its invoices, though vouchers are of another GSTIN; its return must be chosen', async () => {
  expect(await run('register', '2026-11', '--out', at('november.csv'))).toContain('2026-11: 1 document.')
  expect(numbers(read('november.csv'))).toEqual(['BMS/26-27/000001'])
  expect(await run('tally', '2026-11', '--out', at('november'))).toContain('2026-11: 1 document.')
  expect(numbers(read('november/vouchers.xml'))).toContain('BMS/26-27/000001')
  const gstin = puducherry['company.gstin']
  expect(await run('register', '2026-11', '--gstin', gstin, '--out', at('other.csv'))).toContain(
    '2026-11: 0 documents.',
  )
  await expect(run('gstr1', '2026-11', '--out', at('november.json'))).rejects.toThrow('documents of 2 GSTINs')
  expect(await run('gstr1', '2026-11', '--gstin', gstin, '--out', at('other.json'))).toContain('vouchers alone')
  expect(await download('register-file?month=2026-11&format=csv')).toBe(200)
  expect(await download('tally-file?month=2026-11')).toBe(200)
  expect(await download('gstr1-file?month=2026-11&format=json')).toBe(400)
})

test.each(['2026-10', '2026-12'])(
  '%s, which has vouchers alone, has a register and a Tally file without a row',
  async (month) => {
    expect(await run('register', month, '--out', at(`${month}.csv`))).toContain(`${month}: 0 documents.`)
    expect(await run('tally', month, '--out', at(month))).toContain(`${month}: 0 documents.`)
    expect(numbers(read(`${month}.csv`) + read(`${month}/vouchers.xml`))).toEqual([])
    for (const file of [`register-file?month=${month}&format=xlsx`, `tally-file?month=${month}`])
      expect(await download(file)).toBe(200)
  },
)

test('a month that has vouchers alone is locked, and is the first that can be', async () => {
  expect(await run('gstr1', '2026-10', '--out', at('october.json'))).toContain('2026-10: vouchers alone, in Table 13.')
  await expect(run('lock', '2026-09')).rejects.toThrow('the first invoice or voucher is of 2026-10')
  expect(await run('lock', '2026-10')).toContain('2026-10 is locked: 0 documents')
  expect(await run('gstr1', '2026-10', '--out', at('october.json'))).toContain('this is the kept file')
  const [row] = JSON.parse(read('october.json')).doc_issue.doc_det
  expect(row).toMatchObject({ doc_num: 6, docs: [{ from: 'RV/26-27/000001', to: 'RV/26-27/000001', net_issue: 1 }] })
})
