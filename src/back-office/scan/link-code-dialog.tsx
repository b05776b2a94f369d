import { type FormEvent, useState } from 'react'
import type { Item } from '../../shared/contract/office/barcodes.ts'
import { scanCopy as copy } from '../../shared/copy/office/scan.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { numberIn } from '../../shared/numbers/read-number.ts'
import { countingLimits } from '../../shared/stock-count-limits.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { NumberText } from '../../ui/number-field.tsx'
import { toast } from '../../ui/show-toast.ts'
import { callOffice } from '../api/call-office.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'
import { FoundItems } from './found-items.tsx'
import { ItemFigures, ItemLine } from './item-line.tsx'

interface LinkCodeProps {
  /** Null: it is typed here. */
  code: string | null
  /** Null: it is looked up here. */
  item: Item | null
  onLinked: (code: string, item: Item) => void
  onClose: () => void
}

/** Says what a code is on. */
export function LinkCodeDialog({ code, item, onLinked, onClose }: LinkCodeProps) {
  const [chosen, setChosen] = useState(item)
  const [text, setText] = useState('')
  return (
    <Dialog title={code ? copy.linkTitle(code) : copy.add} closeLabel={copy.close} size="narrow" onClose={onClose}>
      {chosen ? (
        <LinkForm code={code} item={chosen} onLinked={onLinked} />
      ) : (
        <div className="grid gap-3">
          <Field label={copy.results} value={text} onChange={(event) => setText(event.target.value)} autoFocus />
          {text.trim().length > 1 && <FoundItems text={text.trim()} onChoose={setChosen} />}
        </div>
      )}
    </Dialog>
  )
}

interface Given {
  barcode: string
  pieces: number
  note: string
  kind?: 'code128'
}

function LinkForm({ code, item, onLinked }: { code: string | null; item: Item } & Pick<LinkCodeProps, 'onLinked'>) {
  const { send, errors, alert, pending } = useLink(item, onLinked)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const barcode = code ?? String(data.get('barcode')).trim()
    const pieces = numberIn(String(data.get('pieces')), numberRules.pieces) ?? 0
    const keep = data.get('keep') === 'on' ? ({ kind: 'code128' } as const) : {}
    void send({ barcode, pieces, note: String(data.get('note')).trim(), ...keep })
  }
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="flex rounded-sm border border-line bg-card p-2">
        <ItemLine item={item}>
          <ItemFigures item={item} />
        </ItemLine>
      </div>
      <FormAlert text={alert} />
      {code === null && (
        <Field name="barcode" label={copy.code} error={errors.barcode} autoComplete="off" autoCapitalize="off" />
      )}
      {errors.barcode && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="keep" className="size-5" />
          {copy.asTyped}
        </label>
      )}
      <NumberText
        kind="pieces"
        name="pieces"
        label={copy.pieces}
        hint={copy.piecesHint}
        defaultValue={1}
        error={errors.pieces}
      />
      <Field
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        maxLength={countingLimits.barcodeNoteMax}
        error={errors.note}
      />
      <Button type="submit" wide pending={pending}>
        {copy.save}
      </Button>
    </Form>
  )
}

function useLink(item: Item, onLinked: LinkCodeProps['onLinked']) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<string>()
  const [pending, setPending] = useState(false)
  const { productId, variantId } = item
  const link = useCommand((given: Given, command) =>
    callOffice('POST /codes', { body: { ...given, productId, variantId }, command }),
  )
  const send = async (given: Given) => {
    setPending(true)
    try {
      const { message, data } = await link(given)
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: ['codes'] })
      onLinked(data.code, item)
    } catch (error) {
      const known = error instanceof ApiFailure ? error.errors : {}
      setErrors(known)
      setAlert(Object.keys(known).some((field) => field !== 'barcode') ? undefined : failureText(error, copy.failed))
    } finally {
      setPending(false)
    }
  }
  return { send, errors, alert, pending }
}
