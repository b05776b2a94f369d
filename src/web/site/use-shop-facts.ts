import { use } from 'react'
import { type ShopFacts, shopFacts } from '../../shared/shop-facts.ts'
import { DeliveryContext } from './delivery-context.ts'
import { SellerContext } from './seller.ts'

/** What a page says of the shop. */
export function useShopFacts(): ShopFacts {
  return shopFacts(use(SellerContext), use(DeliveryContext))
}
