import { Field, TextArea } from '../../../ui/field.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

interface InputProps {
  form: GoodsForm
  field: string
  hint?: string | undefined
  max?: number
  /** Empty is nothing (null). */
  optional?: boolean
  label?: string
  hideLabel?: boolean
}

const shown = (form: GoodsForm, field: string) => form.value<string | null>(field) ?? ''
const asValue = (text: string, optional = false) => (optional && text === '' ? null : text)

/** One line of text of a product's form. */
export function LineInput({ form, field, optional, max, label, ...more }: InputProps & { inputMode?: 'numeric' }) {
  return (
    <Field
      {...more}
      label={label ?? form.labels[field] ?? field}
      value={shown(form, field)}
      error={form.error(field)}
      maxLength={max}
      autoComplete="off"
      onChange={(event) => form.set(field, asValue(event.target.value, optional))}
    />
  )
}

/** A text of several lines of a product's form. */
export function TextInput({ form, field, optional, max, label, ...more }: InputProps & { rows?: number }) {
  return (
    <TextArea
      {...more}
      label={label ?? form.labels[field] ?? field}
      value={shown(form, field)}
      error={form.error(field)}
      maxLength={max}
      onChange={(event) => form.set(field, asValue(event.target.value, optional))}
    />
  )
}
