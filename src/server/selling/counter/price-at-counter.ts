import { doubtSupply } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { expectedDelivery } from '../../../domain/selling/orders/expected-delivery.ts'
import { isSoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { PricedSaleLine, SaleToPrice } from '../../../shared/contract/office/counter.ts'
import type { PhoneOrderToPrice } from '../../../shared/contract/office/counter-orders.ts'
import { deliveryDays } from '../../../shared/delivery-zones.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { quantityNotice } from '../cart/quantity-notice.ts'
import type { CounterDraft } from '../orders/order-draft.ts'
import { draftPhoneOrder, type PricedPhoneOrder } from './draft-phone-order.ts'
import { draftSale, type PricedSale } from './draft-sale.ts'

/** The amounts of a sale before it is made, in rupees, and of each line what the person at the counter has to know. */
export async function priceAtCounter(shop: Shop, sale: SaleToPrice, { limits }: Pick<Staff, 'limits'>) {
  return presentPriced(shop, await draftSale(shop, shop.db, sale, { discountMost: limits.discount }))
}

/** Amounts of an order by phone before it is placed, in rupees, with its delivery; throws like draftPhoneOrder. */
export async function pricePhoneOrder(shop: Shop, order: PhoneOrderToPrice, { limits }: Pick<Staff, 'limits'>) {
  const priced = await draftPhoneOrder(shop, shop.db, order, { discountMost: limits.discount })
  const { price, address, doubt } = priced.draft
  const cashFee = price.cashFee ?? 0
  const values = shop.settings.now()
  const days = deliveryDays(address.state, values['company.state'], values['delivery.days'])
  return {
    ...presentPriced(shop, priced),
    delivery: rupeesFromPaise(price.deliveryCharges - cashFee),
    cashFee: rupeesFromPaise(cashFee),
    addressDoubt: doubt ?? null,
    expectedDelivery: expectedDelivery(shop.clock(), days, values).toISOString(),
  }
}

function presentPriced(
  { settings }: Pick<Shop, 'settings'>,
  { draft, lines, customer }: PricedSale | PricedPhoneOrder,
) {
  const { subTotal, couponDiscount, payable, gst, cgst, sgst, igst } = draft.price
  const shown = lines.map((line, index): PricedSaleLine => {
    const { productId, variantId, name, variantName, unit, quantity, available } = line
    return {
      ...{ productId, variantId, name, variantName, unit, quantity, available },
      mrp: rupeesFromPaise(line.price),
      price: rupeesFromPaise(line.unitPrice),
      discount: rupeesFromPaise(line.discount),
      total: rupeesFromPaise(draft.price.lines[index]?.lineTotal ?? 0),
      gstRate: draft.price.lines[index]?.gstRate ?? line.gstRate,
      notice: isSoldIn(line, quantity) ? null : quantityNotice(line),
    }
  })
  return {
    lines: shown,
    subTotal: rupeesFromPaise(subTotal),
    discount: rupeesFromPaise(couponDiscount),
    total: rupeesFromPaise(payable),
    gst: rupeesFromPaise(gst),
    cgst: rupeesFromPaise(cgst),
    sgst: rupeesFromPaise(sgst),
    igst: rupeesFromPaise(igst),
    customerName: customer.accountName,
    supplyStates: statesOf(draft, settings.now()['company.state']),
  }
}

function statesOf({ address, buyer }: Pick<CounterDraft, 'address' | 'buyer'>, home: string) {
  const differ = buyer ? doubtSupply(address.state, { gstin: buyer.gstin }) : null
  return differ && { goods: differ.delivery, firm: differ.gstin, home }
}
