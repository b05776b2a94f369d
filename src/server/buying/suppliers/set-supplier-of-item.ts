import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { supplierCopy } from '../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../../commands/run-command-work.ts'
import { type CountedItem, findStockItems, fullName } from '../../stock/find-stock-items.ts'
import { lockAccounts } from '../../stock/open-accounts.ts'
import {
  deleteSupplierItem,
  lockSupplierItem,
  type SupplierItem,
  usualSupplierOf,
  writeSupplierItem,
} from './supplier-item-queries.ts'
import { holdSupplier, type SupplierRow } from './supplier-queries.ts'

interface ItemOfSupplier {
  itemId: string
  supplierId: string
}

/**
 * Says that something comes from a supplier: their code, their packs, and whether it is ordered there from now on. Throws
 * `not_found`, `bad_input` where it would be ordered from somebody who was put aside.
 */
export async function setSupplierOfItem(
  work: CommandWork,
  { itemId, supplierId }: ItemOfSupplier,
  wanted: SupplierItem,
): Promise<void> {
  const { account, supplier } = await look(work, { itemId, supplierId })
  if (wanted.usual && !supplier.active) throw new Failure('bad_input', supplierCopy.asideMark)
  const before = await lockSupplierItem(work.tx, supplierId, account)
  const usual = await usualSupplierOf(work.tx, account)
  const formerUsual = usual === supplierId ? null : (usual ?? null)
  await writeSupplierItem(work.tx, supplierId, account, wanted)
  tell(work, supplier, { itemId, before: before ?? null, after: wanted, formerUsual })
}

/** As the history keeps it: of a record that was there before, only the fields that differ. */
type Noted = Partial<SupplierItem & { formerUsual: string | null }> | null

const unknown: SupplierItem = { code: null, pack: 1, usual: false }

/** Takes that back: what the supplier was to it before, and from whom it was ordered. */
export async function putSupplierOfItemBack(
  work: CommandWork,
  which: ItemOfSupplier,
  { before, after }: { before: Noted; after: Noted },
): Promise<void> {
  const { account, supplier } = await look(work, which)
  const present = await lockSupplierItem(work.tx, supplier.id, account)
  const usual = await usualSupplierOf(work.tx, account)
  const { code, pack, usual: wasUsual } = { ...unknown, ...present, ...before }
  const back = before && { code, pack, usual: wasUsual }
  if (back) await writeSupplierItem(work.tx, supplier.id, account, back)
  else await deleteSupplierItem(work.tx, supplier.id, account)
  const former = after?.formerUsual ?? null
  const other = former === null || back?.usual ? undefined : await lockSupplierItem(work.tx, former, account)
  if (other && former !== null) await writeSupplierItem(work.tx, former, account, { ...other, usual: true })
  const formerUsual = usual === supplier.id ? null : (usual ?? null)
  tell(work, supplier, { itemId: which.itemId, before: present ?? null, after: back, formerUsual })
}

/** Both are there; the account is locked, so that one at a time says who is the usual one. */
async function look(work: CommandWork, { itemId, supplierId }: ItemOfSupplier) {
  const item = (await findStockItems(work.tx, [itemId])).get(itemId)
  if (!item) throw new Failure('not_found', stockCopy.unknown)
  const supplier = await holdSupplier(work.tx, supplierId)
  if (!supplier) throw new Failure('not_found', supplierCopy.notFound)
  work.about({ kind: 'stock', id: itemId, name: fullName(item) })
  return { account: await accountOf(work, item), supplier }
}

async function accountOf({ tx }: CommandWork, item: CountedItem): Promise<number> {
  const [account] = await lockAccounts(tx, [item])
  if (!account) throw new Error('an account that was opened is there')
  return account.id
}

interface Told {
  itemId: string
  before: SupplierItem | null
  after: SupplierItem | null
  formerUsual: string | null
}

function tell(work: CommandWork, supplier: SupplierRow, { itemId, before, after, formerUsual }: Told): void {
  const who = { supplier: supplier.name }
  work.changed(
    'supplier_item',
    `${supplier.id} ${itemId}`,
    before && { ...who, ...before, formerUsual: null },
    after && { ...who, ...after, formerUsual },
  )
}
