import { itemKey } from '../../../domain/warehouse/import-export/plan-codes.ts'
import { productsOfVariants } from '../../catalogue/goods/goods-rows.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { EntityFields, ManyRecordsUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { codesByItem } from './change-barcodes.ts'
import { type ItemCodes, type KeptCodes, keptCodes, setBarcodes } from './set-barcodes.ts'

type Tx = CommandWork['tx']
type Kinds = Record<'product' | 'variant', RecordUndo & { many: ManyRecordsUndo }>

/**
 * Products and variants as they are put back, with their bar codes as the field `barcodes` (set-barcodes). A code that something
 * else has meanwhile is not taken off that: then nothing is put back.
 */
export function undoGoodsCodesRecords(shop: Pick<Shop, 'clock'>, goods: Kinds): Kinds {
  const restore: ManyRecordsUndo['restore'] = async (work, records) => {
    await goods.product.many.restore(work, records.map(withoutCodes))
    await setBarcodes(work, shop, await codesOf(work.tx, records))
  }
  const withCodes = (entity: keyof Kinds): Kinds['product'] => {
    const read: ManyRecordsUndo['read'] = async (tx, ids) =>
      addCodes(tx, entity, await goods[entity].many.read(tx, ids))
    return {
      ...goods[entity],
      many: { ...goods[entity].many, read, restore },
      read: async (tx, id) => (await read(tx, [id])).get(id),
      restore: (work, id, fields) => restore(work, [{ entity, id, fields }]),
    }
  }
  return { product: withCodes('product'), variant: withCodes('variant') }
}

async function addCodes(tx: Tx, entity: keyof Kinds, records: Awaited<ReturnType<ManyRecordsUndo['read']>>) {
  const ids = [...records.keys()]
  const products = entity === 'variant' ? await productsOfVariants(tx, ids) : new Map()
  const codes = await codesByItem(tx, entity === 'variant' ? [...new Set(products.values())] : ids)
  const keyOf = (id: string) => (entity === 'variant' ? itemKey(products.get(id) ?? '', id) : itemKey(id, null))
  return new Map(
    [...records].map(([id, fields]) => [id, { ...fields, barcodes: keptCodes(codes.get(keyOf(id)) ?? []) }]),
  )
}

function withoutCodes({ fields: { barcodes: _, ...fields }, ...record }: EntityFields): EntityFields {
  return { ...record, fields }
}

/** Returns the codes in these records: for each product or variant those of the last record. */
async function codesOf(tx: Tx, records: readonly EntityFields[]): Promise<ItemCodes[]> {
  const said = records.filter(({ fields }) => fields.barcodes)
  const variants = said.filter(({ entity }) => entity === 'variant').map(({ id }) => id)
  const products = await productsOfVariants(tx, variants)
  const all = said.map(({ entity, id, fields }): [string, ItemCodes] => {
    const key =
      entity === 'variant' ? { productId: products.get(id) ?? '', variantId: id } : { productId: id, variantId: null }
    return [`${entity} ${id}`, { ...key, codes: fromKept(fields.barcodes as KeptCodes) }]
  })
  return [...new Map(all).values()]
}

function fromKept(codes: KeptCodes): ItemCodes['codes'] {
  return codes.map(({ created_at: at, ...code }) => ({ ...code, created_at: new Date(at) }))
}
