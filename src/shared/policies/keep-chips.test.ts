import { expect, test } from 'vitest'
import { keepChips } from './keep-chips.ts'

const names = ['phone', 'return days']
const before = 'Call {phone} within {return days}.'

/** Types at a place in place of so many characters; `|` shows where the cursor stands after it. */
function type(at: number, taken: number, typed: string): string {
  const text = before.slice(0, at) + typed + before.slice(at + taken)
  const kept = keepChips(before, { text, cursor: at + typed.length }, names)
  return `${kept.text.slice(0, kept.cursor)}|${kept.text.slice(kept.cursor)}`
}

test.each([
  ['words beside chips are typed as they come', 4, 0, ' us', 'Call us| {phone} within {return days}.'],
  ['a letter is taken out beside a chip', 3, 1, '', 'Cal| {phone} within {return days}.'],
  ['a chip is taken out whole by one Backspace', 11, 1, '', 'Call | within {return days}.'],
  ['and whole where a part of it is marked', 8, 6, 'me ', 'Call me |ithin {return days}.'],
  ['nothing is typed into a chip: it comes behind', 7, 0, 'xyz', 'Call {phone}xyz| within {return days}.'],
  ['braces of one’s own are no chip', 0, 0, '{fax} {', 'fax |Call {phone} within {return days}.'],
  ['a chip that is pasted stays one', 0, 0, '{phone} or ', '{phone} or |Call {phone} within {return days}.'],
  ['two chips are taken out at once', 6, 25, '', 'Call |.'],
])('%s', (_, at, taken, typed, shown) => {
  expect(type(at, taken, typed)).toBe(shown)
})
