import { isGstin } from '../../../../domain/catalogue/tax/gstin.ts'
import type { FieldEdits } from '../../../../domain/operations/history/merge-fields.ts'
import { supplierCopy } from '../../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mergeEdit } from '../../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import {
  fieldsOf,
  insertSupplier,
  lockSupplier,
  type SupplierFields,
  type SupplierRow,
  updateSupplier,
} from './supplier-queries.ts'

/** Adds a supplier, and gives the id. Throws `bad_input` at the name that is taken, or a GSTIN that is none. */
export async function addSupplier(shop: Shop, work: CommandWork, fields: SupplierFields): Promise<string> {
  refuseWrongGstin(fields.gstin)
  const id = shop.newId()
  if (!(await insertSupplier(work.tx, id, fields, shop.clock()))) throw nameTaken()
  work.about({ kind: 'supplier', id, name: fields.name })
  work.changed('supplier', id, null, { ...fields })
  return id
}

/** Changes what is known of a supplier. Throws `not_found`, `edit_conflict`, and `bad_input` like addSupplier. */
export async function changeSupplier(
  work: CommandWork,
  id: string,
  edit: { version: number; changes: FieldEdits },
): Promise<void> {
  const supplier = await lockOrThrow(work, id)
  const record = { entity: 'supplier', id, version: supplier.version, fields: { ...fieldsOf(supplier) } }
  await writeSupplier(work, supplier, (await mergeEdit(work, record, edit)) as Partial<SupplierFields>)
}

/** Puts back fields of a supplier. Throws like changeSupplier. */
export async function putSupplierBack(work: CommandWork, id: string, fields: Partial<SupplierFields>): Promise<void> {
  await writeSupplier(work, await lockOrThrow(work, id), fields)
}

/** Puts a supplier aside, or uses them again; gives the name. Bought goods and what is known stay. Throws `not_found`. */
export async function switchSupplier(work: CommandWork, id: string, active: boolean): Promise<string> {
  const supplier = await lockOrThrow(work, id)
  await updateSupplier(work.tx, id, { ...fieldsOf(supplier), active })
  work.changed('supplier', id, { active: supplier.active }, { active })
  return supplier.name
}

async function writeSupplier(work: CommandWork, supplier: SupplierRow, writes: Partial<SupplierFields>): Promise<void> {
  const { id, active } = supplier
  const before = fieldsOf(supplier)
  const after = { ...before, ...writes }
  if (after.gstin !== before.gstin) refuseWrongGstin(after.gstin)
  if (!(await updateSupplier(work.tx, id, { ...after, active }))) throw nameTaken()
  work.about({ kind: 'supplier', id, name: after.name })
  work.changed('supplier', id, { ...before }, after)
}

async function lockOrThrow(work: CommandWork, id: string): Promise<SupplierRow> {
  const supplier = await lockSupplier(work.tx, id)
  if (!supplier) throw new Failure('not_found', supplierCopy.notFound)
  work.about({ kind: 'supplier', id, name: supplier.name })
  return supplier
}

function refuseWrongGstin(gstin: string | null): void {
  if (gstin === null || isGstin(gstin)) return
  throw new Failure('bad_input', supplierCopy.gstinDigit, { errors: { gstin: supplierCopy.gstinDigit } })
}

function nameTaken(): Failure {
  return new Failure('bad_input', supplierCopy.nameTaken, { errors: { name: supplierCopy.nameTaken } })
}
