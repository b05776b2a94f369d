import { type FormEvent, useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { focusFirstBad } from '../../../ui/focus-first-bad.ts'
import { Form } from '../../../ui/form.tsx'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { adoptGoods } from './goods-data.ts'
import { type ReadVariant, readVariants } from './read-variants.ts'
import { VariantsTable } from './variants-table.tsx'

interface NewVariant {
  name: string
  price: number
  offerPrice: number | null
  attributeTitle: string
  attributeDescription: string
}

/** Adds variants, one on each line: columns of a spreadsheet can be pasted. What is read of them is shown before it is done. */
export default function AddVariantsDialog({ detail, onClose }: { detail: GoodsDetail; onClose: () => void }) {
  const [text, setText] = useState('')
  const { send, refused, setRefused, pending, asked } = useAddVariants(detail, onClose)
  const [piecesTo, setPiecesTo] = useState('')
  const read = readVariants(text)
  const wrong = read.find(({ problem }) => problem !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!wrong) void send(read, asked === null || piecesTo === '' ? undefined : Number(piecesTo))
    else focusFirstBad(event.currentTarget, () => setRefused(copy.addVariantsBad(wrong.line, wrong.problem ?? '')))
  }
  return (
    <Dialog title={copy.addVariantsTitle} closeLabel={copy.close} onClose={onClose}>
      <Form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextArea
          label={copy.addVariantsField}
          hint={copy.addVariantsText}
          rows={6}
          value={text}
          error={refused ?? undefined}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(null)
          }}
        />
        {read.length > 0 && <VariantsTable rows={read} />}
        {asked !== null && (
          <Select
            label={copy.piecesTo}
            error={piecesTo === '' ? asked : undefined}
            options={[
              { value: '', label: copy.piecesChoose },
              ...read.map(({ name }, at) => ({ value: String(at), label: name })),
            ]}
            value={piecesTo}
            onChange={(event) => setPiecesTo(event.target.value)}
          />
        )}
        <Button type="submit" wide pending={pending} disabled={read.length === 0}>
          {copy.addVariantsButton(read.length)}
        </Button>
      </Form>
    </Dialog>
  )
}

/** Sends what was read; what the server refuses is said at the text. */
function useAddVariants({ record }: GoodsDetail, onDone: () => void) {
  const [refused, setRefused] = useState<string | null>(null)
  /** The server's question about the pieces in stock of the product itself. */
  const [asked, setAsked] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const attributeTitle = record.variants.at(-1)?.attributeTitle ?? ''
  const sendOnce = useCommand((body: { variants: NewVariant[]; piecesTo?: number }, command) =>
    callOffice('POST /products/{id}/variants', { params: { id: record._id }, body, command }),
  )
  const send = async (read: readonly ReadVariant[], piecesTo: number | undefined) => {
    setPending(true)
    try {
      const variants = read.flatMap((each) => variantOf(each, attributeTitle))
      const { data } = await sendOnce({ variants, ...(piecesTo !== undefined && { piecesTo }) })
      adoptGoods(data)
      onDone()
    } catch (error) {
      const errors = error instanceof ApiFailure ? error.errors : {}
      const [first] = Object.values(errors)
      if (errors.piecesTo) setAsked(errors.piecesTo)
      else setRefused(first ?? failureText(error, copy.notSent))
    } finally {
      setPending(false)
    }
  }
  return { send, refused, setRefused, pending, asked }
}

function variantOf({ name, price, offerPrice }: ReadVariant, attributeTitle: string): NewVariant[] {
  if (typeof price === 'string' || typeof offerPrice === 'string') return []
  return [{ name, price, offerPrice, attributeTitle, attributeDescription: name }]
}
