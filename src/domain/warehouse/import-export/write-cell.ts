import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { GoodsFieldKind } from '../../../shared/office/goods-fields.ts'
import type { GoodsAttribute, GoodsPriceBreak } from '../../../shared/office/goods-types.ts'
import { writePairs } from './list-texts.ts'
import type { AttributeKind } from './sheet-columns.ts'

/** A field's value as the text of a cell: reading it again gives the same value. Nothing is ''. */
export function writeCell(kind: GoodsFieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  const write = writers[kind]
  return write ? write(value as never) : String(value)
}

const writers: { [kind in GoodsFieldKind]?: (value: never) => string } = {
  line: escapeDash,
  text: escapeDash,
  money: (paise: number) => String(rupeesFromPaise(paise)),
  yes: (value: boolean) => (value ? 'yes' : 'no'),
  list: (ids: string[]) => ids.join(', '),
  rows: (rows: { title: string; description: string }[]) =>
    writePairs(rows.map(({ title, description }) => [title, description])),
  breaks: (breaks: GoodsPriceBreak[]) =>
    breaks.map(({ from, price }) => `${from}: ${rupeesFromPaise(price)}`).join('; '),
  pictures: (addresses: string[]) => addresses.join('\n'),
  words: (words: Record<string, string>) => writePairs(Object.entries(words)),
  files: (files: { name: string; file: string }[]) => writePairs(files.map(({ name, file }) => [name, file])),
}

/** A dash alone takes a value away: one that is meant has a `'` in front. */
function escapeDash(text: string): string {
  return /^'*-$/.test(text) ? `'${text}` : text
}

/**
 * Writes the values of one key as the text of a cell: `20 mm`, and where the maker writes it otherwise `12.7 mm | 1/2 inch`. Of a
 * set each value has a line. Nothing is ''.
 */
export function writeAttributes(attributes: readonly GoodsAttribute[], kind: AttributeKind): string {
  return attributes.map((attribute) => writeAttribute(attribute, kind)).join('\n')
}

function writeAttribute(attribute: GoodsAttribute, kind: AttributeKind): string {
  const usual = usualText(attribute.value, kind)
  return attribute.text === usual ? escapeDash(usual) : `${usual} | ${attribute.text}`
}

/** A value with its unit, as it is written where nobody wrote it otherwise. */
export function usualText(value: number | string, { unit }: AttributeKind): string {
  return unit === null ? String(value) : `${value} ${unit}`
}
