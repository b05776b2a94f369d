import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fittingRates } from '../domain/catalogue/tax/fitting-rates.ts'
import { problemOf } from '../server/catalogue/gst-rates/check-hsn.ts'
import { readGstRates } from '../server/catalogue/gst-rates/read-gst-rates.ts'
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

// docs/decisions/109: what was wrong or doubtful, and what was looked at and stays
it.each([
  ['hacksaw-frame-12in-tubular', '820299'],
  ['rccb-4-pole-63a-30ma', '853620'],
  ['motor-run-capacitor', '853210'],
  ['spray-paint-400ml', '320820'],
  ['chop-saw-355mm-2000w', '846150'],
  ['welding-magnet-arrow', '850590'],
  ['full-body-harness-double-lanyard', '630790'],
  ['spirit-level-aluminium', '903180'],
  ['digital-clamp-meter-600a', '903031'],
  ['extension-board-6a-16a', '853710'],
  ['cotton-knitted-dotted-gloves-dozen', '611610'],
  ['diamond-blade-110mm', '680421'],
  ['marble-cutter-110mm-1300w', '846722'],
  ['bench-grinder', '846029'],
  ['penetrating-oil-spray', '340319'],
  ['lithium-grease-ep2', '271019'],
  ['bimetal-hole-saw', '820299'],
  ['oil-seal-tc-nbr', '401693'],
  ['alligator-belt-lacing-no25', '732690'],
  ['ffp2-dust-mask-box-20', '630790'],
  ['leather-welding-gloves-14in', '420329'],
  ['dol-starter-3ph', '853690'],
  ['star-delta-starter-10hp', '853690'],
  ['belt-dressing-spray-400ml', '382499'],
  ['mig-wire-er70s6-15kg', '722920'],
  ['auto-darkening-welding-helmet', '650610'],
  ['dial-indicator-10mm-magnetic-base', '903180'],
  ['led-flood-light-ip66', '940542'],
  ['ptfe-thread-seal-tape-12mm', '392099'],
])('%s is %s', (id, hsn) => {
  expect(readDemo().products.find((product) => product.id === id)).toMatchObject({ hsn })
})

it.each([
  ['bench grinder', '846029'],
  ['clamp meter', '903031'],
  ['hole saws', '820299'],
  ['diamond blades', '680421'],
  ['marble cutters', '846722'],
])('who looks up “%s” is led to %s alone', (words, hsn) => {
  const named = table.filter(({ description }) =>
    description
      .toLowerCase()
      .replace(/\(.*\)/, '')
      .includes(words),
  )
  expect([...new Set(named.map(({ code }) => code))]).toEqual([hsn])
})
