import { expect, it } from 'vitest'
import { cutText, cutWords, wordsLeftOut } from './cut-text.ts'

it('cuts beyond so many characters, not at them', () => {
  expect(cutText('12345678901234567890', 20)).toBe('12345678901234567890')
  expect(cutText('123456789012345678901', 20)).toBe('12345678901234567890…')
})

it('cuts beyond so many words', () => {
  expect(cutWords('one two  three', 3)).toBe('one two  three')
  expect(cutWords('one two three four', 3)).toBe('one two three…')
})

it('gives the whole words that a cut leaves out', () => {
  expect(wordsLeftOut('Ball Bearing 6204-2RS', 10)).toBe('6204-2RS')
  expect(wordsLeftOut('Angle Grinder, Slide Switch', 10)).toBe('Slide Switch')
  expect(wordsLeftOut('Hex Nut M8 Zinc', 8)).toBe('M8 Zinc')
  expect(wordsLeftOut('Hex Nuts M8 Zinc', 8)).toBe('M8 Zinc')
  expect(wordsLeftOut('Short name', 10)).toBe('')
  expect(wordsLeftOut('Unseparable', 10)).toBe('')
})
