import { type FormEvent, useState } from 'react'
import { failures } from '../../../shared/copy/failures.ts'
import { officeRequestCopy as copy } from '../../../shared/copy/office/return-requests.ts'
import { refundReference } from '../../../shared/office/refund-ways.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'

interface WordsDialogProps {
  step: 'refuse' | 'refund'
  pending: boolean
  /** The reason why it was refused. */
  problem: string | undefined
  onSend: (words: string) => void
  onClose: () => void
}

/** Asks for what the customer reads: why a request is declined, or the reference of its refund. */
export function RequestWordsDialog({ step, pending, problem, onSend, onClose }: WordsDialogProps) {
  const [wrong, setWrong] = useState<string>()
  const isRefusal = step === 'refuse'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words')).trim()
    if (isRefusal && words === '') setWrong(failures.reasonNeeded)
    else if (!isRefusal && !refundReference.test(words)) setWrong(copy.referenceShape)
    else onSend(words)
  }
  const field = { name: 'words', error: wrong, onChange: () => setWrong(undefined) }
  return (
    <Dialog
      title={isRefusal ? copy.refuseTitle : copy.refundTitle}
      closeLabel={copy.cancel}
      size="narrow"
      onClose={onClose}
    >
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={problem} />
        <p className="text-sm">{isRefusal ? copy.refuseText : copy.refundText}</p>
        {isRefusal ? (
          <TextArea {...field} label={copy.reason} rows={3} maxLength={deskLimits.reasonMax} />
        ) : (
          <Field {...field} label={copy.reference} hint={copy.referenceHint} maxLength={60} />
        )}
        <Button type="submit" kind={isRefusal ? 'danger' : 'signal'} wide pending={pending}>
          {isRefusal ? copy.buttons.refuse : copy.buttons.refund}
        </Button>
      </Form>
    </Dialog>
  )
}
