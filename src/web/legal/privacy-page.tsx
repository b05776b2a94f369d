import { privacy } from '../../shared/copy/privacy.ts'
import { useShop } from '../site/use-shop.ts'
import { LegalDocument } from './legal-document.tsx'

/** The privacy notice (CONTRACT §5). */
export default function PrivacyPage() {
  return <LegalDocument text={privacy(useShop())} page="privacy" />
}
