import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { daySteps, type OrderStepName } from '../../../shared/office/steps-of-orders.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { keepClear } from '../../../ui/keep-uncovered-by-toasts.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { DoubtDialog } from './doubt-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { type StepInput, useOrderStep } from './use-order-step.ts'

/** The steps of the day's work; everything else stands behind "More actions". */
const onward: readonly OrderStepName[] = daySteps

/** *The* button: what is to be done next with the order, and beside it the rest. `brief`: at the lower edge of a phone. */
export function StepPanel({ order, brief = false }: { order: OfficeOrder; brief?: boolean }) {
  const [asking, setAsking] = useState<OrderStepName | 'menu' | null>(null)
  const close = () => setAsking(null)
  const { mutate, isPending, error, reset } = useOrderStep(order._id, close)
  const next = order.steps.find((step) => onward.includes(step))
  const others = order.steps.filter((step) => step !== next)
  const dialog = { pending: isPending, problem: error ? failureText(error, copy.notSent) : undefined, onClose: close }
  const send = (input: Omit<StepInput, 'saw'>) => mutate({ ...input, saw: order.status })
  const press = (step: OrderStepName) => {
    reset()
    setAsking(asksFirst(step, order) ? step : null)
    if (!asksFirst(step, order)) send({ step })
  }
  if (!next && others.length === 0) return brief ? null : <p className="text-sm text-steel">{restWords(order)}</p>
  return (
    <div {...keepClear}>
      {order.toCollect !== null && (
        <p className="mb-2 flex items-baseline justify-between gap-3">
          <span className="text-sm text-steel">{copy.toCollect}</span>
          <span className="figures text-xl font-bold">{formatRupees(order.toCollect)}</span>
        </p>
      )}
      <div className="flex gap-2">
        {next && (
          <Button wide pending={isPending} onClick={() => press(next)} className="text-base">
            {copy.steps[next]}
          </Button>
        )}
        {others.length > 0 && (
          <Button
            kind="outline"
            wide={!next}
            aria-label={copy.otherActions}
            onClick={() => setAsking('menu')}
            className={next ? 'px-3' : ''}
          >
            <Icon of={Ellipsis} />
            {!next && copy.otherActions}
          </Button>
        )}
      </div>
      {next && !brief && <p className="mt-2 text-xs text-steel">{copy.nextIs[next]}</p>}
      {asking === 'menu' && <Menu steps={others} onPress={press} onClose={close} />}
      {asking === 'confirm' && <DoubtDialog {...dialog} doubts={order} onSend={send} />}
      {asking === 'ship' && <ShipDialog {...dialog} carriers={order.carriers} onSend={send} />}
      {asking === 'deliver' && <DeliverDialog {...dialog} order={order} onSend={send} />}
      {(asking === 'cancel' || asking === 'return') && <ReasonDialog {...dialog} step={asking} onSend={send} />}
    </div>
  )
}

function Menu(props: { steps: readonly OrderStepName[]; onPress: (step: OrderStepName) => void; onClose: () => void }) {
  return (
    <Dialog title={copy.otherActions} closeLabel={copy.closeActions} size="narrow" onClose={props.onClose}>
      <ul className="grid grid-cols-1 gap-2">
        {props.steps.map((step) => (
          <li key={step}>
            <Button kind={step === 'cancel' ? 'danger' : 'outline'} wide onClick={() => props.onPress(step)}>
              {copy.steps[step]}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function asksFirst(step: OrderStepName, { paymentStatus, addressDoubt, supplyDoubt }: OfficeOrder): boolean {
  if (step === 'confirm') return addressDoubt !== null || supplyDoubt !== null
  if (step === 'deliver') return paymentStatus === 'due'
  return step === 'ship' || step === 'cancel' || step === 'return'
}

function restWords({ status }: OfficeOrder): string {
  return status === 'delivered' || status === 'cancelled' || status === 'returned' ? copy.done : copy.nothingForYou
}
