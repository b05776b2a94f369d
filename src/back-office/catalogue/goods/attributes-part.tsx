import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { GoodsChoices } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { GoodsAttribute } from '../../../shared/office/goods-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { isUnread, type Unread } from '../../../ui/unparsed-number.ts'
import type { GoodsForm } from './use-goods-draft.ts'
import { useRowKeys } from './use-row-keys.ts'

type Kind = GoodsChoices['attributes'][number]

/** An attribute as the form has it: a number may be half typed. */
type TypedAttribute = Omit<GoodsAttribute, 'value'> & { value: GoodsAttribute['value'] | Unread }

interface PartProps {
  form: GoodsForm
  choices: GoodsChoices
  /** The field of the form that they stand in: the product's, or a variant's. */
  field: string
}

/** Bore 20 mm, thread M8: numbers and words by their definitions, those of the category first. A set has several of one key. */
export default function AttributesPart({ form, choices, field }: PartProps) {
  const all = form.value<TypedAttribute[]>(field)
  const kinds = new Map(choices.attributes.map((kind) => [kind.key, kind]))
  const ofCategory = choices.categories.find(({ _id }) => _id === form.value<string>('categoryId'))?.attributes ?? []
  const rest = choices.attributes.map(({ key }) => key).filter((key) => !ofCategory.includes(key))
  const keys = [...ofCategory, ...rest]
  const isThere = (key: string) => all.some((each) => each.key === key)
  const put = (at: number, part: TypedAttribute) => form.set(field, all.with(at, part))
  const { keys: rowKeys, added, removed } = useRowKeys(all.length)
  const add = (kind: Kind | undefined) => {
    if (!kind) return
    const at = placeOf(kind.key, all)
    added(at)
    form.set(
      field,
      all.toSpliced(at, 0, { key: kind.key, value: kind.kind === 'number' ? { unread: '' } : '', text: '' }),
    )
  }
  const remove = (at: number) => {
    removed(at)
    form.set(field, all.toSpliced(at, 1))
  }
  return (
    <>
      {all.map((attribute, at) => (
        <Row
          key={rowKeys[at]}
          attribute={attribute}
          kind={kinds.get(attribute.key)}
          onPut={(part) => put(at, { ...attribute, ...part })}
          onRemove={() => remove(at)}
        />
      ))}
      <FormAlert text={form.error(field) ?? null} />
      <Select
        label={copy.attributeChoose}
        options={[
          { value: '', label: '…' },
          ...keys.filter((key) => !isThere(key)).map((key) => ({ value: key, label: called(kinds.get(key), key) })),
          ...keys
            .filter(isThere)
            .map((key) => ({ value: key, label: copy.attributeAgain(called(kinds.get(key), key)) })),
        ]}
        value=""
        onChange={(event) => add(kinds.get(event.target.value))}
      />
    </>
  )
}

/** Behind those of its key, else last. */
const placeOf = (key: string, all: readonly TypedAttribute[]) =>
  all.findLastIndex((each) => each.key === key) + 1 || all.length

const called = (kind: Kind | undefined, key: string) => (kind ? kind.name + (kind.unit ? ` (${kind.unit})` : '') : key)

interface RowProps {
  attribute: TypedAttribute
  kind: Kind | undefined
  onPut: (part: Partial<TypedAttribute>) => void
  onRemove: () => void
}

function Row({ attribute: { key, value, text }, kind, onPut, onRemove }: RowProps) {
  const name = called(kind, key)
  const isNumber = kind ? kind.kind === 'number' : typeof value !== 'string'
  const written = (now: TypedAttribute['value']) => (kind?.unit ? `${now} ${kind.unit}` : String(now))
  const [follows, setFollows] = useState(text === '' || text === written(value))
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="min-w-36 flex-1">
        {isNumber ? (
          <NumberField
            kind="measure"
            label={name}
            value={typeof value === 'string' ? { unread: value } : value}
            unit={kind?.unit ?? undefined}
            // what is shown follows the number until somebody writes it otherwise
            onChange={(now) =>
              onPut({
                value: now ?? { unread: '' },
                ...(!isUnread(now) && follows && now !== null ? { text: written(now) } : {}),
              })
            }
          />
        ) : (
          <Field
            label={name}
            value={String(value)}
            maxLength={goodsLimits.word}
            onChange={({ target }) =>
              onPut({ value: target.value, ...(text === value || text === '' ? { text: target.value } : {}) })
            }
          />
        )}
      </div>
      <div className="min-w-36 flex-1">
        <Field
          label={copy.attributeText}
          value={text}
          maxLength={goodsLimits.word}
          onChange={({ target }) => {
            setFollows(target.value === '' || target.value === written(value))
            onPut({ text: target.value })
          }}
        />
      </div>
      <Button
        kind="quiet"
        className="px-3 text-ink"
        aria-label={copy.removeAttribute(`${name} ${text}`.trim())}
        onClick={onRemove}
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </fieldset>
  )
}
