import { type FormEvent, useState } from 'react'
import type { OfficeRun } from '../../../shared/contract/office/run-calls.ts'
import { deliveriesScreen as copy, runsScreen } from '../../../shared/copy/office/runs-screen.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { runLimits } from '../../../shared/run-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

/** Counts the cash of a run against what was collected on it; a difference wants a reason. */
export function HandInDialog({ run, onClose }: { run: OfficeRun; onClose: () => void }) {
  const [counted, setCounted] = useState<NumberInput>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const { _id: id, collected, by } = run
  const send = useCommand((_: undefined, command) => {
    const body = { collected, counted: (allRead(counted) as number | null) ?? Number.NaN, reason }
    return callOffice('POST /runs/{id}/hand-in', { params: { id }, body, command })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      const { message } = await send(undefined)
      toast.success(message)
      for (const key of ['runs', 'till']) void queryClient.invalidateQueries({ queryKey: [key] })
      onClose()
    } catch (failure) {
      setError(failure)
      setPending(false)
      void queryClient.invalidateQueries({ queryKey: ['runs'] })
    }
  }
  const errors = error instanceof ApiFailure ? error.errors : {}
  return (
    <Dialog title={copy.handInOf(by)} closeLabel={runsScreen.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <FormAlert text={error ? failureText(error, runsScreen.failed) : null} />
        <p>
          <span className="block text-sm text-steel">{copy.collected}</span>
          <span className="figures text-4xl font-bold">{formatRupees(collected)}</span>
        </p>
        <p className="text-sm text-steel">{copy.handInText}</p>
        <NumberField kind="rupees" label={copy.counted} value={counted} error={errors.counted} onChange={setCounted} />
        <Field
          label={runsScreen.reason}
          hint={copy.reasonHint}
          error={errors.reason}
          value={reason}
          maxLength={runLimits.reasonMax}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" wide pending={pending}>
          {copy.handIn}
        </Button>
      </Form>
    </Dialog>
  )
}
