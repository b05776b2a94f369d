import type { FormEvent } from 'react'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { allRead } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { useSendEntry } from '../../parts/use-send-entry.ts'
import { ChoicesFailed } from './choices-failed.tsx'
import { useUploading } from './picture-field.tsx'
import { WindowFields } from './window-fields.tsx'
import { fieldsOf, startOf } from './window-forms.ts'
import { WindowPreview } from './window-preview.tsx'
import { useWindowChoices } from './window-queries.ts'

/** A new thing of the window, behind the others. */
export function NewInWindow({ kind }: { kind: WindowKind }) {
  const { typed, set, forget } = useEntry<Record<string, string>>({
    what: `window new ${kind}`,
    start: () => startOf[kind],
  })
  const choices = useWindowChoices(kind)
  const navigate = useNavigate()
  const isForProduct = useSearchParams().get('then') === 'product'
  const uploading = useUploading()
  const fields = fieldsOf(kind, choices, typed)
  const { send, isPending, error, errors } = useSendEntry({
    send: (given: Record<string, unknown>, command) =>
      callOffice('POST /window/{kind}', { params: { kind }, body: { fields: given }, command }),
    stale: [
      ['window', kind],
      ['products', 'choices'],
    ],
    onSent: ({ data }) => {
      forget()
      navigate(isForProduct ? '/products/new' : `/window/${kind}/${data._id}`, { replace: true })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (uploading) return
    const given = fields.map((field) => [
      field.name,
      fromTyped(field.kind, typed[field.name] ?? '', field.isNullable ?? false),
    ])
    send(allRead(Object.fromEntries(given)))
  }
  const title = copy.add(copy.one[kind])
  return (
    <>
      <ScreenHead title={title} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={copy.formTitle}>
          <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
            <FormAlert text={error && failureText(error, copy.failed)} />
            <WindowFields
              fields={fields}
              values={typed}
              errors={errors}
              onChange={(name, text) => set({ [name]: text })}
            />
            <ChoicesFailed kind={kind} />
            <Button type="submit" pending={isPending || uploading} className="justify-self-start">
              {title}
            </Button>
          </Form>
        </Card>
        <WindowPreview kind={kind} values={typed} choices={choices} />
      </div>
    </>
  )
}
