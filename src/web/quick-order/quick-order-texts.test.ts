import { expect, test } from 'vitest'
import { quickOrder as copy } from '../../shared/copy/quick-order.ts'
import { limits } from '../../shared/limits.ts'
import { linesThatFit, questionFor, questionOf } from './ask-text.ts'
import { cutBetweenLines } from './cut-between-lines.ts'

test('a text that is too long is cut between two lines, and nothing of it is lost', () => {
  const lines = Array.from({ length: 300 }, (_, n) => `bolt M8x${n} 100 nos`)
  const text = lines.join('\n')
  const [now, later] = cutBetweenLines(text, 100)
  expect(now.length).toBeLessThanOrEqual(100)
  expect(`${now}\n${later}`).toBe(text)
  expect(cutBetweenLines(text, text.length)).toEqual([text, ''])
  expect(cutBetweenLines('x'.repeat(150), 100)).toEqual(['x'.repeat(100), 'x'.repeat(50)])
})

test('a question has whole lines, as many as there is room for', () => {
  const lines = Array.from({ length: 60 }, (_, n) => `${n} ${'long '.repeat(28)}`.trim())
  const fitting = linesThatFit(lines)
  expect(fitting.length).toBeGreaterThan(20)
  expect(fitting.length).toBeLessThan(lines.length)
  expect(questionOf(fitting).length).toBeLessThanOrEqual(limits.ticketTextMax)
  expect(questionOf(fitting).endsWith(fitting.at(-1) ?? '?')).toBe(true)
  expect(linesThatFit(lines.slice(0, 3))).toEqual(lines.slice(0, 3))
})

test('lines come and go in a question that was written on', () => {
  const written = `${questionOf(['a 1', 'a 10', 'b 2'])}\nBy Friday, please`
  expect(questionFor(written, ['a 1', 'a 10', 'b 2'], ['a 10', 'b 2', 'c 3'])).toBe(
    `${copy.askBegin}\n- a 10\n- b 2\nBy Friday, please\n- c 3`,
  )
  expect(questionFor('My own words', ['a 1'], [])).toBe('My own words')
})
