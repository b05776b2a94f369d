import { describe, expect, it, test } from 'vitest'
import { leavingInWords } from './leaving-times.ts'
import { settingInWords } from './setting-in-words.ts'
import { settingOf } from './settings.ts'

const takes = (key: 'delivery.cutOff' | 'delivery.closedDays' | 'delivery.holidays', value: unknown) =>
  settingOf(key).schema.safeParse(value).success
const days = (...list: string[]) => list.map((day) => ({ day, name: '' }))

describe('when goods leave', () => {
  it.each([null, '00:00', '15:00', '23:59'])('has a cut-off such as %j', (time) => {
    expect(takes('delivery.cutOff', time)).toBe(true)
  })
  it.each(['', '24:00', '3 pm', '15:00:00', 15, undefined])('has no cut-off such as %j', (time) => {
    expect(takes('delivery.cutOff', time)).toBe(false)
  })

  it('has some open weekday, and each closed one once', () => {
    const six = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    expect(takes('delivery.closedDays', [])).toBe(true)
    expect(takes('delivery.closedDays', six)).toBe(true)
    expect(takes('delivery.closedDays', [...six, 'Sunday'])).toBe(false)
    expect(takes('delivery.closedDays', ['Sunday', 'Sunday'])).toBe(false)
    expect(takes('delivery.closedDays', ['Sun'])).toBe(false)
  })

  it('has days of the calendar as holidays, also past ones, each once, 100 at most, named or not', () => {
    const many = Array.from({ length: 101 }, (_, at) => new Date(at * 86_400_000).toISOString().slice(0, 10))
    expect(takes('delivery.holidays', days(...many.slice(1)))).toBe(true)
    expect(takes('delivery.holidays', days(...many))).toBe(false)
    expect(takes('delivery.holidays', [{ day: '2028-02-29', name: 'Leap day' }])).toBe(true)
    expect(takes('delivery.holidays', days('2026-08-26', '2026-08-26'))).toBe(false)
    for (const day of ['2026-02-29', '2026-02-31', '2026-13-01', '26-08-2026', '']) {
      expect(takes('delivery.holidays', days(day)), day).toBe(false)
    }
  })
})

test('holidays are read in one line', () => {
  const list = [{ day: '2026-08-26', name: 'Onam' }, ...days('2026-10-02')]
  expect(settingInWords('delivery.holidays', list)).toBe('2026-08-26, Onam; 2026-10-02')
  expect(settingInWords('delivery.closedDays', ['Saturday', 'Sunday'])).toBe('Saturday; Sunday')
  expect(settingInWords('delivery.cutOff', null)).toBe('Not set')
})

test.each<[string | null, string[], { day: string; name: string }[], string]>([
  [null, [], [], ''],
  ['15:00', [], [], 'Orders placed from 3 pm on leave the next day.'],
  [null, ['Sunday'], [], 'No dispatch on Sundays. These orders leave on the next working day.'],
  [
    '09:30',
    ['Saturday', 'Sunday'],
    days('2026-08-26'),
    'Orders placed from 9.30 am on leave the next day. No dispatch on Saturdays, Sundays and our holidays. These orders leave on the next working day.',
  ],
])('cut-off %j, closed on %j and %j: “%s”', (cutOff, closedDays, holidays, words) => {
  const times = { 'delivery.cutOff': cutOff, 'delivery.closedDays': closedDays, 'delivery.holidays': holidays }
  expect(leavingInWords(times, new Date('2026-08-20T12:00:00+05:30'))).toBe(words)
})

test('holidays are told until the last of them is over in India', () => {
  const times = {
    'delivery.cutOff': null,
    'delivery.closedDays': ['Sunday'],
    'delivery.holidays': days('2026-10-02', '2026-08-26'),
  }
  const wordsAt = (moment: string) => leavingInWords(times, new Date(moment))
  expect(wordsAt('2026-10-02T23:59:59+05:30')).toContain('No dispatch on Sundays and our holidays.')
  expect(wordsAt('2026-10-03T00:00:00+05:30')).toContain('No dispatch on Sundays.')
  expect(leavingInWords({ ...times, 'delivery.closedDays': [] }, new Date('2026-10-03T00:00:00+05:30'))).toBe('')
})
