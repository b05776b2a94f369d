import { attributeBack, attributeInverses } from '../catalogue/attributes/undo-attribute.ts'
import { goodsBack } from '../catalogue/goods/undo-goods.ts'
import { scheduledInverses } from '../catalogue/schedules/undo-scheduled.ts'
import { placeBack, stockInverses } from '../catalogue/stock/undo-stock.ts'
import { windowBack, windowInverses } from '../catalogue/storefront/undo-storefront.ts'
import { windowRecordKinds } from '../catalogue/storefront/window-kinds-of.ts'
import { taxInverses } from '../catalogue/tax/undo-tax.ts'
import { questionBack } from '../feedback/questions/undo-question.ts'
import { reviewBack, reviewInverses } from '../feedback/reviews/undo-review.ts'
import { dictionaryBack, dictionaryInverses } from '../search/dictionary/undo-dictionary.ts'
import { orderInverses } from '../selling/checkout/move/undo-orders.ts'
import { addressBack } from '../selling/checkout/staff/undo-order-address.ts'
import { couponBack, couponInverses } from '../selling/coupons/undo-coupon.ts'
import { fitBack, fitInverses } from '../selling/fit/undo-fit.ts'
import { settingInverses } from '../settings/undo-setting.ts'
import type { WaysBack } from '../staff/commands/undo-registry.ts'
import { peopleInverses, personBack } from '../staff/people/undo-people.ts'
import { barcodeInverses } from '../warehouse/barcodes/undo-barcodes.ts'
import { goodsCodesBack } from '../warehouse/barcodes/undo-goods-codes.ts'
import { buyingBack } from '../warehouse/buying/undo-buying.ts'
import { countInverses } from '../warehouse/counts/undo-counts.ts'
import type { WholeShop } from './make-shop.ts'

/**
 * Returns the undo of each noun's commands: records by the entity that they give to `changed`, inverses by the command's name in
 * shared/office/commands (`back: { by: 'command', name }`).
 */
export function allWaysBack(shop: WholeShop): WaysBack {
  const buying = buyingBack(shop)
  const kinds = windowRecordKinds(shop)
  return {
    records: {
      ...windowBack(kinds),
      ...goodsCodesBack(shop, goodsBack(shop)),
      ...attributeBack,
      fit_rule: fitBack,
      ...dictionaryBack(shop),
      coupon: couponBack,
      review: reviewBack(shop),
      question: questionBack,
      order: addressBack(shop),
      staff: personBack(shop),
      stock_place: placeBack,
      ...buying.records,
    },
    inverses: {
      ...windowInverses(kinds),
      ...couponInverses,
      ...stockInverses(shop),
      ...settingInverses(shop),
      ...orderInverses(shop),
      ...peopleInverses(shop),
      ...barcodeInverses,
      ...attributeInverses,
      ...fitInverses,
      ...dictionaryInverses(shop),
      ...countInverses(shop),
      ...reviewInverses(shop),
      ...taxInverses(shop),
      ...buying.inverses,
      ...scheduledInverses(shop),
    },
  }
}
