import { privacy } from '../../shared/copy/privacy.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** The privacy notice (CONTRACT §5). */
export default function PrivacyPage() {
  return <LegalDocument text={privacy(useShopFacts().seller)} page="privacy" />
}
