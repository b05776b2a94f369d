import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { DeliveryTerms } from '../../shared/shop-facts.ts'
import type { Config } from './config.ts'

/** What the shop takes for a delivery, as pages and mails say it. */
export function deliveryTerms({ deliveryCharge, freeDeliveryFrom }: Config): DeliveryTerms {
  return { charge: rupeesFromPaise(deliveryCharge), freeFrom: rupeesFromPaise(freeDeliveryFrom) }
}
