import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { returnItems as copy } from '../../../shared/copy/office/return-items.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/show-toast.ts'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

type Result = { restock: NumberInput; scrap: NumberInput }
const none: Result = { restock: null, scrap: null }

/** Items that came back and wait are checked: sold again, or thrown away. */
export default function InspectItemsDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [results, setResults] = useState<Readonly<Record<number, Result>>>({})
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const waiting = order.lines.filter(({ toInspect = 0 }) => toInspect > 0)
  const count = (value: NumberInput) => (typeof value === 'number' ? value : 0)
  const lines = waiting.flatMap(({ position }) => {
    const { restock, scrap } = results[position] ?? none
    return count(restock) + count(scrap) > 0 ? [{ position, restock: count(restock), scrap: count(scrap) }] : []
  })
  const sent = useMutation({
    mutationFn: () =>
      callOffice('POST /orders/{id}/inspected', {
        params: { id: order._id },
        body: { lines },
        command: command.current,
      }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: () => {
      command.current = newCommandId()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent.mutate()
  }
  return (
    <Dialog title={copy.inspectTitle} closeLabel={copy.close} onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={sent.error && failureText(sent.error, copy.failed)} />
        {waiting.map((line) => (
          <Row
            key={line.position}
            line={line}
            result={results[line.position] ?? none}
            onChange={(result) => setResults({ ...results, [line.position]: result })}
          />
        ))}
        <Button type="submit" wide pending={sent.isPending} disabled={lines.length === 0}>
          {copy.inspectSend}
        </Button>
      </Form>
    </Dialog>
  )
}

interface RowProps {
  line: OfficeOrder['lines'][number]
  result: Result
  onChange: (result: Result) => void
}

function Row({ line: { name, toInspect = 0 }, result, onChange }: RowProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 font-medium">
        {name} <span className="figures text-sm font-normal text-steel">{copy.waits(toInspect)}</span>
      </legend>
      <NumberField
        kind="pieces"
        optional
        label={copy.restock(name)}
        value={result.restock}
        onChange={(restock) => onChange({ ...result, restock })}
      />
      <NumberField
        kind="pieces"
        optional
        label={copy.scrap(name)}
        value={result.scrap}
        onChange={(scrap) => onChange({ ...result, scrap })}
      />
    </fieldset>
  )
}
