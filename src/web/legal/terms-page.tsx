import { use } from 'react'
import { legal } from '../../shared/copy/legal-text.ts'
import { terms } from '../../shared/copy/terms.ts'
import { paths } from '../router/paths.ts'
import { SellerContext } from '../site/seller.ts'
import { LegalDocument } from './legal-document.tsx'

/** The terms of sale, with returns, cancellation, shipping and the grievance officer (CONTRACT §5). */
export default function TermsPage() {
  return (
    <LegalDocument
      text={terms(use(SellerContext))}
      path={paths.terms}
      other={{ to: paths.privacy, label: legal.otherPrivacy }}
    />
  )
}
