import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { payBackScreen as copy } from '../../../shared/copy/office/pay-back.ts'
import { type RefundWay, refundReference, refundWays } from '../../../shared/office/refund-ways.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

interface PayBackProps {
  refundId: string
  amount: string
  /** Way that was chosen; `provider`: it could not. */
  way: RefundWay | 'provider'
  onClose: () => void
}

/** Money that goes back by hand has been paid: how, and what names the payment. */
export default function PayBackDialog({ refundId, amount, way: chosen, onClose }: PayBackProps) {
  const [way, setWay] = useState<RefundWay>(chosen === 'provider' ? 'upi' : chosen)
  const [wrong, setWrong] = useState(false)
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const paid = useMutation({
    mutationFn: (reference: string) =>
      callOffice('POST /refunds/{id}/paid', {
        params: { id: refundId },
        body: { way, reference },
        command: command.current,
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reference = String(new FormData(event.currentTarget).get('reference')).trim()
    if (refundReference.test(reference)) paid.mutate(reference)
    else setWrong(true)
  }
  return (
    <Dialog title={copy.title} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="figures text-3xl font-bold">{amount}</p>
        <FormAlert text={paid.error ? failureText(paid.error, copy.failed) : null} />
        <fieldset className="grid gap-3">
          <legend className="sr-only">{copy.how}</legend>
          {refundWays.map((each) => (
            <RadioCard
              key={each}
              name="way"
              value={each}
              title={copy.ways[each]}
              checked={way === each}
              onChoose={() => setWay(each)}
            >
              {copy.wayTexts[each]}
            </RadioCard>
          ))}
        </fieldset>
        <Field
          name="reference"
          label={copy.reference}
          hint={copy.referenceHint}
          maxLength={60}
          error={wrong ? copy.referenceWrong : undefined}
          onChange={() => setWrong(false)}
        />
        <Button type="submit" wide pending={paid.isPending}>
          {copy.send}
        </Button>
      </Form>
    </Dialog>
  )
}
