import { type FormEvent, useState } from 'react'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { reasonFailures } from '../../../shared/copy/reason-failures.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { StepInput } from './use-order-step.ts'

interface ReasonDialogProps {
  step: 'cancel' | 'return'
  pending: boolean
  /** The reason why it was refused. */
  problem: string | undefined
  onSend: (input: Omit<StepInput, 'saw'>) => void
  onClose: () => void
}

/** A dialog for a step that cannot be undone: it says what the step does and asks for the reason. */
export function ReasonDialog({ step, pending, problem, onSend, onClose }: ReasonDialogProps) {
  const [missing, setMissing] = useState(false)
  const isCancel = step === 'cancel'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason === '') setMissing(true)
    else onSend({ step, reason })
  }
  return (
    <Dialog
      title={isCancel ? copy.reason.cancelTitle : copy.reason.returnTitle}
      closeLabel={copy.close}
      size="narrow"
      onClose={onClose}
    >
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={problem} />
        <p className="text-sm">{isCancel ? copy.reason.cancelText : copy.reason.returnText}</p>
        <TextArea
          name="reason"
          label={copy.reason.why}
          hint={copy.reason.hint}
          rows={3}
          maxLength={deskLimits.reasonMax}
          error={missing ? reasonFailures.reasonNeeded : undefined}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" kind={isCancel ? 'danger' : 'signal'} wide pending={pending}>
          {isCancel ? copy.reason.cancel : copy.reason.return}
        </Button>
      </Form>
    </Dialog>
  )
}
