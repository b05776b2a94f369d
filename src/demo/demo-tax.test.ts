import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fittingRates } from '../domain/tax/fitting-rates.ts'
import { problemOf } from '../server/tax/check-hsn.ts'
import { readGstRates } from '../server/tax/read-gst-rates.ts'
import { paiseFromRupees } from '../shared/money/money.ts'
import { readDemo } from './read-demo.ts'

const table = readGstRates(readFileSync(new URL('../../db/gst-rates.csv', import.meta.url), 'utf8'))
const day = '2026-11-22'

it('every product of the demo shop has a code that the table names, at the rate that the table names', () => {
  const problems = readDemo().products.flatMap(({ id, hsn, gst, price, offerPrice }) => {
    const entered = { hsnCode: hsn, gstRate: gst, price: paiseFromRupees(offerPrice ?? price) }
    const problem = problemOf(entered, fittingRates(table, hsn, day), day)
    return problem ? [`${id}: ${problem}`] : []
  })
  expect(problems).toEqual([])
})
