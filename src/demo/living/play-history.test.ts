import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { auditMoney } from '../../server/operations/audit/audit-money.ts'
import { loadGstRates } from '../../server/catalogue/gst-rates/load-gst-rates.ts'
import { loadLivingDemo } from '../../server/start/load-living-demo.ts'
import { noMasters } from '../master-pictures.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ nameless: true, env: { LOG_LEVEL: "info" } })
  await loadGstRates(shop.shop)
  const began = performance.now()
  await loadLivingDemo(
    { config: { ...shop.shop.config, logLevel: 'info' }, target: shop.database.shopUrl },
    { now: shop.shop.clock(), masters: noMasters },
  )
  console.log('took', performance.now() - began)
}, 300_000)
afterAll(() => shop.close())

test('audit', async () => {
  for (const q of [
    'select status, payment_method, payment_status, count(*)::int from orders group by 1,2,3 order by 1,2,3',
    'select name, count(*)::int from commands group by 1 order by 2 desc',
    'select count(*) from outbox',
  ]) console.table((await shop.pool.query(q)).rows)
  const audit = await auditMoney(shop.shop)
  console.log(JSON.stringify(audit.checks.filter((c) => c.faults.length), null, 1), audit.waiting, audit.figures)
  expect(audit).toMatchObject({ clean: true, waiting: [] })
})
