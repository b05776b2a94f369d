import { privacy } from '../../shared/copy/privacy.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('privacy')

/** The privacy notice (CONTRACT §5). */
export default function PrivacyPage() {
  return <LegalPage template={privacy} page="privacy" />
}
