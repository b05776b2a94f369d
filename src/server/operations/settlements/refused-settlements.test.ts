import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ReconRow, ReconRows, reconJson, reconTable } from '../../../../test/builders/recon-rows.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { runCommand } from '../../terminal/run-command.ts'

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

test.each<[string, (rows: ReconRow[]) => [name: string, content: string], RegExp]>([
  [
    'half a row',
    (rows) => ['a.csv', reconTable(rows).replace(/,[^,]*,[^,]*,[^,]*\n$/, '\n')],
    /row 3, column method: the row ends after 17 of 20/,
  ],
  [
    'a rupee sign',
    ([one, two]) => ['a.csv', reconTable([one as ReconRow, { ...two, amount: '₹1900.00' }])],
    /row 3, column amount: “₹1900\.00” has a currency sign: write the number alone/,
  ],
  [
    'Rs',
    ([one]) => ['a.json', reconJson([{ ...one, fee: 'Rs. 44.84' }])],
    /row 1, column fee: “Rs\. 44\.84” has a currency sign/,
  ],
  [
    'a date of Excel',
    ([one]) => ['a.csv', reconTable([{ ...one, settled_at: '46302.4791666667' }])],
    /row 2, column settled_at: “46302\.4791666667” is a date as Excel counts it/,
  ],
  [
    'another date',
    ([one]) => ['a.csv', reconTable([{ ...one, created_at: '05-10-2026' }])],
    /row 2, column created_at: “05-10-2026” is no moment/,
  ],
  [
    '30 February',
    ([one]) => ['a.csv', reconTable([{ ...one, created_at: '2026-02-30 10:00:00' }])],
    /row 2, column created_at/,
  ],
  [
    'rupees in JSON',
    ([one]) => ['a.json', reconJson([{ ...one, amount: 1900.5 }])],
    /row 1, column amount: “1900\.5” is no amount in paise/,
  ],
  ['a negative amount', ([one]) => ['a.json', reconJson([{ ...one, debit: -1 }])], /row 1, column debit/],
  [
    'three decimals',
    ([one]) => ['a.csv', reconTable([{ ...one, amount: '1900.005', fee: '44.84' }])],
    /row 2, column amount: “1900\.005” is no amount in rupees/,
  ],
  ['no amount', ([one]) => ['a.json', reconJson([{ ...one, credit: null }])], /row 1, column credit: empty/],
  [
    'more tax than fee',
    ([one]) => ['a.json', reconJson([{ ...one, tax: 9_999 }])],
    /row 1, column tax: more tax than fee/,
  ],
  ['dollars', ([one]) => ['a.json', reconJson([{ ...one, currency: 'USD' }])], /row 1, column currency: “USD”/],
  ['no id', ([one]) => ['a.json', reconJson([{ ...one, entity_id: '<b>' }])], /row 1, column entity_id: “<b>” is none/],
  [
    'an entity twice',
    ([one]) => ['a.json', reconJson([one as ReconRow, one as ReconRow])],
    /row 2, column entity_id: .* is in row 1/,
  ],
  [
    'two UTRs of a settlement',
    ([one, two]) => ['a.json', reconJson([one as ReconRow, { ...two, settlement_utr: 'OTHER123' }])],
    /row 2, column settlement_utr: setl_\d+ has the UTR/,
  ],
  [
    'one UTR of two settlements',
    ([one, two]) => ['a.json', reconJson([one as ReconRow, { ...two, settlement_id: 'setl_other' }])],
    /row 2, column settlement_utr: this UTR belongs to setl_/,
  ],
  [
    'another account',
    ([one]) => ['a.json', reconJson([{ ...one, entity_id: 'pay_ofOthers' }])],
    /knows none of these payments/,
  ],
  [
    'another account, by a chargeback alone',
    () => {
      const of = { payment_id: 'pay_ofOthers', dispute_id: 'disp_1', settlement_utr: null }
      return ['a.json', reconJson([recon.adjustment(of)])]
    },
    /knows none of these payments/,
  ],
  [
    'another account, by refunds and their payments',
    () => ['a.json', reconJson([recon.refund('rfnd_ofOthers', 'pay_ofOthers'), recon.adjustment()])],
    /knows none of these payments/,
  ],
  [
    'whole rupees where paise belong',
    ([one]) => ['a.json', reconJson([{ ...one, amount: 1900, credit: 1855, fee: 45, tax: 7 }])],
    /rupees where paise belong/,
  ],
  [
    'JSON that is cut off',
    ([one]) => ['a.json', reconJson([one as ReconRow]).slice(0, -5)],
    /no JSON, or it is cut off/,
  ],
  ['no rows', () => ['a.json', '[]'], /no rows/],
  [
    'columns of something else',
    () => ['a.csv', 'name,price\nBolt,4\n'],
    /lacks the columns type, entity_id, amount, fee, tax/,
  ],
  ['more than 10 MB', () => ['a.csv', 'x'.repeat(10 * 1024 * 1024 + 1)], /larger than 10 MB/],
])('%s is refused in a sentence, and nothing is saved', async (_, make, sentence) => {
  const before = await counts()
  const [name, content] = make([recon.payment(first), recon.payment(second)])
  await expect(run(write(name, content))).rejects.toThrow(sentence)
  expect(await counts()).toEqual(before)
})

test('a second file with other figures of a row, or the UTR of another settlement, is refused', async () => {
  await take(reconJson([recon.payment(first)]))
  const before = await counts()
  await expect(take(reconJson([recon.payment(first, { credit: 185_515, fee: 4_485 })]))).rejects.toThrow(
    /row 1, column fee: pay_\w+ of setl_\d+ was imported with other figures/,
  )
  await expect(take(reconJson([recon.payment(second, { settlement_id: 'setl_other' })]))).rejects.toThrow(
    /row 1, column settlement_utr: this UTR belongs to setl_\d+/,
  )
  expect(await counts()).toEqual(before)
})

test('some unknown rows refuse no file: beside a known payment, later in a known settlement, and a refund of a known payment', async () => {
  const strange = recon.payment('pay_notOfTheShop')
  const beside = await take(reconJson([recon.payment(first), strange]))
  expect(beside.new).toBe(2)
  expect(beside.settlements[0].unmatched).toEqual(['pay_notOfTheShop'])
  const later = await take(reconJson([recon.payment(first), strange, recon.payment('pay_cameLater')]))
  expect(later).toMatchObject({ new: 1, known: 2 })
  const other = new ReconRows(`${recon.serial}9`)
  const atProvider = await take(reconJson([other.refund('rfnd_madeThere', first)]))
  expect(atProvider.settlements[0].unmatched).toEqual(['rfnd_madeThere'])
  const plain = await take(reconJson([new ReconRows(`${recon.serial}8`).adjustment()]))
  expect(plain.new).toBe(1)
})
