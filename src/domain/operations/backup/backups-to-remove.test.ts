import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupsToRemove, type KeptBackup } from './backups-to-remove.ts'
import { nightOf } from './night-of.ts'

const rule = { days: 7, weeks: 5, months: 12 }
const dayMs = 86_400_000
/** One of each night at two o'clock in India, the newest at `until`. */
const nightly = (nights: number, until = '2026-11-22T20:30:00Z'): KeptBackup[] =>
  Array.from({ length: nights }, (_, n) => {
    const takenAt = new Date(new Date(until).getTime() - n * dayMs)
    return { id: takenAt.toISOString().slice(0, 10), takenAt, proven: true, askedFor: false }
  })
const kept = (backups: KeptBackup[], by = rule) => {
  const removed = new Set(backupsToRemove(backups, by))
  return backups.filter(({ id }) => !removed.has(id))
}

test('after two years of nights a week, five weeks and twelve months are there', () => {
  const days = kept(nightly(730)).map(({ id }) => id)
  expect(days.slice(0, 7)).toEqual(nightly(7).map(({ id }) => id))
  // the last of each week before, and of each month (in India the 23rd has begun)
  expect(days.slice(7)).toEqual([
    ...['2026-11-14', '2026-11-07', '2026-10-31', '2026-10-30', '2026-09-29', '2026-08-30', '2026-07-30', '2026-06-29'],
    ...['2026-05-30', '2026-04-29', '2026-03-30', '2026-02-27', '2026-01-30', '2025-12-30'],
  ])
})

test('a proven one is kept of a day rather than a newer one that is not', () => {
  const proven = { id: 'proven', takenAt: new Date('2026-11-20T03:00:00Z'), proven: true, askedFor: false }
  const later = { id: 'later', takenAt: new Date('2026-11-20T04:00:00Z'), proven: false, askedFor: false }
  const newest = { id: 'newest', takenAt: new Date('2026-11-21T04:00:00Z'), proven: false, askedFor: false }
  expect(kept([proven, later, newest]).map(({ id }) => id)).toEqual(['proven', 'newest'])
})

test('what people asked for stays for the days, and is then kept as any other', () => {
  const asked = { id: 'asked', takenAt: new Date('2026-11-22T09:00:00Z'), proven: false, askedFor: true }
  const after = (nights: number) => {
    const until = new Date(Date.parse('2026-11-21T20:30:00Z') + nights * dayMs).toISOString()
    return kept([asked, ...nightly(30, until)], { days: 7, weeks: 0, months: 0 }).map(({ id }) => id)
  }
  expect(after(6)).toContain('asked')
  expect(after(7)).not.toContain('asked')
})

test('whatever was taken, the newest and the newest proven one stay, and no more than the rule says', () => {
  const some = fc.array(fc.record({ at: fc.nat(800 * 24), proven: fc.boolean() }), { maxLength: 120 })
  const count = (max: number) => fc.integer({ min: 0, max })
  const any = fc.record({ days: fc.integer({ min: 1, max: 20 }), weeks: count(10), months: count(24) })
  fc.assert(
    fc.property(some, any, (list, by) => {
      const start = Date.UTC(2025, 0, 1)
      const all = list.map(({ at, proven }, n) => ({
        id: `${n}`,
        takenAt: new Date(start + at * 3_600_000),
        proven,
        askedFor: false,
      }))
      const stay = kept(all, by)
      const newest = [...all].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
      for (const one of [newest[0], newest.find(({ proven }) => proven)]) if (one) expect(stay).toContain(one)
      expect(stay.length).toBeLessThanOrEqual(by.days + by.weeks + by.months + 2)
      // a second look takes nothing more
      expect(kept(stay, by)).toEqual(stay)
    }),
  )
})

test('a night belongs to the day in India on which its hour comes', () => {
  expect(nightOf(new Date('2026-11-22T20:29:59Z'), 2).night).toBe('2026-11-22')
  expect(nightOf(new Date('2026-11-22T20:30:00Z'), 2)).toEqual({
    night: '2026-11-23',
    began: new Date('2026-11-22T20:30:00Z'),
  })
  expect(nightOf(new Date('2026-11-22T18:30:00Z'), 0).night).toBe('2026-11-23')
})
