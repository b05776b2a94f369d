import { createContext, use } from 'react'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'

/** Identity of the shop, from its settings. */
export const ShopContext = createContext<ShopIdentity | null>(null)

/** Name, address, colours and all that the owner has set of the shop that serves this page. */
export function useShop(): ShopIdentity {
  const shop = use(ShopContext)
  if (!shop) throw new Error('this part of a page stands outside the shop')
  return shop
}
