import { type FormEvent, useState } from 'react'
import type { OfficeReview } from '../../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { indianMinute } from '../../../shared/india-time.ts'
import { momentOfTime } from '../../../shared/office/typed-moments.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { callOffice } from '../../api/call-office.ts'
import { momentInWords } from '../../parts/moment.tsx'
import { SettleDialog } from '../../parts/settle-dialog.tsx'
import { useDialogEdit } from '../../parts/use-dialog-edit.ts'

/** Asks until when a hidden review stays so: a day and a time, or until somebody shows it. */
export function UntilDialog({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  // as it was when this was opened, whatever is loaded meanwhile
  const [{ _id: id, version, hiddenUntil: was }] = useState(review)
  const edit = useDialogEdit({
    send: (body, command) => callOffice('PATCH /reviews/{id}/hidden-until', { params: { id }, body, command }),
    stale: ['reviews'],
    onDone: onClose,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('until'))
    edit.save({ version, changes: { hiddenUntil: { was, now: typed === '' ? null : momentOfTime(typed) } } })
  }
  return (
    <Dialog title={copy.untilTitle} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field
          name="until"
          type="datetime-local"
          label={copy.until}
          hint={copy.untilHint}
          defaultValue={was === null ? '' : indianMinute(was)}
          className="figures max-w-xs"
        />
        <Button type="submit" wide pending={edit.isPending}>
          {copy.untilSave}
        </Button>
        <FormAlert text={edit.error && failureText(edit.error, copy.failed)} />
      </Form>
      <SettleDialog edit={edit} labels={{ hiddenUntil: copy.until }} show={(_, at) => momentInWords(String(at))} />
    </Dialog>
  )
}
