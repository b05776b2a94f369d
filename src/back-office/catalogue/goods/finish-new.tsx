import { useState } from 'react'
import type { GoodsChoices, GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { PicturesPart } from './pictures-part.tsx'
import { useGoodsDraft } from './use-goods-draft.ts'

/** Fields that the law wants and that are quickly typed, in the order of the thumb. */
const quick = ['description', 'netQuantity', 'countryOfOrigin', 'manufacturer', 'importer', 'hsnCode'] as const
const long = new Set<string>(['description', 'manufacturer', 'importer'])

/** The second step: the photograph and what the law still wants; then it is on sale. */
export function FinishNew({ detail, choices }: { detail: GoodsDetail; choices: GoodsChoices }) {
  const form = useGoodsDraft(detail)
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const [sending, setSending] = useState(false)
  const { record, completeness } = detail
  const send = useCommand((id: string, command) =>
    callOffice('POST /products/{id}/publish', { params: { id }, command }),
  )
  // once asked for, a field stays while it is being typed
  const [asked] = useState(() => new Set(completeness.law.map(({ field }) => field)))
  const fields = quick.filter((field) => asked.has(field))
  const publish = async () => {
    setPending(true)
    setFailure(null)
    try {
      if (form.draft.changed.length > 0 && !(await form.draft.save())) return
      const { message } = await send(record._id)
      toast.success(message)
      navigate(`/products/${record._id}`)
    } catch (error) {
      setFailure(error)
      form.refused(error)
    } finally {
      setPending(false)
    }
  }
  const brand = choices.brands.find(({ _id }) => _id === record.brandId)
  return (
    <div className="grid grid-cols-1 gap-4">
      <section aria-label={copy.stepPicture} className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-6">
        <h2 className="text-lg wrap-anywhere">{record.name}</h2>
        <PicturesPart detail={detail} form={form} camera onSending={setSending} />
        <FormAlert text={failure ? failureText(failure, copy.notSent) : null} />
        {fields.map((field) => {
          const Box = long.has(field) ? TextArea : Field
          return (
            <Box
              key={field}
              label={form.labels[field] ?? field}
              hint={hints[field]?.(brand?.name ?? '')}
              rows={long.has(field) ? 2 : undefined}
              value={form.value<string | null>(field) ?? ''}
              error={form.error(field)}
              onChange={(event) => form.set(field, orNothing(field, event.target.value))}
            />
          )
        })}
        {fields.length === 0 && record.images.length > 0 && <p className="text-sm text-good">{copy.nothingWanted}</p>}
        <Button wide pending={pending || sending} onClick={() => void publish()}>
          {copy.putOnSale}
        </Button>
        <ButtonLink kind="outline" wide to={`/products/${record._id}`}>
          {copy.finishLater}
        </ButtonLink>
      </section>
    </div>
  )
}

const hints: Readonly<Record<string, (brand: string) => string>> = {
  description: () => copy.descriptionHint,
  netQuantity: () => copy.netHint,
  countryOfOrigin: () => copy.originHint,
  manufacturer: () => copy.makerHint,
  importer: () => copy.importerHint,
  hsnCode: () => copy.hsnHint,
}

function orNothing(field: string, text: string): string | null {
  return text === '' && (field === 'manufacturer' || field === 'importer') ? null : text
}
