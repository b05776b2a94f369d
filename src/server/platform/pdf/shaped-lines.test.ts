import { expect, test } from 'vitest'
import { ShapedLines } from './shaped-lines.ts'

test('of the lines of a long paper the last ones are kept, and one that is not is as wide as it was', () => {
  const lines = new ShapedLines()
  const first = lines.shape('Invoice 0', 'regular')
  expect(lines.shape('Invoice 0', 'regular')).toBe(first)
  let most = 0
  for (let number = 1; number <= 2_500; number++) {
    lines.shape(`Invoice ${number}`, 'regular')
    most = Math.max(most, lines.size)
  }
  expect(most).toBe(1_000)
  const again = lines.shape('Invoice 0', 'regular')
  expect(again).not.toBe(first)
  expect(again.map(({ width }) => width)).toEqual(first.map(({ width }) => width))
})
