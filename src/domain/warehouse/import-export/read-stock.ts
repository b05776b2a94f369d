import { isPlainLine } from '../../../shared/contract/text-shapes.ts'
import { stockCellCopy as say } from '../../../shared/copy/office/stock-cells.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn, readNumber } from '../../../shared/numbers/read-number.ts'
import type { StockColumnName } from '../../../shared/office/stock-columns.ts'
import { stockLimits } from '../../../shared/stock-limits.ts'
import { shelfCode } from '../../catalogue/stock/shelf-code.ts'
import { nearestWord } from './nearest-word.ts'
import type { SheetSupplier, StockFacts, StockWrite } from './plan-stock.ts'

/** A cell about stock, what is stored, and what the cells before it write. */
export interface StockAsked {
  text: string
  stored: StockFacts
  write: StockWrite
  suppliers: ReadonlyMap<string, SheetSupplier>
}

/** Writes of a cell, as texts and as fields, or why it cannot; `was`: where that is not what the usual supplier has. */
export type ReadStock = { was?: string; becomes: string; fields: Omit<StockWrite, 'variant'> } | { problem: string }

/** Reads a cell of each column, not empty and not what is stored. */
export const stockReaders: Record<StockColumnName, (asked: StockAsked) => ReadStock> = {
  openingStock: readOpening,
  cost: readCost,
  supplier: readSupplier,
  supplierCode: readCode,
  shelf: readShelf,
}

function readOpening({ text, stored }: StockAsked): ReadStock {
  const pieces = numberIn(text, numberRules.count)
  const { receivedPieces: most } = stockLimits
  if (pieces === undefined || pieces > most) return { problem: say.pieces(text, most) }
  if (pieces === stored.openingStock) return { becomes: String(pieces), was: String(pieces), fields: {} }
  if (!stored.mayOpen) return { problem: say.counted(stored.onHand) }
  return { becomes: String(pieces), fields: { openingStock: pieces } }
}

function readCost({ text, stored }: StockAsked): ReadStock {
  const read = readNumber(text, numberRules.rupees)
  if ('fault' in read) return { problem: say.cost(text) }
  const cost = read.units
  const becomes = String(rupeesFromPaise(cost))
  if (cost === stored.cost) return { becomes, was: becomes, fields: {} }
  if (stored.hasBills) return { problem: say.ofBills(formatRupees(rupeesFromPaise(stored.cost ?? 0))) }
  return { becomes, fields: { cost } }
}

function readSupplier({ text, suppliers }: StockAsked): ReadStock {
  const found = suppliers.get(text.toLowerCase())
  if (!found) {
    const near = nearestWord(text, suppliers.keys())
    return { problem: say.supplier(text, near === null ? null : (suppliers.get(near)?.name ?? null)) }
  }
  if (!found.active) return { problem: say.aside(found.name) }
  return { becomes: found.name, fields: { supplierId: found.id } }
}

function readCode({ text, stored, write }: StockAsked): ReadStock {
  const usual = stored.suppliers.find((supplier) => supplier.usual)
  const supplierId = write.supplierId ?? usual?.id
  if (supplierId === undefined) return { problem: say.noSupplier }
  const was = stored.suppliers.find(({ id }) => id === supplierId)?.code ?? ''
  const code = text === '-' ? '' : text
  if (code.length > stockLimits.supplierCodeMax) return { problem: say.tooLong(stockLimits.supplierCodeMax) }
  if (!isPlainLine(code)) return { problem: say.unseen }
  return { was, becomes: code, fields: { supplierId, supplierCode: code === '' ? null : code } }
}

function readShelf({ text, stored }: StockAsked): ReadStock {
  const shelf = text === '-' ? null : shelfCode(text)
  if (shelf !== null && shelf.length > stockLimits.shelfMax) return { problem: say.tooLong(stockLimits.shelfMax) }
  if (shelf !== null && !isPlainLine(shelf)) return { problem: say.unseen }
  return { was: stored.shelf ?? '', becomes: shelf ?? '', fields: { shelf } }
}
