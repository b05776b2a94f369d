import type { FastifyInstance } from 'fastify'
import { officeTax } from '../../../shared/contract/office/tax.ts'
import { taxCopy } from '../../../shared/copy/office/tax.ts'
import { paiseFromRupees } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { checkHsn, lookUpHsn } from '../gst-rates/check-hsn.ts'
import { productTax, taxMisfits } from './product-tax.ts'
import { scheduleTax, withdrawTax } from './schedule-tax.ts'

/** HSN codes, rates and their days, for the people of the shop. */
export function taxOfficeRoutes(office: FastifyInstance, shop: Shop): void {
  staffRoute(office, shop, officeTax.lookUpHsn, async ({ query }) => ({ data: await lookUpHsn(shop, query.q) }))
  staffRoute(office, shop, officeTax.checkHsn, async ({ query: { price, ...entered } }) => ({
    data: await checkHsn(shop, { ...entered, price: price === undefined ? undefined : inPaise(price) }),
  }))
  staffRoute(office, shop, officeTax.taxMisfits, async () => ({ data: await taxMisfits(shop) }))
  staffRoute(office, shop, officeTax.productTax, async ({ params }) => ({ data: await productTax(shop, params.id) }))
  staffCommand(office, shop, officeTax.scheduleTax, async ({ params, body }, work) => {
    const { day, gstRate, hsnCode = null, anyway = false } = body
    await scheduleTax(shop, work, { productId: params.id, day, gstRate, hsnCode, anyway })
    return { message: taxCopy.scheduled, data: await productTax({ db: work.tx, clock: shop.clock }, params.id) }
  })
  staffCommand(office, shop, officeTax.withdrawTax, async ({ params }, work) => {
    await withdrawTax(shop, work, { id: params.change, productId: params.id })
    return { message: taxCopy.withdrawn, data: await productTax({ db: work.tx, clock: shop.clock }, params.id) }
  })
}

/** To the nearest paisa: it is only looked at. */
function inPaise(rupees: number): number {
  return paiseFromRupees(Math.round(rupees * 100) / 100)
}
