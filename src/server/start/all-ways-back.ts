import { goodsBack } from '../catalogue/goods-back.ts'
import type { WaysBack } from '../commands/ways-back.ts'
import { couponBack, couponInverses } from '../coupons/coupon-back.ts'
import type { Shop } from '../platform/shop.ts'
import { settingInverses } from '../settings/setting-back.ts'
import { stockInverses } from '../stock/stock-back.ts'

/**
 * How each noun's commands are taken back: records by the entity that they give to `changed`, inverses by the command's name
 * in shared/office/commands (`back: { by: 'command', name }`).
 */
export function allWaysBack(shop: Shop): WaysBack {
  return {
    records: { ...goodsBack(shop), coupon: couponBack },
    inverses: { ...couponInverses, ...stockInverses(shop), ...settingInverses(shop) },
  }
}
