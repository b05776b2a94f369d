import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitSymbols } from './measure-units.ts'
import { type AttributeReading, type Definition, readAttribute } from './read-attribute.ts'
import { readEntry } from './read-entry.ts'

const number = (unit: string | null, name = 'Bore'): Definition => ({ key: 'bore', name, kind: 'number', unit })
const word: Definition = { key: 'thread', name: 'Thread', kind: 'word', unit: null }

const values = (reading: AttributeReading) =>
  'values' in reading ? reading.values.map((each) => each.value) : reading.problem

test.each([
  ['20 mm', 'mm', 20],
  ['2 cm', 'mm', 20],
  ['0.02 m', 'mm', 20],
  ['1/2"', 'mm', 12.7],
  ['1-1/4 inch', 'inch', 1.25],
  ['1 1/4 in', 'mm', 31.75],
  ['1½"', 'inch', 1.5],
  ['10 ft', 'm', 3.048],
  ['4 µm', 'mm', 0.004],
  ['0.75 kW (1 HP)', 'kW', 0.75],
  ['5 HP (3.7 kW)', 'kW', 3.7],
  ['1 HP', 'W', 746],
  ['650W', 'W', 650],
  ['415 V AC', 'V', 415],
  ['30 mA', 'A', 0.03],
  ['25 mfd', 'µF', 25],
  ['14500 rpm', 'rpm', 14500],
  ['0.11 kg', 'g', 110],
  ['1.5 t', 'kg', 1500],
  ['25 lb (11 kg)', 'kg', 11],
  ['-30 °C', '°C', -30],
  ['−30 degrees C', '°C', -30],
  ['300 kg/cm²', 'bar', 294.1995],
  ['800 MPa', 'MPa', 800],
  ['2.5 sq mm', 'mm²', 2.5],
  ['14 SWG', 'SWG', 14],
  ['118 degrees', '°', 118],
  ['31.1 kN', 'kN', 31.1],
  ['250 LPM', 'l/h', 15000],
  ['1900 m³/h', 'm³/h', 1900],
  ['40T', 'teeth', 40],
  ['±0.03 mm', 'mm', 0.03],
  ['300 mm (12 inch)', 'mm', 300],
])('%s in %s is %s', (text, unit, expected) => {
  expect(readAttribute(number(unit), text)).toEqual({ values: [{ key: 'bore', value: expected, text }] })
})

test('a bare number may say its own name', () => {
  for (const text of ['80', '80 grit', '80 Grits'])
    expect(values(readAttribute(number(null, 'Grit'), text))).toEqual([80])
  expect(values(readAttribute(number(null, 'Grit'), '80 mm'))).toMatch('must be a number')
})

test('several sizes are several values, and a word is one as it stands', () => {
  expect(readAttribute(number('mm'), '4, 5, 6 mm')).toEqual({
    values: [4, 5, 6].map((value) => ({ key: 'bore', value, text: `${value} mm` })),
  })
  expect(values(readAttribute(word, '  M8  x 1.25 '))).toEqual(['M8 x 1.25'])
})

test.each([
  ['12,5 mm', 'comma between digits'],
  ['1,500 mm', 'comma between digits'],
  ['20', 'a number with its unit, such as 20 mm'],
  ['20 kg', 'a number with its unit'],
  ['about 20 mm', 'a number with its unit'],
  ['10-12 mm', 'a number with its unit'],
  ['1/0 mm', 'a number with its unit'],
  ['15 mm (1/2 inch)', 'a number with its unit'],
  ['', 'has no value'],
  ['9'.repeat(200), 'too long'],
])('%s is not guessed at', (text, problem) => {
  expect(values(readAttribute(number('mm'), text))).toMatch(problem)
})

test('a range is two attributes, each with its own text', () => {
  const ends = ['min', 'max'].map((end) => ({ ...number('°C', `Temperature ${end}`), key: `${end}-temperature` }))
  const definitions = new Map(ends.map((each) => [each.key, each]))
  const read = (text: string) => readEntry(definitions, 'temperature', text)
  expect(read('-30 to 100 °C')).toEqual({
    values: [
      { key: 'min-temperature', value: -30, text: '-30 °C' },
      { key: 'max-temperature', value: 100, text: '100 °C' },
    ],
  })
  for (const text of ['0-90 °C', '0–90 °C', '0 °C to 90 °C']) expect(values(read(text))).toEqual([0, 90])
  for (const text of ['90-0 °C', '90 °C', 'cold to hot']) expect(values(read(text))).toMatch('a range from the smaller')
  expect(values(readEntry(definitions, 'depth', '3 mm'))).toBe('There is no attribute depth')
})

test('any number in any unit is read as it was written, and nothing breaks the reader', () => {
  const amount = fc.double({ min: 0.001, max: 99_999, noNaN: true }).map((each) => Number(each.toFixed(3)))
  fc.assert(
    fc.property(fc.constantFrom(...unitSymbols), amount, (unit, value) => {
      expect(values(readAttribute(number(unit), `${value} ${unit}`))).toEqual([value])
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const reading = readAttribute(number('mm'), text)
      if ('values' in reading) for (const each of reading.values) expect(Number.isFinite(each.value)).toBe(true)
    }),
  )
})
