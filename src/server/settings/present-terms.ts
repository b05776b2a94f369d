import type { ShopTerms } from '../../shared/contract/shop-terms.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'

/** Returns the terms of sale as the contract has them: amounts in rupees. `onlineDiscountPercent`: as it is advertised, 0 without keys. */
export function presentTerms(values: SettingValues, onlineDiscountPercent: number): ShopTerms {
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
    onlineDiscountPercent,
    hours: { week: values['hours.week'], holidays: values['hours.holidays'] },
  }
}
