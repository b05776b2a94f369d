import { expect, test } from 'vitest'
import { attributeRows, withOwn } from './attribute-rows.ts'

const said = (key: string, text: string, name = key) => ({ key, name, text })
const texts = (...list: ReturnType<typeof said>[]) => attributeRows(list).map(({ title, text }) => `${title}: ${text}`)

test('several values stand in one row, and so do the ends of a range', () => {
  expect(
    texts(
      said('diameter', '4 mm', 'Diameter'),
      said('min-temperature', '-30 °C', 'Temperature from'),
      said('max-temperature', '100 °C', 'Temperature up to'),
      said('diameter', '5 mm', 'Diameter'),
    ),
  ).toEqual(['Diameter: 4, 5 mm', 'Temperature: -30 to 100 °C'])
})

test('units that differ, and words, keep their whole text', () => {
  expect(texts(said('grit', '40 grit', 'Grit'))).toEqual(['Grit: 40 grit'])
  expect(texts(said('grain', 'A36', 'Grain'), said('grain', 'A60', 'Grain'))).toEqual(['Grain: A36, A60'])
  expect(texts(said('hose', '3/4 in', 'Hose'), said('hose', '25 mm', 'Hose'))).toEqual(['Hose: 3/4 in, 25 mm'])
  expect(texts(said('hose', '3/4 in', 'Hose'), said('hose', '1 in', 'Hose'))).toEqual(['Hose: 3/4, 1 in'])
  expect(texts(said('max-pressure', '2.2 bar', 'Pressure up to'))).toEqual(['Pressure up to: 2.2 bar'])
  expect(texts(said('drive', '1/2 in (12.7 mm)', 'Drive'))).toEqual(['Drive: 1/2 in (12.7 mm)'])
})

test('a variant’s own value takes the product’s place, of a range as a whole', () => {
  const product = [said('bore', '20 mm'), said('voltage', '230 V'), said('width', '14 mm')]
  const own = [said('min-voltage', '100 V'), said('max-voltage', '240 V'), said('bore', '25 mm')]
  expect(withOwn(product, own).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'bore 25 mm',
    'min-voltage 100 V',
    'max-voltage 240 V',
    'width 14 mm',
  ])
})
