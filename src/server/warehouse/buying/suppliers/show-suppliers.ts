import type { Supplier } from '../../../../shared/contract/office/supplier-calls.ts'
import { supplierCopy } from '../../../../shared/copy/office/suppliers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import { type CountedSupplier, fieldsOf, listSuppliers } from './supplier-queries.ts'

type Db = Shop['db']

/** Everybody from whom the shop buys. */
export async function showSuppliers(db: Db): Promise<Supplier[]> {
  return (await listSuppliers(db)).map(presentSupplier)
}

/** One of them. Throws `not_found`. */
export async function showSupplier(db: Db, id: string): Promise<Supplier> {
  const [supplier] = await listSuppliers(db, id)
  if (!supplier) throw new Failure('not_found', supplierCopy.notFound)
  return presentSupplier(supplier)
}

function presentSupplier(row: CountedSupplier): Supplier {
  const { id, active, items, version } = row
  return { _id: id, ...fieldsOf(row), active, items, version }
}
