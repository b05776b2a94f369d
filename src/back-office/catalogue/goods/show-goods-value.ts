import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type GoodsField, productFields, variantFields } from '../../../shared/office/goods-fields.ts'

const kinds: Readonly<Record<string, GoodsField>> = { ...variantFields, ...productFields }

/** A value of goods as a person reads it, where two have changed the same. */
export function showGoodsValue(field: string, value: unknown): string {
  const { kind, unit } = kinds[field.split('.').at(-1) ?? ''] ?? {}
  if (value === null || value === '') return copy.none2
  if (kind === 'money' && typeof value === 'number') return formatRupees(value)
  if (kind === 'yes') return yesOrNo(field, value === true)
  if (kind === 'pictures' && Array.isArray(value)) return `${value.length}`
  if (Array.isArray(value)) return value.map(partInWords).join('; ') || copy.none2
  if (typeof value === 'object') return Object.values(value).map(partInWords).join('; ') || copy.none2
  return unit ? `${value} ${unit}` : String(value)
}

function yesOrNo(field: string, isSo: boolean): string {
  if (field.endsWith('active')) return isSo ? copy.variantOn : copy.variantOff
  return isSo ? copy.yes : copy.no
}

function partInWords(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  const { key, value, text, from, price, title, description, name } = part as Record<string, unknown>
  if (price !== undefined) return `${from}+ ${formatRupees(Number(price))}`
  if (key !== undefined) return `${key}: ${text ?? value}`
  if (name !== undefined) return String(name)
  return [title, description].filter((each) => each !== undefined).join(': ')
}
