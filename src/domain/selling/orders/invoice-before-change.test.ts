import { expect, test } from 'vitest'
import { isRateOfPayment } from './invoice-before-change.ts'

const change = new Date('2026-11-30T18:30:00Z')
const before = new Date('2026-11-30T18:29:59Z')
const after = new Date('2026-12-01T06:00:00Z')

test.each([
  ['invoiced before, still in the shop: the day of payment counts', before, null, [change], true],
  ['invoiced before, left at the moment of the change', before, change, [change], true],
  ['invoiced before, left after', before, after, [change], true],
  ['invoiced and left before: the day of the invoice counts', before, before, [change], false],
  ['invoiced at the moment of the change: it has the new rate', change, null, [change], false],
  ['two goods, of which one changed after the parcel left', before, change, [change, after], false],
  ['nothing changed', before, null, [], false],
])('%s', (_, invoicedAt, leftAt, changedAt, isNew) => {
  expect(isRateOfPayment({ invoicedAt, leftAt, changedAt })).toBe(isNew)
})
