import { shippingTerms } from '../../shared/copy/shipping-terms.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** Page on delivery: cost, places and duration. */
export default function ShippingPage() {
  return <LegalDocument text={shippingTerms(useShopFacts())} page="shipping" />
}
