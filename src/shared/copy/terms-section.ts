import type { ShopFacts } from '../shop-facts.ts'
import type { LegalSection } from './legal-text.ts'
import { terms } from './terms.ts'

/** A section of the terms of sale, for a page that tells of one thing: the two never say something different. */
export function termsSection(facts: ShopFacts, id: string): LegalSection {
  const section = terms(facts).sections.find((each) => each.id === id)
  if (!section) throw new Error(`the terms have no section ${id}`)
  return section
}
