import { Truck } from 'lucide-react'
import { addressDoubt as doubts } from '../../../shared/copy/address-doubt.ts'
import { phoneOrders as copy } from '../../../shared/copy/office/phone-orders.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { OfficeAnswer } from '../../api/call-office.ts'
import { Moment } from '../../parts/moment.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { TypedDelivery } from './counter-sale.ts'
import { RadioRow } from './radio-row.tsx'

/** An order by phone as the server prices it. */
export type PricedOrder = OfficeAnswer<'POST /counter/orders/price'>['data']

interface DeliveryPartProps {
  delivery: TypedDelivery
  /** Null: PIN code and state are not typed yet. */
  priced: PricedOrder | null
  errors: Readonly<Record<string, string>>
  onChange: (delivery: TypedDelivery) => void
}

/** Asks how an order that is delivered later is brought and paid, and whether PIN code and state fit. */
export default function DeliveryPart({ delivery, priced, errors, onChange }: DeliveryPartProps) {
  const doubt = priced?.addressDoubt ?? null
  const asks = doubt !== null || delivery.stateConfirmed
  return (
    <Panel icon={Truck} title={copy.delivery}>
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <Field
          label={copy.landmark}
          value={delivery.landmark}
          error={errors['customer.address.landmark']}
          maxLength={limits.addressFieldMax}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...delivery, landmark: target.value })}
        />
        <Select
          label={copy.way}
          value={delivery.deliveryWay}
          error={errors.deliveryWay}
          options={(['delivery', 'bus'] as const).map((value) => ({ value, label: copy.ways[value] }))}
          onChange={({ target }) =>
            onChange({
              ...delivery,
              ...(target.value === 'bus' ? { deliveryWay: 'bus', pay: 'counter' } : { deliveryWay: 'delivery' }),
            })
          }
        />
      </div>
      <RadioRow
        label={copy.pay}
        words={copy.pays}
        value={delivery.pay}
        onChange={(pay) => onChange({ ...delivery, pay })}
      />
      {asks && (
        <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            checked={delivery.stateConfirmed}
            aria-invalid={Boolean(errors.stateConfirmed)}
            onChange={({ target }) => onChange({ ...delivery, stateConfirmed: target.checked })}
            className="size-5 shrink-0 accent-teal"
          />
          {doubt ? `${doubts.text(doubt)} ${copy.askState(doubt.state)}` : doubts.confirmed}
        </label>
      )}
      {priced ? <Charges priced={priced} /> : <p className="text-steel">{copy.enterPlace}</p>}
    </Panel>
  )
}

function Charges({ priced }: { priced: PricedOrder }) {
  return (
    <dl className="figures grid w-full max-w-sm gap-1 text-sm">
      <div className="flex justify-between gap-4">
        <dt>{copy.charge}</dt>
        <dd>{formatRupees(priced.delivery)}</dd>
      </div>
      {priced.cashFee > 0 && (
        <div className="flex justify-between gap-4">
          <dt>{copy.cashFee}</dt>
          <dd>{formatRupees(priced.cashFee)}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4">
        <dt>{copy.expected}</dt>
        <dd>
          <Moment at={priced.expectedDelivery} />
        </dd>
      </div>
    </dl>
  )
}
