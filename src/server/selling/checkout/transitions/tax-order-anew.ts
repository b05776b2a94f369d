import { placeOfSupply, supplyTo } from '../../../../domain/catalogue/tax/place-of-supply.ts'
import { type LineToTax, type TaxedAnew, taxAnew } from '../../../../domain/selling/orders/tax-anew.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { type TaxOfSold, taxOfSold } from '../../../catalogue/tax-changes/tax-of-sold.ts'
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
  const [taxed] = (await planTaxes(shop, tx, [order], now)).values()
  return taxed ? writeTax(tx, order, taxed) : order
}

/** Returns, by their ids, the orders that would be taxed anew were they invoiced at a moment, with their tax of then. */
export async function planTaxes(
  { settings }: Pick<Shop, 'settings'>,
  db: Work['tx'] | Shop['db'],
  orders: readonly StoredOrder[],
  moment: Date,
): Promise<Map<string, TaxedAnew<LineToTax>>> {
  const sold = orders.flatMap(({ lines }) => lines)
  const goods = sold.map((line, position) => ({ position, productId: line.product_id, variantId: line.variant_id }))
  const taxes = await taxOfSold(db, goods, moment)
  const planned = new Map<string, TaxedAnew<LineToTax>>()
  let at = 0
  for (const order of orders) {
    const today = order.lines.map(() => taxes.get(at++))
    const taxed = taxAnew(toTax(order, today, settings.now()['company.state'], indianDay(moment)))
    if (taxed) planned.set(order.id, taxed)
  }
  return planned
}

/** `today`: the tax of each line's goods; undefined where they exist no more, and keep the rate that they had. */
function toTax(order: StoredOrder, today: (TaxOfSold | undefined)[], home: string, day: string) {
  return {
    lines: order.lines.map((line, index) => ({
      ...line,
      hsnCode: line.hsn_code,
      gstRate: line.gst_rate,
      lineTotal: line.line_total,
      today: today[index] ?? { gstRate: line.gst_rate, piecesInUnit: 1, since: null },
    })),
    deliveryCharges: order.delivery_charges,
    delivery: order.delivery_line,
    supply: supplyTo(placeOfSupply(order.delivery_address.state ?? '', order.buyer_firm), home),
    isRegistered: order.buyer_firm !== null,
    day,
  }
}
