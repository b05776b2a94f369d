import { aboutShop } from '../../shared/copy/about-shop.ts'
import { LegalPage } from './legal-page.tsx'
import { policyLoader } from './policy-query.ts'

export const loader = policyLoader('about')

/** Page about the shop: who it is and how it sells. */
export default function AboutPage() {
  return <LegalPage template={aboutShop} page="about" />
}
