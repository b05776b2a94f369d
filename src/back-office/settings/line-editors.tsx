import { useState } from 'react'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../shared/money/money.ts'
import { shopKinds } from '../../shared/settings/shop-kinds.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { EditorProps } from './editor.ts'

/** One line of text. */
export function LineEditor({ onChange, value, ...field }: EditorProps) {
  return <Field {...field} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
}

/** A text of a few sentences. */
export function TextEditor({ onChange, value, ...field }: EditorProps) {
  return <TextArea {...field} rows={3} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />
}

/** An amount: typed in rupees, kept in paise. */
export function RupeesEditor({ onChange, value, error, ...field }: EditorProps) {
  const written = typeof value === 'number' ? String(rupeesFromPaise(value)) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const bad = typed !== null && readRupees(typed) === undefined
  return (
    <Field
      {...field}
      error={bad ? copy.notAmount : error}
      before={<span className="pl-3 text-steel">₹</span>}
      inputMode="decimal"
      value={typed ?? written}
      onChange={(event) => {
        const paise = readRupees(event.target.value)
        setTyped(event.target.value)
        if (paise !== undefined) onChange(paise)
      }}
      onBlur={() => !bad && setTyped(null)}
    />
  )
}

/** Paise of '₹1,250.50'; undefined where it is no amount. */
function readRupees(text: string): number | undefined {
  const plain = text.replace(/[₹,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? paiseFromRupees(Number(plain)) : undefined
}

/** A whole number; `after` is its unit. */
export function NumberEditor({ onChange, value, error, after, ...field }: EditorProps & { after?: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  const bad = typed !== null && !/^\d{1,6}$/.test(typed.trim())
  return (
    <Field
      {...field}
      error={bad ? copy.notNumber : error}
      after={after && <span className="pr-3 text-steel">{after}</span>}
      inputMode="numeric"
      value={typed ?? String(value ?? '')}
      onChange={(event) => {
        setTyped(event.target.value)
        if (/^\d{1,6}$/.test(event.target.value.trim())) onChange(Number(event.target.value))
      }}
      onBlur={() => !bad && setTyped(null)}
    />
  )
}

/** Yes or no. */
export function YesNoEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 accent-teal"
      />
      <span>
        <span className="block text-sm font-medium">{label}</span>
        <span className={error ? 'text-xs font-medium text-bad' : 'text-xs text-steel'}>{error ?? hint}</span>
      </span>
    </label>
  )
}

/** A state or union territory. */
export function StateEditor({ value, onChange, hint: _, ...field }: EditorProps) {
  const options = [{ value: '', label: copy.none }, ...indianStates.map(({ name }) => ({ value: name, label: name }))]
  return (
    <Select
      {...field}
      options={options}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What search engines call the shop: 'HardwareStore' as 'Hardware store'. */
export function ShopKindEditor({ value, onChange, hint: _, ...field }: EditorProps) {
  const options = shopKinds.map((kind) => ({
    value: kind,
    label: kind.replace(/([a-z])([A-Z])/g, (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`),
  }))
  return (
    <Select
      {...field}
      options={options}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
