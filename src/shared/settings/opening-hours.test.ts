import { expect, test } from 'vitest'
import { hoursForSearchEngines, hoursInWords, type WeekHours } from './opening-hours.ts'

const day = { opens: '09:00', closes: '19:00' }
const short = { opens: '09:30', closes: '13:00' }
const midday = { opens: '12:00', closes: '23:45' }

test.each<[WeekHours, string, string]>([
  [[day, day, day, day, day, day, null], 'Monday to Saturday, 9 am to 7 pm', 'Mo-Sa 09:00-19:00'],
  [[null, null, null, null, null, null, null], '', ''],
  [
    [day, day, null, day, short, short, midday],
    'Monday and Tuesday, 9 am to 7 pm; Thursday, 9 am to 7 pm; Friday and Saturday, 9.30 am to 1 pm; Sunday, 12 pm to 11.45 pm',
    'Mo-Tu 09:00-19:00, Th 09:00-19:00, Fr-Sa 09:30-13:00, Su 12:00-23:45',
  ],
])('a week in words and for search engines', (week, words, schema) => {
  expect(hoursInWords(week)).toBe(words)
  expect(hoursForSearchEngines(week)).toBe(schema)
})
