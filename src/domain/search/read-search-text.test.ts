import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchText } from './read-search-text.ts'
import { isWithin, type SizeBand, sameSizes, tradeSizes } from './same-size.ts'
import type { Size } from './search-meaning.ts'

/**
 * Writes the meanings of a text briefly: `length 12.7`, `13..19` for a range, `#10` for a number, `=a48` for a code, or a word.
 */
const brief = (text: string) =>
  readSearchText(text).map((each) => {
    if (each.kind === 'size') return `${each.measure} ${each.value}${each.upTo === undefined ? '' : `..${each.upTo}`}`
    if (each.kind === 'number') return `#${each.value}`
    return each.kind === 'code' ? `=${each.code}` : each.text
  })

test.each([
  '1/2"',
  '½ inch',
  'half inch',
  'half an inch',
  '12.7 mm',
  '12,7mm',
  '4 soot',
  '0.5 in',
  'ara inch',
  'അര ഇഞ്ച്',
  'आधा इंच',
  '4 നൂൽ',
])('%s is a length of 12.7 mm', (text) => {
  expect(brief(text)).toEqual(['length 12.7'])
})

test.each([
  ['1-1/4 inch', ['length 31.75']],
  ['dedh inch', ['length 38.1']],
  ['one and a half inch', ['length 38.1']],
  ['10 ft', ['length 3048']],
  ['B 52 V belt', ['b', '#52', 'v', 'belt']],
  ['a 36 v-belt', ['a', '#36', 'v', 'belt']],
  ['12 V drill', ['volts 12', 'drill']],
  ['3 मीटर', ['length 3000']],
  ['15 mm NB pipe', ['nominal 15', 'pipe']],
  ['1/2 BSP', ['nominal 15']],
  ['DN 25', ['dn', '#25']],
  ['14 SWG', ['gauge 14']],
  ['5hp 3 phase motor', ['power 3730', 'phase 3', 'motor']],
  ['single-phase', ['phase 1']],
  ['0.37 kW', ['power 370']],
  ['1,440 rpm', ['turns 1440']],
  ['2.5sqmm wire', ['area 2.5', 'wire']],
  ['2.5 sq mm', ['area 2.5']],
  ['230V', ['volts 230']],
  ['M8 x 1.25 x 50', ['thread 8', 'length 50']],
  ['M10 x 1 m', ['thread 10', 'length 1000']],
  ['m 8 nut', ['thread 8', 'nut']],
  ['M-8 x 50', ['thread 8', 'length 50']],
  ['8.8 bolt', ['#8.8', 'bolt']],
  ['20x47x14 bearing', ['length 20', 'length 47', 'length 14', 'bearing']],
  ['13 to 20 mm clip', ['length 13..20', 'clip']],
  ['E6013 3.15', ['=e6013', '#3.15']],
  ['6200 to 6203', ['#6200', 'to', '#6203']],
  ['800-5M-15', ['=8005m15']],
  ['2 in 1', ['length 50.8', '#1']],
  ['do pana', ['do', 'pana']],
  ['എൽബോ', ['എല്ബോ']],
  ['എല്‍ബോ', ['എല്ബോ']],
])('%s is read as %j', (text, meanings) => {
  expect(brief(text)).toEqual(meanings)
})

test.each([
  [['6204-2RS', '62042rs', '6204/2RS'], '=62042rs'],
  [['A-48', 'a48', 'A48'], '=a48'],
])('%j are one code', (texts, code) => {
  for (const text of texts) expect(brief(text)).toEqual([code])
})

test.each([
  ['1/2"', '12.7 mm'],
  ['1/2"', '15 mm NB'],
  ['15 mm NB', '1/2 inch'],
  ['5 HP', '3.7 kW'],
  ['1.5 hp', '1.1 kW'],
  ['8 mm', 'M8'],
  ['5t', '5 tonne'],
])('%s is the same size as %s', (one, other) => {
  const [[asked], [said]] = [readSearchText(one), readSearchText(other)]
  expect(sameSizes(asked as Size).some((band) => isWithin(said as Size, band))).toBe(true)
})

test.each([
  ['4 inch', '100 mm', true],
  ['4 inch', '110 mm', true],
  ['10 inch', '250 mm', true],
  ['1 inch', '25 mm', false],
  ['1 HP', '2 HP', false],
])('the trade calls %s also %s: %s', (one, other, is) => {
  const [[asked], [said]] = [readSearchText(one), readSearchText(other)]
  const bands = [...sameSizes(asked as Size), ...tradeSizes(asked as Size)]
  expect(bands.some((band) => isWithin(said as Size, band))).toBe(is)
})

test('no text breaks the reader, and every size is a number', () => {
  const piece = fc.oneof(
    fc.constantFrom('1', '/', '-', 'x', 'mm', '"', "'", 'm', 'half ', ' ', '½', '.', 'to', 'nb', 'phase', 'अ', 'ഇഞ്ച്'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      for (const each of readSearchText(pieces.join(''))) {
        expect(each.text).not.toBe('')
        if (each.kind === 'size') expect(Number.isFinite(each.value)).toBe(true)
      }
    }),
  )
})

test('the teeth of a hacksaw blade are those of an inch, but no other blade of so many', () => {
  const [asked, said] = ['24 teeth', '24 TPI'].map((text) => readSearchText(text)[0] as Size)
  const fits = (bands: SizeBand[]) => bands.some((band) => isWithin(said as Size, band))
  expect([sameSizes(asked as Size), tradeSizes(asked as Size)].map(fits)).toEqual([false, true])
})
