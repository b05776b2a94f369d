import { aboutShop } from '../../shared/copy/about-shop.ts'
import { useShopFacts } from '../site/use-shop-facts.ts'
import { LegalDocument } from './legal-document.tsx'

/** Page about the shop: who it is and how it sells. */
export default function AboutPage() {
  return <LegalDocument text={aboutShop(useShopFacts())} page="about" />
}
