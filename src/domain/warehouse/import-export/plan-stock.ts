import { stockCellCopy as say } from '../../../shared/copy/office/stock-cells.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { StockColumnName } from '../../../shared/office/stock-columns.ts'
import { netPrice } from '../../catalogue/margin.ts'
import { cellText } from './read-cell.ts'
import { diff, type RowDiff, type RowProblem, type SheetRow } from './read-row.ts'
import { type ReadStock, type StockAsked, stockReaders } from './read-stock.ts'

/** A supplier of the shop. */
export interface SheetSupplier {
  id: string
  name: string
  active: boolean
}

/** Facts that are stored of a product itself or a variant beside its own fields. */
export interface StockFacts {
  /** Pieces that it began with; null: nobody has said. */
  openingStock: number | null
  onHand: number
  /** Nothing of it was ever counted, received or sold. */
  mayOpen: boolean
  /** Paise of one piece without GST, on average. */
  cost: Paise | null
  /** The cost comes from bills. */
  hasBills: boolean
  /** Its suppliers; it is ordered from the usual one. */
  suppliers: readonly { id: string; name: string; code: string | null; usual: boolean }[]
  shelf: string | null
}

/** Facts of something new. */
export const nothingStored: StockFacts = {
  openingStock: null,
  onHand: 0,
  mayOpen: true,
  cost: null,
  hasBills: false,
  suppliers: [],
  shelf: null,
}

/** Writes of a row about it: only what is to be as it says. `supplierId` with its code is the usual one from now on. */
export interface StockWrite {
  /** The key of a variant, which may be new; null: the product itself. */
  variant: string | null
  openingStock?: number
  cost?: Paise
  supplierId?: string
  supplierCode?: string | null
  shelf?: string | null
}

/** Rules about stock while rows are planned. */
export interface StockRules {
  of: (product: string, variant: string | null) => StockFacts
  /** Suppliers by name in small letters. */
  suppliers: ReadonlyMap<string, SheetSupplier>
}

/** Stock that a row sets. */
export interface RowStock {
  write?: StockWrite
  diffs: RowDiff[]
  problems: RowProblem[]
}

/** Selling price of what a row is about, in paise with GST, and its rate in percent. */
export interface RowPrice {
  price: Paise
  gstRate: number
}

/** Writes one of these facts as the text of a cell: reading it again changes nothing. */
export function writeStock(key: StockColumnName, { openingStock, cost, suppliers, shelf }: StockFacts): string {
  const usual = suppliers.find((supplier) => supplier.usual)
  const texts: Record<StockColumnName, string> = {
    openingStock: openingStock === null ? '' : String(openingStock),
    cost: cost === null ? '' : String(rupeesFromPaise(cost)),
    supplier: usual?.name ?? '',
    supplierCode: usual?.code ?? '',
    shelf: shelf ?? '',
  }
  return texts[key]
}

/**
 * Reads the cells of a row about stock, cost, supplier and shelf. An empty one, or one that says what is stored, changes nothing; the ledger and the
 * costs of bills are never written over. `hasSizes`: variants of the product are on sale, and have all this.
 */
export function planStock(
  row: SheetRow,
  rules: StockRules | undefined,
  { hasSizes, price }: { hasSizes: boolean; price: RowPrice },
): RowStock {
  const planned: RowStock = { diffs: [], problems: [] }
  if (!rules) return planned
  const stored = rules.of(row.product, row.variant)
  const write: StockWrite = { variant: row.variant }
  for (const [key, text] of givenCells(row, planned)) {
    const was = writeStock(key, stored)
    if (text === was && !(key === 'supplierCode' && write.supplierId !== undefined)) continue
    const asked: StockAsked = { text, stored, write, suppliers: rules.suppliers }
    const read: ReadStock = row.variant === null && hasSizes ? { problem: say.ofVariants } : stockReaders[key](asked)
    if ('problem' in read) planned.problems.push({ column: key, sentence: read.problem })
    else if (read.becomes !== (read.was ?? was)) {
      Object.assign(write, read.fields)
      planned.diffs.push(withDoubt(diff(key, read.was ?? was, read.becomes), write, price))
    }
  }
  return planned.diffs.length > 0 ? { ...planned, write } : planned
}

/** The cells that say something, the supplier before the code; what cannot be read at all is a problem. */
function givenCells({ cells }: SheetRow, { problems }: RowStock): [StockColumnName, string][] {
  const given: [StockColumnName, string][] = []
  for (const [column, cell] of cells) {
    if (column.is !== 'stock') continue
    const read = cellText(cell)
    if ('problem' in read) problems.push({ column: column.key, sentence: read.problem })
    else if (read.text.trim() !== '') given.push([column.key, read.text.trim()])
  }
  return given.sort(([a], [b]) => Number(a !== 'supplier') - Number(b !== 'supplier'))
}

/** A cost at which each piece is sold at a loss is most often a slip of the hand: it is said, and taken. */
function withDoubt(of: RowDiff, { cost }: StockWrite, { price, gstRate }: RowPrice): RowDiff {
  const net = netPrice(price, gstRate)
  const isDoubtful = of.column === 'cost' && cost !== undefined && price > 0 && cost > net
  return isDoubtful ? { ...of, warning: say.aboveThePrice(formatRupees(rupeesFromPaise(net))) } : of
}
