import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OfficeTicket } from '../../../shared/contract/office/tickets.ts'
import { officeTicketCopy as copy } from '../../../shared/copy/office/tickets.ts'
import { limits } from '../../../shared/limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { useEntry } from '../../parts/use-entry.ts'

/** Answers a complaint, or closes it with the last answer. What is typed stays until it was sent. */
export function TicketAnswer({ ticket: { number, email } }: { ticket: OfficeTicket }) {
  const { typed, set, reset } = useEntry({ what: `answer ${number}`, start: () => ({ text: '' }), isPersonal: true })
  const { text } = typed
  const command = useRef(newCommandId())
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (how: 'answer' | 'solve') =>
      callOffice(how === 'answer' ? 'POST /tickets/{number}/answer' : 'POST /tickets/{number}/solve', {
        params: { number },
        body: { text },
        command: command.current,
      }),
    onSuccess: ({ message }) => {
      reset()
      command.current = newCommandId()
      toast.success(message)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['tickets'] }),
  })
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line px-4 py-4 sm:px-5">
      <FormAlert text={error && failureText(error, copy.notSent)} />
      <TextArea
        label={copy.reply}
        hint={email ? copy.replyHint : copy.replyPhone}
        maxLength={limits.ticketTextMax}
        value={text}
        onChange={(event) => {
          command.current = newCommandId()
          set({ text: event.target.value })
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={text.trim() === '' || isPending}
          pending={isPending && variables === 'answer'}
          onClick={() => mutate('answer')}
        >
          {copy.send}
        </Button>
        <Button
          kind="outline"
          disabled={text.trim() === '' || isPending}
          pending={isPending && variables === 'solve'}
          onClick={() => mutate('solve')}
        >
          {copy.solve}
        </Button>
      </div>
    </div>
  )
}
