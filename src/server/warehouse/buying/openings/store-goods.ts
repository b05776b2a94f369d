import type { StockWrite } from '../../../../domain/warehouse/import-export/plan-stock.ts'
import { stockCellCopy } from '../../../../shared/copy/office/stock-cells.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { lockAccounts, type StockAccount } from '../../../catalogue/stock/open-accounts.ts'
import { putPlaces } from '../../../catalogue/stock/put-places.ts'
import { openStock, type StockKey } from '../../../catalogue/stock/stock-queries.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { recountCosts } from '../receipts/cost-queries.ts'
import { holdSuppliers } from '../suppliers/supplier-queries.ts'
import { readStoredFacts, type StoredFacts, writeOpenings, writeUsuals } from './opening-queries.ts'
import { knownOf, usualOf } from './usual-supplier.ts'

/** Writes about a product itself or a variant: its stock at the beginning, its cost, its supplier and its shelf. */
export interface ItemStock extends StockKey, Omit<StockWrite, 'variant'> {}

type Item = ItemStock & { account: StockAccount; stored: StoredFacts }

/**
 * Books what many items began with, what a piece of them cost, from whom they come and where they lie, in the caller's command and in a few
 * statements. Suppliers are held and accounts locked before that is compared once more. Throws `edit_conflict` where an item was counted or a bill came
 * meanwhile.
 */
export async function storeGoods(
  work: CommandWork,
  { clock }: Pick<Shop, 'clock'>,
  all: readonly ItemStock[],
): Promise<void> {
  if (all.length === 0) return
  const suppliers = await holdSuppliers(
    work.tx,
    all.flatMap(({ supplierId }) => supplierId ?? []),
  )
  const items = await lockItems(work, all)
  refuseCounted(items)
  await open(work, items, clock())
  await nameSuppliers(work, items, suppliers)
  await putPlaces(
    work,
    items.flatMap(({ account, shelf }) => (shelf === undefined ? [] : [{ account, fields: { shelf } }])),
  )
}

async function lockItems({ tx }: CommandWork, all: readonly ItemStock[]): Promise<Item[]> {
  const accounts = await lockAccounts(tx, all)
  const facts = await readStoredFacts(tx, [...new Set(all.map(({ productId }) => productId))])
  const byAccount = new Map(facts.map((stored) => [stored.accountId, stored]))
  return all.map((one, at) => {
    const account = accounts[at]
    const stored = account && byAccount.get(account.id)
    if (!account || !stored) throw new Error('an account that was opened is there')
    return { ...one, account, stored }
  })
}

function refuseCounted(items: readonly Item[]): void {
  const counted = items.find(({ openingStock, stored }) => openingStock !== undefined && !stored.mayOpen)
  const billed = items.find(({ cost, stored }) => cost !== undefined && stored.hasBills)
  if (counted || billed) throw new Failure('edit_conflict', stockCellCopy.movedMeanwhile)
}

async function open(work: CommandWork, items: readonly Item[], now: Date): Promise<void> {
  const said = items.filter(({ openingStock, cost }) => openingStock !== undefined || cost !== undefined)
  if (said.length === 0) return
  const pieces = said.filter(({ openingStock = 0 }) => openingStock > 0)
  const lines = pieces.map(({ productId, variantId, openingStock = 0 }) => ({
    productId,
    variantId,
    quantity: openingStock,
  }))
  await openStock(work, lines, { now, reason: 'opening' })
  await writeOpenings(
    work.tx,
    said.map(({ account, openingStock, cost }) => ({
      accountId: account.id,
      ...(openingStock !== undefined && { pieces: openingStock }),
      ...(cost !== undefined && { cost }),
    })),
  )
  const priced = said.filter(({ cost }) => cost !== undefined)
  await recountCosts(
    work.tx,
    priced.map(({ account }) => account.id),
  )
  for (const { account, stored, openingStock, cost } of said) {
    const before = { openingStock: stored.openingStock, cost: stored.statedCost }
    const after = { openingStock: openingStock ?? before.openingStock, cost: cost ?? before.cost }
    work.changed('opening', account.variantId ?? account.productId, before, after)
  }
}

async function nameSuppliers(
  work: CommandWork,
  items: readonly Item[],
  suppliers: ReadonlyMap<string, string>,
): Promise<void> {
  const said = items.flatMap((item) =>
    item.supplierId === undefined ? [] : [{ ...item, supplierId: item.supplierId }],
  )
  if (said.length === 0) return
  await writeUsuals(
    work.tx,
    said.map(({ account, supplierId, supplierCode }) => ({ accountId: account.id, supplierId, code: supplierCode })),
  )
  for (const { account, stored, supplierId, supplierCode } of said) {
    const known = knownOf(stored, supplierId)
    const before = { ...usualOf(stored), known }
    const code = supplierCode === undefined ? (known?.code ?? null) : supplierCode
    const after = { supplierId, supplier: suppliers.get(supplierId) ?? '', supplierCode: code, known: null }
    work.changed('usual_supplier', account.variantId ?? account.productId, before, after)
  }
}
