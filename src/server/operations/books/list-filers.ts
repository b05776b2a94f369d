import { monthsOfQuarter } from '../../../domain/operations/books/filing-period.ts'
import type { Shop } from '../../platform/shop.ts'
import { type SupplierOfMonth, selectSuppliers } from '../../selling/invoices/suppliers-query.ts'
import { listQuarterlyFilers } from './filing-frequency-queries.ts'

/**
 * Lists the GSTINs that file something of a month, 'YYYY-MM', with what they issued in it: those of its papers, and in the last month
 * of a quarter those that file quarterly and issued papers in the months before.
 */
export async function listFilers({ db }: Pick<Shop, 'db'>, month: string): Promise<SupplierOfMonth[]> {
  const filers = await selectSuppliers(db, month)
  const quarterly = await listQuarterlyFilers(db, month)
  if (quarterly.length === 0) return filers
  const listed = new Set(filers.map(({ gstin }) => gstin))
  for (const before of monthsOfQuarter(month).slice(0, 2)) {
    for (const { gstin } of await selectSuppliers(db, before)) {
      if (listed.has(gstin) || !quarterly.includes(gstin)) continue
      listed.add(gstin)
      filers.push({ gstin, documents: 0, vouchers: 0 })
    }
  }
  return filers
}
