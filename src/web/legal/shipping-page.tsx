import { shippingTerms } from '../../shared/copy/shipping-terms.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** What delivery costs, where it goes and how long it takes. */
export default function ShippingPage() {
  return <LegalDocument text={shippingTerms(useShopFacts())} page="shipping" />
}
