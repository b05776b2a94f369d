import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { indianStates } from '../../../shared/indian-states.ts'
import { numberRules } from '../../../shared/numbers/number-rules.ts'
import { numberIn } from '../../../shared/numbers/read-number.ts'
import { orderSorts } from '../../../shared/office/order-lists.ts'
import { deskLimits } from '../../../shared/order-desk-limits.ts'
import { orderStatuses, paymentStatuses } from '../../../shared/order-statuses.ts'
import { shownPickStates } from '../../../shared/picking.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { NumberText } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useMay } from '../../api/use-me.ts'
import { useHeading } from '../../parts/heading.ts'
import { PartFailed } from '../../parts/part-failed.tsx'
import { moversQuery } from './orders-data.ts'

const any = { value: '', label: copy.any }
const statuses = [any, ...orderStatuses.map((value) => ({ value, label: orderWords.status[value] }))]
const payments = [any, ...paymentStatuses.map((value) => ({ value, label: copy.payments[value] }))]
const methods = [
  any,
  ...(['cod', 'online', 'counter', 'test'] as const).map((value) => ({ value, label: copy.methods[value] })),
]
const states = [any, ...indianStates.map(({ name }) => ({ value: name, label: name }))]
const notes = [any, { value: 'yes', label: copy.withNote }]
const picks = [any, ...shownPickStates.map((value) => ({ value, label: copy.picks[value] }))]
const sorts = [any, ...orderSorts.map((value) => ({ value, label: copy.sorts[value] }))]

/** Sets the filters of the list: they go into the address, so that it can be kept and sent on. */
export function FilterForm({ params, onApply }: { params: URLSearchParams; onApply: (to: string) => void }) {
  const may = useMay()
  const query = useQuery(moversQuery)
  const movers = query.data?.data ?? []
  const people = [any, ...movers.map(({ _id, name }) => ({ value: _id, label: name }))]
  const heading = useHeading()
  const now = (name: string) => params.get(name) ?? ''
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const kept = [...heading()].filter(([name]) => name === 'queue' || name === 'customer')
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, plain(name, String(value))])
    onApply(`/orders?${new URLSearchParams([...kept, ...typed.filter(([, value]) => value !== '')])}`)
  }
  return (
    <Form onSubmit={apply} className="grid gap-4 sm:grid-cols-2">
      <Select name="status" label={copy.status} options={statuses} defaultValue={now('status')} />
      <Select name="payment" label={copy.payment} options={payments} defaultValue={now('payment')} />
      <Select name="method" label={copy.method} options={methods} defaultValue={now('method')} />
      <Select name="state" label={copy.state} options={states} defaultValue={now('state')} />
      <Field name="from" type="date" label={copy.from} defaultValue={now('from')} />
      <Field name="to" type="date" label={copy.to} defaultValue={now('to')} />
      <Field name="carrier" label={copy.carrier} maxLength={deskLimits.carrierMax} defaultValue={now('carrier')} />
      <div>
        <Select key={people.length} name="staff" label={copy.staff} options={people} defaultValue={now('staff')} />
        <PartFailed query={query} />
      </div>
      <Select name="note" label={copy.note} options={notes} defaultValue={now('note')} />
      <Select name="pick" label={copy.picking} options={picks} defaultValue={now('pick')} />
      <Field name="pincode" inputMode="numeric" maxLength={6} label={copy.pincode} defaultValue={now('pincode')} />
      <Select name="sort" label={copy.sort} options={sorts} defaultValue={now('sort')} />
      {may('orders.amounts') && (
        <>
          <NumberText kind="rupees" optional name="totalFrom" label={copy.totalFrom} defaultValue={now('totalFrom')} />
          <NumberText kind="rupees" optional name="totalTo" label={copy.totalTo} defaultValue={now('totalTo')} />
        </>
      )}
      <Button type="submit" className="sm:col-span-2">
        {copy.apply}
      </Button>
    </Form>
  )
}

/** "₹1,25,000" is an amount like 125000. */
function plain(name: string, typed: string): string {
  return name.startsWith('total') ? String(numberIn(typed, numberRules.rupees) ?? '') : typed.trim()
}
