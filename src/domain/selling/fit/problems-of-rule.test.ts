import { expect, test } from 'vitest'
import { fitProblems as copy } from '../../../shared/copy/office/fit-problems.ts'
import type { FitCheck, FitRule, FitSide } from './fit-rule.ts'
import { problemsOfRule } from './problems-of-rule.ts'

type Known = Parameters<typeof problemsOfRule>[1]
const number = (name: string, unit: string | null) => ({ name, kind: 'number' as const, unit })
const word = (name: string) => ({ name, kind: 'word' as const, unit: null })
const known: Known = {
  attributes: new Map<string, NonNullable<ReturnType<Known['attributes']['get']>>>([
    ['bore', number('Bore', 'mm')],
    ['seat', number('Seat', 'mm')],
    ['least', number('Least', 'mm')],
    ['speed', number('Speed', 'rpm')],
    ['shank', word('Shank')],
    ['holder', word('Holder')],
  ]),
  categories: new Set(['tools']),
}
const disc: FitSide = { named: ['disc'], unnamed: [], has: [], lacks: [] }
const grinder: FitSide = { named: ['grinder'], unnamed: [], has: [], lacks: [] }
const same: FitCheck = { how: 'same', part: ['bore'], host: ['seat'], within: 0.3 }
const rule = (changes: Partial<FitRule>) => ({
  relation: 'with' as const,
  part: disc,
  host: grinder,
  checks: [same],
  ...changes,
})

test('a rule that names its goods and compares numbers of one unit, or words, can be kept', () => {
  const checks: FitCheck[] = [
    same,
    { how: 'at-least', part: ['bore'], host: ['seat', 'least'] },
    { how: 'at-most', part: ['bore'], host: ['seat'], over: 5, under: 20 },
    { how: 'between', part: ['bore'], min: ['least'], max: ['seat'] },
    { how: 'same', part: ['shank'], host: ['holder'], alike: [['A', 'AX']] },
    { how: 'one-of', of: 'part', keys: ['shank'], words: ['Straight', 'Round'] },
    { how: 'one-of', of: 'part', keys: ['shank'], words: ['Round'] },
    { how: 'one-of', of: 'host', keys: ['shank'], words: ['Hex'] },
    { how: 'ask', why: 'Ask us.' },
  ]
  expect(problemsOfRule(rule({ checks }), known)).toEqual({})
  expect(problemsOfRule(rule({ checks: [{ how: 'never', why: 'It bursts.' }] }), known)).toEqual({})
  const filed = { ...disc, named: [], categories: ['tools'] }
  expect(problemsOfRule(rule({ part: filed, host: { ...disc, named: [], has: ['seat'] } }), known)).toEqual({})
})

const ofCheck: [FitCheck, string][] = [
  [{ how: 'same', part: ['bore'], host: ['speed'] }, copy.unitsDiffer('Bore (mm)', 'Speed (rpm)')],
  [{ how: 'same', part: ['bore'], host: ['shank'] }, copy.unitsDiffer('Bore (mm)', 'Shank')],
  [{ how: 'at-most', part: ['bore'], host: ['seat', 'speed'] }, copy.unitsDiffer('Bore (mm)', 'Speed (rpm)')],
  [{ how: 'between', part: ['bore'], min: ['speed'], max: ['seat'] }, copy.unitsDiffer('Bore (mm)', 'Speed (rpm)')],
  [{ how: 'same', part: ['bore'], host: ['gone'] }, copy.unknownAttribute('gone')],
  [{ how: 'one-of', of: 'part', keys: ['gone'], words: ['x'] }, copy.unknownAttribute('gone')],
  [{ how: 'same', part: [], host: ['seat'] }, copy.noAttribute],
  [{ how: 'between', part: ['bore'], min: [], max: ['seat'] }, copy.noAttribute],
  [{ how: 'between', part: ['bore'], min: ['seat'], max: ['seat'] }, copy.sameEnds],
  [{ how: 'at-least', part: ['shank'], host: ['holder'] }, copy.notANumber('Shank')],
  [{ how: 'same', part: ['shank'], host: ['holder'], within: 1 }, copy.noTolerance],
  [{ how: 'same', part: ['bore'], host: ['seat'], alike: [['A', 'B']] }, copy.noAlike],
  [{ how: 'one-of', of: 'part', keys: ['bore'], words: ['16'] }, copy.notAWord('Bore')],
  [{ how: 'one-of', of: 'part', keys: ['shank'], words: [] }, copy.noWords],
  [{ how: 'one-of', of: 'part', keys: [], words: ['x'] }, copy.noAttribute],
  [{ how: 'never', why: ' ' }, copy.noWhy],
]

test.each(ofCheck)('%j is refused: %s', (check, problem) => {
  expect(problemsOfRule(rule({ checks: [check] }), known)).toMatchObject({ 'checks.0': problem })
})

const ofSides: [Partial<FitRule>, Record<string, string>][] = [
  [{ part: { ...disc, named: [] } }, { part: copy.aboutAll }],
  [{ host: { ...disc, named: ['--'] } }, { host: copy.aboutAll }],
  [{ host: { ...grinder, named: [], lacks: ['seat'] } }, { host: copy.aboutAll }],
  [{ part: { ...disc, has: ['gone'] } }, { part: copy.unknownAttribute('gone') }],
  [{ part: { ...disc, categories: ['gone'] } }, { part: copy.unknownCategory }],
  [{ part: { ...disc, named: ['flap disc'], unnamed: ['disc'] } }, { part: copy.aboutNone }],
  [{ part: { ...disc, has: ['bore'], lacks: ['bore'] } }, { part: copy.aboutNone }],
  [{ checks: [] }, { checks: copy.noChecks }],
  [{ checks: [{ how: 'ask', why: 'Ask.' }] }, { checks: copy.onlyAsks }],
]

test.each(ofSides)('%j is refused', (changes, problems) => {
  expect(problemsOfRule(rule(changes), known)).toEqual(problems)
})

test('no rule warns of everything that it is about, but for what is named and never fits', () => {
  const never: FitCheck = { how: 'never', why: 'It bursts.' }
  const wide = { ...disc, named: [], has: ['bore'] }
  expect(problemsOfRule(rule({ part: wide, checks: [never] }), known)).toEqual({ checks: copy.neverOfAll })
  expect(problemsOfRule(rule({ checks: [same, never] }), known)).toEqual({ checks: copy.neverAlone })
  expect(problemsOfRule(rule({ checks: [never], relation: 'instead' }), known)).toEqual({ checks: copy.neverInstead })
  const words = (...list: string[]): FitCheck => ({ how: 'one-of', of: 'part', keys: ['shank'], words: list })
  expect(problemsOfRule(rule({ checks: [words('Hex'), words('Round')] }), known)).toEqual({
    'checks.1': copy.cannotBoth,
  })
})
