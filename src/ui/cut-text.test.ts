import { expect, it } from 'vitest'
import { cutText, cutWords } from './cut-text.ts'

it('cuts beyond so many characters, not at them', () => {
  expect(cutText('12345678901234567890', 20)).toBe('12345678901234567890')
  expect(cutText('123456789012345678901', 20)).toBe('12345678901234567890…')
})

it('cuts beyond so many words', () => {
  expect(cutWords('one two  three', 3)).toBe('one two  three')
  expect(cutWords('one two three four', 3)).toBe('one two three…')
})
