import { shippingTerms } from '../../shared/copy/shipping-terms.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('shipping')

/** Page on delivery: cost, places and duration. */
export default function ShippingPage() {
  return <LegalPage template={shippingTerms} page="shipping" />
}
