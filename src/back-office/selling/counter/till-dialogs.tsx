import { type FormEvent, type ReactNode, useState } from 'react'
import { tillCopy as copy } from '../../../shared/copy/office/till.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'

type Close = { parked: number; onClose: () => void }

const dialogs = { open: OpenTill, move: MoveTill, close: CloseTill }
/** Steps of a till that a dialog asks for. */
export type TillStep = keyof typeof dialogs

/** The dialog of a step of the till; it comes when it is asked for. */
export default function StepDialog({ step, ...rest }: Close & { step: TillStep }) {
  const Step = dialogs[step]
  return <Step {...rest} />
}

/** Opens the till: what lies in it. */
function OpenTill({ onClose }: Close) {
  const [float, setFloat] = useState<NumberInput>(null)
  return (
    <TillDialog
      title={copy.open}
      onClose={onClose}
      send={(command) => callOffice('POST /till/open', { body: { float: numberOf(float) }, command })}
    >
      {() => <NumberField kind="rupees" label={copy.float} value={float} onChange={setFloat} />}
    </TillDialog>
  )
}

/** Puts cash in or takes it out, with the reason. */
function MoveTill({ onClose }: Close) {
  const [kind, setKind] = useState<'in' | 'out'>('out')
  const [amount, setAmount] = useState<NumberInput>(null)
  const [reason, setReason] = useState('')
  return (
    <TillDialog
      title={copy.move}
      onClose={onClose}
      send={(command) => callOffice('POST /till/rows', { body: { kind, amount: numberOf(amount), reason }, command })}
    >
      {(errors) => (
        <>
          <Select
            label={copy.kind}
            value={kind}
            options={(['out', 'in'] as const).map((value) => ({ value, label: copy.kinds[value] }))}
            onChange={({ target }) => setKind(target.value === 'in' ? 'in' : 'out')}
          />
          <NumberField
            kind="rupees"
            label={copy.amountLabel}
            value={amount}
            error={errors.amount}
            onChange={setAmount}
          />
          <Reason reason={reason} error={errors.reason} onChange={setReason} />
        </>
      )}
    </TillDialog>
  )
}

/** Closes the till with its count. */
function CloseTill({ parked, onClose }: Close) {
  const [counted, setCounted] = useState<NumberInput>(null)
  const [reason, setReason] = useState('')
  return (
    <TillDialog
      title={copy.close}
      onClose={onClose}
      send={(command) => callOffice('POST /till/close', { body: { counted: numberOf(counted), reason }, command })}
    >
      {(errors) => (
        <>
          {parked > 0 && <p role="status">{copy.parkedOpen(parked)}</p>}
          <NumberField kind="rupees" label={copy.countedLabel} value={counted} onChange={setCounted} />
          <Reason reason={reason} hint={copy.reasonHint} error={errors.reason} onChange={setReason} />
        </>
      )}
    </TillDialog>
  )
}

/** Gives the number that was typed. Throws ApiFailure where it is none. */
function numberOf(value: NumberInput): number {
  return (allRead(value) as number | null) ?? Number.NaN
}

interface ReasonProps {
  reason: string
  hint?: string
  error: string | undefined
  onChange: (reason: string) => void
}

function Reason({ reason, onChange, ...field }: ReasonProps) {
  return (
    <Field
      {...field}
      label={copy.reason}
      value={reason}
      maxLength={counterLimits.tillReasonMax}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface TillDialogProps extends Pick<Close, 'onClose'> {
  title: string
  send: (command: string) => Promise<{ message: string }>
  /** Fields, with the errors of the last try. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode
}

function TillDialog({ title, send, onClose, children }: TillDialogProps) {
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const sendOnce = useCommand((_: undefined, command) => send(command))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      const { message } = await sendOnce(undefined)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['till'] })
      onClose()
    } catch (failure) {
      setError(failure)
      setPending(false)
    }
  }
  return (
    <Dialog title={title} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <FormAlert text={error ? failureText(error, copy.failed) : null} />
        {children(error instanceof ApiFailure ? error.errors : {})}
        <Button type="submit" wide pending={pending}>
          {title}
        </Button>
      </Form>
    </Dialog>
  )
}
