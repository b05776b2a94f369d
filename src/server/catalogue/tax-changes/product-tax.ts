import { fittingRates } from '../../../domain/catalogue/tax/fitting-rates.ts'
import { taxAt } from '../../../domain/catalogue/tax/tax-at.ts'
import type { ProductTax, TaxMisfit } from '../../../shared/contract/office/tax.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { indianDay } from '../../../shared/india-time.ts'
import type { Shop } from '../../platform/shop.ts'
import { problemOf } from '../gst-rates/check-hsn.ts'
import { selectHsnTable } from '../gst-rates/hsn-queries.ts'
import { selectTaxChanges } from './tax-change-queries.ts'
import { groupByTax, selectTaxedProduct } from './taxed-product.ts'

type Reading = Pick<Shop, 'db' | 'clock'>

/** Returns the present tax of a product, and its changes with their days. Throws `not_found`. */
export async function productTax({ db, clock }: Reading, id: string): Promise<ProductTax> {
  const [product, changes] = await Promise.all([selectTaxedProduct(db, id), selectTaxChanges(db, id)])
  if (!product) throw new Failure('not_found', failures.productNotFound)
  const now = clock()
  const { name, hsnCode, gstRate } = product
  return {
    name,
    ...taxAt(product, product.changes, now),
    entered: { hsnCode, gstRate },
    changes: changes.map((change) => ({
      id: change.id,
      day: indianDay(change.effective_from),
      gstRate: change.gst_rate,
      hsnCode: change.hsn_code,
      holds: change.effective_from <= now,
    })),
  }
}

/** Lists the HSN codes and rates of products on sale that the table of rates does not support, most products first. */
export async function taxMisfits({ db, clock }: Reading): Promise<TaxMisfit[]> {
  const [table, groups] = await Promise.all([selectHsnTable(db), groupByTax(db)])
  const day = indianDay(clock())
  return groups.flatMap(({ hsnCode, gstRate, products, id, name }) => {
    const problem = problemOf({ hsnCode, gstRate }, fittingRates(table, hsnCode, day), day)
    return problem ? [{ hsnCode, gstRate, products, example: { id, name }, problem }] : []
  })
}
