import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counterWays } from '../../../shared/counter-limits.ts'
import { type Handed, settleSale } from './settle-sale.ts'

const cash = (amount: number): Handed => ({ way: 'cash', amount, reference: null })
const upi = (amount: number): Handed => ({ way: 'upi', amount, reference: 'UTR 1' })
const card = (amount: number): Handed => ({ way: 'card', amount, reference: null })

describe('money at the counter', () => {
  test('exact cash leaves no change', () => {
    expect(settleSale(16_500, [cash(16_500)])).toEqual({
      payments: [{ ...cash(16_500), tendered: 16_500 }],
      change: 0,
    })
  })

  test('UPI and card pay what they say, cash the rest, whatever the order of the three', () => {
    const expected = { change: 13_500, kept: [5_000, 10_000, 1_500] }
    for (const handed of [
      [upi(5_000), card(10_000), cash(15_000)],
      [cash(15_000), upi(5_000), card(10_000)],
    ]) {
      const settled = settleSale(16_500, handed)
      if ('fault' in settled) throw new Error(settled.fault)
      expect(settled.change).toBe(expected.change)
      expect(settled.payments.map(({ amount }) => amount).sort()).toEqual([...expected.kept].sort())
    }
  })

  test('too little is short, to the paisa; more by UPI or card than it costs is not taken', () => {
    expect(settleSale(16_500, [cash(16_499)])).toEqual({ fault: 'short', by: 1 })
    expect(settleSale(16_500, [])).toEqual({ fault: 'short', by: 16_500 })
    expect(settleSale(16_500, [upi(16_501)])).toEqual({ fault: 'more_than_due', by: 1 })
    expect(settleSale(16_500, [upi(16_500), cash(100)])).toEqual({
      payments: [{ ...upi(16_500), tendered: 16_500 }],
      change: 100,
    })
  })

  test('what is free is paid by nothing', () => {
    expect(settleSale(0, [])).toEqual({ payments: [], change: 0 })
  })

  test('payments always add up to what it costs, and what is handed over to that and the change', () => {
    const way = fc.constantFrom(...counterWays)
    const handed = fc.record({ way, amount: fc.integer({ min: 1, max: 60_000 }), reference: fc.constant(null) })
    const sale = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.array(handed, { maxLength: 5 }))
    const check = ([payable, given]: [number, Handed[]]) => {
      const all = given.reduce((sum, { amount }) => sum + amount, 0)
      const exact = given.reduce((sum, { way, amount }) => sum + (way === 'cash' ? 0 : amount), 0)
      const settled = settleSale(payable, given)
      if ('fault' in settled) {
        expect(settled).toEqual(
          exact > payable ? { fault: 'more_than_due', by: exact - payable } : { fault: 'short', by: payable - all },
        )
        expect(settled.by).toBeGreaterThan(0)
        return
      }
      const of = (key: 'amount' | 'tendered') => settled.payments.reduce((sum, each) => sum + each[key], 0)
      expect(of('amount')).toBe(payable)
      expect(all).toBe(payable + settled.change)
      for (const each of settled.payments) expect(each.tendered).toBeGreaterThanOrEqual(each.amount)
      if (settled.payments.some(({ way }) => way === 'cash')) expect(of('tendered')).toBe(all)
    }
    fc.assert(fc.property(sale, check), { seed: 20_261_126, numRuns: 5000 })
  })
})
