import { bulkCopy as copy } from '../../../shared/copy/office/bulk-screen.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Card } from '../../parts/card.tsx'
import type { BulkForm, Choices } from './bulk-form.ts'

interface PartProps {
  form: BulkForm
  choices: Choices
  onChange: (part: Partial<BulkForm>) => void
}

/** Choices with one in front that is none. */
export function optionsOf(all: readonly { _id: string; name: string }[], first?: string) {
  const options = all.map(({ _id, name }) => ({ value: _id, label: name }))
  return first === undefined ? options : [{ value: '', label: first }, ...options]
}

/** The filter fields that select the products. */
export function FilterFields({ form, choices, onChange }: PartProps) {
  const states = Object.entries(copy.states).map(([value, label]) => ({ value, label }))
  return (
    <Card title={copy.which}>
      <Field
        label={copy.words}
        value={form.text}
        maxLength={80}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={copy.category}
          options={optionsOf(choices.categories, copy.any)}
          value={form.category}
          onChange={(event) => onChange({ category: event.target.value })}
        />
        <Select
          label={copy.brand}
          options={optionsOf(choices.brands, copy.any)}
          value={form.brand}
          onChange={(event) => onChange({ brand: event.target.value })}
        />
        <Select
          label={copy.label}
          options={optionsOf(choices.labels, copy.any)}
          value={form.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
        <Select
          label={copy.state}
          options={[{ value: '', label: copy.any }, ...states]}
          value={form.state}
          onChange={(event) => onChange({ state: event.target.value as BulkForm['state'] })}
        />
      </div>
    </Card>
  )
}
