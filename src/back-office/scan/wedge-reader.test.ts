import { expect, test } from 'vitest'
import { WedgeReader } from './wedge-reader.ts'

/** Presses keys so many milliseconds apart; gives what each was read as. */
function press(reader: WedgeReader, keys: readonly string[], gapMs: number, from = 0) {
  return keys.map((key, index) => reader.press(key, from + index * gapMs))
}

test('a burst that ends in Enter or Tab is a code, with its capitals', () => {
  const keys = ['Shift', 'A', '-', '4', '8']
  expect(press(new WedgeReader(), [...keys, 'Enter'], 20).at(-1)).toEqual({ code: 'A-48' })
  expect(press(new WedgeReader(), [...keys, 'Tab'], 20).at(-1)).toEqual({ code: 'A-48' })
  expect(press(new WedgeReader(), keys, 20)).toEqual([undefined, 'begins', 'burst', 'burst', 'burst'])
})

test('what a person types is no code: slower keys, a pause before Enter, or a few quick letters', () => {
  expect(press(new WedgeReader(), [...'8901234', 'Enter'], 90).at(-1)).toBeUndefined()
  const reader = new WedgeReader()
  press(reader, [...'8901234'], 20)
  expect(reader.press('Enter', 500)).toBeUndefined()
  expect(press(new WedgeReader(), [...'M8x', 'Enter'], 20).at(-1)).toBeUndefined()
})

test('what was typed before a burst, or moved through, is not of its code', () => {
  const reader = new WedgeReader()
  press(reader, [...'tape'], 200)
  expect(press(reader, [...'890123', 'Enter'], 10, 2000).at(-1)).toEqual({ code: '890123' })
  expect(press(new WedgeReader(), [...'890', 'ArrowLeft', ...'4567', 'Enter'], 10).at(-1)).toEqual({ code: '4567' })
})
