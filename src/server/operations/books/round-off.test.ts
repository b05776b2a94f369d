import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { readCsv } from '../../platform/spreadsheets/read-csv.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { auditMoney } from '../audit/audit-money.ts'

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-round-off-'))
beforeAll(async () => {
  // ₹165 and ₹59 in the state: 17.08 + 17.08 in the invoice, 17.09 + 17.09 in the return; ₹118: no difference
  shop = await openShop({ now: '2026-10-05T06:00:00Z', env: { DELIVERY_CHARGE: '59' } })
  await sell(165)
  shop.advance(31 * 86_400_000)
  await sell(59)
  shop.advance(31 * 86_400_000)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

async function sell(price: number): Promise<void> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price, gstRate: 18, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
}

const run = (...argv: string[]) => runCommand(shop.shop, argv)
const at = (name: string) => path.join(folder, name)

/** CGST, SGST, IGST, round off and total of the register's last row, and the kinds of its rows. */
async function register(month: string) {
  await run('register', month, '--out', at(`${month}.csv`))
  const [, ...rows] = readCsv(readFileSync(at(`${month}.csv`), 'utf8').replace('\uFEFF', ''), 100).rows
  return { kinds: rows.map(([kind]) => kind), sums: rows.at(-1)?.slice(10, 15).map(Number) }
}

async function vouchers(month: string): Promise<string> {
  await run('tally', month, '--out', at(month))
  return readFileSync(at(`${month}/vouchers.xml`), 'utf8')
}

const lockShown = async () => {
  const accountant = await buildStaff(shop, ['accountant'])
  return (await accountant.call(officeBooks.monthReturn, { query: { month: '2026-10' } })).body.data.lock
}
const posted = async () =>
  (await shop.pool.query('SELECT version, kind, igst::int, cgst::int, sgst::int FROM return_round_offs ORDER BY 1, 2'))
    .rows

test('what a return rounds off is posted with the lock of its month: register and Tally have its tax from then on', async () => {
  expect(await register('2026-10')).toEqual({ kinds: ['Invoice', 'Sum'], sums: [17.08, 17.08, 0, 0, 224] })
  expect(await vouchers('2026-10')).not.toContain('GSTR1-2026-10')
  expect(await run('lock', '2026-10')).toContain('Round off of the return: ₹0.02 is posted with the month.')
  expect(await lockShown()).toMatchObject({ roundOff: 0.02 })
  expect(await register('2026-10')).toEqual({
    kinds: ['Invoice', 'GSTR-1 round off', 'Sum'],
    sums: [17.09, 17.09, 0, -0.02, 224],
  })
  const xml = await vouchers('2026-10')
  const [journal = ''] = xml.match(/<VOUCHER DATE="20261031" VCHTYPE="Journal".*?<\/VOUCHER>/) ?? []
  const entries = [...journal.matchAll(/<LEDGERNAME>(.*?)<\/LEDGERNAME>.*?<AMOUNT>(.*?)<\/AMOUNT>/g)]
  expect(entries.map(([, ledger, amount]) => [ledger, amount])).toEqual([
    ['Round Off', '-0.02'],
    ['Output CGST', '0.01'],
    ['Output SGST', '0.01'],
  ])
  expect(journal).toContain('<VOUCHERNUMBER>GSTR1-2026-10</VOUCHERNUMBER>')
  const masters = readFileSync(at('2026-10/masters.xml'), 'utf8')
  for (const ledger of ['Round Off', 'Output CGST', 'Output SGST'])
    expect(masters).toContain(`<LEDGER NAME="${ledger}"`)
  expect(await posted()).toEqual([{ version: 1, kind: 'posted', igst: 0, cgst: 1, sgst: 1 }])
})

test('a month that is unlocked has it reversed, nothing of it is taken away, and the books are as before', async () => {
  await run('lock', '2026-10', '--undo', '--reason', 'Filed with a wrong invoice')
  expect(await posted()).toMatchObject([{ kind: 'posted' }, { kind: 'reversed', cgst: -1, sgst: -1 }])
  expect(await lockShown()).toBeNull()
  expect(await register('2026-10')).toEqual({ kinds: ['Invoice', 'Sum'], sums: [17.08, 17.08, 0, 0, 224] })
  expect(await vouchers('2026-10')).not.toContain('GSTR1-2026-10')
  await run('lock', '2026-10')
  expect((await posted()).map(({ version, kind }) => [version, kind])).toEqual([
    [1, 'posted'],
    [1, 'reversed'],
    [2, 'posted'],
  ])
  expect((await register('2026-10')).sums).toEqual([17.09, 17.09, 0, -0.02, 224])
  await expect(run('lock', '2026-10')).rejects.toThrow('is locked already')
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
})

test('a month whose tax is that of its return says that nothing is rounded off, and has no row of it', async () => {
  expect(await run('lock', '2026-11')).toContain('Round off of the return: ₹0 is posted')
  expect((await register('2026-11')).kinds).toEqual(['Invoice', 'Sum'])
  expect(await vouchers('2026-11')).not.toContain('VCHTYPE="Journal"')
})
