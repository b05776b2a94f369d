import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { officeCoupons } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { staffCommand, staffRoute } from '../../staff/http/staff-route.ts'
import { createCoupon } from './add-coupon.ts'
import { editCoupon } from './change-coupon.ts'
import { stopCoupon } from './end-coupon.ts'
import { getOfficeCoupon, listOfficeCoupons, tryCoupon } from './office-coupons.ts'

/** The orders with a coupon that were not cancelled, in paise, and its tests: coupons do not know of orders, so start hands it in. */
type Brought = { orders: number; amount: Paise; discount: Paise; tests: number }
type SalesWith = (db: Kysely<Database>, couponId: string) => Promise<Brought>

/** Coupons, for the people of the shop. */
export function couponOfficeRoutes(office: FastifyInstance, shop: Shop, salesWith: SalesWith): void {
  const present = (db: Kysely<Database>, id: string) => getOfficeCoupon(db, id, shop.clock())
  staffRoute(office, shop, officeCoupons.listCouponsForStaff, ({ query }) => listOfficeCoupons(shop, query))
  staffRoute(office, shop, officeCoupons.getCouponForStaff, async ({ params: { id } }) => {
    const data = await present(shop.db, id)
    const { orders, amount, discount, tests } = await salesWith(shop.db, id)
    return {
      data,
      brought: {
        orders,
        sales: rupeesFromPaise(amount),
        discount: rupeesFromPaise(discount),
        ...(tests > 0 && { tests }),
      },
    }
  })
  staffRoute(office, shop, officeCoupons.tryCoupon, async ({ params: { id }, query: { amount } }) => ({
    data: await tryCoupon(shop, id, paiseFromRupees(amount)),
  }))
  staffCommand(office, shop, officeCoupons.addCoupon, async ({ body: { code, ...fields } }, work) => {
    const id = await createCoupon(shop, work, code, { ...fields, value: fields.value ?? 0, active: true })
    const data = await present(work.tx, id)
    return { message: copy.added(data.code), data }
  })
  staffCommand(office, shop, officeCoupons.changeCoupon, async ({ params: { id }, body }, work) => {
    await editCoupon(work, id, body)
    const data = await present(work.tx, id)
    work.about({ kind: 'coupon', id, name: data.code })
    return { message: copy.saved, data }
  })
  staffCommand(office, shop, officeCoupons.endCoupon, async ({ params: { id } }, work) => {
    await stopCoupon(work, { id })
    const data = await present(work.tx, id)
    return { message: copy.ended(data.code), data }
  })
}
