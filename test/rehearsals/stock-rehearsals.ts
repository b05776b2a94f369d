import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { sayOf, today } from '../builders/build-supplier.ts'
import type { BuiltStaff } from '../office.ts'
import { done, type Rehearsal, type Rehearsals, type Stage } from './rehearsal.ts'

let made = 0

const supplierFields = () => {
  made += 1
  return { name: `Cochin Bearings ${made}`, phone: null, email: null, gstin: null, deliveryDays: 3, note: '' }
}

async function buildSupplier({ owner }: Stage): Promise<string> {
  return (await done(owner.call(calls.addSupplier, { body: supplierFields() }))).data._id
}

/** A product, and a supplier who has been asked for some of it. */
async function buildPurchase(stage: Stage): Promise<{ supplierId: string; item: string; id: string }> {
  const supplierId = await buildSupplier(stage)
  const { productId: item } = await buildProduct(stage.shop.shop, { stock: 0 })
  const body = { supplierId, lines: [{ item, quantity: 30 }] }
  return { supplierId, item, id: (await done(stage.owner.call(calls.orderFromSupplier, { body }))).data._id }
}

/** A number of the kind that stands on goods, that nothing has yet. */
export function freeNumber({ shop }: Stage): string {
  const twelve = `890${String(shop.shop.randomInt(999_999_999)).padStart(9, '0')}`
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return twelve + String((10 - (sum % 10)) % 10)
}

/** Returns the path of the shop's answer on a code. */
export const byCode = (code: string) => `/api/v1/product/by-code/${code}`

/** A product that is found by a number, and its number. */
async function buildCoded(stage: Stage): Promise<{ productId: string; code: string }> {
  const { productId } = await buildProduct(stage.shop.shop)
  const code = freeNumber(stage)
  await done(stage.owner.call(calls.addBarcode, { body: { barcode: code, productId } }))
  return { productId, code }
}

interface Count {
  id: string
  productId: string
}

async function buildCount({ shop, packer }: Stage): Promise<Count> {
  const { productId } = await buildProduct(shop.shop, { stock: 10 })
  const body = { scope: { kind: 'list', name: 'Rack A' } }
  return { productId, id: (await done(packer.call(calls.startCount, { body }))).data._id }
}

const enter = ({ packer }: Stage, { id, productId }: Count) => {
  const body = { productId, variantId: null, how: 'set' as const, pieces: 7 }
  return done(packer.call(calls.enterCount, { params: { id }, body }))
}

async function buildCounted(stage: Stage): Promise<Count> {
  const count = await buildCount(stage)
  await enter(stage, count)
  return count
}

async function buildClosed(stage: Stage): Promise<Count> {
  const count = await buildCounted(stage)
  await done(stage.packer.call(calls.closeCount, { params: { id: count.id } }))
  return count
}

const seen = async (who: BuiltStaff, id: string) => (await done(who.call(calls.getCount, { params: { id } }))).data

/** A call about a count, as it was seen. */
const ofCount =
  (
    build: (stage: Stage) => Promise<Count>,
    call: 'reopenCount' | 'dropCount' | 'approveCount' | 'recountLines',
  ): Rehearsal =>
  async (stage) => {
    const { id, productId } = await build(stage)
    const { version, items } = await seen(stage.owner, id)
    const lines = call === 'recountLines' && { lines: items.map((line) => line.id) }
    const body = { version, ...lines }
    return { products: [productId], perform: () => done(stage.owner.call(calls[call], { params: { id }, body })) }
  }

