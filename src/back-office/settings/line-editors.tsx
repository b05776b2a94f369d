import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../shared/money/money.ts'
import { paperSizes } from '../../shared/office/paper-sizes.ts'
import { returnPayers } from '../../shared/return-payer.ts'
import { shopKinds } from '../../shared/settings/shop-kinds.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { isUnread, type NumberInput } from '../../ui/unparsed-number.ts'
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
export function RupeesEditor({ onChange, value, ...field }: EditorProps) {
  return (
    <NumberField
      {...field}
      kind="rupees"
      value={typeof value === 'number' ? rupeesFromPaise(value) : inputOf(value)}
      onChange={(typed) => onChange(typeof typed === 'number' ? paiseFromRupees(typed) : typed)}
    />
  )
}

/** A percentage without a fraction. */
export function PercentEditor({ value, ...field }: EditorProps) {
  return <NumberField {...field} kind="wholePercent" value={inputOf(value)} />
}

/** A whole number of days. */
export function DaysEditor({ value, ...field }: EditorProps) {
  return <NumberField {...field} kind="count" unit="days" value={inputOf(value)} />
}

/** A whole number of orders. */
export function OrdersEditor({ value, ...field }: EditorProps) {
  return <NumberField {...field} kind="count" unit="orders" value={inputOf(value)} />
}

/** A number of a setting, or what is typed instead of one. */
export function inputOf(value: unknown): NumberInput {
  return typeof value === 'number' || isUnread(value) ? value : { unread: String(value ?? '') }
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

/** A sheet of paper. */
export function PaperSizeEditor({ value, onChange, hint: _, ...field }: EditorProps) {
  return (
    <Select
      {...field}
      options={paperSizes.map((size) => ({ value: size, label: size }))}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** An editor of who pays for sending goods back. */
export function PayerEditor({ value, onChange, hint: _, ...field }: EditorProps) {
  return (
    <Select
      {...field}
      options={returnPayers.map((payer) => ({ value: payer, label: copy.payers[payer] }))}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** An editor of the kind of shop given to search engines: 'HardwareStore' is shown as 'Hardware store'. */
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
