import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SameCode } from '../../ui/camera/same-code.ts'
import { WedgeReader } from './wedge-reader.ts'

/** Types keys with so many milliseconds before each; gives the codes that were read. */
function typed(keys: readonly string[], gaps: readonly number[]): string[] {
  const reader = new WedgeReader()
  let at = 0
  return keys.flatMap((key, index) => {
    at += gaps[index] ?? 0
    const read = reader.press(key, at)
    return typeof read === 'object' ? [read.code] : []
  })
}

test('a burst of keys that ends in Enter is a code, capital letters and what was typed before it left aside', () => {
  const keys = ['a', 'Shift', 'B', 'R', 'G', '-', '6', '2', '0', '4', 'Enter']
  expect(typed(keys, [0, 400, 2, 12, 9, 14, 11, 30, 12, 10, 15])).toEqual(['BRG-6204'])
})

test('whoever types is no scanner: not with short words, nor with pauses, nor with other keys between', () => {
  const key = fc.constantFrom('a', '4', '-', 'Shift', 'Enter', 'Backspace', 'ArrowLeft')
  const human = fc.array(fc.tuple(key, fc.integer({ min: 60, max: 900 })), { maxLength: 60 })
  fc.assert(
    fc.property(human, (keys) => {
      expect(
        typed(
          keys.map(([each]) => each),
          keys.map(([, gap]) => gap),
        ),
      ).toEqual([])
    }),
  )
  expect(typed(['6', '2', 'Enter'], [0, 10, 10])).toEqual([])
  expect(typed(['6', '2', '0', '4', 'Enter'], [0, 10, 10, 10, 300])).toEqual([])
  expect(typed(['6', '2', 'Backspace', '0', '4', 'Enter'], [0, 10, 10, 10, 10, 10])).toEqual([])
})

test('a code in front of the camera counts once, and again after it was away', () => {
  const seen = new SameCode()
  const moments = [0, 100, 800, 1600, 2600, 2700]
  expect(moments.map((at) => seen.isNew('4006381333931', at))).toEqual([true, false, false, false, true, false])
  expect(seen.isNew('96385074', 2750)).toBe(true)
})
