import type { LegalText } from '../copy/legal-text.ts'
import { fixedParts, type PolicyName, type PolicyText } from './policies.ts'

/** Returns a written text with the fixed sections of the template that it does not know: they stand on the page all the same. */
export function withFixed(name: PolicyName, text: PolicyText, template: LegalText): PolicyText {
  const missing = template.sections.filter(
    ({ id }) => fixedParts[name].sections.includes(id) && !text.sections.some((section) => section.id === id),
  )
  return { ...text, sections: [...text.sections, ...missing.map(({ id, title }) => ({ id, title, text: '' }))] }
}
