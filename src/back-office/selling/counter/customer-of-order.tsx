import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CustomerAtCounter } from '../../../shared/contract/office/counter.ts'
import { orderForCustomer as copy } from '../../../shared/copy/office/order-for-customer.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { Select } from '../../../ui/select.tsx'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import type { TypedCustomer } from './counter-sale.ts'

interface CustomerOfOrderProps {
  id: string
  /** Hears what of the bill's customer is filled in; all else is empty. */
  onFill: (customer: Partial<TypedCustomer>) => void
}

const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'counter', id],
    queryFn: ({ signal }) => callOffice('GET /counter/customers/{id}', { params: { id }, signal }),
    // what is typed since is not overwritten
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The customer for whom people of the shop order, with a saved address and a firm. */
export default function CustomerOfOrder({ id, onFill }: CustomerOfOrderProps) {
  const query = useQuery(customerQuery(id))
  return <LoadedPart query={query}>{({ data }) => <Chosen customer={data} onFill={onFill} />}</LoadedPart>
}

interface ChosenProps extends Pick<CustomerOfOrderProps, 'onFill'> {
  customer: CustomerAtCounter
}

function Chosen({ customer, onFill }: ChosenProps) {
  const navigate = useNavigate()
  const { addresses, firms, name, phone } = customer
  const [address, setAddress] = useState(addresses[0]?._id ?? '')
  const [gstin, setGstin] = useState(firms[0]?.gstin ?? '')
  const fill = (chosen: { address: string; gstin: string }) => {
    setAddress(chosen.address)
    setGstin(chosen.gstin)
    onFill(typedOf(customer, chosen))
  }
  const first = useRef(() => onFill(typedOf(customer, { address, gstin })))
  useEffect(() => first.current(), [])
  const remove = () => {
    onFill({})
    navigate('/counter', { replace: true })
  }
  return (
    <Card title={copy.orderFor(name)} text={copy.orderForText} aside={<span className="figures">{phone}</span>}>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.length > 0 && (
          <Select
            label={copy.savedAddress}
            value={address}
            options={[
              ...addresses.map((each) => ({
                value: each._id,
                label: [each.label, each.building, each.city].filter(Boolean).join(', '),
              })),
              { value: '', label: copy.noAddress },
            ]}
            onChange={({ target }) => fill({ address: target.value, gstin })}
          />
        )}
        {firms.length > 0 && (
          <Select
            label={copy.savedFirm}
            value={gstin}
            options={[
              ...firms.map((firm) => ({ value: firm.gstin, label: `${firm.legalName}, ${firm.gstin}` })),
              { value: '', label: copy.noFirm },
            ]}
            onChange={({ target }) => fill({ address, gstin: target.value })}
          />
        )}
      </div>
      <div>
        <Button kind="quiet" onClick={remove}>
          {copy.removeCustomer}
        </Button>
      </div>
    </Card>
  )
}

function typedOf(
  { name, phone, addresses, firms }: CustomerAtCounter,
  chosen: { address: string; gstin: string },
): Partial<TypedCustomer> {
  const place = addresses.find(({ _id }) => _id === chosen.address)
  const firm = firms.find(({ gstin }) => gstin === chosen.gstin)
  return {
    ...{ name, phone },
    ...(place && {
      ...{ building: place.building, street: place.street, city: place.city },
      ...{ pincode: place.pincode, state: place.state },
    }),
    ...(firm && { gstin: firm.gstin, legalName: firm.legalName, billing: billingOf(firm) }),
  }
}

/** The billing address as it was confirmed in the account. */
function billingOf({ billing }: CustomerAtCounter['firms'][number]): TypedCustomer['billing'] {
  if (billing === null) return null
  const { building, street, city, state, pincode } = billing
  return { building, street, city, state, pincode, stateConfirmed: true }
}
