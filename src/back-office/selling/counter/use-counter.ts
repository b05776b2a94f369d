import { useEffect, useState } from 'react'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { shipTo } from '../../../shared/copy/ship-to.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { noCustomer, noPayment, type TypedCustomer, type TypedSale, toSend, withItem } from './counter-sale.ts'
import { usePrice } from './use-price.ts'
import { type Done, useSending } from './use-sending.ts'

const nothing: TypedSale = { lines: [], customer: noCustomer, payment: noPayment, delivery: null, parked: null }

/** One sale at a time: what is scanned and typed, what it comes to by the server, and how it is completed. */
export function useCounter() {
  const [typed, setTyped] = useState(nothing)
  // whose place the goods of a firm go to was not said when the sale was to be completed
  const [isUnanswered, setUnanswered] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const { goods, price, isPriced } = usePrice(typed)
  const navigate = useNavigate()
  const customerId = useSearchParams().get('customer')
  const forgetCustomer = () => navigate('/counter', { replace: true })
  const begin = (sale: Partial<TypedSale>, now: Done | null = null) => {
    setTyped({ ...nothing, ...sale })
    setDone(now)
    if (customerId) forgetCustomer()
  }
  const sending = useSending({
    onDone: (now) => begin({}, now),
    onLost: () => setTyped((now) => ({ ...now, parked: null })),
  })
  const states = price.data?.data.supplyStates ?? null
  const change = (part: Partial<TypedSale>) => {
    sending.forget()
    setUnanswered(false)
    setTyped((now) => ({ ...now, ...part }))
  }
  const fill = (customer: Partial<TypedCustomer>) => change({ customer: { ...noCustomer, ...customer } })
  const add = (item: Item, pieces = 1) => {
    sending.forget()
    setDone(null)
    setTyped((now) => ({ ...now, lines: withItem(now.lines, item, pieces) }))
  }
  const complete = () => {
    if (typed.lines.length === 0) return
    if (states && typed.customer.shipTo === '') return setUnanswered(true)
    const body = toSend(typed, goods, price.data?.data.total ?? 0)
    if (!body) toast.error(copy.unread)
    else if (isPriced) void sending.send(body)
  }
  useCompleteKey(complete)
  const refused = sending.failure ?? price.error
  return {
    ...{ typed, customerId, forgetCustomer, fill, change, add, complete, done, isPriced, begin },
    ...{ states, start: () => setDone(null), pending: sending.pending },
    priced: goods === null ? undefined : price.data?.data,
    error: refused ? failureText(refused, copy.failed) : null,
    order: price.data?.order ?? null,
    errors: errorsOf(refused, isUnanswered),
  }
}

function errorsOf(refused: unknown, isUnanswered: boolean): Readonly<Record<string, string>> {
  const said = refused instanceof ApiFailure ? refused.errors : {}
  return isUnanswered ? { ...said, 'customer.shipTo': shipTo.needed } : said
}

/** Ctrl+Enter completes the sale, wherever the focus is. */
function useCompleteKey(complete: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      complete()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
