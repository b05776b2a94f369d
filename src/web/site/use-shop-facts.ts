import { type ShopFacts, shopFacts } from '../../shared/shop-facts.ts'
import { useShop } from './use-shop.ts'

/** What a page says of the shop. */
export function useShopFacts(): ShopFacts {
  return shopFacts(useShop())
}
