import { terms } from '../../shared/copy/terms.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('terms')

/** The terms of sale, with returns, cancellation, shipping and the grievance officer (CONTRACT §5). */
export default function TermsPage() {
  return <LegalPage template={terms} page="terms" />
}
