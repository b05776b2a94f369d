import { numberFault } from '../../../shared/copy/numbers.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { readNumber } from '../../../shared/numbers/read-number.ts'
import { pastedCells } from '../../../shared/office/pasted-cells.ts'

/** A line of what is pasted, as it is read: an amount, or the text that is none. */
export interface ReadVariant {
  /** Its number in the text, from 1. */
  line: number
  name: string
  price: number | string
  /** Null: none is said. */
  offerPrice: number | string | null
  /** Fault of the line; undefined: none. */
  problem: string | undefined
}

/** Separators of two cells. A comma without a space groups digits, as in 12,010. */
const separators = ['\t', ';', '|', ', '] as const

/**
 * Reads variants, one on each line: name, MRP and perhaps an offer price. Cells are separated by the first of tab, semicolon, bar and
 * comma with a space that stands anywhere in the text.
 */
export function readVariants(text: string): ReadVariant[] {
  const separator = separators.find((each) => text.includes(each))
  const rows = separator === '\t' ? pastedCells(text) : linesOf(text).map((line) => cellsOf(line, separator))
  return rows.flatMap((cells, at) => (cells.every((cell) => cell === '') ? [] : [variantOf(cells, at + 1)]))
}

const linesOf = (text: string) => text.split(/\r\n?|\n/)
const cellsOf = (line: string, separator = '\t') => line.split(separator).map((cell) => cell.trim())

function variantOf([name = '', mrp = '', offer = '', ...more]: string[], line: number): ReadVariant {
  const price = readAmount(mrp)
  const offerPrice = offer === '' ? { shown: null, fault: undefined } : readAmount(offer)
  const tooMany = more.some((cell) => cell !== '') ? copy.variantCells : undefined
  const noName = name === '' ? copy.variantName : undefined
  const noCells = mrp === '' ? copy.variantApart : undefined
  const problem = tooMany ?? noName ?? noCells ?? price.fault ?? offerPrice.fault
  return { line, name, price: price.shown, offerPrice: offerPrice.shown, problem }
}

function readAmount(text: string): { shown: number | string; fault: string | undefined } {
  const reading = readNumber(text, numberRules.rupees)
  if ('fault' in reading) return { shown: text, fault: numberFault(reading.fault, numberRules.rupees) }
  return { shown: reading.value, fault: undefined }
}
