import { aboutShop } from '../copy/about-shop.ts'
import { accessibility } from '../copy/accessibility.ts'
import { contactShop } from '../copy/contact-shop.ts'
import type { LegalText } from '../copy/legal-text.ts'
import { privacy } from '../copy/privacy.ts'
import { returnsTerms } from '../copy/returns-terms.ts'
import { shippingTerms } from '../copy/shipping-terms.ts'
import { terms } from '../copy/terms.ts'
import type { ShopFacts } from '../shop-facts.ts'
import type { PolicyName } from './policies.ts'

/** Templates of the pages, which hold what the law wants said: with nothing written they are the pages. */
export const templateOf: Readonly<Record<PolicyName, (facts: ShopFacts) => LegalText>> = {
  about: aboutShop,
  contact: contactShop,
  shipping: shippingTerms,
  returns: returnsTerms,
  terms,
  privacy,
  accessibility,
}
