import { undoAttributeCommands, undoAttributeRecord } from '../catalogue/attributes/undo-attribute.ts'
import { undoBargainRecord } from '../catalogue/bargain-terms/undo-bargain.ts'
import { undoGoodsRecord } from '../catalogue/goods/undo-goods.ts'
import { undoSaleCommands } from '../catalogue/sales/undo-sale.ts'
import { undoScheduledCommands } from '../catalogue/schedules/undo-scheduled.ts'
import { undoStockCommands, undoStockPlaceRecord } from '../catalogue/stock/undo-stock.ts'
import { undoStorefrontCommands, undoStorefrontRecords } from '../catalogue/storefront/undo-storefront.ts'
import { windowRecordKinds } from '../catalogue/storefront/window-kinds-of.ts'
import { undoTaxCommands } from '../catalogue/tax-changes/undo-tax.ts'
import { undoQuestionRecord } from '../feedback/questions/undo-question.ts'
import { undoReviewCommands, undoReviewRecord } from '../feedback/reviews/undo-review.ts'
import { undoCounterSaleRecord } from '../operations/customers/merge/add-counter-sales.ts'
import { undoDictionaryCommands, undoDictionaryRecords } from '../search/dictionary/undo-dictionary.ts'
import { undoParcelCommands } from '../selling/checkout/parcels/undo-parcel.ts'
import { undoOrderAddressRecord } from '../selling/checkout/staff/undo-order-address.ts'
import { undoOrderCommands } from '../selling/checkout/transitions/undo-orders.ts'
import { undoCouponCommands, undoCouponRecord } from '../selling/coupons/undo-coupon.ts'
import { undoFitCommands, undoFitRecord } from '../selling/fit/undo-fit.ts'
import { undoQuoteLineRecord } from '../selling/quotes/undo-quote.ts'
import { undoSettingCommands } from '../settings/undo-setting.ts'
import { undoLinkRecord } from '../shoppers/customers/merge-customers.ts'
import { undoCustomerRecord } from '../shoppers/customers/undo-customer.ts'
import { undoPolicyRecord } from '../shoppers/policies/undo-policy.ts'
import type { UndoRegistry } from '../staff/commands/undo-registry.ts'
import { undoPeopleCommands, undoPersonRecord } from '../staff/people/undo-people.ts'
import { undoBarcodeCommands } from '../warehouse/barcodes/undo-barcodes.ts'
import { undoGoodsCodesRecords } from '../warehouse/barcodes/undo-goods-codes.ts'
import { undoStoredRecords } from '../warehouse/buying/openings/undo-stored.ts'
import { undoBuying } from '../warehouse/buying/undo-buying.ts'
import { undoCountCommands } from '../warehouse/counts/undo-counts.ts'
import type { WholeShop } from './make-shop.ts'

/**
 * Returns the undo of each noun's commands: records by the entity that they give to `changed`, undoCommands by the command's name in
 * shared/office/commands (`back: { by: 'command', name }`).
 */
export function undoRegistryOfShop(shop: WholeShop): UndoRegistry {
  const buying = undoBuying(shop)
  const kinds = windowRecordKinds(shop)
  return {
    records: {
      ...undoStorefrontRecords(kinds),
      ...undoGoodsCodesRecords(shop, undoGoodsRecord(shop)),
      ...undoAttributeRecord,
      fit_rule: undoFitRecord,
      ...undoDictionaryRecords(shop),
      bargain: undoBargainRecord,
      coupon: undoCouponRecord,
      quote_line: undoQuoteLineRecord(shop),
      review: undoReviewRecord(shop),
      question: undoQuestionRecord,
      order: undoOrderAddressRecord(shop),
      ...undoCustomers(shop),
      policy: undoPolicyRecord(shop),
      staff: undoPersonRecord(shop),
      stock_place: undoStockPlaceRecord,
      ...buying.records,
      ...undoStoredRecords(shop),
    },
    undoCommands: {
      ...undoStorefrontCommands(kinds),
      ...undoCouponCommands,
      ...undoStockCommands(shop),
      ...undoSettingCommands(shop),
      ...undoOrderCommands(shop),
      ...undoParcelCommands(shop),
      ...undoPeopleCommands(shop),
      ...undoBarcodeCommands,
      ...undoAttributeCommands,
      ...undoFitCommands,
      ...undoDictionaryCommands(shop),
      ...undoCountCommands(shop),
      ...undoReviewCommands(shop),
      ...undoTaxCommands(shop),
      ...buying.undoCommands,
      ...undoScheduledCommands(shop),
      ...undoSaleCommands(shop),
    },
  }
}

/** The undoers of what is written about a customer, and of what was merged into one. */
function undoCustomers(shop: WholeShop): UndoRegistry['records'] {
  return {
    person: undoCustomerRecord,
    customer_link: undoLinkRecord,
    counter_sale: undoCounterSaleRecord(shop),
  }
}
