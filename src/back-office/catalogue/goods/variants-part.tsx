import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GoodsChoices, GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsVariant as own } from '../../../shared/copy/office/goods-variant.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { variantFields as fields } from '../../../shared/office/goods-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LazyPart } from '../../../ui/lazy-part.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { holdsUnread, type NumberInput } from '../../../ui/unparsed-number.ts'
import { useMay } from '../../api/use-me.ts'
import { StockWords } from './goods-badges.tsx'
import { addVariantsDialog, attributesPart, breaksPart, dialogFailed, partFailed } from './goods-dialogs.ts'
import { PicturesPart } from './pictures-part.tsx'
import { LineInput, TextInput } from './text-inputs.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

interface PartProps {
  detail: GoodsDetail
  form: GoodsForm
  choices: GoodsChoices
}

/** The variants as a grid: a row each where there is room, a card each on a phone. */
export default function VariantsPart({ detail, form, choices }: PartProps) {
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const { variants } = detail.record
  return (
    <>
      {variants.length === 0 && <p className="text-sm text-steel">{copy.variantsNone}</p>}
      {variants.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {variants.map(({ _id }) => (
            <Variant key={_id} id={_id} detail={detail} form={form} choices={choices} />
          ))}
        </ul>
      )}
      <FormAlert text={form.error('variants') ?? null} />
      <div>
        <Button kind="outline" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={16} />
          {copy.addVariants}
        </Button>
      </div>
      {adding && (
        <LazyPart part={addVariantsDialog} props={{ detail, onClose: close }} onFailure={dialogFailed(close)} />
      )}
    </>
  )
}

interface VariantProps extends PartProps {
  id: string
}

function Variant({ id, detail, form, choices }: VariantProps) {
  const free = detail.stock.find(({ variantId }) => variantId === id)?.free ?? 0
  const mayPrice = useMay()('prices.edit')
  const { at, number } = fieldsOf(id, form)
  const active = form.value<boolean>(at('active'))
  return (
    <li
      aria-label={form.value<string>(at('name'))}
      className={active ? 'rounded-sm border border-line p-3' : 'rounded-sm border border-dashed border-line p-3'}
    >
      <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="max-md:col-span-2">
          <LineInput form={form} field={at('name')} label={fields.name.label} max={goodsLimits.word} />
        </div>
        <NumberField kind="rupees" {...number('price')} disabled={!mayPrice} />
        <NumberField kind="rupees" {...number('offerPrice')} optional disabled={!mayPrice} />
        <div className="flex items-center justify-between gap-4 text-sm max-md:col-span-2 md:grid md:justify-items-end md:gap-0">
          <StockWords stock={free} />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={active}
              onChange={({ target }) => form.set(at('active'), target.checked)}
              className="size-5 accent-teal"
            />
            {fields.active.label}
          </label>
        </div>
      </div>
      <More id={id} detail={detail} form={form} choices={choices} />
    </li>
  )
}

const hidden = [
  'priceBreaks',
  'attributes',
  'weightGrams',
  'longestMm',
  'minimumQuantity',
  'multiple',
  'position',
] as const

/** The options that few variants differ in. Rendered once somebody opens it: a product may have a hundred variants. */
function More({ id, detail, form, choices }: VariantProps) {
  // a number that could not be read before the page was loaded anew is shown, so that it can be mended
  const [wasUnread] = useState(() => hidden.some((field) => holdsUnread(form.value(`variants.${id}.${field}`))))
  const [seen, setSeen] = useState(wasUnread)
  return (
    <details className="mt-1" open={wasUnread || undefined} onToggle={() => setSeen(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-teal">{copy.variantMore}</summary>
      {seen && (
        <div className="grid gap-4 pt-2">
          <SmallFields id={id} form={form} />
          <Makers id={id} form={form} />
          <LazyPart part={breaksPart} props={{ form, field: `variants.${id}.priceBreaks` }} onFailure={partFailed} />
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold">{own.pictures}</legend>
            <PicturesPart detail={detail} form={form} variantId={id} hint={own.picturesHint} />
          </fieldset>
          <fieldset className="grid min-w-0 gap-4">
            <legend className="mb-2 font-semibold">{own.attributes}</legend>
            <p className="text-sm text-steel">{own.attributesHint}</p>
            <LazyPart
              part={attributesPart}
              props={{ form, choices, field: `variants.${id}.attributes` }}
              onFailure={partFailed}
            />
          </fieldset>
        </div>
      )}
    </details>
  )
}

function SmallFields({ id, form }: { id: string; form: GoodsForm }) {
  const { at, number } = fieldsOf(id, form)
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <LineInput form={form} field={at('attributeTitle')} label={fields.attributeTitle.label} />
        <LineInput form={form} field={at('attributeDescription')} label={fields.attributeDescription.label} />
        <LineInput form={form} field={at('netQuantity')} label={fields.netQuantity.label} optional />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-5">
        <NumberField kind="count" {...number('weightGrams')} optional unit="g" />
        <NumberField kind="count" {...number('longestMm')} optional unit="mm" />
        <NumberField kind="count" {...number('minimumQuantity')} optional />
        <NumberField kind="count" {...number('multiple')} optional />
        <NumberField kind="count" {...number('position')} />
      </div>
    </>
  )
}

/** Country and makers of the variant, where they are not as the product says. */
function Makers({ id, form }: { id: string; form: GoodsForm }) {
  const { at } = fieldsOf(id, form)
  const one = (field: 'manufacturer' | 'packer' | 'importer') => (
    <TextInput form={form} field={at(field)} label={fields[field].label} max={goodsLimits.maker} rows={2} optional />
  )
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{own.makers}</legend>
      <p className="text-sm text-steel">{own.makersHint}</p>
      <LineInput
        form={form}
        field={at('countryOfOrigin')}
        label={fields.countryOfOrigin.label}
        max={goodsLimits.word}
        optional
      />
      {one('manufacturer')}
      {one('packer')}
      {one('importer')}
    </fieldset>
  )
}

/** The names of a variant's fields in the form, and what a field of a number takes. */
function fieldsOf(id: string, form: GoodsForm) {
  const at = (field: keyof typeof fields) => `variants.${id}.${field}`
  const number = (field: keyof typeof fields) => ({
    label: fields[field].label,
    value: form.value<NumberInput>(at(field)),
    error: form.error(at(field)),
    onChange: (now: NumberInput) => form.set(at(field), now),
  })
  return { at, number }
}
