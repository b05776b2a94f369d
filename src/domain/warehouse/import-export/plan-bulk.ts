import { sheetProblems } from '../../../shared/copy/office/sheet-problems.ts'
import { paiseFromRupees, percentOf, shareOf } from '../../../shared/money/money.ts'
import type { BulkChange, Rounding } from '../../../shared/office/bulk-changes.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { GoodsProblem } from '../../catalogue/goods-facts.ts'
import { type GoodsWrite, planGoods } from '../../catalogue/plan-goods.ts'
import type { Asked } from '../../catalogue/selling-price.ts'
import { same } from '../../operations/history/same-value.ts'
import type { PlannedProduct, SheetRules } from './plan-product.ts'
import type { RowDiff, RowProblem } from './read-row.ts'
import { writeCell } from './write-cell.ts'

/**
 * Plans a bulk change of one product, as one row. Any problem leaves the product as it is: of many products one that cannot
 * follow does not hold up the others.
 */
export function planBulk(
  goods: Goods,
  change: BulkChange,
  { row, facts, now, notAllowed }: { row: number } & Pick<SheetRules, 'facts' | 'now' | 'notAllowed'>,
): PlannedProduct {
  const write = writeOf(goods, change)
  const diffs = diffsOf(goods, write)
  const planned = { row, product: goods.id, variant: null, name: goods.product.name, diffs }
  if (diffs.length === 0) return { rows: [{ ...planned, state: 'same', problems: [] }], write: null }
  const { after, problems: found } = planGoods(goods, write, facts, { now })
  const problems = problemsOf(goods, [...found, ...(notAllowed?.(goods, after) ?? [])])
  if (problems.length > 0) return { rows: [{ ...planned, state: 'wrong', problems }], write: null }
  return { rows: [{ ...planned, state: 'changed', problems }], write, state: after.product.state }
}

/** With the variant's name behind its field. The price of a product with variants is its cheapest one's: that one says it. */
function problemsOf({ variants }: Goods, found: readonly GoodsProblem[]): RowProblem[] {
  const named = found.map(({ field, sentence }) => {
    const [, at, name = field] = /^variants\.(\d+)\.(.+)$/.exec(field) ?? []
    return { name, of: at === undefined ? null : (variants[Number(at)]?.name ?? at), sentence }
  })
  const isEcho = (name: string) => named.some((each) => each.of !== null && each.name === name)
  return named.flatMap(({ name, of, sentence }) => {
    if (of === null) return isEcho(name) ? [] : [{ column: name, sentence }]
    return [{ column: `${name}: ${of}`, sentence }]
  })
}

function writeOf({ id, product, variants }: Goods, change: BulkChange): GoodsWrite {
  if (change.kind === 'label') {
    const others = product.labelIds.filter((label) => label !== change.label)
    const labelIds = change.on
      ? product.labelIds.includes(change.label)
        ? product.labelIds
        : [...others, change.label]
      : others
    return { id, product: { labelIds } }
  }
  if (change.kind === 'state') return { id, product: { state: change.state } }
  if (change.kind === 'category') {
    return { id, product: { categoryId: change.category, subcategoryId: change.subcategory } }
  }
  const onSale = variants.filter(({ active }) => active)
  if (onSale.length === 0) return { id, product: repriced(product, change) }
  return { id, variants: onSale.map((variant) => ({ id: variant.id, fields: repriced(variant, change) })) }
}

type PriceChange = Extract<BulkChange, { kind: 'price' }>

/** An offer that there is not is made of the MRP when it goes down, and stays away when it goes up. */
function repriced({ price, offerPrice }: Asked, { field, percent, round }: PriceChange): Partial<Asked> {
  if (field === 'price') return { price: changed(price, percent, round) }
  if (offerPrice === null && percent >= 0) return {}
  return { offerPrice: changed(offerPrice ?? price, percent, round) }
}

/** `percent` more (or less), rounded half up to the nearest; never to nothing. */
export function changed(paise: number, percent: number, round: Rounding): number {
  const step = paiseFromRupees(Number(round))
  const exact = paise + (percent < 0 ? -percentOf(paise, -percent) : percentOf(paise, percent))
  return Math.max(step, shareOf(exact, 1, step) * step)
}

function diffsOf({ product, variants }: Goods, { product: fields = {}, variants: writes = [] }: GoodsWrite): RowDiff[] {
  const own = Object.entries(fields).flatMap(([name, value]) =>
    diff(name, name, (product as unknown as Row)[name], value),
  )
  const others = writes.flatMap(({ id, fields: of }) => {
    const variant = variants.find((each) => each.id === id)
    return Object.entries(of).flatMap(([name, value]) =>
      diff(`${name}: ${variant?.name ?? ''}`, name, (variant as unknown as Row)[name], value),
    )
  })
  return [...own, ...others]
}

type Row = Record<string, unknown>

const kinds = { price: 'money', offerPrice: 'money', labelIds: 'list' } as const

function diff(column: string, name: string, was: unknown, becomes: unknown): RowDiff[] {
  if (same(was, becomes)) return []
  const kind = kinds[name as keyof typeof kinds] ?? 'line'
  return [{ column, was: writeCell(kind, was), becomes: writeCell(kind, becomes) }]
}

/** A product that is not there any more: nothing is done to it. */
export function gone(id: string, row: number): PlannedProduct {
  const problem = { column: 'product', sentence: sheetProblems.changedSince }
  return {
    rows: [{ row, product: id, variant: null, name: id, state: 'wrong', diffs: [], problems: [problem] }],
    write: null,
  }
}
