import { type FormEvent, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { reasonFailures } from '../../../shared/copy/reason-failures.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { holdsUnread } from '../../../ui/unparsed-number.ts'
import { useMay } from '../../api/use-me.ts'
import { useEntry } from '../../parts/use-entry.ts'
import { addressOf, bodyOf, keptLines, startOf, type TypedAddress, type TypedEdit } from './edited-order.ts'
import { OrderEditAddress } from './order-edit-address.tsx'
import { OrderEditCompare } from './order-edit-compare.tsx'
import { OrderEditLines } from './order-edit-lines.tsx'
import { useOrderEdit } from './use-order-edit.ts'

/**
 * Edits an order before its invoice: lines, prices, coupon and address, with what it was and becomes before it is saved. Goods that are
 * typed are kept in this tab; an address is a person's, and is not.
 */
export default function OrderEditDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [opened] = useState(order)
  const kept = useEntry<TypedEdit>({
    what: `order edit ${opened._id} ${opened.version}`,
    start: () => startOf(opened),
  })
  const [address, setAddress] = useState<TypedAddress | null>(null)
  const { typed } = kept
  const edit = useOrderEdit(opened, bodyOf(opened, typed, address), () => {
    kept.forget()
    onClose()
  })
  const set = (some: Partial<TypedEdit>) => {
    edit.forget()
    kept.set(some)
  }
  const move = (next: TypedAddress | null) => {
    edit.forget()
    setAddress(next)
  }
  const unread = holdsUnread(keptLines(typed)) ? copy.unread : null
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-steel">{copy.hint}</p>
        <OrderEditLines lines={typed.lines} errors={edit.errors} onChange={(lines) => set({ lines })} />
        <EditOptions order={opened} typed={typed} onChange={set} />
        <Button
          kind="outline"
          aria-expanded={address !== null}
          onClick={() => move(address ? null : addressOf(opened))}
        >
          {address ? copy.keepAddress : copy.changeAddress}
        </Button>
        {address && <OrderEditAddress address={address} errors={edit.errors} onChange={move} />}
        {edit.shown ? (
          <OrderEditCompare edit={edit.shown} isOld={!edit.isReady} />
        ) : (
          !edit.problem && <p className="text-sm text-steel">{edit.isLooking ? copy.looking : copy.noPreview}</p>
        )}
        <SaveForm
          problem={edit.problem ?? unread}
          pending={edit.pending}
          isReady={edit.isReady && unread === null}
          onReason={edit.send}
        />
      </div>
    </Dialog>
  )
}

interface OptionsProps {
  order: OfficeOrder
  typed: TypedEdit
  onChange: (some: Partial<TypedEdit>) => void
}

/** Today's prices for what stays, and the coupon taken off. */
function EditOptions({ order, typed, onChange }: OptionsProps) {
  const mayRemoveCoupon = useMay()('coupons.edit')
  const code = order.money?.coupon
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={typed.todayPrices}
          onChange={() => onChange({ todayPrices: !typed.todayPrices })}
          className="size-5 shrink-0 accent-teal"
        />
        <span>
          {copy.todayPrices}
          <span className="block text-sm text-steel">{copy.todayPricesHint}</span>
        </span>
      </label>
      {code && mayRemoveCoupon && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={typed.removeCoupon}
            onChange={() => onChange({ removeCoupon: !typed.removeCoupon })}
            className="size-5 shrink-0 accent-teal"
          />
          {copy.removeCoupon(code)}
        </label>
      )}
    </div>
  )
}

interface SaveProps {
  problem: string | null
  pending: boolean
  isReady: boolean
  onReason: (reason: string) => void
}

/** The reason, and the button that saves. */
function SaveForm({ problem, pending, isReady, onReason }: SaveProps) {
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setMissing(reason === '')
    if (reason !== '') onReason(reason)
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextArea
        name="reason"
        label={copy.why}
        hint={copy.whyHint}
        rows={2}
        maxLength={deskLimits.reasonMax}
        error={missing ? reasonFailures.reasonNeeded : undefined}
        onChange={() => setMissing(false)}
      />
      <FormAlert text={problem} />
      <Button type="submit" wide pending={pending} disabled={!isReady}>
        {copy.save}
      </Button>
    </Form>
  )
}
