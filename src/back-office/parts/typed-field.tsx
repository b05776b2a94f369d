import { Field, TextArea } from '../../ui/field.tsx'
import { NumberText } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { type FieldKind, numberKind } from './typed-values.ts'

/** A form field: its label, the kind of value, and for a choice its options. */
export interface TypedFieldOf {
  name: string
  kind: FieldKind
  label: string
  hint?: string
  /** Empty is a value of its own: no such limit, nobody. */
  isNullable?: boolean
  options?: readonly { value: string; label: string }[]
  max?: number
}

interface TypedFieldProps {
  field: TypedFieldOf
  value: string
  error?: string | undefined
  disabled?: boolean
  onChange: (typed: string) => void
}

const pickers = { firstDay: 'date', lastDay: 'date', moment: 'datetime-local' } as const

/** One field of a record, as what it holds wants it: the reader of numbers, the platform's own calendar. */
export function TypedField({ field, value, error, disabled = false, onChange }: TypedFieldProps) {
  const { kind, label, hint, options = [], max, name } = field
  const common = { name, label, hint, error, disabled, value, maxLength: max }
  if (kind === 'choice') {
    return (
      <Select
        name={name}
        label={label}
        error={error}
        disabled={disabled}
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  if (kind === 'text') return <TextArea {...common} onChange={({ target }) => onChange(target.value)} />
  const number = numberKind(kind)
  if (number !== undefined) {
    const { maxLength: _, ...numbered } = common
    const more = { kind: number, optional: field.isNullable, className: 'figures max-w-xs' }
    return <NumberText {...numbered} {...more} onText={onChange} />
  }
  return (
    <Field
      {...common}
      {...((kind === 'firstDay' || kind === 'lastDay' || kind === 'moment') && {
        type: pickers[kind],
        className: 'figures max-w-xs',
      })}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
