import { type FormEvent, useState } from 'react'
import type { GoodsDetail } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { momentOfTime } from '../../../shared/office/typed-moments.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { allRead, type NumberInput } from '../../../ui/unparsed-number.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import { adoptGoods } from './goods-data.ts'

/** Sets a price that comes at a moment on India's clock. */
export default function ScheduleDialog({ detail, onClose }: { detail: GoodsDetail; onClose: () => void }) {
  const { record } = detail
  const active = record.variants.filter((variant) => variant.active)
  const [variantId, setVariantId] = useState(active[0]?._id ?? '')
  const present = active.find(({ _id }) => _id === variantId) ?? record
  const [price, setPrice] = useState<Exclude<NumberInput, null>>(present.price)
  const [offerPrice, setOffer] = useState<NumberInput>(present.offerPrice)
  const [moment, setMoment] = useState('')
  const { send, pending, failure } = useSchedule(record._id, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const prices = allRead({ price, offerPrice })
    void send({ variantId: variantId || null, ...prices, comesAt: momentOfTime(moment) })
  }
  const wrong = failure instanceof ApiFailure ? failure.errors : {}
  const options = active.map(({ _id, name }) => ({ value: _id, label: name }))
  const choose = {
    options,
    value: variantId,
    onChange: (event: { target: { value: string } }) => setVariantId(event.target.value),
  }
  return (
    <Dialog title={copy.scheduleTitle} closeLabel={copy.close} onClose={onClose} size="narrow">
      <Form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormAlert text={failure ? failureText(failure, copy.notSent) : null} />
        {active.length > 0 && <Select label={copy.scheduleWhat} error={wrong.variantId} {...choose} />}
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField
            kind="rupees"
            label={fields.price.label}
            value={price}
            onChange={(now) => setPrice(now ?? { unread: '' })}
            error={wrong.price}
          />
          <NumberField {...optionalOffer} value={offerPrice} onChange={setOffer} error={wrong.offerPrice} />
        </div>
        <Field
          label={copy.comesAt}
          type="datetime-local"
          value={moment}
          error={wrong.comesAt}
          onChange={(event) => setMoment(event.target.value)}
        />
        <Button type="submit" wide pending={pending} disabled={moment === ''}>
          {copy.scheduleSet}
        </Button>
      </Form>
    </Dialog>
  )
}

const optionalOffer = { kind: 'rupees', label: fields.offerPrice.label, optional: true } as const

interface ToCome {
  variantId: string | null
  price: number
  offerPrice: number | null
  comesAt: string
}

function useSchedule(id: string, onDone: () => void) {
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const post = useCommand((body: ToCome, command) =>
    callOffice('POST /products/{id}/scheduled-prices', { params: { id }, body, command }),
  )
  const send = async (body: ToCome) => {
    setPending(true)
    try {
      const { data } = await post(body)
      adoptGoods(data)
      onDone()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return { send, pending, failure }
}
