import { type FormEvent, useState } from 'react'
import type { GoodsDetail } from '../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../shared/copy/office/goods-screens.ts'
import { ApiFailure, failureText } from '../../ui/api-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { callOffice } from '../api/call-office.ts'
import { useCommand } from '../api/use-command.ts'
import { adoptGoods } from './goods-data.ts'

interface NewVariant {
  name: string
  price: number
  offerPrice: number | null
  attributeTitle: string
  attributeDescription: string
}

/** Adds variants, one on each line: a column of a spreadsheet can be pasted. */
export default function AddVariantsDialog({ detail, onClose }: { detail: GoodsDetail; onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const { record } = detail
  const send = useCommand((variants: NewVariant[], command) =>
    callOffice('POST /products/{id}/variants', { params: { id: record._id }, body: { variants }, command }),
  )
  const read = readVariants(text, record.variants.at(-1)?.attributeTitle ?? '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typeof read === 'number') return setProblem(copy.addVariantsBad(read))
    setPending(true)
    try {
      const { data } = await send(read)
      adoptGoods(data)
      onClose()
    } catch (error) {
      const [first] = error instanceof ApiFailure ? Object.values(error.errors) : []
      setProblem(first ?? failureText(error, copy.notSent))
    } finally {
      setPending(false)
    }
  }
  const count = typeof read === 'number' ? 0 : read.length
  return (
    <Dialog title={copy.addVariantsTitle} closeLabel={copy.close} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <TextArea
          label={copy.addVariantsField}
          hint={copy.addVariantsText}
          rows={6}
          value={text}
          error={problem ?? undefined}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" wide pending={pending} disabled={text.trim() === ''}>
          {copy.addVariantsButton(count)}
        </Button>
      </Form>
    </Dialog>
  )
}

/** The variants of a text; the number of the first line that is none. */
function readVariants(text: string, attributeTitle: string): NewVariant[] | number {
  const found: NewVariant[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [name = '', mrp = '', offer = ''] = line.split(/[,;\t]/).map((part) => part.trim())
    const price = amount(mrp)
    const offerPrice = offer === '' ? null : amount(offer)
    if (name === '' || price === undefined || offerPrice === undefined) return at + 1
    found.push({ name, price, offerPrice, attributeTitle, attributeDescription: name })
  }
  return found
}

function amount(text: string): number | undefined {
  const plain = text.replace(/[₹\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}
