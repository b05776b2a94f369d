import type { LegalSection } from '../copy/legal-text.ts'
import type { ShopIdentity } from '../settings/shop-identity.ts'
import { shopFacts } from '../shop-facts.ts'
import { type ChipName, chipValues } from './chips.ts'
import { fixedParts, type PolicyName, type PolicyText } from './policies.ts'
import { writeWords } from './policy-words.ts'
import { templateOf } from './template-of.ts'

/** A number of days that no shop has: it shows where the days stand in a template. */
const unlikelyDays = 7919
/** Chips that stand in templates as a value or sentence of their own. */
const inTemplates: readonly ChipName[] = ['ways to pay', 'where we deliver', 'return days']

/** Returns what a page says now as its owner can go on writing it: values of the settings as chips, fixed sections without words of one's own. */
export function firstText(name: PolicyName, shop: ShopIdentity): PolicyText {
  const facts = shopFacts({ ...shop, name: '{shop name}', tagline: '{tagline}', returnDays: unlikelyDays })
  const values = chipValues(facts)
  const withChips = (text: string) =>
    inTemplates.reduce((written, chip) => written.replaceAll(values[chip], `{${chip}}`), text)
  const { intro, sections } = templateOf[name](facts)
  const fixed = fixedParts[name]
  const wordsOf = ({ id, content }: LegalSection) => (fixed.sections.includes(id) ? '' : withChips(writeWords(content)))
  return {
    intro: fixed.intro ? '' : withChips(intro),
    sections: sections.map((section) => ({ id: section.id, title: section.title, text: wordsOf(section) })),
  }
}
