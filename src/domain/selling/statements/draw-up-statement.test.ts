import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statementKinds, statementPeriods } from '../../../shared/statement-periods.ts'
import { drawUpStatement, type StatementEntry } from './draw-up-statement.ts'
import { completeDays, faultOfDays } from './statement-days.ts'

const entry = (kind: StatementEntry['kind'], at: string, amount: number, number = ''): StatementEntry => ({
  ...{ kind, at: new Date(at), amount, number },
  ...{ orderNumber: 'BMS-100001', poNumber: null, gstin: null },
})

const entries = fc.array(
  fc.record({
    kind: fc.constantFrom(...statementKinds),
    at: fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    number: fc.constantFrom('', 'BMS/26-27/000001', 'RV/26-27/000001'),
    orderNumber: fc.constantFrom(null, 'BMS-100001'),
    poNumber: fc.constantFrom(null, '4500'),
    gstin: fc.constantFrom(null, '32AABCW1234Q1Z9'),
    amount: fc.integer({ min: 0, max: 99_99_999_99 }),
  }),
  { maxLength: 40 },
)
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

describe('a statement of account', () => {
  test('begins with the balance before its days, and has each later row with the balance after it', () => {
    const all = [
      entry('payment', '2026-10-05T06:00:00Z', 359_00, 'RV/26-27/000001'),
      entry('invoice', '2026-09-20T06:00:00Z', 100_00, 'BMS/26-27/000001'),
      entry('invoice', '2026-10-06T06:00:00Z', 359_00, 'BMS/26-27/000002'),
      entry('credit_note', '2026-10-08T06:00:00Z', 59_00, 'BCN/26-27/000001'),
      entry('refund', '2026-10-09T06:00:00Z', 59_00),
    ]
    const { opening, rows, debit, credit, closing } = drawUpStatement(all, { from: '2026-10-01', to: '2026-10-31' })
    expect(opening).toBe(100_00)
    expect(rows.map(({ kind, debit, credit, balance }) => [kind, debit, credit, balance])).toEqual([
      ['payment', 0, 359_00, -259_00],
      ['invoice', 359_00, 0, 100_00],
      ['credit_note', 0, 59_00, 41_00],
      ['refund', 59_00, 0, 100_00],
    ])
    expect([debit, credit, closing]).toEqual([418_00, 418_00, 100_00])
  })

  test('counts days by Indian time, the first and the last included', () => {
    const days = { from: '2026-10-01', to: '2026-10-31' }
    const at = (moment: string) => drawUpStatement([entry('invoice', moment, 100)], days)
    expect(at('2026-09-30T18:29:59.999Z')).toMatchObject({ opening: 100, rows: [] })
    expect(at('2026-09-30T18:30:00Z')).toMatchObject({ opening: 0, rows: [{ day: '2026-10-01' }] })
    expect(at('2026-10-31T18:29:59.999Z')).toMatchObject({ rows: [{ day: '2026-10-31' }], closing: 100 })
    expect(at('2026-10-31T18:30:00Z')).toMatchObject({ opening: 0, rows: [], closing: 0 })
  })

  test('has the invoice before the payment where both are of one moment', () => {
    const at = '2026-10-06T06:00:00Z'
    const { rows } = drawUpStatement([entry('payment', at, 100), entry('invoice', at, 100)], {
      from: '2026-10-01',
      to: '2026-10-31',
    })
    expect(rows.map(({ kind }) => kind)).toEqual(['invoice', 'payment'])
  })

  test('comes to opening + debit − credit = closing, in one piece or in two, in whatever order the entries are', () => {
    fc.assert(
      fc.property(entries, fc.uniqueArray(day, { minLength: 3, maxLength: 3 }), (all, days) => {
        const [from = '', middle = '', to = ''] = days.toSorted()
        const whole = drawUpStatement(all, { from, to })
        expect(whole.opening + whole.debit - whole.credit).toBe(whole.closing)
        expect(whole.rows.at(-1)?.balance ?? whole.opening).toBe(whole.closing)
        const next = new Date(Date.parse(middle) + 86_400_000).toISOString().slice(0, 10)
        const first = drawUpStatement(all, { from, to: middle })
        const second = drawUpStatement(all, { from: next, to })
        expect(second.opening).toBe(first.closing)
        expect(second.closing).toBe(whole.closing)
        expect([...first.rows, ...second.rows]).toEqual(whole.rows)
        expect(drawUpStatement(all.toReversed(), { from, to }).closing).toBe(whole.closing)
      }),
      { numRuns: 200, seed: 186 },
    )
  })
})

describe('the days of a statement', () => {
  test('are the financial year up to today where none are said', () => {
    expect(completeDays({}, '2026-11-21')).toEqual({ from: '2026-04-01', to: '2026-11-21' })
    expect(completeDays({}, '2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
    expect(completeDays({ to: '2025-02-01' }, '2026-11-21')).toEqual({ from: '2024-04-01', to: '2025-02-01' })
    expect(completeDays({ from: '2026-11-01' }, '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
  })

  test('are in order, and at most five years apart', () => {
    expect(faultOfDays({ from: '2026-11-22', to: '2026-11-21' })).toBe('turned')
    expect(faultOfDays({ from: '2021-11-21', to: '2026-11-21' })).toBeUndefined()
    expect(faultOfDays({ from: '2021-11-20', to: '2026-11-21' })).toBe('tooLong')
  })

  test('can be chosen as financial years and months, none of which goes beyond today', () => {
    const periods = statementPeriods('2027-02-10')
    expect(periods.slice(0, 2)).toEqual([
      { kind: 'year', name: '2026-27', from: '2026-04-01', to: '2027-02-10' },
      { kind: 'year', name: '2025-26', from: '2025-04-01', to: '2026-03-31' },
    ])
    const months = periods.filter(({ kind }) => kind === 'month')
    expect(months[0]).toMatchObject({ name: '2027-02', from: '2027-02-01', to: '2027-02-10' })
    expect(months[2]).toMatchObject({ name: '2026-12', from: '2026-12-01', to: '2026-12-31' })
    expect(months.at(-1)).toMatchObject({ name: '2026-03', to: '2026-03-31' })
  })
})
