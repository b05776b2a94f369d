import { terms } from '../../shared/copy/terms.ts'
import { useShop } from '../site/use-shop.ts'
import { LegalDocument } from './legal-document.tsx'

/** The terms of sale, with returns, cancellation, shipping and the grievance officer (CONTRACT §5). */
export default function TermsPage() {
  return <LegalDocument text={terms(useShop())} page="terms" />
}
