import type { ShopIdentity } from '../settings/shop-identity.ts'

/** Says how one can pay, by the settings. */
export function waysToPay({ cash, onlineDiscountPercent: percent }: ShopIdentity): string {
  const online = percent > 0 ? `online by card or UPI with ${percent}% off` : 'online by card or UPI'
  return cash.allowed ? `You pay in cash when the goods arrive, or ${online}.` : `You pay ${online}.`
}