/** Rehearsals of the commands on stock and locations, counts, codes, suppliers and their bills. */
export const stockRehearsals = {
  'stock.adjust': async ({ shop, owner }) => {
    const { productId: id } = await buildProduct(shop.shop, { stock: 3 })
    return {
      products: [id],
      perform: () => done(owner.call(calls.adjustStock, { params: { id }, body: { change: -3, why: 'lost' } })),
    }
  },
  'stock.place': async ({ shop, owner }) => {
    const { productId: id } = await buildProduct(shop.shop)
    const changes = { shelf: { was: null, now: 'A 03' }, reorderPoint: { was: null, now: 4 } }
    return {
      products: [id],
      perform: () => done(owner.call(calls.placeStock, { params: { id }, body: { version: 0, changes } })),
    }
  },
  'stock.receive': async (stage) => {
    const { supplierId, item, id: purchaseId } = await buildPurchase(stage)
    const lines = [{ item, quantity: 12, cost: 40, mrp: 100 }]
    made += 1
    const body = { supplierId, billNumber: `B-${made}`, billDate: today(stage.shop), purchaseId, lines }
    return { products: [item], perform: () => done(stage.owner.call(calls.receiveGoods, { body })) }
  },
  'supplier.add': async ({ owner }) => ({
    perform: () => done(owner.call(calls.addSupplier, { body: supplierFields() })),
  }),
  'supplier.change': async (stage) => {
    const id = await buildSupplier(stage)
    const body = { version: 1, changes: { deliveryDays: { was: 3, now: 9 } } }
    return { perform: () => done(stage.owner.call(calls.changeSupplier, { params: { id }, body })) }
  },
  'supplier.off': async (stage) => {
    const id = await buildSupplier(stage)
    return { perform: () => done(stage.owner.call(calls.putSupplierAside, { params: { id } })) }
  },
  'supplier.on': async (stage) => {
    const id = await buildSupplier(stage)
    await done(stage.owner.call(calls.putSupplierAside, { params: { id } }))
    return { perform: () => done(stage.owner.call(calls.useSupplierAgain, { params: { id } })) }
  },
  'supplier.item': async (stage) => {
    const { productId: id } = await buildProduct(stage.shop.shop)
    const [former, supplierId] = [await buildSupplier(stage), await buildSupplier(stage)]
    const setTo = (supplier: string) =>
      stage.owner.call(calls.setSupplierOfItem, {
        params: { id, supplierId: supplier },
        body: sayOf({ theirCode: 'CB-6204', pack: 6, usual: true }),
      })
    await done(setTo(former))
    return { products: [id], perform: () => done(setTo(supplierId)) }
  },
  'purchase.order': async (stage) => {
    const supplierId = await buildSupplier(stage)
    const { productId: item } = await buildProduct(stage.shop.shop, { stock: 0 })
    const body = { supplierId, lines: [{ item, quantity: 30 }] }
    return { products: [item], perform: () => done(stage.owner.call(calls.orderFromSupplier, { body })) }
  },
  'purchase.close': async (stage) => {
    const { id, item } = await buildPurchase(stage)
    return { products: [item], perform: () => done(stage.owner.call(calls.closePurchase, { params: { id } })) }
  },
  'barcode.add': async (stage) => {
    const { productId } = await buildProduct(stage.shop.shop)
    const code = freeNumber(stage)
    const body = { barcode: code, productId }
    const perform = () => done(stage.owner.call(calls.addBarcode, { body }))
    return { products: [productId], paths: [byCode(code)], perform }
  },
  'barcode.make': async ({ shop, owner }) => {
    const { productId } = await buildProduct(shop.shop)
    return { products: [productId], perform: () => done(owner.call(calls.makeBarcode, { body: { productId } })) }
  },
  'barcode.remove': async (stage) => {
    const { productId, code } = await buildCoded(stage)
    const perform = () => done(stage.owner.call(calls.removeBarcode, { body: { barcode: code } }))
    return { products: [productId], paths: [byCode(code)], perform }
  },
  'count.start': async ({ packer }) => ({
    perform: () => done(packer.call(calls.startCount, { body: { scope: { kind: 'list', name: 'Rack B' } } })),
  }),
  'count.enter': async (stage) => {
    const count = await buildCount(stage)
    return { products: [count.productId], perform: () => enter(stage, count) }
  },
  'count.close': async (stage) => {
    const { id, productId } = await buildCounted(stage)
    return { products: [productId], perform: () => done(stage.packer.call(calls.closeCount, { params: { id } })) }
  },
  'count.reopen': ofCount(buildClosed, 'reopenCount'),
  'count.recount': ofCount(buildClosed, 'recountLines'),
  'count.approve': ofCount(buildClosed, 'approveCount'),
  'count.drop': ofCount(buildCounted, 'dropCount'),
} satisfies Rehearsals
