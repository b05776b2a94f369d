import type { FieldEdits } from '../../../../domain/operations/history/merge-fields.ts'
import { same } from '../../../../domain/operations/history/same-value.ts'
import { stockCopy } from '../../../../shared/copy/office/stock.ts'
import { supplierCopy } from '../../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { type CountedItem, findStockItems, fullName } from '../../../catalogue/stock/find-stock-items.ts'
import { lockAccounts, type StockAccount } from '../../../catalogue/stock/open-accounts.ts'
import type { DoneChange } from '../../../staff/commands/history-queries.ts'
import { mergeEdit } from '../../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import {
  deleteSupplierItem,
  lockSupplierItem,
  noteSupplied,
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
 * Says that something comes from a supplier: their code, their packs, and whether it is ordered there from now on. What somebody else
 * has said of another field stays. Throws `not_found`, `edit_conflict`, `bad_input` where it would be ordered from somebody who was
 * put aside.
 */
export async function setSupplierOfItem(
  work: CommandWork,
  { itemId, supplierId }: ItemOfSupplier,
  changes: FieldEdits,
): Promise<void> {
  const { account, supplier } = await look(work, { itemId, supplierId })
  const before = await lockSupplierItem(work.tx, supplierId, account)
  const { code: theirCode, pack, usual } = before ?? unknown
  const record = {
    entity: 'supplier_item',
    id: `${supplierId} ${itemId}`,
    version: 0,
    inHistory: { theirCode: 'code' },
  }
  const present = { theirCode, pack, usual }
  // it has no version: nobody has seen the present one, so that each field is compared
  const writes = await mergeEdit(work, { ...record, fields: present }, { version: -1, changes })
  const { theirCode: code, ...rest } = { ...present, ...(writes as Partial<typeof present>) }
  const wanted = { code, ...rest }
  if (wanted.usual && !supplier.active) throw new Failure('bad_input', supplierCopy.asideMark)
  const former = await usualSupplierOf(work.tx, account)
  const formerUsual = former === supplierId ? null : (former ?? null)
  await writeSupplierItem(work.tx, supplierId, account, wanted)
  tell(work, supplier, { itemId, before: before ?? null, after: wanted, formerUsual })
}

/** A supplier's item as the history stores it: of a record that was there before, only the fields that differ. */
type Noted = Partial<SupplierItem & { formerUsual: string | null }> | null

const unknown: SupplierItem = { code: null, pack: 1, usual: false }

/** Returns whether it still is as a command has left it: later changes are not overwritten. Throws `not_found`. */
export async function isAsNoted(tx: CommandWork['tx'], which: ItemOfSupplier, noted: Noted): Promise<boolean> {
  const { account } = await find({ tx }, which)
  const present = await lockSupplierItem(tx, which.supplierId, account)
  if (!present || !noted) return !present && !noted
  return (['code', 'pack', 'usual'] as const).every(
    (field) => noted[field] === undefined || noted[field] === present[field],
  )
}

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

/** Notes in the caller's command that a supplier brings these, where nobody has said so yet. */
export async function noteItemsOf(
  work: CommandWork,
  supplier: Pick<SupplierRow, 'id' | 'name'>,
  accounts: readonly StockAccount[],
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  for (const { accountId, usual } of await noteSupplied(work.tx, supplier.id, ids)) {
    const account = accounts.find(({ id }) => id === accountId)
    if (!account) continue
    const itemId = account.variantId ?? account.productId
    tell(work, supplier, { itemId, before: null, after: { ...unknown, usual }, formerUsual: null })
  }
}

/** Takes such notes of a command back, or puts back what was so taken; what somebody has said since stays. */
export async function putNotesBack(work: CommandWork, changes: readonly DoneChange[]): Promise<void> {
  for (const { entity, entityId, before, after } of changes) {
    if (entity !== 'supplier_item') continue
    const [supplierId = '', itemId = ''] = entityId.split(' ')
    const { account, supplier } = await find(work, { itemId, supplierId })
    const present = (await lockSupplierItem(work.tx, supplierId, account)) ?? null
    const noted = after && { ...unknown, usual: after.usual === true }
    if (!same(present, noted)) continue
    const hasUsual = (await usualSupplierOf(work.tx, account)) !== undefined
    const back = before && { ...unknown, usual: before.usual === true && !hasUsual }
    if (back) await writeSupplierItem(work.tx, supplierId, account, back)
    else await deleteSupplierItem(work.tx, supplierId, account)
    tell(work, supplier, { itemId, before: present, after: back, formerUsual: null })
  }
}

async function look(work: CommandWork, which: ItemOfSupplier) {
  const { item, ...found } = await find(work, which)
  work.about({ kind: 'stock', id: which.itemId, name: fullName(item) })
  return found
}

/** Both are there; the account is locked, so that one at a time says who is the usual one. */
async function find(work: Pick<CommandWork, 'tx'>, { itemId, supplierId }: ItemOfSupplier) {
  const item = (await findStockItems(work.tx, [itemId])).get(itemId)
  if (!item) throw new Failure('not_found', stockCopy.unknown)
  const supplier = await holdSupplier(work.tx, supplierId)
  if (!supplier) throw new Failure('not_found', supplierCopy.notFound)
  return { item, account: await accountOf(work, item), supplier }
}

async function accountOf({ tx }: Pick<CommandWork, 'tx'>, item: CountedItem): Promise<number> {
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

function tell(
  work: CommandWork,
  supplier: Pick<SupplierRow, 'id' | 'name'>,
  { itemId, before, after, formerUsual }: Told,
): void {
  const who = { supplier: supplier.name }
  work.changed(
    'supplier_item',
    `${supplier.id} ${itemId}`,
    before && { ...who, ...before, formerUsual: null },
    after && { ...who, ...after, formerUsual },
  )
}
