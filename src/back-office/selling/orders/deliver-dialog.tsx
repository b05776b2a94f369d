import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import type { StepInput } from './use-order-step.ts'

interface DeliverDialogProps {
  order: OfficeOrder
  pending: boolean
  /** The reason why it was refused. */
  problem: string | undefined
  onSend: (input: Omit<StepInput, 'saw'>) => void
  onClose: () => void
}

/** A dialog that asks how the amount due was paid at the door. */
export function DeliverDialog({ order, pending, problem, onSend, onClose }: DeliverDialogProps) {
  const [how, setHow] = useState<'cash' | 'online'>('cash')
  const { title, cash, cashText, online, onlineText, send } = copy.deliver
  const choose = (value: string) => setHow(value === 'online' ? 'online' : 'cash')
  const card = { name: 'collectedAs', onChoose: choose }
  return (
    <Dialog title={title} closeLabel={copy.close} size="narrow" onClose={onClose}>
      {order.toCollect !== null && <p className="figures mb-4 text-3xl font-bold">{formatRupees(order.toCollect)}</p>}
      <fieldset className="grid gap-3">
        <legend className="sr-only">{title}</legend>
        <RadioCard {...card} value="cash" title={cash} checked={how === 'cash'}>
          {cashText}
        </RadioCard>
        <RadioCard {...card} value="online" title={online} checked={how === 'online'}>
          {onlineText}
        </RadioCard>
      </fieldset>
      <div className="mt-5 grid gap-4">
        <FormAlert text={problem} />
        <Button wide pending={pending} onClick={() => onSend({ step: 'deliver', collectedAs: how })}>
          {send}
        </Button>
      </div>
    </Dialog>
  )
}
