import { type FormEvent, useState } from 'react'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { goodsOf, parkedOf, type TypedSale } from './counter-sale.ts'

interface ParkDialogProps {
  sale: TypedSale
  onParked: () => void
  onClose: () => void
}

/** Asks under which name a sale is parked. */
export default function ParkDialog({ sale, onParked, onClose }: ParkDialogProps) {
  const [name, setName] = useState(sale.parked?.name ?? sale.customer.phone)
  const [error, setError] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const sendOnce = useCommand((_: undefined, command) => {
    const { customer, delivery } = sale
    const lines = goodsOf(sale.lines, customer)?.lines ?? []
    return callOffice('POST /counter/parked', {
      body: { name, lines, customer, delivery, parked: parkedOf(sale) },
      command,
    })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      toast.success((await sendOnce(undefined)).message)
      void queryClient.invalidateQueries({ queryKey: ['till'] })
      onClose()
      onParked()
    } catch (failure) {
      setError(failure)
      setPending(false)
    }
  }
  return (
    <Dialog title={copy.park} closeLabel={copy.cancel} size="narrow" onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <FormAlert text={error ? failureText(error, copy.failed) : null} />
        <p className="text-sm text-steel">{copy.text}</p>
        <Field
          label={copy.name}
          hint={copy.nameHint}
          value={name}
          error={error instanceof ApiFailure ? error.errors.name : undefined}
          maxLength={counterLimits.parkedNameMax}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" wide pending={pending}>
          {copy.park}
        </Button>
      </Form>
    </Dialog>
  )
}
