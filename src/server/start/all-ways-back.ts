import { goodsBack } from '../catalogue/goods-back.ts'
import { addressBack } from '../checkout/desk/address-back.ts'
import { orderInverses } from '../checkout/move/orders-back.ts'
import type { WaysBack } from '../commands/ways-back.ts'
import { couponBack, couponInverses } from '../coupons/coupon-back.ts'
import { settingInverses } from '../settings/setting-back.ts'
import { stockInverses } from '../stock/stock-back.ts'
import type { WholeShop } from './make-shop.ts'

/**
 * How each noun's commands are taken back: records by the entity that they give to `changed`, inverses by the command's name
 * in shared/office/commands (`back: { by: 'command', name }`).
 */
export function allWaysBack(shop: WholeShop): WaysBack {
  return {
    records: { ...goodsBack(shop), coupon: couponBack, order: addressBack(shop) },
    inverses: { ...couponInverses, ...stockInverses(shop), ...settingInverses(shop), ...orderInverses(shop) },
  }
}
