import { setPrice } from '../../src/server/catalogue/goods/change-price.ts'
import { applyScheduled } from '../../src/server/catalogue/schedules/apply-scheduled.ts'
import { workOffJobs } from '../../src/server/warehouse/import-export/work-off-jobs.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { goodsLimits } from '../../src/shared/goods-limits.ts'
import { doAs } from '../as-staff.ts'
import { buildPdf } from '../builders/build-pdf.ts'
import { type BuiltProduct, buildProduct } from '../builders/build-product.ts'
import { photo } from '../builders/review-form.ts'
import { inCommand } from '../office.ts'
import { done, type Rehearsal, type Rehearsals, type Stage } from './rehearsal.ts'
import { byCode, freeNumber } from './stock-rehearsals.ts'

/** All that a product needs to be on sale. */
const complete = {
  brandId: 'brand',
  categoryId: 'category',
  price: 360,
  hsnCode: '40103590',
  netQuantity: '1 piece',
  countryOfOrigin: 'India',
  description: 'For flour mills.',
  images: ['/pictures/belt.webp'],
}

/** A product that lacks nothing, as a draft. */
async function buildDraft({ shop, owner }: Stage): Promise<string> {
  await buildProduct(shop.shop)
  await inCommand(shop.db, (tx) =>
    tx
      .updateTable('brands')
      .set({ manufacturer: 'Rolvani Bearings, Rajkot 360002' })
      .where('id', '=', 'brand')
      .execute(),
  )
  const body = { product: { ...complete, name: `V-Belt B${shop.shop.randomInt(1_000_000)}` } }
  return (await done(owner.call(calls.addGoods, { body }))).data.record._id
}

async function buildOnSale(stage: Stage): Promise<string> {
  const id = await buildDraft(stage)
  await done(stage.owner.call(calls.publishGoods, { params: { id } }))
  return id
}

const look = async ({ owner }: Stage, id: string) => (await done(owner.call(calls.getGoods, { params: { id } }))).data

/** A step that a product takes from one state to the next. */
const move =
  (
    call: 'publishGoods' | 'withdrawGoods' | 'archiveGoods' | 'restoreGoods' | 'copyGoods',
    build: typeof buildOnSale,
  ): Rehearsal =>
  async (stage) => {
    const id = await build(stage)
    return { products: [id], perform: () => done(stage.owner.call(calls[call], { params: { id } })) }
  }

async function buildArchived(stage: Stage): Promise<string> {
  const id = await buildOnSale(stage)
  await done(stage.owner.call(calls.archiveGoods, { params: { id } }))
  return id
}

const minuteMs = 60_000
const inMinutes = ({ shop }: Stage, minutes: number) =>
  new Date(shop.shop.clock().getTime() + minutes * minuteMs).toISOString()

async function buildScheduled(stage: Stage): Promise<BuiltProduct & { price: string }> {
  const built = await buildProduct(stage.shop.shop, { price: 100 })
  const body = { price: 120, offerPrice: 110, comesAt: inMinutes(stage, 600) }
  const { data } = await done(stage.owner.call(calls.schedulePrice, { params: { id: built.productId }, body }))
  return { ...built, price: data.scheduled[0]?._id ?? '' }
}

/** A job on these products that has been looked at. */
async function lookedAt({ shop, owner }: Stage, begun: Promise<{ status: number; body: { data: { _id: string } } }>) {
  const id = (await done(begun)).data._id
  await workOffJobs(shop.shop)
  const { state, problem } = (await done(owner.call(calls.getJob, { params: { id } }))).data
  if (state !== 'ready') throw new Error(`the job is ${state}: ${problem}`)
  return id
}

