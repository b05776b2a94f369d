import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Item } from '../../../shared/contract/office/barcodes.ts'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { shipTo } from '../../../shared/copy/ship-to.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { queryClient } from '../../api/office-queries.ts'
import { useCommand } from '../../api/use-command.ts'
import {
  goodsOf,
  noCustomer,
  noPayment,
  paymentsOf,
  type SaleBody,
  type TypedCustomer,
  type TypedSale,
  withItem,
} from './counter-sale.ts'
import type { DoneSale } from './sale-done.tsx'

const nothing: TypedSale = { lines: [], customer: noCustomer, payment: noPayment }

/** One sale at a time: what is scanned and typed, what it comes to by the server, and how it is completed. */
export function useCounter() {
  const [typed, setTyped] = useState(nothing)
  // whose place the goods of a firm go to was not said when the sale was to be completed
  const [isUnanswered, setUnanswered] = useState(false)
  const [done, setDone] = useState<DoneSale | null>(null)
  const { goods, price, isPriced } = usePrice(typed)
  const navigate = useNavigate()
  const customerId = useSearchParams().get('customer')
  const forgetCustomer = () => navigate('/counter', { replace: true })
  const sending = useSending((sale) => {
    setTyped(nothing)
    setDone(sale)
    if (customerId) forgetCustomer()
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
    const payments = price.data && paymentsOf(typed.payment, price.data.data.total)
    if (states && typed.customer.shipTo === '') return setUnanswered(true)
    if (!goods || payments === null) toast.error(copy.unread)
    else if (isPriced && payments) void sending.send({ ...goods, payments })
  }
  useCompleteKey(complete)
  const refused = sending.failure ?? price.error
  return {
    ...{ ...typed, customerId, forgetCustomer, fill, change, add, complete, done, isPriced },
    start: () => setDone(null),
    pending: sending.pending,
    priced: goods === null ? undefined : price.data?.data,
    error: refused ? failureText(refused, copy.failed) : null,
    states,
    errors: {
      ...(refused instanceof ApiFailure ? refused.errors : {}),
      ...(isUnanswered && { 'customer.shipTo': shipTo.needed }),
    },
  }
}

/** Prices what is typed as the counter would sell it now. */
function usePrice({ lines, customer }: TypedSale) {
  const goods = goodsOf(lines, customer)
  // a billing address costs nothing: what it lacks is said when the sale is completed
  const { billing: _, ...customerToPrice } = goods?.customer ?? {}
  const asked = goods && { ...goods, customer: goods.customer ? customerToPrice : null }
  const price = useQuery({
    queryKey: ['counter-price', asked],
    queryFn: ({ signal }) => callOffice('POST /counter/price', { body: asked ?? { lines: [] }, signal }),
    enabled: goods !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { goods, price, isPriced: goods !== null && price.isSuccess && !price.isPlaceholderData }
}

/** Sends a sale, once for each press: sent again after no answer came, it is the same one. */
function useSending(onDone: (sale: DoneSale) => void) {
  const [failure, setFailure] = useState<unknown>(null)
  const [pending, setPending] = useState(false)
  const sendOnce = useCommand((body: SaleBody, command) => callOffice('POST /counter/sales', { body, command }))
  const send = async (body: SaleBody) => {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      const { data } = await sendOnce(body)
      onDone(data)
      for (const key of ['orders', 'till', 'counter-price']) void queryClient.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return { send, failure, pending, forget: () => setFailure(null) }
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
