import { useId } from 'react'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { required } from '../../../shared/copy/required.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Field } from '../../../ui/field.tsx'

interface CourierFieldProps {
  /** Names of the shop's couriers: suggested, and any other may be typed. */
  carriers: readonly string[]
  missing: boolean
  readOnly?: boolean
  autoFocus?: boolean
  onChange: () => void
}

/** The field `carrier` of a form: with whom orders leave. The courier of the last one is proposed. */
export function CourierField({ carriers, missing, readOnly = false, autoFocus = false, onChange }: CourierFieldProps) {
  const id = useId()
  return (
    <>
      <Field
        name="carrier"
        label={copy.ship.carrier}
        list={`${id}-carriers`}
        defaultValue={rememberedCourier()}
        maxLength={deskLimits.carrierMax}
        error={missing ? required : undefined}
        readOnly={readOnly}
        onChange={onChange}
        autoComplete="off"
        autoFocus={autoFocus}
      />
      <datalist id={`${id}-carriers`}>
        {carriers.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
    </>
  )
}

const rememberedKey = 'office-carrier'

/** A courier's name says nothing about anybody; where the browser keeps nothing, it is typed again. */
export function rememberedCourier(): string {
  try {
    return window.localStorage.getItem(rememberedKey) ?? ''
  } catch {
    return ''
  }
}

export function rememberCourier(carrier: string): void {
  try {
    window.localStorage.setItem(rememberedKey, carrier)
  } catch {}
}
