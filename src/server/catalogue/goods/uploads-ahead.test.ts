import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildPdf } from '../../../../test/builders/build-pdf.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { photo } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import type { StoredFiles } from '../../platform/files/stored-files.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

/** Counts the shop's transactions that wait for something other than the database. */
async function openTransactions(): Promise<number> {
  const { rows } = await shop.pool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
  )
  return rows[0].n
}

/** Simulates uploads in a bucket. Returns the number of open transactions at each upload, in turn. */
function sendElsewhere(): number[] {
  const open: number[] = []
  const { files } = shop.shop
  const keep: StoredFiles['keep'] = async (from, name) => {
    open.push(await openTransactions())
    await files.keep(from, name)
  }
  shop.shop.files = Object.assign(Object.create(files), { bucket: 'elsewhere', keep })
  return open
}

/** Sends a PDF as the browser does. */
function sendSheet(id: string) {
  const head = '--edge\r\ncontent-disposition: form-data; name="sheet"; filename="6204.pdf"\r\n'
  const type = 'content-type: application/pdf\r\n\r\n'
  return manager.call(officeEndpoints.addDataSheet, {
    params: { id },
    body: Buffer.concat([Buffer.from(head + type), buildPdf(), Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
}

test('pictures and data sheets of the office lie in the bucket before anything is locked', async () => {
  const { productId: id } = await buildProduct(shop.shop)
  const open = sendElsewhere()
  const image = await photo(700, 500).png().toBuffer()
  const shown = await manager.call(officeEndpoints.addGoodsPicture, { params: { id }, body: {}, image })
  expect(shown.body.data.record.images).toContainEqual(expect.stringMatching(/^\/uploads\//))
  // first it is sent, then it is seen that it is there
  expect(open.splice(0)).toEqual([0, 1])
  const added = await sendSheet(id)
  expect(added.body.data.record.dataSheets).toHaveLength(1)
  expect(open).toEqual([0, 1])
})
