import { describe, expect, test } from 'vitest'
import { typedEdits } from '../../parts/typed-edits.ts'
import { asTyped } from '../../parts/typed-values.ts'
import { allCouponFields, sentCouponFields } from './coupon-fields.ts'

const values = { discountType: 'percentage', value: 5, maximumDiscount: null, reach: 'categories', reached: ['belts'] }

/** Reads what is typed over a coupon as it is sent. */
function edits(texts: Record<string, string>, stored: Record<string, unknown> = values) {
  const fields = allCouponFields(String(stored.discountType))
  const typed = Object.fromEntries(fields.map(({ name, kind }) => [name, asTyped(kind, stored[name])]))
  const changes = Object.fromEntries(Object.entries(texts).map(([name, now]) => [name, { was: typed[name], now }]))
  return typedEdits({ changes, values: stored, typed, fields, fieldsFor: sentCouponFields })
}

describe('a changed coupon', () => {
  test('of another discount type is read as that wants it: ₹150 off are no 150 %', () => {
    const free = { ...values, discountType: 'free_delivery', value: 0 }
    for (const stored of [values, free]) {
      const { value } = edits({ discountType: 'flat', value: '₹150' }, stored)
      expect(value).toEqual({ was: stored.value, now: 150 })
    }
    expect(() => edits({ value: '150' })).toThrow(expect.objectContaining({ errors: { value: expect.any(String) } }))
  })

  test('to free delivery is sent whatever stands in the fields that it hides', () => {
    const sent = edits({ discountType: 'free_delivery', value: '', maximumDiscount: 'lots' })
    expect(sent).toEqual({ discountType: { was: 'percentage', now: 'free_delivery' } })
  })

  test('keeps the text of a field that came in with what is typed', () => {
    expect(edits({ link: '/sale' })).toEqual({ link: { was: undefined, now: '/sale' } })
  })

  test('to all goods is sent without its choice', () => {
    const sent = edits({ reach: 'all', reached: '' })
    expect(sent).toEqual({ reach: { was: 'categories', now: 'all' }, reached: { was: ['belts'], now: [] } })
  })
})
