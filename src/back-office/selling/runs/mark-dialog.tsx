import { type FormEvent, useRef, useState } from 'react'
import { runFaults } from '../../../shared/copy/office/run-faults.ts'
import { ownRunScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { runLimits } from '../../../shared/run-limits.ts'
import type { RunMark } from '../../../shared/run-stops.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import type { EnteredMark, StopHere } from './use-own-runs.ts'

const faultOf = { reference: runFaults.referenceNeeded, reason: runFaults.reasonNeeded }

interface MarkDialogProps {
  stop: StopHere
  how: RunMark
  onMark: (entered: EnteredMark) => void
  onClose: () => void
}

/** Asks for what a mark needs, with the amount in large figures: what is marked by a slip of the thumb, the shop alone takes back. */
export function MarkDialog({ stop, how, onMark, onClose }: MarkDialogProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isPaid = how === 'cash' || how === 'upi'
  const amount = formatRupees(stop.collect ?? 0)
  const label = how === 'cash' ? copy.cash(amount) : copy.marks[how]
  const field = how === 'upi' ? 'reference' : how === 'refused' ? 'reason' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!field) return onMark({ how })
    if (text.trim() !== '') return onMark({ how, [field]: text.trim() })
    setMissing(true)
    input.current?.focus()
  }
  return (
    <Dialog title={`${label}: ${stop.name}`} closeLabel={runsScreen.cancel} size="narrow" onClose={onClose}>
      <Form className="grid grid-cols-1 gap-4" onSubmit={submit}>
        {isPaid && <p className="figures text-4xl font-bold">{amount}</p>}
        <p className="text-steel">{copy.questions[how]}</p>
        {field && (
          <Field
            label={field === 'reference' ? copy.reference : runsScreen.reason}
            hint={field === 'reference' ? copy.referenceHint : copy.reasonHint}
            ref={input}
            error={isMissing ? faultOf[field] : undefined}
            value={text}
            autoFocus
            maxLength={field === 'reference' ? runLimits.referenceMax : runLimits.reasonMax}
            autoComplete="off"
            onChange={({ target }) => {
              setMissing(false)
              setText(target.value)
            }}
          />
        )}
        <Button type="submit" wide className="min-h-14 text-base">
          {label}
        </Button>
      </Form>
    </Dialog>
  )
}
