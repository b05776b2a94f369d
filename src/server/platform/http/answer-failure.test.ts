import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { failures } from '../../../shared/copy/failures.ts'

let shop: TestShop
const lines: string[] = []
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  shop = await openShop({ parts: { log: fastify({ logger: { level: 'warn', stream } }).log } })
})
afterAll(() => shop.close())

/** Lets the database fail as it does of itself where something runs out. */
async function failWith(code: string): Promise<void> {
  await shop.pool.query(`
    CREATE OR REPLACE FUNCTION runs_out() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'it has run out' USING ERRCODE = '${code}'; END $$;
    CREATE OR REPLACE TRIGGER runs_out BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION runs_out()`)
}

test('half a letter that no database can hold as JSON is the caller’s fault', async () => {
  const { productId: id } = await buildProduct(shop.shop)
  const owner = await buildStaff(shop, ['owner'])
  const changes = { shelf: { was: null, now: 'A 03' }, reorderPoint: { was: '\ud800', now: 4 } }
  const call = { params: { id }, body: { version: 0, changes } }
  expect((await owner.call(officeEndpoints.placeStock, call)).status).toBe(400)
})

const ofTheDatabase: [string, string][] = [
  ['its disk is full', '53100'],
  ['its disk fails', '58030'],
  ['it has no memory', '53200'],
  ['it has no connection left', '53300'],
  ['a statement took too long', '57014'],
  ['it takes reads only', '25006'],
]

test.each(ofTheDatabase)(
  'where the database cannot go on (%s) the caller is told when to try again',
  async (_, code) => {
    await failWith(code)
    const { token } = await buildShopper(shop.shop)
    const answer = await shop.call('PATCH', '/user/update-user', { token, body: { username: 'Amina Rahman' } })
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'unavailable' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

test.each([
  ['two wait for each other', '40P01'],
  ['two cannot both have been first', '40001'],
  ['another has it for too long', '55P03'],
])('where others are in the way (%s) the caller is told to try again, and the log says so', async (_, code) => {
  await failWith(code)
  const { token } = await buildShopper(shop.shop)
  lines.length = 0
  const answer = await shop.call('PATCH', '/user/update-user', { token, body: { username: 'Amina Rahman' } })
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', message: failures.othersWrite } })
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, err: expect.objectContaining({ code }), reqId: expect.any(String) }),
  ])
})

test('moments that no database holds, or no calendar has, are bad values, and places made of them are none', async () => {
  const { productId: id } = await buildProduct(shop.shop)
  const owner = await buildStaff(shop, ['owner'])
  const after = '-271821-04-20T00:00:00.000Z_x'
  const place = Buffer.from('["0000-01-01T00:00:00.000000Z","x"]').toString('base64url')
  const answers = await Promise.all([
    owner.call(officeEndpoints.listOrders, { query: { after } }),
    owner.call(officeEndpoints.listReceipts, { query: { after } }),
    owner.call(officeEndpoints.listGoods, { query: { sort: 'changed', after: place } }),
    owner.call(officeEndpoints.schedulePrice, {
      params: { id },
      body: { price: 100, offerPrice: null, comesAt: '2027-01-01T99:99:99Z' },
    }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400])
})
