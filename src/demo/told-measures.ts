import { unitWords } from '../domain/catalogue/attributes/measure-units.ts'
import { readQuantity } from '../domain/catalogue/attributes/read-quantity.ts'
import type { DemoProduct, DemoShop } from './read-demo.ts'
import { valuesOf } from './typed-goods.ts'

const number = String.raw`\d+(?:,\d{3})*(?:-\d+\/\d+|\/[\d,]*\d|\.\d+)?`
const joined = String.raw`(?: x |-| to | or | and |, (?=\d))`
const words = unitWords
  .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .sort((one, other) => other.length - one.length)
const measured = new RegExp(
  String.raw`(?<![\w./])(${number}(?:${joined}${number})*)[- ]?(${words.join('|')})(?![a-z\d])`,
  'gi',
)

/**
 * Returns the measures in a description, as written, each with the single measures in it: `105 x 1 mm` is 105 mm and 1 mm. A
 * range that starts at 0 gives no measure for the 0.
 */
export function measuresIn(description: string): { told: string; measures: string[] }[] {
  return [...description.matchAll(measured)].map(([told, digits = '', unit = '']) => ({
    told,
    measures: (digits.match(new RegExp(number, 'g')) ?? [])
      .filter((each) => each !== '0')
      .map((each) => `${each.replaceAll(',', '')} ${unit}`),
  }))
}

/** Returns whether a product or one of its variants states a measure: by an attribute, its net quantity or its weight. */
export function isSaid(measure: string, product: DemoProduct, { definitions }: DemoShop): boolean {
  const goods = [product, ...(product.variants ?? [])]
  const sized = goods.flatMap(({ netQuantity = '', weightGrams = 0 }) => [netQuantity, `${weightGrams} g`])
  if (sized.some((text) => unitWords.some((unit) => isIt(readQuantity(text, unit), measure, unit)))) return true
  return [product.attributes, ...(product.variants ?? []).map((each) => each.ownAttributes)]
    .flatMap((each) => valuesOf(definitions, each))
    .some(({ key, value, text }) =>
      typeof value === 'number'
        ? isIt(value, measure, definitions.get(key)?.unit ?? null)
        : text.split(/[^\d./]+/).includes(measure.split(' ')[0] ?? ''),
    )
}

/** In another unit sizes of the trade are round ones: what is called 4 inch is 100 mm. A bare degree may be one of heat. */
function isIt(value: number | undefined, measure: string, unit: string | null): boolean {
  const wanted = readQuantity(measure, unit) ?? readQuantity(`${measure} C`, unit)
  if (value === undefined || wanted === undefined) return false
  const isSameUnit = Math.abs(wanted) === Number(measure.split(' ')[0])
  return Math.abs(value - wanted) <= (isSameUnit ? 0 : Math.abs(value) / 20)
}
