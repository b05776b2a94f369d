import { type FormEvent, useState } from 'react'
import type { ParcelsOfOrder } from '../../../shared/contract/office/parcel-calls.ts'
import { parcelsScreen as copy } from '../../../shared/copy/office/parcels-screen.ts'
import { failureText } from '../../../ui/api-failure.ts'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import { rememberCourier } from './courier-field.tsx'
import { usePackParcel } from './use-parcels.ts'

const sides = ['lengthMm', 'breadthMm', 'heightMm'] as const

/** Weight and sides of a parcel as they are typed. */
export type Measures = Record<'weightGrams' | (typeof sides)[number], NumberInput>
const unmeasured: Measures = { weightGrams: null, lengthMm: null, breadthMm: null, heightMm: null }

/** The state of the form that packs a parcel: all that is left is proposed. `onDone` is called once it is packed. */
export function usePacking(id: string, parcels: ParcelsOfOrder, onDone: () => void) {
  const { left } = parcels
  const [pieces, setPieces] = useState<Readonly<Record<number, NumberInput>>>(() =>
    Object.fromEntries(left.map(({ position, pieces: open }) => [position, open])),
  )
  const [measures, setMeasures] = useState(unmeasured)
  const [fault, setFault] = useState<'carrier' | 'lines' | 'size' | null>(null)
  const { mutate, isPending, error } = usePackParcel(id, onDone)
  const said = { carrier: undefined, lines: copy.nothing, size: copy.sizeAll }
  const problem = fault ? said[fault] : error ? failureText(error, copy.failed) : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const packed = left.flatMap(({ position }) => {
      const count = pieces[position]
      return typeof count === 'number' && count > 0 ? [{ position, pieces: count }] : []
    })
    const measured = sides.filter((side) => measures[side] !== null)
    const carrier = String(body.get('carrier')).trim()
    const wrong = faultOf({ carrier, lines: packed.length, sides: measured.length })
    setFault(wrong)
    if (wrong) return
    rememberCourier(carrier)
    body.set('lines', JSON.stringify(packed))
    body.set('version', String(parcels.version))
    if (measures.weightGrams !== null) body.set('weightGrams', String(measures.weightGrams))
    if (measured.length > 0)
      body.set('size', JSON.stringify(Object.fromEntries(sides.map((side) => [side, measures[side]]))))
    mutate(body)
  }
  const clear = () => setFault(null)
  return { pieces, setPieces, measures, setMeasures, fault, clear, problem, pending: isPending, submit }
}

function faultOf(given: { carrier: string; lines: number; sides: number }): 'carrier' | 'lines' | 'size' | null {
  if (given.lines === 0) return 'lines'
  if (given.carrier === '') return 'carrier'
  return given.sides > 0 && given.sides < sides.length ? 'size' : null
}
