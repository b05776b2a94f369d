import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberFault } from '../copy/numbers.ts'
import { type NumberKind, type NumberRule, numberRules } from './number-rules.ts'
import { readNumber } from './read-number.ts'

const read = (text: string, rule: NumberRule) => {
  const reading = readNumber(text, rule)
  return 'fault' in reading ? reading.fault.why : reading.value
}

test.each([
  ['1250', 1250],
  [' 1250.50 ', 1250.5],
  ['1250.5', 1250.5],
  ['1,250', 1250],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['12,34,567.89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['₹1,250', 1250],
  ['₹ 1,250.50', 1250.5],
  ['Rs. 1,250/-', 1250],
  ['rs 99', 99],
  ['Rs.99', 99],
  ['INR 99.00', 99],
  ['1250 INR', 1250],
  ['1250/-', 1250],
  ['1 250', 1250],
  ['1\u00a000\u00a0000', 100_000],
  ['1\u2009250', 1250],
  ['1\u202f250.5', 1250.5],
  ['１，２５０．５０', 1250.5],
  ['१२५०', 1250],
  ['₹१,२५०.५०', 1250.5],
  ['൧൨൫൦', 1250],
  ['௧௨௫௦', 1250],
  ['١٬٢٥٠٫٥', 1250.5],
  ['\u202a790\u202c', 790],
  ['0', 0],
  ['007', 7],
])('%j is an amount of %d rupees', (text, rupees) => {
  expect(read(text, numberRules.rupees)).toBe(rupees)
  const reading = readNumber(text, numberRules.rupees)
  expect('units' in reading && reading.units).toBe(Math.round(rupees * 100))
})

test.each([
  ['', 'empty'],
  [' \u00a0 ', 'empty'],
  ['49,50', 'comma'],
  ['2,5', 'comma'],
  ['12,01', 'comma'],
  ['₹49,50', 'comma'],
  ['४९,५०', 'comma'],
  ['0,500', 'unclear'],
  ['1.234,56', 'unclear'],
  ['1,2,3', 'unclear'],
  ['1,00,00', 'unclear'],
  ['1,00 000', 'unclear'],
  ['12 50', 'unclear'],
  ['1.2.3', 'unclear'],
  ['1..2', 'unclear'],
  ['12.', 'unclear'],
  ['.5', 'unclear'],
  ['--5', 'unclear'],
  ['+5', 'unclear'],
  ['-5', 'range'],
  ['1e5', 'unclear'],
  ['0x10', 'unclear'],
  ['Infinity', 'unclear'],
  ['½', 'unclear'],
  ['5²', 'unclear'],
  ['१2', 'unclear'],
  ['5 %', 'unclear'],
  ['₹', 'unclear'],
  ['₹₹5', 'unclear'],
  ['twelve', 'unclear'],
  ['12 13', 'unclear'],
  ['790\n850', 'unclear'],
  ['790\t850', 'unclear'],
  ['1.234', 'decimals'],
  ['100000000', 'range'],
  ['9'.repeat(50), 'range'],
  ['9'.repeat(400), 'unclear'],
])('%j is no amount: %s, and a sentence says so', (text, why) => {
  expect(read(text, numberRules.rupees)).toBe(why)
  const reading = readNumber(text, numberRules.rupees)
  expect('fault' in reading && numberFault(reading.fault, numberRules.rupees)).toMatch(/^[A-Z].{10,}$/)
})

test('what a decimal comma means is proposed with a point', () => {
  const reading = readNumber('49,50', numberRules.rupees)
  expect('fault' in reading && numberFault(reading.fault, numberRules.rupees)).toContain('Write 49.50 with a point')
})

test.each([
  ['2.5 %', 'percent', 2.5],
  ['१८%', 'percent', 18],
  ['2,5', 'percent', 'comma'],
  ['100.01', 'percent', 'range'],
  ['-2.5', 'percentChange', -2.5],
  ['−7 %', 'percentChange', -7],
  ['+7', 'percentChange', 7],
  ['--5', 'percentChange', 'unclear'],
  ['1,234', 'count', 1234],
  ['12.5', 'count', 'decimals'],
  ['0', 'pieces', 'range'],
  ['-30', 'measure', -30],
  ['-0', 'measure', 0],
  ['0.000001', 'quantity', 0.000001],
] as const)('%j as %s is %s', (text, kind, value) => {
  expect(read(text, numberRules[kind])).toBe(value)
})

test('a unit may stand behind its number, no other one', () => {
  const rule = { ...numberRules.measure, mark: 'mm' }
  expect(read('12.7 mm', rule)).toBe(12.7)
  expect(read('12.7MM', rule)).toBe(12.7)
  expect(read('12.7 cm', rule)).toBe('unclear')
})

/** A number as a person could write it: its digits in a script, grouped in a way. */
const zeros = [0x30, 0x966, 0xd66, 0xbe6, 0x660, 0x6f0, 0x9e6, 0xff10]
const ways: ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','),
  (digits) => digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ','),
  (digits) => digits.replace(/\B(?=(\d{2})*\d{3}$)/g, '\u00a0'),
]

test('every amount is read as itself in every script and grouping, to the paisa', () => {
  const written = fc.tuple(
    fc.integer({ min: 0, max: 999_999_999_9 }),
    fc.constantFrom(...zeros),
    fc.constantFrom(...ways),
    fc.constantFrom('', '₹', '₹ ', 'Rs. '),
    fc.constantFrom('', '/-', ' '),
  )
  fc.assert(
    fc.property(written, ([paise, zero, way, before, behind]) => {
      const text = `${way(String(Math.trunc(paise / 100)))}.${String(paise % 100).padStart(2, '0')}`
      const typed = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
      expect(readNumber(before + typed + behind, numberRules.rupees)).toMatchObject({ units: paise })
    }),
  )
})

test('whatever the text: a number within its bounds with its decimals, or a sentence', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e₹%१０') }))
  fc.assert(
    fc.property(texts, fc.constantFrom(...(Object.keys(numberRules) as NumberKind[])), (text, kind) => {
      const rule: NumberRule = numberRules[kind]
      const reading = readNumber(text, rule)
      if ('fault' in reading) return void expect(numberFault(reading.fault, rule)).not.toContain('undefined')
      expect(reading.value).toBeGreaterThanOrEqual(rule.least)
      expect(reading.value).toBeLessThanOrEqual(rule.most)
      expect(Number.isSafeInteger(reading.units)).toBe(true)
      expect(reading.units / 10 ** rule.decimals).toBeCloseTo(reading.value, 6)
    }),
  )
})
