import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { Select } from '../../../ui/select.tsx'
import { OrderBrief } from './order-brief.tsx'
import type { StepOfOrder } from './step-many.ts'
import { StepWindow } from './step-window.tsx'
import { type StepWindowProps, useStepWindow } from './use-step-window.ts'

/** Outcome of an order at the door; `left`: it was not handed over. */
type AtTheDoor = keyof typeof copy.received

/** Many orders are delivered: of each that was to be paid at the door it is asked how, and any of them can be left out. */
export default function DeliverManyWindow(props: StepWindowProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, AtTheDoor>>>({})
  const window = useStepWindow('deliver', props)
  const { left, reasonOf, isUnanswered, send } = window
  const atTheDoor = (row: OrderRow) => chosen[row._id] ?? choicesOf(row)[0] ?? 'left'
  const steps = left.flatMap((row) => stepOf(row, atTheDoor(row)))
  return (
    <StepWindow step="deliver" window={window} count={steps.length} onSend={() => void send(steps)}>
      <ul>
        {left.map((row) => (
          <li
            key={row._id}
            className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-2"
          >
            <OrderBrief row={row} />
            <Select
              label={row.paymentStatus === 'due' ? copy.receivedOf(row.number) : copy.deliveryOf(row.number)}
              hideLabel
              value={atTheDoor(row)}
              disabled={window.done !== null || isUnanswered(row)}
              error={reasonOf(row)}
              options={choicesOf(row).map((value) => ({ value, label: copy.received[value] }))}
              onChange={({ target }) => setChosen({ ...chosen, [row._id]: target.value as AtTheDoor })}
            />
          </li>
        ))}
      </ul>
    </StepWindow>
  )
}

/** The choices of an order, the usual one first. */
function choicesOf({ paymentStatus }: OrderRow): AtTheDoor[] {
  return paymentStatus === 'due' ? ['cash', 'online', 'left'] : ['delivered', 'left']
}

function stepOf(row: OrderRow, atTheDoor: AtTheDoor): StepOfOrder[] {
  if (atTheDoor === 'left') return []
  const input = { step: 'deliver' as const, ...(atTheDoor !== 'delivered' && { collectedAs: atTheDoor }) }
  return [{ row, input }]
}
