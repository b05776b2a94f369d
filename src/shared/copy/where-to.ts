import type { ShopIdentity } from '../settings/shop-identity.ts'

/** Says where the shop delivers, by its zones. */
export function whereTo({ deliversEverywhere }: Pick<ShopIdentity, 'deliversEverywhere'>): string {
  return deliversEverywhere
    ? 'We deliver to every state and union territory of India.'
    : 'We do not deliver to every place in India: once you have chosen the address, the cart says whether we come there.'
}
