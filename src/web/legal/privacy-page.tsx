import { use } from 'react'
import { legal } from '../../shared/copy/legal-text.ts'
import { privacy } from '../../shared/copy/privacy.ts'
import { paths } from '../router/paths.ts'
import { SellerContext } from '../site/seller.ts'
import { LegalDocument } from './legal-document.tsx'

/** The privacy notice (CONTRACT §5). */
export default function PrivacyPage() {
  return (
    <LegalDocument
      text={privacy(use(SellerContext))}
      path={paths.privacy}
      other={{ to: paths.terms, label: legal.otherTerms }}
    />
  )
}
