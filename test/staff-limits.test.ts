import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyScheduled } from '../src/server/catalogue/schedules/apply-scheduled.ts'
import { workOffJobs } from '../src/server/warehouse/import-export/work-off-jobs.ts'
import { officeEndpoints as calls } from '../src/shared/contract/office/endpoints.ts'
import { indianDayStart } from '../src/shared/india-time.ts'
import { openShop, type TestShop } from './app.ts'
import { type BuiltProduct, buildProduct } from './builders/build-product.ts'
import { type BuiltStaff, buildStaff } from './office.ts'

// How far a person may lower a price is held in every way of doing so, also in many small steps and by taking back.
// The manager's role brings 10 %.
const minuteMs = 60_000
const dayMs = 86_400_000
/** From the start of a test into the next day. */
const overnightMs = 31 * minuteMs
let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
})
// each test begins half an hour before an Indian midnight, with people who have done nothing yet
beforeEach(async () => {
  const nextAt = indianDayStart(shop.shop.clock(), -1).getTime() - 30 * minuteMs
  const now = shop.shop.clock().getTime()
  shop.advance(nextAt > now ? nextAt - now : nextAt + dayMs - now)
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data
const record = async (id: string) => (await owner.call(calls.getGoods, { params: { id } })).body.data
type Edits = Record<string, { was: unknown; now: unknown }>

/** Changes a product in its form. */
async function edit(by: BuiltStaff, id: string, changes: Edits, variants: Record<string, Edits> = {}) {
  const { version } = await record(id)
  return by.call(calls.changeGoods, { params: { id }, body: { version, changes, variants } })
}

/** The offer of a product in its form. */
async function offer(by: BuiltStaff, id: string, now: number | null) {
  const was = (await record(id)).record.offerPrice
  return edit(by, id, { offerPrice: { was, now } })
}

async function finish(by: BuiltStaff, id: string) {
  await workOffJobs(shop.shop)
  await by.call(calls.applyJob, { params: { id } })
  await workOffJobs(shop.shop)
  const { data } = (await by.call(calls.getJob, { params: { id } })).body
  const [wrong] = (await by.call(calls.jobRows, { params: { id }, query: { state: 'wrong' } })).body.data
  const message = wrong?.problems[0]?.sentence ?? data.problem
  return { status: data.state === 'done' && !wrong ? 200 : 403, body: { message } }
}

async function bulk(by: BuiltStaff, text: string, percent: number) {
  const change = { kind: 'price', field: 'offerPrice', percent, round: '0.01' }
  const { body } = await by.call(calls.beginBulk, { body: { filter: { text }, change, title: 'All at once' } })
  return finish(by, body.data._id)
}

async function importFile(by: BuiltStaff, text: string) {
  const head = 'content-disposition: form-data; name="table"; filename="prices.csv"\r\ncontent-type: text/csv'
  const body = `--edge\r\n${head}\r\n\r\n${text}\r\n--edge--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
  const begun = await by.call(calls.beginImport, { body, headers })
  return finish(by, begun.body.data._id)
}

/** The last thing that was done to a record. */
async function lastCommand(id: string): Promise<string> {
  const { rows } = await shop.pool.query(
    `SELECT c.id FROM commands c JOIN changes h ON h.command_id = c.id WHERE h.entity_id = $1 ORDER BY h.id DESC LIMIT 1`,
    [id],
  )
  return rows[0].id
}
const undo = (by: BuiltStaff, id: string) => by.call(calls.undo, { params: { id }, body: {} })

type Answer = { status: number; body: { message?: string | null } }
interface Way {
  /** A fall of so many percent from ₹100; of the variant where there are variants. */
  cut: (by: BuiltStaff, product: BuiltProduct, percent: number) => Promise<Answer>
  variants?: string[]
  /** Returns the price of a piece afterwards, if it is not the offer. */
  costs?: (product: BuiltProduct) => Promise<number | undefined>
}

const of = (percent: number) => 100 - percent
const ways: Record<string, Way> = {
  'the form': { cut: (by, { productId }, percent) => offer(by, productId, of(percent)) },
  'the MRP': {
    cut: (by, { productId }, percent) =>
      edit(by, productId, {
        price: { was: 100, now: of(percent) },
        offerPrice: { was: 100, now: null },
      }),
    costs: async ({ productId }) => (await shown(productId)).price,
  },
  'a variant in the form': {
    variants: ['S', 'L'],
    cut: (by, { productId, variantIds: [id = ''] }, percent) =>
      edit(by, productId, {}, { [id]: { offerPrice: { was: 100, now: of(percent) } } }),
  },
  'a price break': {
    cut: (by, { productId }, percent) =>
      edit(by, productId, { priceBreaks: { was: [], now: [{ from: 2, price: of(percent) }] } }),
    costs: async ({ productId }) => (await shown(productId)).priceBreaks?.[0]?.price ?? 100,
  },
  'the table': {
    cut: (by, { productId: product }, percent) => {
      const cells = { offerPrice: { was: '100', now: String(of(percent)) } }
      return by.call(calls.saveGrid, { body: { rows: [{ product, variant: null, cells }] } })
    },
  },
  'a bulk change': { cut: async (by, { productId }, percent) => bulk(by, (await shown(productId)).name, -percent) },
  'a file': {
    cut: (by, { productId }, percent) => importFile(by, `product,offerPrice\n${productId},${of(percent)}\n`),
  },
  'a later moment': {
    cut: async (by, { productId: id }, percent) => {
      const comesAt = new Date(shop.shop.clock().getTime() + minuteMs).toISOString()
      const body = { variantId: null, price: 100, offerPrice: of(percent), comesAt }
      const answer = await by.call(calls.schedulePrice, { params: { id }, body })
      shop.advance(minuteMs)
      await applyScheduled(shop.shop)
      return answer
    },
  },
  'taking back somebody else’s rise': {
    cut: async (by, { productId: id }, percent) => {
      await offer(owner, id, of(percent))
      await offer(owner, id, 100)
      return undo(by, await lastCommand(id))
    },
  },
  'taking somebody’s fall back and that again': {
    cut: async (by, { productId: id }, percent) => {
      await offer(owner, id, of(percent))
      await undo(owner, await lastCommand(id))
      return undo(by, await lastCommand(id))
    },
  },
  'a draft in between': {
    cut: async (by, { productId: id }, percent) => {
      await by.call(calls.withdrawGoods, { params: { id } })
      const answer = await offer(by, id, of(percent))
      await shop.pool.query(`UPDATE products SET state = 'on_sale' WHERE id = $1`, [id]).catch(() => undefined)
      await by.call(calls.publishGoods, { params: { id } })
      return answer
    },
    costs: async ({ productId }) => (await record(productId)).record.offerPrice ?? undefined,
  },
  'a variant that is away meanwhile': {
    variants: ['S', 'L'],
    cut: async (by, { productId, variantIds: [id = ''] }, percent) => {
      await edit(by, productId, {}, { [id]: { active: { was: true, now: false } } })
      const answer = await edit(by, productId, {}, { [id]: { offerPrice: { was: 100, now: of(percent) } } })
      await edit(by, productId, {}, { [id]: { active: { was: false, now: true } } })
      return answer
    },
  },
  'small steps': {
    cut: async (by, { productId }, percent) => {
      let answer: Answer = { status: 200, body: {} }
      for (let now = 100; now > of(percent) && answer.status === 200; ) {
        now = Math.max(of(percent), now - 3)
        answer = await offer(by, productId, now)
      }
      return answer
    },
    costs: async ({ productId }) => (((await shown(productId)).offerPrice ?? 0) >= 90 ? 100 : 0),
  },
}

describe('no price falls further than the person may lower it', () => {
  test.each(Object.entries(ways))('by %s', async (name, { cut, variants = [], costs }) => {
    const make = (nth: string) => buildProduct(shop.shop, { name: `Adze ${nth} ${name}`, price: 100, variants })
    const [deep, within, free] = [await make('deep'), await make('within'), await make('free')]
    const priceOf = costs ?? (async ({ productId }: BuiltProduct) => (await shown(productId)).offerPrice ?? undefined)
    const refused = await cut(manager, deep, 11)
    expect(refused.status).toBe(403)
    expect(refused.body.message).toMatch(/lower a price by 10% a day: here to ₹90(,|\.)/)
    expect(await priceOf(deep)).toBe(100)
    expect((await cut(manager, within, 10)).status).toBe(200)
    expect((await cut(owner, free, 60)).status).toBe(200)
  })

  test('what an owner had looked at is not done by somebody who may not', async () => {
    const { productId: id } = await buildProduct(shop.shop, { name: 'Adze of the owner', price: 100 })
    const change = { kind: 'price' as const, field: 'offerPrice' as const, percent: -11, round: '0.01' as const }
    const filter = { text: 'Adze of the owner' }
    const { body } = await owner.call(calls.beginBulk, { body: { filter, change, title: 'All at once' } })
    expect(await finish(manager, body.data._id)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/lower a price by 10% a day/) },
    })
    expect((await shown(id)).offerPrice).toBe(100)
  })

  test('what was made dearer by mistake goes back to what it was, on the same day', async () => {
    const { productId: id } = await buildProduct(shop.shop, { price: 100 })
    await edit(owner, id, { price: { was: 100, now: 1000 } })
    expect((await offer(manager, id, 1000)).status).toBe(200)
    expect((await undo(manager, await lastCommand(id))).status).toBe(200)
    expect((await shown(id)).offerPrice).toBe(100)
    expect((await offer(manager, id, 89)).status).toBe(403)
  })

  test('the next day begins at what stands then; of two changes at once one is too much', async () => {
    const { productId: id } = await buildProduct(shop.shop, { price: 100 })
    expect((await offer(manager, id, 90)).status).toBe(200)
    expect((await offer(manager, id, 85)).status).toBe(403)
    shop.advance(overnightMs)
    expect((await offer(manager, id, 85)).status).toBe(200)
    const other = await buildProduct(shop.shop, { price: 100, breaks: [[10, 95]] })
    const { version } = await record(other.productId)
    const send = (changes: Edits) =>
      manager.call(calls.changeGoods, { params: { id: other.productId }, body: { version, changes, variants: {} } })
    const breaks = [{ from: 10, price: 95 }]
    const both = await Promise.all([
      send({ offerPrice: { was: 100, now: 92 } }),
      send({ priceBreaks: { was: breaks, now: [{ from: 5, price: 89 }] } }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 403])
  })

  test('who may give nothing lowers nothing, and changes everything else', async () => {
    const shy = await buildStaff(shop, ['manager'], { limits: { discount: 0 } })
    const { productId: id } = await buildProduct(shop.shop, { price: 100 })
    expect(await offer(shy, id, 99.99)).toMatchObject({ status: 403, body: { message: /cannot lower prices/ } })
    expect((await edit(shy, id, { description: { was: 'A bearing.', now: 'A good bearing.' } })).status).toBe(200)
  })
})
