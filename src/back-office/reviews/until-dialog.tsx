import type { FormEvent } from 'react'
import type { OfficeReview } from '../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../shared/copy/office/reviews.ts'
import { momentOfTime, timeInIndia } from '../../shared/office/indian-moments.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { callOffice } from '../api/call-office.ts'
import { useAct } from '../api/use-act.ts'

/** Asks until when a hidden review stays so: a day and a time, or until somebody shows it. */
export function UntilDialog({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  const { _id: id, version, hiddenUntil: was } = review
  const { act, pending } = useAct({
    send: (command, now: string | null) =>
      callOffice('PATCH /reviews/{id}/hidden-until', {
        params: { id },
        body: { version, changes: { hiddenUntil: { was, now } } },
        command,
      }),
    stale: ['reviews'],
    failed: copy.failed,
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('until'))
    act(typed === '' ? null : momentOfTime(typed))
  }
  return (
    <Dialog title={copy.untilTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <Field
          name="until"
          type="datetime-local"
          label={copy.until}
          hint={copy.untilHint}
          defaultValue={was === null ? '' : timeInIndia(was)}
          className="figures max-w-xs"
        />
        <Button type="submit" wide pending={pending}>
          {copy.untilSave}
        </Button>
      </Form>
    </Dialog>
  )
}
