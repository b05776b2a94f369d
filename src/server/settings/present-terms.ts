import type { ShopTerms } from '../../shared/contract/shop-terms.ts'
import { furtherCashSentences } from '../../shared/copy/cash-rules.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import { type CashSettings, cashRules } from '../../shared/settings/cash-rules.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'

/** Returns the terms of sale as the contract has them: amounts in rupees. `onlineDiscountPercent`: as it is advertised, 0 without keys. */
export function presentTerms(values: SettingValues, onlineDiscountPercent: number): ShopTerms {
  return {
    delivery: {
      charge: rupeesFromPaise(values['delivery.charge']),
      freeFrom: rupeesFromPaise(values['delivery.freeFrom']),
      zones: values['delivery.zones'].map(({ cashBelow, goods: _goods, bus: _bus, ...zone }) => ({
        ...zone,
        ...(cashBelow && { cashBelow: rupeesFromPaise(cashBelow) }),
        charge: rupeesFromPaise(zone.charge),
        freeFrom: zone.freeFrom === null ? null : rupeesFromPaise(zone.freeFrom),
      })),
      days: values['delivery.days'],
    },
    cash: presentCash(values),
    onlineDiscountPercent,
    hours: { week: values['hours.week'], holidays: values['hours.holidays'] },
  }
}

/** Presents the terms of cash on delivery: a fee and further rules only where the shop has them. */
export function presentCash(values: CashSettings): ShopTerms['cash'] {
  const rules = cashRules(values)
  const further = furtherCashSentences(rules)
  return {
    allowed: rules.allowed,
    belowRupees: rupeesFromPaise(rules.below),
    ...(rules.fee > 0 && { feeRupees: rupeesFromPaise(rules.fee) }),
    ...(further.length > 0 && { rules: further }),
  }
}
