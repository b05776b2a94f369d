import { bulkCopy as copy } from '../../../shared/copy/office/bulk-screen.ts'
import { bulkKinds, roundings } from '../../../shared/office/bulk-changes.ts'
import { NumberText } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Card } from '../../parts/card.tsx'
import type { BulkForm, Choices } from './bulk-form.ts'
import { optionsOf } from './filter-fields.tsx'

interface ChangeProps {
  form: BulkForm
  choices: Choices
  onChange: (part: Partial<BulkForm>) => void
  isWrong: boolean
}

const pairs = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The fields of the change. */
export function ChangeFields(props: ChangeProps) {
  const { form, onChange } = props
  const Fields = parts[form.kind]
  return (
    <Card title={copy.what}>
      <Select
        label={copy.kind}
        options={bulkKinds.map((value) => ({ value, label: copy.kinds[value] }))}
        value={form.kind}
        onChange={(event) => onChange({ kind: event.target.value as BulkForm['kind'] })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Fields {...props} />
      </div>
    </Card>
  )
}

const parts = { price: PriceFields, label: LabelFields, state: StateFields, category: CategoryFields }

function PriceFields({ form, onChange, isWrong }: ChangeProps) {
  return (
    <>
      <Select
        label={copy.field}
        options={pairs(copy.fields)}
        value={form.field}
        onChange={(event) => onChange({ field: event.target.value as BulkForm['field'] })}
      />
      <Select
        label={copy.round}
        options={roundings.map((value) => ({ value, label: copy.rounds[value] }))}
        value={form.round}
        onChange={(event) => onChange({ round: event.target.value as BulkForm['round'] })}
      />
      <NumberText
        kind="percentChange"
        id="bulk-percent"
        label={copy.percent}
        hint={copy.percentHint}
        error={isWrong ? copy.percentWrong : undefined}
        value={form.percent}
        className="sm:col-span-2"
        onText={(percent) => onChange({ percent })}
      />
    </>
  )
}

function LabelFields({ form, choices, onChange }: ChangeProps) {
  return (
    <>
      <Select
        label={copy.label}
        options={optionsOf(choices.labels)}
        value={form.toLabel}
        onChange={(event) => onChange({ toLabel: event.target.value })}
      />
      <Select
        label={copy.kinds.label}
        options={[
          { value: 'on', label: copy.on },
          { value: 'off', label: copy.off },
        ]}
        value={form.on ? 'on' : 'off'}
        onChange={(event) => onChange({ on: event.target.value === 'on' })}
      />
    </>
  )
}

function StateFields({ form, onChange }: ChangeProps) {
  return (
    <Select
      label={copy.state}
      options={pairs(copy.states)}
      value={form.toState}
      onChange={(event) => onChange({ toState: event.target.value as BulkForm['toState'] })}
    />
  )
}

function CategoryFields({ form, choices, onChange }: ChangeProps) {
  const category = form.toCategory || (choices.categories[0]?._id ?? '')
  return (
    <>
      <Select
        label={copy.category}
        options={optionsOf(choices.categories)}
        value={category}
        onChange={(event) => onChange({ toCategory: event.target.value, toSubcategory: '' })}
      />
      <Select
        label={copy.subcategory}
        options={optionsOf(
          choices.subcategories.filter((each) => each.category === category),
          copy.none,
        )}
        value={form.toSubcategory}
        onChange={(event) => onChange({ toSubcategory: event.target.value })}
      />
    </>
  )
}
