import { accessibility } from '../../shared/copy/accessibility.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** The accessibility statement. */
export default function AccessibilityPage() {
  return <LegalDocument text={accessibility(useShopFacts())} page="accessibility" />
}
