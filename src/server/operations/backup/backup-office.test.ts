import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeBackups } from '../../../shared/contract/office/backups.ts'
import { backupsCopy } from '../../../shared/copy/office/backups.ts'
import { noteEnd, noteStep, noteTaken } from './backup-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an owner asks for a backup, once until it is done, and sees how it goes', async () => {
  const owner = await buildStaff(shop, ['owner'])
  const asked = await owner.call(officeBackups.takeBackup)
  expect(asked).toMatchObject({ status: 200, body: { message: backupsCopy.asked } })
  const [wanted] = asked.body.data.list
  expect(wanted).toMatchObject({ state: 'wanted', askedBy: 'office', fileName: null, error: null })
  const id = wanted?.id ?? ''
  const again = await owner.call(officeBackups.takeBackup)
  expect(again).toMatchObject({ status: 409, body: { code: 'in_progress', message: backupsCopy.underWay } })

  const newest = async () => (await owner.call(officeBackups.listBackups)).body.data.list[0]
  await noteStep(shop.db, id, 'Copying', 40)
  expect(await newest()).toMatchObject({ state: 'running', step: 'Copying', percent: 40 })
  const takenAt = shop.shop.clock()
  const counts = { tables: { products: 3, orders: 2, users: 1 }, files: 7, fileBytes: 900 }
  const file = '/home/amina/secret-place/shop-1.tar'
  await noteTaken(shop.db, id, { file, bytes: 5000, encrypted: true, takenAt, counts })
  await noteEnd(shop.db, id, { state: 'proven', at: takenAt })
  expect(await newest()).toEqual({
    id,
    state: 'proven',
    askedBy: 'office',
    at: takenAt.toISOString(),
    provenAt: takenAt.toISOString(),
    step: null,
    percent: null,
    fileName: 'shop-1.tar',
    size: 5000,
    encrypted: true,
    counts: { products: 3, orders: 2, files: 7 },
    error: null,
    removed: false,
    erasedSince: 0,
  })
  expect((await owner.call(officeBackups.takeBackup)).status).toBe(200)
})
