import { type FormEvent, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { reasonFailures } from '../../../shared/copy/reason-failures.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { RadioCard } from '../../../ui/radio-card.tsx'
import { holdsUnread } from '../../../ui/unparsed-number.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { AdditionSums } from './addition-sums.tsx'
import type { EditedLineForm } from './edited-order.ts'
import { OrderEditLines } from './order-edit-lines.tsx'
import { type AdditionBody, useAddition } from './use-addition.ts'

type Pay = AdditionBody['pay']

/** Items to add as they are typed; a type for the draft, which wants an index. */
type TypedAddition = { lines: EditedLineForm[]; pay: Pay; reason?: string }

/**
 * Adds items to an order as an order of their own: placed at once in cash, or once its payment link is paid. What is typed is kept in this
 * tab.
 */
export default function AdditionDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [opened] = useState(order)
  const kept = useEntry<TypedAddition>({
    what: `addition ${opened._id}`,
    start: () => ({ lines: [], pay: opened.paymentMethod === 'online' ? 'link' : 'cash' }),
  })
  const { typed } = kept
  const added = useAddition(opened, bodyOf(opened, typed), () => {
    kept.forget()
    onClose()
  })
  const set = (some: Partial<TypedAddition>) => {
    added.forget()
    kept.set(some)
  }
  const unread = holdsUnread(typed.lines) ? copy.unread : null
  return (
    <Dialog title={copy.dialog} closeLabel={copy.close} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-steel">{copy.hint}</p>
        <OrderEditLines
          label={copy.lines}
          lines={typed.lines}
          errors={added.errors}
          onChange={(lines) => set({ lines })}
        />
        <Ways pay={typed.pay} onChange={(pay) => set({ pay })} />
        {added.shown ? (
          <AdditionSums addition={added.shown} isOld={!added.isReady} />
        ) : (
          !added.problem && <p className="text-sm text-steel">{added.isLooking ? copy.looking : copy.empty}</p>
        )}
        <Save
          label={copy.save[typed.pay]}
          problem={added.problem ?? unread}
          pending={added.pending}
          isReady={added.isReady && unread === null}
          reason={typed.reason ?? ''}
          onType={(reason) => kept.set({ reason })}
          onSave={added.send}
        />
      </div>
    </Dialog>
  )
}

/** Gives what the server is asked; null while nothing is there, or a number cannot be read. */
function bodyOf({ version }: OfficeOrder, { lines, pay }: TypedAddition): AdditionBody | null {
  const isNumber = lines.every(({ quantity }) => typeof quantity === 'number')
  if (lines.length === 0 || !isNumber || holdsUnread(lines)) return null
  const asked = lines.map(({ productId, variantId, quantity }) => ({
    productId,
    variantId,
    quantity: quantity as number,
  }))
  return { version, lines: asked, pay }
}

function Ways({ pay, onChange }: { pay: Pay; onChange: (pay: Pay) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{copy.pay}</legend>
      {(['link', 'cash'] as const).map((way) => (
        <RadioCard
          key={way}
          name="addition-pay"
          value={way}
          checked={pay === way}
          onChoose={() => onChange(way)}
          title={copy.ways[way]}
        >
          <span className="text-sm text-steel">{copy.waysHint[way]}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

interface SaveProps {
  label: string
  problem: string | null
  pending: boolean
  isReady: boolean
  reason: string
  onType: (reason: string) => void
  onSave: (reason: string) => void
}

/** The reason, and the button that adds. */
function Save({ label, problem, pending, isReady, reason, onType, onSave }: SaveProps) {
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onSave(given)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextArea
        label={copy.why}
        hint={copy.whyHint}
        rows={2}
        maxLength={deskLimits.reasonMax}
        error={missing ? reasonFailures.reasonNeeded : undefined}
        value={reason}
        onChange={({ target }) => {
          setMissing(false)
          onType(target.value)
        }}
      />
      <FormAlert text={problem} />
      <Button type="submit" wide pending={pending} disabled={!isReady}>
        {label}
      </Button>
    </Form>
  )
}
