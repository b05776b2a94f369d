import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { addressDoubt as doubts } from '../../../shared/copy/address-doubt.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import type { StepInput } from './use-order-step.ts'

interface DoubtDialogProps {
  doubts: Pick<OfficeOrder, 'addressDoubt' | 'supplyDoubt'>
  pending: boolean
  problem: string | undefined
  onSend: (input: Omit<StepInput, 'saw'>) => void
  onClose: () => void
}

/** Asks before an order is confirmed whose PIN code and state do not fit, or whose firm was not asked whose place it is: both decide the tax. */
export function DoubtDialog({
  doubts: { addressDoubt: doubt, supplyDoubt },
  pending,
  problem,
  onSend,
  onClose,
}: DoubtDialogProps) {
  return (
    <Dialog
      title={doubt ? copy.confirmDoubtful : copy.whosePlace}
      closeLabel={copy.closeActions}
      size="narrow"
      onClose={onClose}
    >
      <div className="grid gap-3">
        <FormAlert text={problem ?? null} />
        {doubt && <p>{doubts.text(doubt)}</p>}
        {doubt && <p>{doubts.ask(doubt.state)}</p>}
        {supplyDoubt && <p>{copy.supplyDoubt(supplyDoubt)}</p>}
        <Button wide pending={pending} onClick={() => onSend({ step: 'confirm' })}>
          {copy.confirmAnyway}
        </Button>
      </div>
    </Dialog>
  )
}
