import { isPlainLine, isPlainText } from '../../shared/contract/text-shapes.ts'
import { goodsProblems as say } from '../../shared/copy/office/goods-problems.ts'
import { goodsLimits as goods } from '../../shared/goods-limits.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../shared/money/money.ts'
import type { GoodsAttribute, GoodsPriceBreak } from '../../shared/office/goods-types.ts'
import type { GoodsFacts } from './goods-facts.ts'
import { sellingPrice } from './selling-price.ts'

// Each gives the sentence on what would be right, or undefined.

type Sentence = string | undefined

/** One line of text; `''` is for the caller to refuse. */
export function checkLine(label: string, value: string, most: number): Sentence {
  if (value.length > most) return say.long(label, most)
  return isPlainLine(value) ? undefined : say.unseen(label)
}

/** Text with line breaks. */
export function checkText(label: string, value: string | null, most: number): Sentence {
  if (value === null) return undefined
  if (value.length > most) return say.long(label, most)
  return isPlainText(value) ? undefined : say.unseen(label)
}

/** A whole number from 1 on that may be missing. */
export function checkWhole(label: string, value: number | null, most: number): Sentence {
  if (value === null) return undefined
  return Number.isInteger(value) && value >= 1 && value <= most ? undefined : say.whole(label, most)
}

/** An amount in paise. */
export function checkAmount(label: string, value: number): Sentence {
  const isRight = Number.isSafeInteger(value) && value > 0 && value <= goods.priceRupees * 100
  return isRight ? undefined : say.amount(label, formatRupees(goods.priceRupees))
}

interface Prices {
  price: number
  offerPrice: number | null
}

/** The offer: never above the MRP, which nobody may charge (Packaged Commodities Rules, 18(2)). */
export function checkOffer({ price, offerPrice }: Prices): Sentence {
  if (offerPrice === null) return undefined
  if (offerPrice > price) return say.offerAboveMrp(inRupees(price))
  return checkAmount('Selling price', offerPrice)
}

/** Price breaks: more pieces each time, for less each time. */
export function checkBreaks(breaks: readonly GoodsPriceBreak[], prices: Prices): Sentence {
  if (breaks.length > goods.priceBreaks) return say.many('Bulk pricing', goods.priceBreaks)
  let [pieces, price] = [1, sellingPrice(prices)]
  for (const each of breaks) {
    if (!Number.isInteger(each.from) || each.from <= pieces || each.from > limits.quantityMax) return say.breakFrom(2)
    if (!Number.isSafeInteger(each.price) || each.price <= 0 || each.price >= price) {
      return say.breakPrice(inRupees(sellingPrice(prices)))
    }
    pieces = each.from
    price = each.price
  }
  return undefined
}

/** The smallest quantity is so many times the multiple. */
export function checkQuantities(
  minimum: number,
  multiple: number,
): { field: 'minimumQuantity' | 'multiple'; sentence: string } | undefined {
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= limits.quantityMax
  if (!isCount(multiple)) return { field: 'multiple', sentence: say.multiple }
  if (!isCount(minimum)) return { field: 'minimumQuantity', sentence: say.minimum }
  if (minimum % multiple === 0 || minimum === 1) return undefined
  const right = Math.ceil(minimum / multiple) * multiple
  return { field: 'minimumQuantity', sentence: say.minimumOfMultiple(multiple, right) }
}

/** Net amount and its unit belong together. */
export function checkNet(amount: number | null, unit: string | null): Sentence {
  if ((amount === null) !== (unit === null)) return say.netUnit
  return amount === null || (Number.isFinite(amount) && amount > 0 && amount < 1e9) ? undefined : say.netAmount
}

/** Addresses of pictures of this shop, each once. */
export function checkPictures(images: readonly string[]): Sentence {
  if (images.length > goods.pictures) return say.many('Photos', goods.pictures)
  const again = images.find((image, at) => images.indexOf(image) !== at)
  if (again !== undefined) return say.twice('Photos', again)
  return images.every((image) => isAddress(image)) ? undefined : say.picture
}

/** An address on this host: what begins with two slashes is another one. */
export function isAddress(value: string): boolean {
  return value.length <= goods.address && /^\/(?!\/)[\w./~%-]+$/.test(value)
}

/** Attributes by their definitions. A set has several values of one key (docs/decisions/072), each once. */
export function checkAttributes(attributes: readonly GoodsAttribute[], facts: GoodsFacts): Sentence {
  if (attributes.length > goods.attributes) return say.many('Attributes', goods.attributes)
  const seen = new Set<string>()
  for (const { key, value, text } of attributes) {
    const kind = facts.attributes.get(key)
    if (!kind) return say.unknown('Attributes', key)
    const said = JSON.stringify([key, value])
    if (seen.has(said)) return say.twice('Attributes', `${kind.name}: ${text}`)
    seen.add(said)
    if (kind.kind === 'number' && !(typeof value === 'number' && Number.isFinite(value))) {
      return say.attributeNumber(kind.name, kind.unit)
    }
    if (kind.kind === 'word' && !(typeof value === 'string' && value !== '')) return say.attributeWord(kind.name)
    if (text === '') return say.attributeText(kind.name)
    const plain = checkLine(kind.name, `${value}${text}`, 2 * goods.word)
    if (plain !== undefined) return plain
  }
  return undefined
}

function inRupees(paise: number): string {
  return formatRupees(rupeesFromPaise(paise))
}
