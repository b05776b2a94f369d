import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OneSale, SalePreview } from '../../../shared/contract/office/sales.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { SaleReach } from '../../../shared/office/sale-states.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { focusBadSoon } from '../../parts/focus-bad-soon.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { TypedField } from '../../parts/typed-field.tsx'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'
import { errorsOf } from '../../parts/use-typed-record.ts'
import { bodyOf, reachField, saleFields, type TypedSaleForm, typedLike } from './sale-fields.ts'
import { SalePreviewPart } from './sale-preview-part.tsx'
import { SaleTargets } from './sale-targets.tsx'

/** A new sale, or one like another: its prices are looked at before it is started. */
export function NewSale({ like }: { like?: OneSale }) {
  const { typed, set, forget } = useEntry<TypedSaleForm>({
    what: `sale new ${like?._id ?? ''}`,
    start: () => typedLike(like),
  })
  const { preview, look, isLooking, save, isSaving, error } = useNewSale(forget)
  const isFresh = preview?.key === JSON.stringify(typed)
  return (
    <>
      <ScreenHead title={like ? copy.copyOf(like.badge) : copy.newTitle} />
      <Card title={copy.formTitle} text={copy.formText}>
        <Form
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            look(typed)
          }}
          className="grid items-start gap-4 sm:grid-cols-2"
        >
          <div className="empty:hidden sm:col-span-2">
            <FormAlert text={error && failureText(error, copy.failed)} />
          </div>
          <SaleInputs typed={typed} errors={errorsOf(error)} set={set} />
          <Button
            type="submit"
            kind={isFresh ? 'outline' : 'signal'}
            pending={isLooking}
            className="sm:justify-self-start"
          >
            {copy.preview}
          </Button>
        </Form>
      </Card>
      {preview && (
        <SalePreviewPart
          preview={preview.data}
          isFresh={isFresh}
          agreed={typed.belowCost}
          onAgree={(belowCost) => {
            set({ belowCost })
            look({ ...typed, belowCost })
          }}
        >
          <Button pending={isSaving} disabled={!isFresh || !canSave(preview.data, typed)} onClick={() => save(typed)}>
            {typed.startsAt === '' ? copy.start : copy.schedule}
          </Button>
        </SalePreviewPart>
      )}
    </>
  )
}

/** Returns whether it can be saved: something becomes cheaper, and prices at or below cost are agreed to. */
function canSave({ priced, belowCost }: SalePreview, typed: TypedSaleForm): boolean {
  return priced > 0 && (belowCost === 0 || typed.belowCost)
}

interface SaleInputsProps {
  typed: TypedSaleForm
  errors: Readonly<Record<string, string>>
  set: (some: Partial<TypedSaleForm>) => void
}

function SaleInputs({ typed, errors, set }: SaleInputsProps) {
  const [badge, ...others] = saleFields(typed.discountType).map((field) => (
    <TypedField
      key={field.name}
      field={field}
      value={String(typed[field.name] ?? '')}
      error={errors[field.name]}
      onChange={(text) => set({ [field.name]: text })}
    />
  ))
  return (
    <>
      {badge}
      <TypedField field={reachField} value={typed.reach} onChange={(reach) => set({ reach, targets: [] })} />
      <SaleTargets
        key={typed.reach}
        reach={typed.reach as SaleReach}
        targets={typed.targets}
        error={errors.targets}
        onChange={(targets) => set({ targets })}
      />
      {others}
    </>
  )
}

/** Looks at the prices of what is typed, and saves it. */
function useNewSale(forget: () => void) {
  const [preview, setPreview] = useState<{ key: string; data: SalePreview }>()
  const navigate = useNavigate()
  const look = useMutation({
    mutationFn: async (typed: TypedSaleForm) => ({
      key: JSON.stringify(typed),
      ...(await callOffice('POST /sales/preview', { body: bodyOf(typed) })),
    }),
    onMutate: () => saving.reset(),
    onSuccess: ({ key, data }) => setPreview({ key, data }),
    onError: focusBadSoon,
  })
  const saving = useSendEntry({
    send: (typed: TypedSaleForm, command) => callOffice('POST /sales', { body: bodyOf(typed), command }),
    stale: [['sales']],
    onSent: ({ data }) => {
      forget()
      navigate(`/sales/${data._id}`, { replace: true })
    },
  })
  return {
    preview,
    look: look.mutate,
    isLooking: look.isPending,
    save: saving.send,
    isSaving: saving.isPending,
    error: saving.error ?? look.error,
  }
}
