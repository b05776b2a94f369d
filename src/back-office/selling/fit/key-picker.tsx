import { X } from 'lucide-react'
import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Choice } from './rule-queries.ts'

interface KeyPickerProps {
  label: string
  chosen: readonly string[]
  choices: readonly Choice[]
  error?: string | undefined
  onChange: (chosen: string[]) => void
}

/** Several of a long list: what is chosen stands below the list, each with the way out. */
export function KeyPicker({ label, chosen, choices, error, onChange }: KeyPickerProps) {
  const nameOf = (key: string) => choices.find(({ value }) => value === key)?.label ?? key
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Select
        label={label}
        error={error}
        value=""
        options={[{ value: '', label: copy.choose }, ...choices.filter(({ value }) => !chosen.includes(value))]}
        onChange={({ target }) => target.value && onChange([...chosen, target.value])}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((key) => (
            <li key={key}>
              <button
                type="button"
                aria-label={copy.remove(nameOf(key))}
                onClick={() => onChange(chosen.filter((each) => each !== key))}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm bg-teal-wash px-3 text-sm text-teal hover:bg-paper-deep"
              >
                <span className="min-w-0 text-left wrap-anywhere">{nameOf(key)}</span>
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
