import { attributeRows } from '../../../shared/attributes/attribute-rows.ts'
import type { Definition, ReadValue } from './read-attribute.ts'
import { readEntry } from './read-entry.ts'

/** A row that somebody has written of goods. */
export interface Specification {
  title: string
  description: string
}

/**
 * Reads the attributes that written specifications contain beyond doubt: the title is a definition's name (or what the two ends
 * of a range share), and the value can be read. The first row of a name counts.
 */
export function readSpecifications(
  definitions: ReadonlyMap<string, Definition>,
  specifications: readonly Specification[],
): ReadValue[] {
  const keys = keysByTitle(definitions)
  const taken = new Set<string>()
  return specifications.flatMap(({ title, description }) => {
    const key = keys.get(plain(title))
    if (key === undefined || taken.has(key)) return []
    const reading = readEntry(definitions, key, description)
    if (!('values' in reading)) return []
    taken.add(key)
    return reading.values
  })
}

const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

function keysByTitle(definitions: ReadonlyMap<string, Definition>): Map<string, string> {
  const all = [...definitions.values()].map(({ key, name }) => ({ key, name, text: '' }))
  const ranges = attributeRows(all)
    .filter(({ key }) => key.startsWith('min-'))
    .map(({ key, title }): [string, string] => [plain(title), key.replace('min-', '')])
  return new Map([...ranges, ...all.map(({ key, name }): [string, string] => [plain(name), key])])
}
