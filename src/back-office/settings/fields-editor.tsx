import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { Field } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import type { NumberInput } from '../../ui/unparsed-number.ts'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'
import { inputOf } from './line-editors.tsx'

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
  const change = (name: Name, typed: string | NumberInput) => {
    const next = Object.fromEntries(names.map((each) => [each, each === name ? typed : (fields[each] ?? '')]))
    const isEmpty = Object.values(next).every((each) => each === '')
    onChange(nullable && isEmpty ? null : next)
  }
  // the server names the field before its sentence: "phone must be …"
  const wrongAt = names.find((name) => error?.startsWith(`${name} `))
  return (
    <fieldset disabled={disabled} className="grid gap-3 sm:grid-cols-2">
      <EditorLegend label={label} hint={hint} error={wrongAt ? undefined : error} />
      {names.map((name) => {
        const common = { label: copy.fields[name], error: name === wrongAt ? error?.slice(name.length + 1) : undefined }
        return numbers ? (
          <NumberField
            {...common}
            key={name}
            kind="count"
            value={inputOf(fields[name])}
            onChange={(typed) => change(name, typed)}
          />
        ) : (
          <Field
            {...common}
            key={name}
            value={String(fields[name] ?? '')}
            inputMode={name === 'pincode' ? 'numeric' : undefined}
            onChange={(event) => change(name, event.target.value)}
          />
        )
      })}
    </fieldset>
  )
}
