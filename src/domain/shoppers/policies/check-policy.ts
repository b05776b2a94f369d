import { policiesCopy as copy } from '../../../shared/copy/office/policies.ts'
import { chipsIn } from '../../../shared/policies/chips.ts'
import { fixedParts, type PolicyName, type PolicyText } from '../../../shared/policies/policies.ts'
import { isBadLink } from '../../../shared/policies/policy-words.ts'
import { policyLimits as bounds } from '../../../shared/policy-limits.ts'

/**
 * Returns what is wrong with a written page, by the path of its field: fixed sections stay once each, own ones have a title and a text,
 * chips and links are such as there are.
 */
export function policyProblems(
  name: PolicyName,
  { intro, sections }: PolicyText,
  given: { chips: readonly string[]; inTemplate: readonly { id: string; title: string }[] },
): Record<string, string> {
  const fixed = fixedParts[name]
  const problems: Record<string, string> = {}
  const note = (path: string, sentence: string | undefined) => {
    if (sentence !== undefined) problems[path] ??= sentence
  }
  note('intro', fixed.intro || intro !== '' ? wordsProblem(intro, given.chips) : copy.needsIntro)
  for (const { id, title } of given.inTemplate) {
    if (fixed.sections.includes(id) && !sections.some((each) => each.id === id)) note('sections', copy.staysIn(title))
  }
  if (new Set(sections.map(({ id }) => id)).size < sections.length) note('sections', copy.twice)
  if (JSON.stringify({ intro, sections }).length > bounds.wholeMax) note('sections', copy.tooMuch)
  for (const [index, { id, title, text }] of sections.entries()) {
    if (!fixed.sections.includes(id)) {
      if (title === '') note(`sections.${index}.title`, copy.needsTitle)
      if (text === '') note(`sections.${index}.text`, copy.needsText)
    }
    note(`sections.${index}.text`, wordsProblem(text, given.chips))
  }
  return problems
}

function wordsProblem(text: string, chips: readonly string[]): string | undefined {
  const unknown = chipsIn(text).find((name) => !chips.includes(name))
  if (unknown !== undefined) return copy.noSuchValue(unknown)
  if (/[{}]/.test(text.replace(/\{[^{}\n]*\}/g, ''))) return copy.looseBrace
  return text.split('\n').some(isBadLink) ? copy.badLink : undefined
}
