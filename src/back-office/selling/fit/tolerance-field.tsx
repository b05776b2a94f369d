import { NumberField } from '../../../ui/number-field.tsx'
import { isUnread } from '../../../ui/unparsed-number.ts'

interface ToleranceProps {
  label: string
  value: number | undefined
  unit: string | null
  onChange: (value: number | undefined) => void
}

/** By how much two measures may differ; empty: nothing is said. What cannot be read stays in the rule as it is typed, and keeps it from being saved. */
export function ToleranceField({ value = undefined, unit, onChange, ...field }: ToleranceProps) {
  return (
    <NumberField
      {...field}
      kind="quantity"
      optional
      unit={unit ?? undefined}
      className="figures"
      value={value ?? null}
      onChange={(now) => onChange(now === null ? undefined : (now as number))}
    />
  )
}

/** The same as a share: shown in percent, kept as a part of one. */
export function ShareField({ value, onChange, ...field }: Omit<ToleranceProps, 'unit'>) {
  return (
    <NumberField
      {...field}
      kind="percent"
      optional
      className="figures"
      value={value === undefined || isUnread(value) ? (value ?? null) : inPercent(value)}
      onChange={(now) => onChange(typeof now === 'number' ? ofOne(now) : ((now ?? undefined) as number | undefined))}
    />
  )
}

/** Moves the point by two places, exactly. */
const inPercent = (share: number) => Number(`${share}e2`)
const ofOne = (percent: number) => Number(`${percent}e-2`)
