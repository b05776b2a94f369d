import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { returnItems as copy } from '../../../shared/copy/office/return-items.ts'
import { reasonFailures } from '../../../shared/copy/reason-failures.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import {
  type ReturnCondition,
  type ReturnRefund,
  returnConditions,
  returnRefunds,
} from '../../../shared/office/return-conditions.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import { returnRequestsQuery } from '../../api/requests-query.ts'
import { useReturn } from './use-return.ts'

type Line = OfficeOrder['lines'][number]
type Back = { pieces: NumberInput; condition: ReturnCondition }

/**
 * Items of an order come back: how many, what happens to them, and how the money goes back; with the amount before it is sent.
 */
export default function ReturnItemsDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [back, setBack] = useState<Readonly<Record<number, Back>>>({})
  const [ticked, setDelivery] = useState<boolean | null>(null)
  const owed = useDeliveryOwed(order)
  const delivery = ticked ?? owed
  const [refund, setRefund] = useState<ReturnRefund>('same_way')
  const lines = Object.entries(back).flatMap(([position, { pieces, condition }]) =>
    typeof pieces === 'number' && pieces > 0 ? [{ position: Number(position), pieces, condition }] : [],
  )
  const { amount, problem, send, pending } = useReturn(order, { lines, delivery, refund }, onClose)
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <ReasonForm problem={problem && failureText(problem, copy.failed)} onReason={send}>
        <ul className="grid grid-cols-1 divide-y divide-line">
          {order.lines.map((line) => (
            <BackRow
              key={line.position}
              line={line}
              back={back[line.position] ?? { pieces: null, condition: 'restock' }}
              onChange={(changed) => setBack({ ...back, [line.position]: changed })}
            />
          ))}
        </ul>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={delivery}
            onChange={() => setDelivery(!delivery)}
            className="size-5 accent-teal"
          />
          {copy.delivery}
        </label>
        {owed && <p className="text-sm text-steel">{copy.deliveryOwed}</p>}
        <Select
          label={copy.refund}
          value={refund}
          options={returnRefunds.map((value) => ({ value, label: copy.refunds[value] }))}
          onChange={({ target }) => setRefund(target.value as ReturnRefund)}
        />
        {amount && <Amount {...amount} />}
        <Button type="submit" wide pending={pending} disabled={lines.length === 0 && !delivery}>
          {copy.send}
        </Button>
      </ReasonForm>
    </Dialog>
  )
}

/** Returns whether the terms of sale give the delivery charge back, by what the customer asked for. */
function useDeliveryOwed({ _id }: OfficeOrder): boolean {
  return useQuery(returnRequestsQuery({ which: 'all', order: _id })).data?.deliveryOwed ?? false
}

interface ReasonFormProps {
  problem: string | null
  onReason: (reason: string) => void
  children: ReactNode
}

/** A form that is sent with a reason. */
function ReasonForm({ problem, onReason, children }: ReasonFormProps) {
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(reason === '')
    if (reason !== '') onReason(reason)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormAlert text={problem} />
      <TextArea
        name="reason"
        label={copy.why}
        hint={copy.hint}
        rows={2}
        maxLength={deskLimits.reasonMax}
        error={missing ? reasonFailures.reasonNeeded : undefined}
        onChange={() => setMissing(false)}
      />
      {children}
    </Form>
  )
}

function BackRow({ line, back, onChange }: { line: Line; back: Back; onChange: (back: Back) => void }) {
  const left = line.quantity - line.returned
  const name = line.variantName ? `${line.name}, ${line.variantName}` : line.name
  return (
    <li className="grid grid-cols-1 gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_6rem_9rem]">
      <p>
        <span className="block font-medium">{name}</span>
        <span className="figures text-sm text-steel">{copy.left(left)}</span>
      </p>
      {left > 0 && (
        <>
          <NumberField
            kind="pieces"
            optional
            label={copy.pieces(name)}
            hideLabel
            value={back.pieces}
            onChange={(pieces) => onChange({ ...back, pieces })}
          />
          <Select
            label={copy.condition(name)}
            hideLabel
            value={back.condition}
            options={returnConditions.map((value) => ({ value, label: copy.conditions[value] }))}
            onChange={({ target }) => onChange({ ...back, condition: target.value as ReturnCondition })}
          />
        </>
      )}
    </li>
  )
}

function Amount({ amount, way, warning }: { amount: number; way: string | null; warning: string | null }) {
  return (
    <div role="status" className="rounded-xs bg-paper-sunk px-3 py-2">
      <p className="flex items-baseline justify-between gap-4">
        <span>{copy.amount}</span>
        <span className="figures text-xl font-bold">{formatRupees(amount)}</span>
      </p>
      {way === null && <p className="text-sm">{copy.nothing}</p>}
      {warning && <p className="text-sm text-signal-deep">{warning}</p>}
    </div>
  )
}
