import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { Select } from '../../../ui/select.tsx'
import { LineInput, TextInput } from './text-inputs.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

interface PartProps {
  form: GoodsForm
  choices: GoodsChoices
}

type Named = readonly { _id: string; name: string }[]

/** Returns the choices, and the chosen value even if it was removed from the shop. */
function options(all: Named, present: string | null) {
  const known = all.map(({ _id, name }) => ({ value: _id, label: name }))
  const isKnown = present === null || known.some(({ value }) => value === present)
  return isKnown ? known : [...known, { value: present, label: present }]
}

/** Name, place, brand, shelves and description. */
export function BasicsPart({ form, choices }: PartProps) {
  const categoryId = form.value<string>('categoryId')
  const subcategoryId = form.value<string | null>('subcategoryId')
  const brandId = form.value<string>('brandId')
  const category = choices.categories.find(({ _id }) => _id === categoryId)
  return (
    <>
      <LineInput form={form} field="name" max={goodsLimits.name} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Select
          label={fields.categoryId.label}
          options={options(choices.categories, categoryId)}
          value={categoryId}
          error={form.error('categoryId')}
          onChange={(event) => {
            form.set('categoryId', event.target.value)
            form.set('subcategoryId', null)
          }}
        />
        <Select
          label={fields.subcategoryId.label}
          options={[{ value: '', label: copy.none2 }, ...options(category?.subcategories ?? [], subcategoryId)]}
          value={subcategoryId ?? ''}
          error={form.error('subcategoryId')}
          onChange={(event) => form.set('subcategoryId', event.target.value || null)}
        />
        <Select
          label={fields.brandId.label}
          options={options(choices.brands, brandId)}
          value={brandId}
          error={form.error('brandId')}
          onChange={(event) => form.set('brandId', event.target.value)}
        />
      </div>
      <TextInput form={form} field="description" rows={6} hint={copy.descriptionHint} />
      <Labels form={form} choices={choices} />
    </>
  )
}

function Labels({ form, choices }: PartProps) {
  const chosen = form.value<string[]>('labelIds')
  if (choices.labels.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-medium">{fields.labelIds.label}</legend>
      <p className="text-xs text-steel">{copy.labelsHint}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.labels.map(({ _id, name }) => (
          <label key={_id} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(_id)}
              onChange={({ target }) =>
                form.set('labelIds', target.checked ? [...chosen, _id] : chosen.filter((each) => each !== _id))
              }
              className="size-5 accent-teal"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
