import { type FormEvent, useState } from 'react'
import { momentOfTime } from '../../shared/office/typed-moments.ts'
import { deskLimits } from '../../shared/order-desk-limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'

interface SaidHideProps {
  /** The kind of posts: part of the calls' paths, and the key of the queries that are then out of date. */
  of: 'questions' | 'reviews'
  id: string
  copy: Record<
    'hideTitle' | 'hideText' | 'hide' | 'cancel' | 'reason' | 'reasonHint' | 'reasonNeeded' | 'failed',
    string
  >
  /** Also asks until when, where it can be shown again by itself. */
  until?: { label: string; hint: string }
  onClose: () => void
}

/** Asks why a question or a review is not shown: who wrote it reads that. */
export function ModerationReject({ of, id, copy, until, onClose }: SaidHideProps) {
  const [missing, setMissing] = useState(false)
  const { act, pending } = useAct({
    send: (command, body: { reason: string; hiddenUntil?: string }) =>
      callOffice(`POST /${of}/{id}/hide`, { params: { id }, body, command }),
    stale: [of],
    failed: copy.failed,
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const reason = String(typed.get('reason')).trim()
    const time = typed.get('until')
    if (reason === '') setMissing(true)
    else act({ reason, ...(time && { hiddenUntil: momentOfTime(String(time)) }) })
  }
  return (
    <Dialog title={copy.hideTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-sm">{copy.hideText}</p>
        <TextArea
          name="reason"
          label={copy.reason}
          hint={copy.reasonHint}
          rows={3}
          maxLength={deskLimits.reasonMax}
          error={missing ? copy.reasonNeeded : undefined}
          onChange={() => setMissing(false)}
        />
        {until && <Field name="until" type="datetime-local" {...until} className="figures max-w-xs" />}
        <Button type="submit" kind="danger" wide pending={pending}>
          {copy.hide}
        </Button>
      </Form>
    </Dialog>
  )
}
