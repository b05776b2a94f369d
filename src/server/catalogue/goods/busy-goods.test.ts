import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'

const { copyGoods, archiveGoods } = officeEndpoints

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

test('a product that others are just writing can be copied: the copy is made of what was there', async () => {
  const { productId: id } = await buildProduct(shop.shop, { variants: ['M8', 'M10'] })
  const others = await shop.pool.connect()
  await others.query('BEGIN')
  await others.query('SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE', [id])
  const answer = await manager.call(copyGoods, { params: { id } })
  await others.query('ROLLBACK')
  others.release()
  expect(answer.status).toBe(200)
  expect(answer.body.data.record.variants.map(({ name }) => name)).toEqual(['M8', 'M10'])
})

test('who waits too long for what others write is told so, before their browser gives up', async () => {
  const { productId: id } = await buildProduct(shop.shop)
  // PostgreSQL ends the wait of a transaction that has a bound; here it ends at once
  await shop.pool.query(`
    CREATE FUNCTION waits_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF current_setting('lock_timeout') = '10s' THEN RAISE EXCEPTION 'waited' USING ERRCODE = '55P03'; END IF;
      RETURN new; END $$;
    CREATE TRIGGER waits_long BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION waits_long()`)
  const answer = await manager.call(archiveGoods, { params: { id } })
  await shop.pool.query('DROP TRIGGER waits_long ON products')
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringMatching(/^Someone else is changing/) },
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await manager.call(archiveGoods, { params: { id } })).status).toBe(200)
})
