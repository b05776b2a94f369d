import { type FormEvent, useState } from 'react'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { CourierField, rememberCourier } from './courier-field.tsx'
import type { StepInput } from './use-order-step.ts'

interface ShipDialogProps {
  /** Names of the shop's carriers: suggested, and any other may be typed. */
  carriers: readonly string[]
  pending: boolean
  /** The reason why it was refused. */
  problem: string | undefined
  onSend: (input: Omit<StepInput, 'saw'>) => void
  onClose: () => void
}

/** With whom an order leaves, and under which number. The carrier of the last one is proposed. */
export function ShipDialog({ carriers, pending, problem, onSend, onClose }: ShipDialogProps) {
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const carrier = String(typed.get('carrier')).trim()
    if (carrier === '') return setMissing(true)
    rememberCourier(carrier)
    onSend({ step: 'ship', carrier, trackingNumber: String(typed.get('trackingNumber')).trim() })
  }
  return (
    <Dialog title={copy.ship.title} closeLabel={copy.close} size="narrow" onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={problem} />
        <CourierField carriers={carriers} missing={missing} onChange={() => setMissing(false)} />
        <Field
          name="trackingNumber"
          label={copy.ship.number}
          hint={copy.ship.hint}
          maxLength={deskLimits.trackingMax}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" wide pending={pending}>
          {copy.ship.send}
        </Button>
      </Form>
    </Dialog>
  )
}
