import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReconRows, reconJson, reconReport, reconTable } from '../../../../test/builders/recon-rows.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { UsageFailure } from '../../terminal/usage.ts'

let paying: Paying
let folder: string
let recon: ReconRows
/** Two payments of ₹1,900. */
let first: string
let second: string
let serial = 0
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-settlements-'))
  paying = await Paying.open({ now: '2026-10-05T06:00:00Z' })
})
beforeEach(async () => {
  first = (await paying.paid()).payment.id
  second = (await paying.paid()).payment.id
  serial += 1
  recon = new ReconRows(String(serial))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await paying.close()
})

function write(name: string, content: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

const run = (...argv: string[]) => runCommand(paying.shop.shop, ['settlement', ...argv])
const counts = async () =>
  (
    await paying.shop.pool.query(`SELECT (SELECT count(*)::int FROM settlements) AS settlements,
    (SELECT count(*)::int FROM settlement_rows) AS rows,
    (SELECT count(*)::int FROM commands WHERE name = 'settlement.import') AS commands`)
  ).rows[0]
const take = async (content: string, name = 'recon.json') => JSON.parse(await run(write(name, content), '--json'))

test.each([
  ['the provider’s call', reconJson, 'recon.json'],
  ['a table in paise', reconTable, 'recon.csv'],
  ['the dashboard’s report in rupees', reconReport, 'report.csv'],
])(
  '%s is matched to payments, and comes to the bank credit of its UTR; the second time nothing is new',
  async (_, form, name) => {
    const file = form([recon.payment(first), recon.payment(second), recon.adjustment({ settlement_utr: null })])
    const before = await counts()
    const done = await take(file, name)
    expect(done).toMatchObject({ new: 3, known: 0, leftOut: 0 })
    expect(done.settlements).toHaveLength(1)
    expect(done.settlements[0]).toMatchObject({
      ...{ settlement: `setl_${recon.serial}`, payments: 2, gross: 380_000, fee: 8_968, ofItTax: 1_368, refunds: 0 },
      ...{ adjustments: 1012, bank: 372_044, difference: 0, unmatched: [`adj_${recon.serial}`] },
      voucher: {
        bankDebit: 372_044,
        feeExpenseDebit: 7_600,
        inputGstDebit: 1_368,
        razorpayCredit: 380_000,
        toExplainCredit: 1012,
      },
    })
    const { rows } = await paying.shop.pool.query(
      'SELECT p.id AS "entityId", o.number AS "order" FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.id IN ($1, $2)',
      [first, second],
    )
    expect(done.settlements[0].rows).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
    const again = await run(write(name, file))
    expect(again).toContain('Nothing is new: all 3 rows are known.')
    expect(again).toContain('₹3,720.44')
    const added = { settlements: before.settlements + 1, rows: before.rows + 3, commands: before.commands + 1 }
    expect(await counts()).toEqual(added)
  },
)

test('a refund of an older payment, a chargeback and a fee that differs are listed; a bank line finds its settlement', async () => {
  await take(reconJson([recon.payment(first)]))
  const older = `setl_${recon.serial}`
  await paying.shop.pool.query(
    `INSERT INTO outside_refunds (id, payment_id, amount, status, created_at) VALUES ($1, $2, 190000, 'processed', now())`,
    [`rfnd_${serial}x`, first],
  )
  const back = `rfnd_${serial}x`
  serial += 1
  recon = new ReconRows(String(serial))
  const rows = [
    recon.payment(second, { credit: 185_416 }),
    recon.refund(back, first),
    recon.adjustment({ debit: 190_000, credit: 0, amount: 190_000, dispute_id: 'disp_1', payment_id: first }),
  ]
  const said = await run(write('recon.json', reconJson(rows)))
  expect(said).toContain('New: 3 rows of 1 settlement.')
  for (const sentence of [
    `${second}: ₹1,854.16 settled, ₹1,855.16 by amount and fee.`,
    `${back} (₹1,900): not in the shop's journal. It was made at the provider.`,
    `${back}: refund of the older payment ${first}, settled in ${older}.`,
    `adj_${recon.serial}: chargeback disp_1 of ${first}.`,
    `setl_${recon.serial}: -₹1 of the bank credit is not explained by its rows.`,
  ])
    expect(said).toContain(sentence)
  expect(said).not.toContain('not found')
  const cut = recon.utr.slice(-8)
  expect(await run('--utr', cut)).toContain(`setl_${recon.serial}`)
  expect(await run('--utr', cut)).not.toContain(`HDFCR520261000000${String(serial - 1).padStart(3, '0')}`)
  await expect(run('--utr', '99999999')).rejects.toThrow('No settlement has a UTR that ends with 99999999.')
  await expect(run('--utr', '123')).rejects.toThrow(UsageFailure)
})

test('rows that are not settled yet are left out; more rows of a settlement may come in a second file', async () => {
  const open = recon.payment(second, { settled: false, settlement_id: null, settlement_utr: null, settled_at: null })
  expect(await take(reconJson([recon.payment(first), open]))).toMatchObject({ new: 1, known: 0, leftOut: 1 })
  expect(await take(reconJson([recon.payment(first), recon.payment(second)]))).toMatchObject({ new: 1, known: 1 })
  await expect(take(reconJson([open]))).rejects.toThrow('Nothing in it is settled yet (1 row). Nothing was saved.')
})

test('two who import one file at once import it once', async () => {
  const before = await counts()
  const file = reconJson([recon.payment(first), recon.payment(second)])
  const answers = await Promise.all([take(file), take(file), take(file)])
  expect(answers.map((answer) => answer.new).sort()).toEqual([0, 0, 2])
  expect((await counts()).rows).toBe(before.rows + 2)
})

test('without a file that it reads, the usage is shown or the file is named', async () => {
  await expect(run('a.xlsx')).rejects.toThrow(UsageFailure)
  await expect(run(path.join(folder, 'none.csv'))).rejects.toThrow(/none\.csv cannot be read \(ENOENT\)/)
})
