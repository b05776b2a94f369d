/** An attribute as it is shown. */
export interface ShownAttribute {
  key: string
  name: string
  text: string
}

/** A row of a table of attributes. */
export interface AttributeRow {
  key: string
  title: string
  text: string
}

/**
 * Attributes as rows, in their order: several values of one key stand in one row (`4, 5, 6 mm`), and the two ends of a range
 * too (`-30 to 100 °C`).
 */
export function attributeRows(attributes: readonly ShownAttribute[]): AttributeRow[] {
  const grouped = new Map<string, ShownAttribute[]>()
  for (const each of attributes) grouped.set(each.key, [...(grouped.get(each.key) ?? []), each])
  return [...grouped].flatMap(([key, values]): AttributeRow[] => {
    const [first] = values
    if (!first) return []
    const low = key.startsWith('max-') ? grouped.get(key.replace('max-', 'min-')) : undefined
    if (low) return []
    const high = key.startsWith('min-') ? grouped.get(key.replace('min-', 'max-'))?.[0] : undefined
    if (high) return [{ key, title: first.name.replace(/ from$/, ''), text: joined([first.text, high.text], ' to ') }]
    const texts = values.map((each) => each.text)
    return [{ key, title: first.name, text: joined(texts, ', ') }]
  })
}

/** With a variant's own ones in the place of the product's of the same keys (of a range as a whole); the rest stand first. */
export function withOwn<T extends { key: string }>(attributes: readonly T[], own: readonly T[]): T[] {
  const ownOf = (key: string) => own.filter((each) => stem(each.key) === stem(key))
  const stems = new Set(attributes.map((each) => stem(each.key)))
  const taken = new Set<string>()
  const merged = attributes.flatMap((each) => {
    const found = ownOf(each.key)
    if (found.length === 0) return [each]
    if (taken.has(stem(each.key))) return []
    taken.add(stem(each.key))
    return found
  })
  return [...own.filter((each) => !stems.has(stem(each.key))), ...merged]
}

const stem = (key: string) => key.replace(/^(min|max)-/, '')

/** Texts with the unit that all of them have behind the last one only. */
function joined(texts: readonly string[], between: string): string {
  const unit = / ?[^\d\s)(][^\d)(]*$/.exec(texts.at(-1) ?? '')?.[0] ?? ''
  const alike = unit !== '' && texts.every((text) => text.endsWith(unit) && /\d$/.test(text.slice(0, -unit.length)))
  return texts
    .map((text, index) => (alike && index < texts.length - 1 ? text.slice(0, -unit.length) : text))
    .join(between)
}
