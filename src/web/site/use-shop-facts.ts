import { type ShopFacts, shopFacts } from '../../shared/shop-facts.ts'
import { useShop } from './use-shop.ts'

/** Returns the facts that a page states of the shop. */
export function useShopFacts(): ShopFacts {
  return shopFacts(useShop())
}
