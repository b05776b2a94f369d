import { accessibility } from '../../shared/copy/accessibility.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('accessibility')

/** The accessibility statement. */
export default function AccessibilityPage() {
  return <LegalPage template={accessibility} page="accessibility" />
}
