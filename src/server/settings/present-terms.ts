import type { ShopTerms } from '../../shared/contract/shop-terms.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'

/** The terms of sale as the contract has them: amounts in rupees. */
export function presentTerms(values: SettingValues): ShopTerms {
  return {
    delivery: {
      charge: rupeesFromPaise(values['delivery.charge']),
      freeFrom: rupeesFromPaise(values['delivery.freeFrom']),
      zones: values['delivery.zones'].map((zone) => ({
        ...zone,
        charge: rupeesFromPaise(zone.charge),
        freeFrom: zone.freeFrom === null ? null : rupeesFromPaise(zone.freeFrom),
      })),
      days: values['delivery.days'],
    },
    cash: { allowed: values['cash.allowed'], belowRupees: rupeesFromPaise(values['cash.below']) },
    onlineDiscountPercent: values['payment.onlineDiscountPercent'],
    hours: { week: values['hours.week'], holidays: values['hours.holidays'] },
  }
}
