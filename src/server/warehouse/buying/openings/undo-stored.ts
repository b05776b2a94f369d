import { stockCellCopy as say } from '../../../../shared/copy/office/stock-cells.ts'
import { findStockItems } from '../../../catalogue/stock/find-stock-items.ts'
import { lockAccounts } from '../../../catalogue/stock/open-accounts.ts'
import { openStock, undoStockTaken } from '../../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { EntityFields, ManyRecordsUndo, RecordUndo } from '../../../staff/commands/undo-registry.ts'
import { recountCosts } from '../receipts/cost-queries.ts'
import { holdSuppliers } from '../suppliers/supplier-queries.ts'
import {
  readStoredFacts,
  releaseUsuals,
  type StoredFacts,
  type UsualRelease,
  writeOpenings,
  writeUsuals,
} from './opening-queries.ts'
import { knownOf, usualOf } from './usual-supplier.ts'

type Tx = CommandWork['tx']
type Stored = Map<string, StoredFacts>

/**
 * The undo of what storeGoods writes. Pieces that something began with go out again by as many the other way, where all of them are free;
 * else they were sold or counted since, and stay.
 */
export function undoStoredRecords(shop: Pick<Shop, 'clock'>): Record<'opening' | 'usual_supplier', RecordUndo> {
  return {
    opening: many('stock.adjust', openingOf, (work, records) => putOpeningsBack(work, shop.clock(), records)),
    usual_supplier: many('suppliers.edit', (stored) => ({ ...usualOf(stored) }), putUsualsBack),
  }
}

function many(
  needs: RecordUndo['needs'],
  fieldsOf: (stored: StoredFacts) => EntityFields['fields'],
  restore: ManyRecordsUndo['restore'],
): RecordUndo {
  const read = async (tx: Tx, ids: readonly string[]) =>
    new Map([...(await lockStored(tx, ids))].map(([id, stored]) => [id, fieldsOf(stored)]))
  return {
    needs,
    many: { read, restore },
    read: async (tx, id) => (await read(tx, [id])).get(id),
    restore: (work, id, fields) => restore(work, [{ entity: '', id, fields }]),
  }
}

/** Facts that are stored of these items, whose accounts are locked; what is not counted any more is left out. */
async function lockStored(tx: Tx, ids: readonly string[]): Promise<Stored> {
  const items = await findStockItems(tx, ids)
  await lockAccounts(tx, [...items.values()])
  const facts = await readStoredFacts(tx, [...new Set([...items.values()].map(({ productId }) => productId))])
  return new Map(facts.flatMap((each) => (items.has(each.variantId ?? each.productId) ? [[idOf(each), each]] : [])))
}

function idOf({ productId, variantId }: StoredFacts): string {
  return variantId ?? productId
}

/** A number that was counted since, or sold, is not what the opening was: neither goes it out nor comes it back over that. */
function openingOf({ openingStock, statedCost, free, onHand, mayOpen, corrected }: StoredFacts) {
  const isSettled = openingStock === null ? !mayOpen : corrected
  const present = openingStock === null ? null : Math.min(openingStock, free)
  return { openingStock: isSettled ? say.countedSince(onHand) : present, cost: statedCost }
}

async function putOpeningsBack(work: CommandWork, now: Date, records: readonly EntityFields[]): Promise<void> {
  const stored = await lockStored(
    work.tx,
    records.map(({ id }) => id),
  )
  const back = lastOf(records).flatMap(({ id, fields }) => {
    const present = stored.get(id)
    const wanted = fields as { openingStock?: number | null; cost?: number | null }
    return present ? [{ present, wanted }] : []
  })
  const moves = back.flatMap(({ present: { productId, variantId, openingStock }, wanted }) => {
    const change = wanted.openingStock === undefined ? 0 : (wanted.openingStock ?? 0) - (openingStock ?? 0)
    return change === 0 ? [] : [{ productId, variantId, quantity: change }]
  })
  const cause = { now, reason: 'opening' as const }
  const fewer = moves.filter(({ quantity }) => quantity < 0).map((line) => ({ ...line, quantity: -line.quantity }))
  await undoStockTaken(work, fewer, cause)
  await openStock(
    work,
    moves.filter(({ quantity }) => quantity > 0),
    cause,
  )
  await writeOpenings(
    work.tx,
    back.map(({ present, wanted: { openingStock, cost } }) => ({
      accountId: present.accountId,
      ...(openingStock !== undefined && { pieces: openingStock }),
      ...(cost !== undefined && { cost }),
    })),
  )
  const priced = back.filter(({ wanted }) => wanted.cost !== undefined)
  await recountCosts(
    work.tx,
    priced.map(({ present }) => present.accountId),
  )
  for (const { present, wanted } of back) {
    const before = { openingStock: present.openingStock, cost: present.statedCost }
    work.changed('opening', idOf(present), before, { ...before, ...wanted })
  }
}

async function putUsualsBack(work: CommandWork, records: readonly EntityFields[]): Promise<void> {
  const wanted = lastOf(records)
  const ids = wanted.flatMap(({ fields }) => (typeof fields.supplierId === 'string' ? [fields.supplierId] : []))
  await holdSuppliers(work.tx, ids)
  const stored = await lockStored(
    work.tx,
    wanted.map(({ id }) => id),
  )
  const back = wanted.flatMap(({ id, fields }) => {
    const present = stored.get(id)
    if (!present) return []
    const { known = null, ...others } = fields as { known?: UsualRelease['known'] }
    const before = usualOf(present)
    return [{ present, known, before, after: { ...before, ...others } }]
  })
  await releaseUsuals(
    work.tx,
    back.flatMap(({ present: { accountId }, known, before, after }) =>
      before.supplierId === after.supplierId ? [] : [{ accountId, known }],
    ),
  )
  await writeUsuals(
    work.tx,
    back.flatMap(({ present: { accountId }, after: { supplierId, supplierCode: code } }) =>
      supplierId === null ? [] : [{ accountId, supplierId, code }],
    ),
  )
  for (const { present, before, after } of back) {
    const known = knownOf(present, after.supplierId)
    work.changed('usual_supplier', idOf(present), { ...before, known }, { ...after, known: null })
  }
}

/** Of each record the fields together, the last word of each. */
function lastOf(records: readonly EntityFields[]): EntityFields[] {
  const byId = new Map<string, EntityFields>()
  for (const record of records) {
    const known = byId.get(record.id)
    byId.set(record.id, { ...record, fields: { ...known?.fields, ...record.fields } })
  }
  return [...byId.values()]
}
