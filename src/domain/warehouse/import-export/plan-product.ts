import { goodsProblems } from '../../../shared/copy/office/goods-problems.ts'
import { sheetProblems as say } from '../../../shared/copy/office/sheet-problems.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Cell } from '../../../shared/office/sheet-cell.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import type { GoodsFacts, GoodsProblem } from '../../catalogue/goods-facts.ts'
import { handleOf } from '../../catalogue/handle-of.ts'
import { type GoodsWrite, planGoods, type VariantWrite } from '../../catalogue/plan-goods.ts'
import { isVariantKey } from './code-keys.ts'
import { nearestWord } from './nearest-word.ts'
import { type CodeRules, type CodesWrite, planCodes, type RowCodes } from './plan-codes.ts'
import { planStock, type RowPrice, type RowStock, type StockRules, type StockWrite } from './plan-stock.ts'
import { type RowDiff, type RowFields, type RowProblem, readRow, type SheetRow } from './read-row.ts'

/** Plan of a row. */
export interface PlannedRow {
  row: number
  product: string
  variant: string | null
  /** Name as people call it. */
  name: string
  state: 'new' | 'changed' | 'same' | 'wrong'
  diffs: RowDiff[]
  problems: RowProblem[]
}

/** Plan of the rows about one product, and the write that does it; null: nothing, or a row is wrong. */
export interface PlannedProduct {
  rows: PlannedRow[]
  write: GoodsWrite | null
  /** The bar codes that change with it. */
  codes?: CodesWrite[]
  /** State of the product after it. */
  state?: GoodsState
  /** Stock, costs, suppliers and shelves that change with it. */
  stock?: StockWrite[]
}

/** Rules by which rows are planned. */
export interface SheetRules {
  facts: GoodsFacts
  now: Date
  /** True if products and variants that do not exist may be made. */
  mayMake: boolean
  /** Of bar codes, where the table has them. */
  codes?: CodeRules | undefined
  /** Of stock, costs, suppliers and shelves, where the table has them. */
  stock?: StockRules | undefined
  /** Parts of a change that the person whose table it is may not do. */
  notAllowed?: ((before: Goods, after: Goods) => GoodsProblem[]) | undefined
  /** The product that somebody probably meant. */
  nearestProduct: (typed: string) => string | null
}

/** Plans what the rows about one product make of it (null: there is none). */
export function planProduct(rows: readonly SheetRow[], before: Goods | null, rules: SheetRules): PlannedProduct {
  const [first] = rows
  const stranger = whyTooMany(rows, before) ?? (before || !first ? null : whyNotMade(rows, first, rules))
  if (stranger !== null) return { rows: rows.map((row) => wrong(row, stranger)), write: null }
  const own = rows.map((row) => readOne(row, before, rules))
  const hasSizes = sellsVariants(own, before)
  const read = own
    .map((one) => withCodes(one, planCodes(one.row, rules.codes, hasSizes)))
    .map((one) => withStock(one, planStock(one.row, rules.stock, { hasSizes, price: priceOf(one, before) })))
  const write = writeOf(first?.product ?? '', read, before)
  const hasFields = write !== null
  let state = before?.product.state
  if (write) {
    const { after, problems } = planGoods(before, write, rules.facts, { now: rules.now })
    state = after.product.state
    const refused = before ? (rules.notAllowed?.(before, after) ?? []) : []
    addProblems(read, { after, problems: [...problems, ...refused] }, before)
  }
  const planned = read.map(({ row, present, own, problems, variantId }) =>
    plannedRow(row, { before, present, own, problems, variantId }),
  )
  const isRight = planned.every(({ state }) => state !== 'wrong')
  const codes = isRight ? read.flatMap((one) => one.codes ?? []) : []
  const stock = isRight ? read.flatMap((one) => one.stock ?? []) : []
  return { rows: planned, write: isRight && hasFields ? write : null, codes, stock, ...(state && { state }) }
}

/**
 * Plans what the rows about one product make of it without those that are wrong: the others are right without them, or wrong, too.
 * The rows stay in their order.
 */
export function planRightRows(rows: readonly SheetRow[], before: Goods | null, rules: SheetRules): PlannedProduct {
  const planned = planProduct(rows, before, rules)
  const wrong = new Map(planned.rows.flatMap((row) => (row.state === 'wrong' ? [[row.row, row]] : [])))
  if (wrong.size === 0 || wrong.size === rows.length) return planned
  const rest = planRightRows(
    rows.filter(({ row }) => !wrong.has(row)),
    before,
    rules,
  )
  const others = new Map(rest.rows.map((row) => [row.row, row]))
  return { ...rest, rows: rows.flatMap(({ row }) => wrong.get(row) ?? others.get(row) ?? []) }
}

/** A column that is no product's, such as the brand, taken for it: thousands of rows of one product are not looked at one by one. */
function whyTooMany(rows: readonly SheetRow[], before: Goods | null): RowProblem | null {
  const most = Math.max(goodsLimits.variants, before?.variants.length ?? 0)
  return rows.length > most + 1
    ? { column: 'product', sentence: goodsProblems.manyVariants(goodsLimits.variants) }
    : null
}

/** Returns the reason why a product that does not exist is not made either; null: it is made. */
function whyNotMade(rows: readonly SheetRow[], first: SheetRow, rules: SheetRules): RowProblem | null {
  const { product } = first
  const hasOwnRow = rows.some((row) => row.variant === null && cellNamed(row, 'name') !== '')
  if (!rules.mayMake || !hasOwnRow) {
    const sentence = say.unknownProduct(product, rules.nearestProduct(product))
    const isNumber = typeof cellNamed(first, 'product') === 'number'
    return { column: 'product', sentence: isNumber ? `${sentence} ${say.isNumber}` : sentence }
  }
  const handle = handleOf(product)
  return handle === product ? null : { column: 'product', sentence: say.productKey(product, handle) }
}

