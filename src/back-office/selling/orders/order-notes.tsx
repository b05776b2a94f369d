import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { Moment } from '../../parts/moment.tsx'
import { useEntry } from '../../parts/use-entry.ts'
import { OrderPart } from './order-part.tsx'

/** The staff's notes on the order, and a field to add one. */
export default function OrderNotes({ order }: { order: OfficeOrder }) {
  const may = useMay()
  if (order.notes.length === 0 && !may('orders.note')) return null
  return (
    <OrderPart title={copy.notes}>
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {order.notes.map(({ text, by, at }) => (
          <li key={at} className="border-l-2 border-signal pl-3 text-sm">
            <p className="whitespace-pre-line">{text}</p>
            <p className="mt-0.5 text-xs text-steel">
              {by}, <Moment at={at} className="figures" />
            </p>
          </li>
        ))}
      </ul>
      {may('orders.note') && <WriteNote id={order._id} />}
    </OrderPart>
  )
}

function WriteNote({ id }: { id: string }) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const { typed, set, reset } = useEntry({ what: `note ${id}`, start: () => ({ text: '' }), isPersonal: true })
  const { text } = typed
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      callOffice('POST /orders/{id}/notes', { params: { id }, body: { text }, command: command.current }),
    onSuccess: async ({ message }) => {
      command.current = newCommandId()
      toast.success(message)
      reset()
      await client.invalidateQueries({ queryKey: ['orders', 'one', id] })
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure) || error.status !== 0) command.current = newCommandId()
      toast.error(failureText(error, copy.notSent))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() !== '') mutate(text.trim())
  }
  return (
    <Form onSubmit={submit} className="mt-3 grid grid-cols-1 gap-3 first:mt-0">
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        rows={2}
        maxLength={deskLimits.orderNoteMax}
        value={text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Button type="submit" kind="outline" pending={isPending} className="justify-self-start">
        {copy.saveNote}
      </Button>
    </Form>
  )
}
