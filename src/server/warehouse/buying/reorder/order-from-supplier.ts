import type { Purchase } from '../../../../shared/contract/office/reorder-calls.ts'
import { receiveCopy } from '../../../../shared/copy/office/receive.ts'
import { reorderCopy } from '../../../../shared/copy/office/reorder.ts'
import { supplierCopy } from '../../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { findStockItems } from '../../../catalogue/stock/find-stock-items.ts'
import { openAccounts } from '../../../catalogue/stock/open-accounts.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { noteItemsOf } from '../suppliers/set-supplier-of-item.ts'
import { holdSupplier } from '../suppliers/supplier-queries.ts'
import { presentPurchases } from './list-reorder.ts'
import { insertPurchase, listWaiting, lockPurchase, setClosed } from './purchase-queries.ts'

type Wanted = { supplierId: string; lines: readonly { item: string; quantity: number }[] }

/** Notes what was ordered from a supplier: it counts as coming from now on. Throws `bad_input`. */
export async function orderFromSupplier(shop: Shop, work: CommandWork, wanted: Wanted): Promise<Purchase> {
  const { tx } = work
  const supplier = await holdSupplier(tx, wanted.supplierId)
  if (!supplier?.active) throw new Failure('bad_input', supplier ? receiveCopy.supplierAside : supplierCopy.notFound)
  const items = await findStockItems(
    tx,
    wanted.lines.map(({ item }) => item),
  )
  const quantities = sumByItem(wanted.lines)
  const known = [...quantities.keys()].flatMap((item) => items.get(item) ?? [])
  if (known.length < quantities.size) throw new Failure('bad_input', receiveCopy.unknownItem)
  const accounts = await openAccounts(tx, known)
  const lines = accounts.map(({ id, productId, variantId }) => ({
    accountId: id,
    quantity: quantities.get(variantId ?? productId) ?? 0,
  }))
  const id = shop.newId()
  const number = await insertPurchase(tx, { id, supplierId: supplier.id, now: shop.clock() }, lines)
  await noteItemsOf(work, supplier, accounts)
  work.about({ kind: 'purchase', id, name: `${number}, ${supplier.name}` })
  work.changed('purchase', id, null, { supplier: supplier.name, lines: lines.length, closed: false })
  const [purchase] = presentPurchases(await listWaiting(tx, id))
  if (!purchase) throw new Error('an order that was written is waited for')
  return purchase
}

function sumByItem(lines: Wanted['lines']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { item, quantity } of lines) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return sums
}

/**
 * Nothing more of an order is waited for, or it is again; gives its number. Throws `not_found`, `cannot_undo` where it is so
 * already.
 */
export async function closePurchase(
  { clock }: Pick<Shop, 'clock'>,
  work: CommandWork,
  { id, closed }: { id: string; closed: boolean },
): Promise<number> {
  const purchase = await lockPurchase(work.tx, id)
  if (!purchase) throw new Failure('not_found', reorderCopy.notFound)
  const isClosed = purchase.closed_at !== null
  if (isClosed === closed) throw new Failure('cannot_undo', reorderCopy.closedAlready)
  await setClosed(work.tx, id, closed ? clock() : null)
  const supplier = await holdSupplier(work.tx, purchase.supplier_id)
  work.about({ kind: 'purchase', id, name: `${purchase.number}, ${supplier?.name ?? ''}` })
  work.changed('purchase', id, { closed: isClosed }, { closed })
  return purchase.number
}