function cellNamed({ cells }: SheetRow, name: string): Cell {
  return [...cells].find(([column]) => column.name === name)?.[1] ?? ''
}

function wrong({ row, product, variant }: SheetRow, problem: RowProblem): PlannedRow {
  return { row, product, variant, name: product, state: 'wrong', diffs: [], problems: [problem] }
}

interface ReadOne {
  row: SheetRow
  present: Goods['product'] | Goods['variants'][number] | null
  /** Of a variant that there is. */
  variantId: string | null
  own: RowFields
  problems: RowProblem[]
  codes?: CodesWrite
  stock?: StockWrite
}

function withStock(one: ReadOne, { write, diffs, problems }: RowStock): ReadOne {
  one.own.diffs.push(...diffs)
  one.problems.push(...problems)
  return write ? { ...one, stock: write } : one
}

/** Selling price after this row, in paise, and the rate that its product has. */
function priceOf({ own, present }: ReadOne, before: Goods | null): RowPrice {
  const { price = 0, offerPrice = null, gstRate } = { ...present, ...own.fields } as Partial<Goods['product']>
  return { price: offerPrice ?? price, gstRate: gstRate ?? before?.product.gstRate ?? 0 }
}

function withCodes(one: ReadOne, { write, diff, problem }: RowCodes): ReadOne {
  if (diff) one.own.diffs.push(diff)
  if (problem) one.problems.push(problem)
  return write ? { ...one, codes: write } : one
}

function readOne(row: SheetRow, before: Goods | null, rules: SheetRules): ReadOne {
  const { variant } = row
  if (variant === null) {
    const own = readRow(row, before?.product ?? null, rules.facts)
    return { row, present: before?.product ?? null, variantId: null, own, problems: own.problems }
  }
  const present = before?.variants.find(({ id }) => id === variant) ?? null
  const own = readRow(row, present, rules.facts)
  const problems = [...own.problems]
  if (!present && (!rules.mayMake || cellNamed(row, 'name') === '')) {
    const near = nearestWord(variant, before?.variants.map(({ id }) => id) ?? [])
    problems.push({ column: 'variant', sentence: say.unknownVariant(variant, near) })
  } else if (!present && !isVariantKey(variant)) {
    problems.push({ column: 'variant', sentence: say.variantKey(variant, `${row.product}--${handleOf(variant)}`) })
  }
  return { row, present, variantId: present?.id ?? null, own, problems }
}

/** Returns whether a variant is on sale after these rows: else the product is counted itself, and has the codes. */
function sellsVariants(read: readonly ReadOne[], before: Goods | null): boolean {
  const said = new Map(read.map(({ row, own }) => [row.variant, own.fields.active]))
  const added = read.some(({ row, present, own }) => row.variant !== null && !present && own.fields.active !== false)
  return added || (before?.variants.some(({ id, active }) => said.get(id) ?? active) ?? false)
}

/** The write that these rows ask for; null where they ask for none. */
function writeOf(key: string, read: readonly ReadOne[], before: Goods | null): GoodsWrite | null {
  const variants: VariantWrite[] = []
  let product: Record<string, unknown> | undefined
  for (const { row, own, variantId } of read) {
    const isEmpty = Object.keys(own.fields).length === 0
    if (row.variant === null) product = isEmpty ? undefined : own.fields
    else if (variantId === null) variants.push({ id: null, wantedId: row.variant, fields: own.fields })
    else if (!isEmpty) variants.push({ id: variantId, fields: own.fields })
  }
  if (before && !product && variants.length === 0) return null
  return { id: before?.id ?? null, ...(before ? {} : { wantedId: key }), ...(product && { product }), variants }
}

/** Puts what the rules of goods find to the row and the column that it is about. */
function addProblems(
  read: readonly ReadOne[],
  { after, problems }: Pick<ReturnType<typeof planGoods>, 'after' | 'problems'>,
  before: Goods | null,
): void {
  const added = read.filter(({ row, variantId }) => row.variant !== null && variantId === null)
  const firstNew = before?.variants.length ?? 0
  const own = read.find(({ row }) => row.variant === null)
  for (const { field, sentence } of problems) {
    const [, place, ofVariant] = /^variants\.(\d+)\.(.+)$/.exec(field) ?? []
    const at = Number(place)
    const row =
      place === undefined
        ? own
        : (read.find(({ variantId }) => variantId !== null && variantId === after.variants[at]?.id) ??
          added[at - firstNew])
    const found = row ?? read[0]
    const column = ofVariant ?? (field === 'variants' ? 'variant' : field)
    // a cell that cannot be read says already what is wrong with it
    if (!found || found.problems.some((each) => each.column === column)) continue
    const cell = cellNamed(found.row, column)
    found.problems.push({
      column,
      sentence: typeof cell === 'number' && column === 'hsnCode' ? `${sentence}; ${say.isNumber}` : sentence,
    })
  }
}

function plannedRow(
  { row, product, variant }: SheetRow,
  { before, present, own, problems }: Omit<ReadOne, 'row'> & { before: Goods | null },
): PlannedRow {
  const changed = own.diffs.length > 0 ? 'changed' : 'same'
  const state = problems.length > 0 ? 'wrong' : present === null ? 'new' : changed
  const called = [
    before?.product.name ?? String(own.fields.name ?? product),
    variant === null ? '' : (present?.name ?? own.fields.name ?? variant),
  ]
  return {
    row,
    product,
    variant,
    name: called.filter((part) => part !== '').join(' · '),
    state,
    diffs: own.diffs,
    problems,
  }
}
