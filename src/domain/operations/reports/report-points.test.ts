import { describe, expect, it } from 'vitest'
import { daysBefore } from './report.ts'
import { periodsIn, pointsOfDay, pointsOfRows, pointsOverTime } from './report-points.ts'

describe('the bars of a report', () => {
  it('are every day, week and month of the days, with 0 where there is no row', () => {
    const days = { from: '2026-10-31', to: '2026-11-02' }
    expect(periodsIn(days, 'day')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
    expect(periodsIn(days, 'week')).toEqual(['2026-10-26', '2026-11-02'])
    expect(periodsIn(days, 'month')).toEqual(['2026-10-01', '2026-11-01'])
    const before = { days: daysBefore(days), rows: [{ period: '2026-10-30', net: 700 }] }
    expect(pointsOverTime('day', 'net', { days, rows: [{ period: '2026-11-01', net: -500 }] }, before)).toEqual([
      { key: '2026-10-31', value: 0, before: 0 },
      { key: '2026-11-01', value: -500, before: 0 },
      { key: '2026-11-02', value: 0, before: 700 },
    ])
  })

  it('are none where nobody could tell them apart', () => {
    const days = { from: '2020-01-01', to: '2026-01-01' }
    expect(pointsOverTime('day', 'net', { days, rows: [] }, { days: daysBefore(days), rows: [] })).toEqual([])
  })

  it('are 24 of the hours of a day, each beside that of the compared days', () => {
    const points = pointsOfDay('net', [{ hour: '09', net: 500 }], [{ hour: '23', net: 70 }])
    expect(points).toHaveLength(24)
    expect(points[9]).toEqual({ key: '09', value: 500, before: 0 })
    expect(points[23]).toEqual({ key: '23', value: 0, before: 70 })
  })

  it('are the greatest ten of what is no time, without what is not known', () => {
    const rows = [...Array.from({ length: 12 }, (_, at) => ({ name: `P${at}`, net: at })), { name: 'X', net: null }]
    const points = pointsOfRows(rows, ({ name }) => String(name), 'net')
    expect(points.map(({ key }) => key)).toEqual(['P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P5', 'P4', 'P3', 'P2'])
  })

  it('are compared with the same days a year earlier, in a leap year too', () => {
    expect(daysBefore({ from: '2028-02-29', to: '2028-03-31' }, 'year')).toEqual({
      from: '2027-02-28',
      to: '2027-03-31',
    })
  })
})
