import { barcodeInverses } from '../barcodes/barcodes-back.ts'
import { goodsCodesBack } from '../barcodes/goods-codes-back.ts'
import { buyingBack } from '../buying/buying-back.ts'
import { attributeBack, attributeInverses } from '../catalogue/attributes/attribute-back.ts'
import { goodsBack } from '../catalogue/goods/goods-back.ts'
import { scheduledInverses } from '../catalogue/schedules/scheduled-back.ts'
import { taxInverses } from '../catalogue/tax/tax-back.ts'
import { addressBack } from '../checkout/desk/address-back.ts'
import { orderInverses } from '../checkout/move/orders-back.ts'
import type { WaysBack } from '../commands/ways-back.ts'
import { countInverses } from '../counts/counts-back.ts'
import { couponBack, couponInverses } from '../coupons/coupon-back.ts'
import { dictionaryBack, dictionaryInverses } from '../dictionary/dictionary-back.ts'
import { fitBack, fitInverses } from '../fit/fit-back.ts'
import { peopleInverses, personBack } from '../people/people-back.ts'
import { questionBack } from '../questions/question-back.ts'
import { reviewBack, reviewInverses } from '../reviews/review-back.ts'
import { settingInverses } from '../settings/setting-back.ts'
import { placeBack, stockInverses } from '../stock/stock-back.ts'
import { windowBack, windowInverses } from '../window/window-back.ts'
import { windowRecordKinds } from '../window/window-kinds-of.ts'
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
