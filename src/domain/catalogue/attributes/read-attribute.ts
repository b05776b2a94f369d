import { attributeLimits } from '../../../shared/attribute-limits.ts'
import { attributes as copy } from '../../../shared/copy/attributes.ts'
import { readQuantity } from './read-quantity.ts'

/** Definition of an attribute: a number in one unit (null: a bare number), or a word. */
export interface Definition {
  key: string
  name: string
  kind: 'number' | 'word'
  unit: string | null
}

/** One thing that is said of some goods: `value` in the definition's unit, `text` as the maker writes it. */
export interface ReadValue {
  key: string
  value: number | string
  text: string
}

/** Values that were read, or a sentence that says what to write instead. */
export type AttributeReading = { values: ReadValue[] } | { problem: string }

/**
 * Reads what somebody has written for an attribute. Several sizes of a set stand with commas and spaces between them (`4, 5,
 * 6 mm`) and become several values of one key. What cannot be read with certainty is a problem: nothing is guessed.
 */
export function readAttribute(definition: Definition, written: string): AttributeReading {
  const text = written.trim().replace(/\s+/g, ' ')
  if (text === '') return { problem: copy.empty(definition.name) }
  if (text.length > attributeLimits.attributeTextMax) return { problem: copy.tooLong(definition.name) }
  if (definition.kind === 'word') return { values: [{ key: definition.key, value: text, text }] }
  if (/\d,\d/.test(text)) return { problem: copy.decimalComma(definition.name) }
  const values: ReadValue[] = []
  for (const part of partsOf(text)) {
    const value = readQuantity(bare(definition, part), definition.unit)
    if (value === undefined) return { problem: copy.unreadable(definition.name, definition.unit) }
    values.push({ key: definition.key, value, text: part })
  }
  return { values }
}

/** `4, 5, 6 mm` as `4 mm`, `5 mm`, `6 mm`: what only the last one says holds for all. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*[,;]\s+/)
  const unit = /[^\d.\s/-][^\d]*$/.exec(parts.at(-1) ?? '')?.[0] ?? ''
  return parts.map((part) => (/^[\d./\s-]+$/.test(part) && unit !== '' ? `${part} ${unit.trim()}` : part))
}

/** A bare number may say its own name behind it: `80 grit`. */
function bare({ name, unit }: Definition, text: string): string {
  const word = unit === null ? / ([a-z]+)$/i.exec(text)?.[1] : undefined
  return word && isName(name, word) ? text.slice(0, -word.length - 1) : text
}

function isName(name: string, word: string): boolean {
  const singular = (text: string) => text.toLowerCase().replace(/s$/, '')
  return singular(name) === singular(word)
}
