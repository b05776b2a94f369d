import { returnsTerms } from '../../shared/copy/returns-terms.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** Page on cancelling, returning and refunds. */
export default function ReturnsPage() {
  return <LegalDocument text={returnsTerms(useShopFacts())} page="returns" />
}
