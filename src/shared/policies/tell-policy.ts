import type { LegalSection, LegalText } from '../copy/legal-text.ts'
import type { ShopFacts } from '../shop-facts.ts'
import { chipValues, fillChips } from './chips.ts'
import { fixedParts, type PolicyName, type PublishedPolicy } from './policies.ts'
import { type PolicyPart, readWords } from './policy-words.ts'

/**
 * Returns a page as shoppers read it: the template with what the owner wrote, its chips filled in by the settings. What is fixed
 * stays, also where a written text of before does not know it.
 */
export function tellPolicy(
  name: PolicyName,
  template: LegalText,
  policy: PublishedPolicy,
  facts: ShopFacts,
): LegalText {
  const since = template.since === undefined || policy.since === null ? {} : { since: policy.since }
  if (policy.text === null) return { ...template, ...since }
  const values = chipValues(facts)
  const { intro, sections } = policy.text
  const fixed = fixedParts[name]
  const inTemplate = new Map(template.sections.map((section) => [section.id, section]))
  const told = sections.flatMap(({ id, title, text }): LegalSection[] => {
    const own = fillParts(readWords(text), values)
    if (!fixed.sections.includes(id)) return own.length > 0 ? [{ id, title, content: own }] : []
    const section = inTemplate.get(id)
    return section ? [{ ...section, content: [...section.content, ...own] }] : []
  })
  const missing = template.sections.filter(
    ({ id }) => fixed.sections.includes(id) && !sections.some((section) => section.id === id),
  )
  return {
    ...template,
    ...since,
    intro: fixed.intro ? template.intro : fillChips(intro.replaceAll('\n', ' '), values),
    sections: [...told, ...missing],
  }
}

function fillParts(parts: readonly PolicyPart[], values: Readonly<Record<string, string>>): PolicyPart[] {
  return parts.flatMap((part): PolicyPart[] => {
    if (typeof part === 'string') return filled([part], values)
    if ('links' in part) return [part]
    const items = filled(part, values)
    return items.length > 0 ? [items] : []
  })
}

function filled(lines: readonly string[], values: Readonly<Record<string, string>>): string[] {
  return lines.map((line) => fillChips(line, values)).filter((line) => line !== '')
}
