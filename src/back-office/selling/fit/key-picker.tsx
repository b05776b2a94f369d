import { fitFormCopy as copy } from '../../../shared/copy/office/fit-form.ts'
import { Select } from '../../../ui/select.tsx'
import { ChosenKeys } from '../../parts/chosen-keys.tsx'
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
      <ChosenKeys chosen={chosen} nameOf={nameOf} remove={copy.remove} onChange={onChange} />
    </div>
  )
}
