import { terms } from '../../shared/copy/terms.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** The terms of sale, with returns, cancellation, shipping and the grievance officer (CONTRACT §5). */
export default function TermsPage() {
  return <LegalDocument text={terms(useShopFacts().seller)} page="terms" />
}
