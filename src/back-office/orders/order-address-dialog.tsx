import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { OfficeOrder } from '../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../shared/copy/office/order-screen.ts'
import { limits } from '../../shared/limits.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../api/call-office.ts'
import { orderQuery } from './orders-data.ts'

type Part = keyof typeof copy.editing.fields
const parts = Object.keys(copy.editing.fields) as Part[]
type Changes = Partial<Record<Part, { was: string; now: string }>>

/**
 * Sends a change of the address. Where somebody changed the same part, what they wrote is told at it (`theirs`), and what was
 * typed stays: sent again, it is written over theirs.
 */
function useAddressChange(order: OfficeOrder, onDone: () => void) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  // as it was when the form was opened, whatever is loaded meanwhile; after a conflict as it is then
  const [opened, setOpened] = useState(order)
  const [theirs, setTheirs] = useState<Partial<Record<Part, string>>>({})
  const adopt = async () => {
    const { data: now } = await client.fetchQuery({ ...orderQuery(opened._id), staleTime: 0 })
    const changed = parts.filter((part) => now.address[part] !== opened.address[part])
    setTheirs(Object.fromEntries(changed.map((part) => [part, copy.editing.theirs(now.address[part])])))
    setOpened(now)
  }
  const mutation = useMutation({
    mutationFn: (changes: Changes) =>
      callOffice('POST /orders/{id}/address', {
        params: { id: opened._id },
        body: { version: opened.version, changes },
        command: command.current,
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await client.invalidateQueries({ queryKey: ['orders', 'one', opened._id] })
      onDone()
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure) || failure.status !== 0) command.current = newCommandId()
      if (failure instanceof ApiFailure && failure.code === 'edit_conflict') void adopt()
    },
  })
  return { ...mutation, opened, theirs }
}

/** Changes where a pending order goes; only what was changed is sent, with what it was. */
export function AddressDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { mutate, error, isPending, opened, theirs } = useAddressChange(order, onClose)
  const [nothing, setNothing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const changed = parts.flatMap((part) => {
      const [was, now] = [opened.address[part], String(typed.get(part)).trim()]
      return was === now ? [] : [[part, { was, now }]]
    })
    if (changed.length === 0) setNothing(true)
    else mutate(Object.fromEntries(changed))
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
            error={wrong[part] ?? wrong[`changes.${part}.now`] ?? theirs[part]}
          />
        ))}
        <div className="sm:col-span-2">
          <FormAlert text={error ? failureText(error, copy.notSent) : nothing ? copy.editing.nothing : null} />
        </div>
        <Button type="submit" wide pending={isPending} className="sm:col-span-2">
          {copy.editing.save}
        </Button>
      </Form>
    </Dialog>
  )
}
