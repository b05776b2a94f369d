import { attributeLimits } from '../../../shared/attribute-limits.ts'
import { attributes as copy } from '../../../shared/copy/attributes.ts'
import { type AttributeReading, type Definition, readAttribute } from './read-attribute.ts'
import { splitQuantity } from './read-quantity.ts'

/** The keys of the two ends of a range: a temperature from -30 to 100 °C is a `min-temperature` and a `max-temperature`. */
const endsOf = (key: string): [min: string, max: string] => [`min-${key}`, `max-${key}`]

/**
 * Reads what stands under a key: one value, several of a list, or a range (`-30 to 100 °C`), which becomes its two ends, each
 * with a text of its own.
 */
export function readEntry(
  definitions: ReadonlyMap<string, Definition>,
  key: string,
  written: string | readonly string[],
): AttributeReading {
  const definition = definitions.get(key)
  const read = definition && together([written].flat().map((each) => readAttribute(definition, each)))
  if (read && 'values' in read) return read
  const [lowest, highest] = endsOf(key).map((end) => definitions.get(end))
  if (!lowest || !highest || typeof written !== 'string') return read ?? { problem: copy.unknown(key) }
  const range = readRange(lowest, highest, written)
  return read && 'problem' in range ? read : range
}

function readRange(lowest: Definition, highest: Definition, written: string): AttributeReading {
  if (written.length > attributeLimits.attributeTextMax) return { problem: copy.tooLong(highest.name) }
  const [from, to] = endTexts(written) ?? []
  if (from === undefined || to === undefined) return { problem: copy.noRange(highest.name) }
  const read = together([readAttribute(lowest, from), readAttribute(highest, to)])
  if ('problem' in read) return read
  const [least, most] = read.values
  return least && most && least.value <= most.value ? read : { problem: copy.noRange(highest.name) }
}

function together(readings: AttributeReading[]): AttributeReading {
  const wrong = readings.find((each) => 'problem' in each)
  return wrong ?? { values: readings.flatMap((each) => ('values' in each ? each.values : [])) }
}

/** The two ends of `0.05-60 m`, `-30 to 100 °C`, `4 mm – 6 mm`; a unit that only the second one has is the first one's too. */
function endTexts(written: string): [string, string] | undefined {
  const [, from, to] = /^(\S.*?)\s*(?:\s(?:to|[-–—])\s|(?<=[\d"°])[-–—])\s*(\S.*)$/.exec(written.trim()) ?? []
  if (from === undefined || to === undefined) return undefined
  const [first, second] = [splitQuantity(from), splitQuantity(to)]
  if (!first || !second) return undefined
  return [first.unit === '' && second.unit !== '' ? `${from} ${second.unit}` : from, to]
}
