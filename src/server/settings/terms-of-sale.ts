import type { ShopTerms } from '../../domain/delivery/delivery-terms.ts'
import type { SettingValues } from '../../shared/settings/settings.ts'

/** Delivery and cash as the settings have them. */
export function termsOfSale(values: SettingValues): ShopTerms {
  return {
    charge: values['delivery.charge'],
    freeFrom: values['delivery.freeFrom'],
    cash: values['cash.allowed'],
    zones: values['delivery.zones'],
  }
}
