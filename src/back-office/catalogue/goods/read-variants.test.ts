import { expect, test } from 'vitest'
import { readVariants } from './read-variants.ts'

const read = (text: string) => readVariants(text).map(({ name, price, offerPrice }) => [name, price, offerPrice])

test('tabs separate, commas group: thousands keep their places', () => {
  expect(read('0-25 mm\t12,010\n25-50 mm\t25,020')).toEqual([
    ['0-25 mm', 12_010, null],
    ['25-50 mm', 25_020, null],
  ])
  expect(read('A, zinc\t1,00,000.50\t₹ 99,999/-\r\n\r\n"B ""two"""\t१२५०\t')).toEqual([
    ['A, zinc', 100_000.5, 99_999],
    ['B "two"', 1250, null],
  ])
})

test.each([
  ['10 mm; 12,010; 11,500', ['10 mm', 12_010, 11_500]],
  ['10 mm | 12,010', ['10 mm', 12_010, null]],
  ['10 mm, 120, 99', ['10 mm', 120, 99]],
  ['10 mm, 12,010', ['10 mm', 12_010, null]],
])('without a tab another sign separates: %s', (text, row) => {
  expect(readVariants(text)[0]?.problem).toBeUndefined()
  expect(read(text)).toEqual([row])
})

test.each([
  ['10 mm\t49,50', 'Write 49.50 with a point'],
  ['10 mm\t', 'Put a tab or a semicolon'],
  ['10 mm,120', 'Put a tab or a semicolon'],
  ['10 mm', 'Put a tab or a semicolon'],
  ['\t120', 'Start the line'],
  ['10 mm\t1.234,56', 'cannot be read'],
  ['10 mm\t120\tcheap', 'cannot be read'],
  ['P-10\t10 mm\t120\t99', 'more than three cells'],
])('a line that says no variant says why: %j', (text, problem) => {
  expect(readVariants(`9 mm\t90\n${text}`.replace(/^9 mm\t90\n(?!.*\t)/s, ''))).toContainEqual(
    expect.objectContaining({ problem: expect.stringContaining(problem) }),
  )
})
