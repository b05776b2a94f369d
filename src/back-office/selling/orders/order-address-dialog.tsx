import { type FormEvent, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { limits } from '../../../shared/limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { callOffice } from '../../api/call-office.ts'
import { SettleDialog } from '../../parts/settle-dialog.tsx'
import { useDialogEdit } from '../../parts/use-dialog-edit.ts'

type Part = keyof typeof copy.editing.fields
const parts = Object.keys(copy.editing.fields) as Part[]

/** Changes where a pending order goes; only what was changed is sent, with what it was when this was opened. */
export default function AddressDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [opened] = useState(order)
  const [nothing, setNothing] = useState(false)
  const edit = useDialogEdit({
    send: (body, command) => callOffice('POST /orders/{id}/address', { params: { id: opened._id }, body, command }),
    stale: ['orders', 'one', opened._id],
    onDone: onClose,
  })
  const { error, isPending } = edit
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const changed = parts.flatMap((part) => {
      const [was, now] = [opened.address[part], String(typed.get(part)).trim()]
      return was === now ? [] : [[part, { was, now }]]
    })
    if (changed.length === 0) setNothing(true)
    else edit.save({ version: opened.version, changes: Object.fromEntries(changed) })
  }
  const wrong = error instanceof ApiFailure ? error.errors : {}
  return (
    <Dialog title={copy.editing.title} closeLabel={copy.close} onClose={onClose}>
      <Form onSubmit={submit} onChange={() => setNothing(false)} className="grid gap-4 sm:grid-cols-2">
        <p className="text-sm text-steel sm:col-span-2">{copy.editing.hint}</p>
        {parts.map((part) => (
          <Field
            key={part}
            name={part}
            label={copy.editing.fields[part]}
            defaultValue={opened.address[part]}
            maxLength={limits.addressFieldMax}
            inputMode={part === 'pincode' || part === 'phone' ? 'numeric' : undefined}
            error={wrong[part] ?? wrong[`changes.${part}.now`]}
          />
        ))}
        <div className="sm:col-span-2">
          <FormAlert text={error ? failureText(error, copy.notSent) : nothing ? copy.editing.nothing : null} />
        </div>
        <Button type="submit" wide pending={isPending} className="sm:col-span-2">
          {copy.editing.save}
        </Button>
      </Form>
      <SettleDialog edit={edit} labels={copy.editing.fields} />
    </Dialog>
  )
}
