import { legal } from '../../shared/copy/legal-text.ts'
import { privacy } from '../../shared/copy/privacy.ts'
import { paths } from '../router/paths.ts'
import { useShop } from '../site/use-shop.ts'
import { LegalDocument } from './legal-document.tsx'

/** The privacy notice (CONTRACT §5). */
export default function PrivacyPage() {
  return (
    <LegalDocument
      text={privacy(useShop())}
      path={paths.privacy}
      other={{ to: paths.terms, label: legal.otherTerms }}
    />
  )
}
