import { legal } from '../../shared/copy/legal-text.ts'
import { terms } from '../../shared/copy/terms.ts'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'
import { LegalDocument } from './legal-document.tsx'

/** The terms of sale, with returns, cancellation, shipping and the grievance officer (CONTRACT §5). */
export default function TermsPage() {
  return (
    <LegalDocument
      text={terms(useShop())}
      path={paths.terms}
      other={{ to: paths.privacy, label: legal.otherPrivacy }}
    />
  )
}
