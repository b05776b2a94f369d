import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import type { GoodsField } from '../../../shared/office/goods-fields.ts'
import { goodsStates, gstRates, netUnits, uqcUnits } from '../../../shared/office/units.ts'
import type { GoodsFacts } from '../../catalogue/goods-facts.ts'
import { handleOf, isToldByHandle } from '../../catalogue/handle-of.ts'
import { nearestWord } from './nearest-word.ts'
import type { CellReading } from './read-cell.ts'

type Of = NonNullable<GoodsField['of']>

/** One of a list, by its id, or by its name, of which the id is made. */
export function readChoice(of: Of | undefined, text: string, facts: GoodsFacts): CellReading {
  if (of === 'gstRate') return readRate(text)
  if (of === 'uqc') return readUnit(text)
  if (of === 'netUnit') return oneOf(text.toLowerCase(), netUnits)
  if (of === 'state') return readState(handleOf(text).replaceAll('-', '_'))
  const known = of && recordsOf(of, facts)
  if (!known) return { problem: say.unknown('value', text, null) }
  if (known.has(text)) return { value: text }
  const called = of === 'brand' || of === 'category' ? facts.called?.[of] : undefined
  const named = called?.get(text.toLowerCase())
  if (named !== undefined) return { value: named }
  const handle = handleOf(text)
  if ((!called || isToldByHandle(text)) && known.has(handle)) return { value: handle }
  // of thousands of products none is looked for that is near
  const nearest = of === 'product' ? null : nearestWord(text, known.keys())
  return { problem: say.unknown(of, text, nearest) }
}

function recordsOf(
  of: Of,
  facts: GoodsFacts,
): { has: (id: string) => boolean; keys: () => Iterable<string> } | undefined {
  if (of === 'brand') return facts.brands
  if (of === 'category') return facts.categories
  if (of === 'subcategory') return facts.subcategories
  if (of === 'product') return facts.products
  return of === 'label' ? facts.labels : undefined
}

/** A state by its id, or as the screens call it. */
function readState(text: string): CellReading {
  return oneOf(text === 'active' ? 'on_sale' : text, goodsStates)
}

function readRate(text: string): CellReading {
  const rate = /^(\d{1,2})(\.0+)?\s*%?$/.exec(text)?.[1]
  const known = gstRates.find((each) => String(each) === rate)
  return known === undefined ? { problem: say.oneOf(text, gstRates.join(', ')) } : { value: known }
}

function readUnit(text: string): CellReading {
  const code = text.toUpperCase()
  if (code in uqcUnits) return { value: code }
  const named = Object.entries(uqcUnits).find(([, word]) => word === text.toLowerCase())
  return named ? { value: named[0] } : { problem: say.unknown('unit', text, nearestWord(text, Object.keys(uqcUnits))) }
}

function oneOf(text: string, all: readonly string[]): CellReading {
  return all.includes(text) ? { value: text } : { problem: say.oneOf(text, all.join(', ')) }
}
