import { rmSync } from 'node:fs'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { runBackup } from '../../src/server/operations/backup/run-backup.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { openShop, type TestShop } from '../app.ts'
import { readSentMails } from '../builders/read-mails.ts'
import { emptyFolder, openRestored } from '../restored-shop.ts'
import { canary } from './canary-person.ts'
import { columnsWithCanary, filesWithCanary, hasCanary } from './find-canary.ts'
import { CanaryOffice } from './office-doors.ts'
import { CanaryShopper, searchAsCanary, shopDoors } from './shop-doors.ts'

let shop: TestShop
const log: string[] = []
const folder = emptyFolder()
beforeAll(async () => {
  const stream = { write: (line: string) => void log.push(line) }
  const parts = { log: fastify({ logger: { level: 'trace', stream } }).log }
  shop = await openShop({ parts, env: { REQUEST_LOG: 'on' } })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Papers that tax law keeps: they go 72 months after the annual return (CGST Act, s. 36; docs/decisions/196). */
const papers = /^(invoices|credit_notes|receipt_vouchers|refund_vouchers)\./
const onPapersAlone = async (where: Pick<TestShop, 'pool'>) =>
  (await columnsWithCanary(where)).filter((column) => !papers.test(column))
const takeBackup = () => runBackup(shop.shop, shop.database.url, { folder, prove: false })

test('somebody who used every door and is erased is on papers alone, also in the next backup', {
  timeout: 300_000,
}, async () => {
  const person = new CanaryShopper(shop)
  for (const door of Object.values(shopDoors)) if (typeof door === 'function') await door(person)
  await searchAsCanary(person)
  const office = await CanaryOffice.open(person)
  await office.sellToTheFirm()
  await office.cancelTheOther()
  await office.sellAtCounter()
  await office.answer()
  await readSentMails(shop.shop)
  const before = await columnsWithCanary(shop)
  // it was everywhere: else the search below proves nothing
  for (const column of ['users.username', 'orders.delivery_address', 'invoices.document', 'outbox.payload']) {
    expect(before).toContain(column)
  }
  expect(before).toEqual(
    expect.arrayContaining(['search_misses.text', 'day_counts.key', 'refunds.reference', 'counter_payments.reference']),
  )
  expect(filesWithCanary(shop.shop.config.dataDir).length).toBeGreaterThan(5)
  expect((await shop.pool.query('SELECT FROM deals WHERE user_id = $1', [person.userId])).rowCount).toBe(1)
  await takeBackup()

  shop.advance(60_000)
  await person.done('closeAccount', { password: canary.password })
  expect(await onPapersAlone(shop)).toEqual([])
  expect(filesWithCanary(shop.shop.config.dataDir)).toEqual([])
  expect((await shop.pool.query('SELECT FROM deals WHERE user_id = $1', [person.userId])).rowCount).toBe(0)
  expect(log.filter(hasCanary)).toEqual([])
  await expectShownNowhere(person)
  expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })

  shop.advance(60_000)
  const { file } = await takeBackup()
  const list = (await office.done(calls.listBackups, {})).data.list
  // what is in the file of before is said beside it
  expect(list.map(({ erasedSince }: { erasedSince: number }) => erasedSince)).toEqual([0, 1])
  const restored = await openRestored(shop, file, 'restored_canary')
  expect(await onPapersAlone(restored.shop)).toEqual([])
  expect(filesWithCanary(restored.dataDir)).toEqual([])
  await restored.shop.close()
  await restored.drop()
})

/** Looks at what anybody may read, from the database or from memory. */
async function expectShownNowhere({ productId, ticket, quote }: CanaryShopper): Promise<void> {
  const paths = [
    `/product/get-product/${productId}`,
    `/product/questions/${productId}`,
    '/product/get-products?sort=newest',
  ]
  const answers = await Promise.all(paths.map((path) => shop.call('GET', path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ body }) => hasCanary(JSON.stringify(body)))).toEqual([])
  expect((await shop.call('POST', `/support/tickets/${ticket}`, { body: { key: 'x' } })).status).toBe(404)
  expect((await shop.call('GET', `/quote/${quote.number}?key=${quote.key}`)).status).toBe(404)
}
