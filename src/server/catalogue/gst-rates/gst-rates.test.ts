import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { checkHsn } from './check-hsn.ts'
import { loadGstRates, loadOwnGstRates } from './load-gst-rates.ts'
import { readGstRates } from './read-gst-rates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T09:00:00Z' })
})
afterAll(() => shop.close())

const head = 'hsn,description,rate_percent,source,effective_from'

describe('a table of rates', () => {
  it.each([
    [`hsn,description\n8482,Bearings`, /lacks the columns rate_percent, source, effective_from/],
    [`${head}\n8482,Bearings,18,law,2027-04-01\n84-82,Bearings,18,law,2027-04-01`, /Line 3: hsn cannot be “84-82”/],
    [`${head}\n8482,Bearings,eighteen,law,2027-04-01`, /Line 2: rate_percent cannot be “eighteen”/],
    [`${head}\n8482,Bearings,41,law,2027-04-01`, /rate_percent/],
    [`${head}\n8482,Bearings,18,law,2027-02-30`, /effective_from cannot be “2027-02-30”/],
    [`${head}\n8482,"Bearings,18,law,2027-04-01`, /Line 2/],
  ])('that is broken is refused with the line: %j', (csv, sentence) => {
    expect(() => readGstRates(csv)).toThrow(sentence)
  })

  it('comes with the program once, and a start later writes nothing', async () => {
    const count = async () =>
      (await shop.pool.query(`SELECT count(*)::int AS n FROM commands WHERE name = 'tax.table'`)).rows[0].n
    const before = await count()
    await loadGstRates(shop.shop)
    expect(await count()).toBe(before)
  })

  it('of the owner adds rates of a later day, which hold from then on', async () => {
    expect(await loadOwnGstRates(shop.shop, `${head}\n8482,Bearings,12,Notif. 1/2027,2027-04-01\n`)).toBe(1)
    const bearing = { hsnCode: '848200', gstRate: 18 }
    expect((await checkHsn(shop.shop, bearing)).problem).toBeNull()
    expect((await checkHsn(shop.shop, bearing, '2027-04-01')).problem).toMatch(/has 12%/)
    await expect(shop.shop.db.deleteFrom('hsn_rates').execute()).rejects.toThrow(/by a command only/)
  })
})
