import { useQueryClient } from '@tanstack/react-query'
import type { Deal } from '../../shared/contract/bargains.ts'
import { bargains as copy } from '../../shared/copy/bargains.ts'
import { numberRules } from '../../shared/numbers/number-rules.ts'
import { numberIn } from '../../shared/numbers/read-number.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { NumberText } from '../../ui/number-field.tsx'
import { toast } from '../../ui/show-toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { call } from '../api/call.ts'
import { keepCart } from '../session/personal-queries.ts'
import { dealQuery } from './deal-query.ts'

interface OfferFormProps {
  productId: string
  variantId: string | null
  /** Pieces from which on offers are taken. */
  from: number
  /** The open deal for it, whose quantity stays; null: none. */
  deal: Deal | null
  onAnswer: (deal: Deal) => void
}

/** Text of a number as the call takes it; what cannot be read is refused at its field. */
type Typed = Record<'quantity' | 'price', string>

/** Offer as it is typed, quantity and price a piece; a further one keeps the quantity of the deal. */
export function OfferForm({ productId, variantId, from, deal, onAnswer }: OfferFormProps) {
  const queryClient = useQueryClient()
  const { form, field, alert, pending } = useForm<Typed, Awaited<ReturnType<typeof send>>>({
    send,
    onSent: async ({ message, data, cart }) => {
      onAnswer(data)
      if (cart) await keepCart(queryClient, cart)
      if (data.state === 'taken') toast.success(message)
    },
    onRefused: () => void queryClient.invalidateQueries({ queryKey: dealQuery().queryKey }),
    failed: copy.failed,
  })
  function send({ quantity, price }: Typed) {
    const body = {
      ...{ productId, variantId },
      quantity: deal?.quantity ?? numberIn(quantity, numberRules.pieces) ?? Number.NaN,
      price: numberIn(price, numberRules.rupees) ?? Number.NaN,
    }
    return call('POST /bargain/offer', { body })
  }
  return (
    <Form {...form} className="grid gap-3">
      {alert && <FormAlert text={alert} />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {deal === null && <NumberText {...field('quantity')} kind="pieces" label={copy.quantity} defaultValue={from} />}
        <NumberText {...field('price')} kind="rupees" label={copy.price} />
      </div>
      <Button type="submit" kind="ink" pending={pending} className="justify-self-start max-sm:w-full">
        {deal ? copy.sendAgain : copy.send}
      </Button>
    </Form>
  )
}