const sheet = (text: string) => ({
  body: `--edge\r\ncontent-disposition: form-data; name="table"; filename="list.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--edge--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
})

async function buildBulk(stage: Stage): Promise<{ job: string; products: string[] }> {
  const made = [
    await buildProduct(stage.shop.shop, { price: 200 }),
    await buildProduct(stage.shop.shop, { price: 150 }),
  ]
  const products = made.map(({ productId }) => productId)
  const change = { kind: 'price' as const, field: 'offerPrice' as const, percent: -10, round: '1' as const }
  const body = { filter: { ids: products }, change, title: 'Ten percent off' }
  return { products, job: await lookedAt(stage, stage.owner.call(calls.beginBulk, { body })) }
}

/** Applies a job that has been looked at, and does it. */
const doJob = async ({ shop, owner }: Stage, id: string) => {
  await done(owner.call(calls.applyJob, { params: { id } }))
  await workOffJobs(shop.shop)
}

/** Rehearsals of the commands on products, their prices and pictures: one by one, and in bulk. */
export const goodsRehearsals = {
  'product.price': async ({ shop, owner }) => {
    const { productId } = await buildProduct(shop.shop)
    const asked = { price: 152_300, offerPrice: 151_100 }
    return {
      products: [productId],
      perform: () =>
        doAs(shop, owner, 'product.price', async (work) => {
          work.about({ kind: 'product', id: productId })
          await setPrice(work, { productId, variantId: null }, asked, shop.shop.clock())
        }),
    }
  },
  'product.add': async (stage) => {
    await buildProduct(stage.shop.shop)
    const body = { product: { ...complete, name: 'V-Belt C50' }, stock: 4 }
    return { perform: () => done(stage.owner.call(calls.addGoods, { body })) }
  },
  'product.change': async (stage) => {
    const { productId: id } = await buildProduct(stage.shop.shop, { variants: ['Small', 'Large'] })
    const { record, version } = await look(stage, id)
    const [variant] = record.variants
    const changes = {
      name: { was: record.name, now: 'Roller Bearing NJ 204' },
      minimumQuantity: { was: 1, now: 2 },
      attributes: { was: record.attributes, now: [{ key: 'bore', value: 20, text: '20 mm' }] },
    }
    const variants = { [variant?._id ?? '']: { price: { was: variant?.price, now: 140 } } }
    const body = { version, changes, variants }
    return { products: [id], perform: () => done(stage.owner.call(calls.changeGoods, { params: { id }, body })) }
  },
  'product.variants': async ({ shop, owner }) => {
    const { productId: id } = await buildProduct(shop.shop)
    const variants = [
      { name: 'Small', price: 80 },
      { name: 'Large', price: 130 },
    ]
    return {
      products: [id],
      perform: () => done(owner.call(calls.addVariants, { params: { id }, body: { variants, piecesTo: 1 } })),
    }
  },
  'product.pictures': async ({ shop, owner }) => {
    const { productId: id } = await buildProduct(shop.shop)
    const image = await photo(900, 700).png().toBuffer()
    return {
      products: [id],
      perform: () => done(owner.call(calls.addGoodsPicture, { params: { id }, body: {}, image })),
    }
  },
  'product.sheets': async ({ shop, owner }) => {
    const { productId: id } = await buildProduct(shop.shop)
    const head = '--edge\r\ncontent-disposition: form-data; name="sheet"; filename="6204.pdf"\r\n'
    const open = `${head}content-type: application/pdf\r\n\r\n`
    const pdf = buildPdf({ packed: '7 0 << /Title (Bearing) >>' })
    const body = Buffer.concat([Buffer.from(open), pdf, Buffer.from('\r\n--edge--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
    return { products: [id], perform: () => done(owner.call(calls.addDataSheet, { params: { id }, body, headers })) }
  },
  'product.publish': move('publishGoods', buildDraft),
  'product.withdraw': move('withdrawGoods', buildOnSale),
  'product.archive': move('archiveGoods', buildOnSale),
  'product.restore': move('restoreGoods', buildArchived),
  'product.copy': move('copyGoods', buildOnSale),
  'price.schedule': async (stage) => {
    const { productId: id } = await buildProduct(stage.shop.shop)
    const body = { price: 120, offerPrice: 110, comesAt: inMinutes(stage, 600) }
    return { products: [id], perform: () => done(stage.owner.call(calls.schedulePrice, { params: { id }, body })) }
  },
  'price.unschedule': async (stage) => {
    const { productId: id, price } = await buildScheduled(stage)
    return {
      products: [id],
      perform: () => done(stage.owner.call(calls.unschedulePrice, { params: { id, price } })),
    }
  },
  'price.applied': async ({ shop }) => {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const perform = async () => {
      // one that is due already: whoever asks for anything lets come what a process waits for
      await shop.pool.query(
        `INSERT INTO scheduled_prices (id, product_id, price, offer_price, comes_at, set_by, created_at)
         VALUES ($1, $2, 12000, 11000, $3, 'Test', $3)`,
        [shop.shop.newId(), productId, shop.shop.clock()],
      )
      await applyScheduled(shop.shop)
    }
    return { products: [productId], perform }
  },
  'goods.grid': async ({ shop, owner }) => {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const cells = { price: { was: '100', now: '140' }, offerPrice: { was: '100', now: '130' } }
    const body = { rows: [{ product: productId, variant: null, cells }] }
    return { products: [productId], perform: () => done(owner.call(calls.saveGrid, { body })) }
  },
  'goods.bulk': async (stage) => {
    const { job, products } = await buildBulk(stage)
    return { products, perform: () => doJob(stage, job) }
  },
  // so many that no product is named by itself
  'goods.import': async (stage) => {
    const { shop } = stage.shop
    const made: BuiltProduct[] = []
    while (made.length <= goodsLimits.toldOneByOne) made.push(await buildProduct(shop, { price: 100 }))
    const [code, pack] = [freeNumber(stage), freeNumber(stage)]
    const codes = ['', '', code, `${pack} x10`]
    const rows = made.map(({ productId }, at) => `${productId},${150 + at},Renamed by a list ${at},${codes[at] ?? ''}`)
    const begun = stage.owner.call(calls.beginImport, sheet(`product,price,name,barcodes\n${rows.join('\n')}\n`))
    const job = await lookedAt(stage, begun)
    const products = made.slice(0, 2).map(({ productId }) => productId)
    return { products, paths: [byCode(code), byCode(pack)], perform: () => doJob(stage, job) }
  },
  'job.look': async ({ owner }) => ({
    perform: () => done(owner.call(calls.beginImport, sheet('product,price\nnobody,10\n'))),
  }),
  'job.columns': async ({ shop, owner }) => {
    const { productId } = await buildProduct(shop.shop)
    const begun = await done(owner.call(calls.beginImport, sheet(`Item code,M.R.P.\n${productId},120\n`)))
    await workOffJobs(shop.shop)
    const body = { means: { 'Item code': 'product', 'M.R.P.': 'price' }, only: null, list: null }
    return { perform: () => done(owner.call(calls.chooseColumns, { params: { id: begun.data._id }, body })) }
  },
  'job.begin': async (stage) => {
    const { job, products } = await buildBulk(stage)
    return { products, perform: () => done(stage.owner.call(calls.applyJob, { params: { id: job } })) }
  },
  'job.cancel': async (stage) => {
    const { job, products } = await buildBulk(stage)
    return { products, perform: () => done(stage.owner.call(calls.cancelJob, { params: { id: job } })) }
  },
} satisfies Rehearsals
