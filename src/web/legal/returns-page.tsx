import { returnsTerms } from '../../shared/copy/returns-terms.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('returns')

/** Page on cancelling, returning and refunds. */
export default function ReturnsPage() {
  return <LegalPage template={returnsTerms} page="returns" />
}
