import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { Field } from '../../ui/field.tsx'
import type { EditorProps } from './editor.ts'

type Name = keyof typeof copy.fields

interface FieldsProps extends EditorProps {
  names: readonly Name[]
  /** Kept as numbers. */
  numbers?: boolean
  /** All empty is none at all. */
  nullable?: boolean
}

/** A value of several short fields, such as an address. */
export function FieldsEditor({ label, hint, value, error, disabled, onChange, names, numbers, nullable }: FieldsProps) {
  const fields = (value ?? {}) as Record<string, unknown>
  const change = (name: Name, text: string) => {
    const written = numbers && /^\d{1,4}$/.test(text) ? Number(text) : text
    const next = Object.fromEntries(names.map((each) => [each, each === name ? written : (fields[each] ?? '')]))
    const isEmpty = Object.values(next).every((each) => each === '')
    onChange(nullable && isEmpty ? null : next)
  }
  // the server names the field before its sentence: "phone must be …"
  const wrongAt = names.find((name) => error?.startsWith(`${name} `))
  return (
    <fieldset disabled={disabled} className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2">
        <span className="block text-sm font-medium">{label}</span>
        <span className={error && !wrongAt ? 'text-xs font-medium text-bad' : 'text-xs text-steel'}>
          {error && !wrongAt ? error : hint}
        </span>
      </legend>
      {names.map((name) => (
        <Field
          key={name}
          label={copy.fields[name]}
          value={String(fields[name] ?? '')}
          inputMode={numbers || name === 'pincode' ? 'numeric' : undefined}
          error={name === wrongAt ? error?.slice(name.length + 1) : undefined}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
    </fieldset>
  )
}
