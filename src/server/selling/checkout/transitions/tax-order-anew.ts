import { supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { indianDay } from '../../../../domain/operations/sales/indian-day.ts'
import { taxAnew } from '../../../../domain/selling/orders/tax-anew.ts'
import { taxOfSold } from '../../../catalogue/tax-changes/tax-of-sold.ts'
import type { Work } from '../../../platform/db/transact.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { writeTax } from '../../orders/tax-of-order.ts'

/**
 * Taxes a locked order that is being invoiced at the rates of today and by the heads of the shop's state of today, where one of
 * them changed since it was placed. The price stays. Gives the order as it is then.
 */
export async function taxOrderAnew(shop: Shop, { tx }: Work, order: StoredOrder): Promise<StoredOrder> {
  const now = shop.clock()
  const goods = order.lines.map((line) => ({
    position: line.position,
    productId: line.product_id,
    variantId: line.variant_id,
  }))
  const taxes = await taxOfSold(tx, goods, now)
  const taxed = taxAnew({
    lines: order.lines.map((line) => ({
      ...line,
      hsnCode: line.hsn_code,
      gstRate: line.gst_rate,
      lineTotal: line.line_total,
      today: taxes.get(line.position) ?? { gstRate: line.gst_rate, piecesInUnit: 1 },
    })),
    deliveryCharges: order.delivery_charges,
    delivery: order.delivery_line,
    supply: supplyTo(order.delivery_address.state ?? '', shop.settings.now()['company.state']),
    isRegistered: order.buyer_firm !== null,
    day: indianDay(now),
  })
  return taxed ? writeTax(tx, order, taxed) : order
}
