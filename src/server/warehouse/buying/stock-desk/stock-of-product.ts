import { marginOfPiece } from '../../../../domain/catalogue/margin.ts'
import { sellingPrice } from '../../../../domain/catalogue/selling-price.ts'
import type { ItemOfProduct } from '../../../../shared/contract/office/stock-calls.ts'
import { rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { listBarcodesOf } from '../../barcodes/barcode-queries.ts'
import { presentStockRow } from './present-stock.ts'
import { listStockOfProduct, type StockRecord } from './stock-rows.ts'

/** The stock of a product and of each of its variants, for who has these permissions; none: there is no such product. */
export async function stockOfProduct(
  db: Shop['db'],
  productId: string,
  may: Staff['permissions'],
): Promise<ItemOfProduct[]> {
  const seesCodes = may.has('barcodes.see')
  const [rows, codes] = await Promise.all([
    listStockOfProduct(db, productId),
    seesCodes ? listBarcodesOf(db, [productId]) : [],
  ])
  return rows.map((row) => ({
    ...presentStockRow(row, may),
    ...(may.has('costs.see') && { margin: marginInRupees(row) }),
    ...(seesCodes && {
      codes: codes.filter(({ variant_id: variant }) => variant === row.variantId).map(({ code }) => code),
    }),
  }))
}

function marginInRupees({ price, offerPrice, gstRate, average: cost }: StockRecord): ItemOfProduct['margin'] {
  const margin = marginOfPiece({ price: sellingPrice({ price, offerPrice }), gstRate, cost })
  return margin && { ...margin, amount: rupeesFromPaise(margin.amount) }
}
