import { aboutShop } from '../../shared/copy/about-shop.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** Who the shop is and how it sells. */
export default function AboutPage() {
  return <LegalDocument text={aboutShop(useShopFacts())} page="about" />
}
