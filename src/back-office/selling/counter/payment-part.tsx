import { Wallet } from 'lucide-react'
import { counterScreen as copy } from '../../../shared/copy/office/counter-screen.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { TypedPayment } from './counter-sale.ts'
import { RadioRow } from './radio-row.tsx'

interface PaymentPartProps {
  payment: TypedPayment
  onChange: (payment: TypedPayment) => void
}

/** The way in which a sale is paid: all of it by one, or split. */
export function PaymentPart({ payment, onChange }: PaymentPartProps) {
  const amount = (way: 'cash' | 'upi' | 'card', label: string, hint?: string) => (
    <NumberField
      kind="rupees"
      optional
      label={label}
      {...(hint !== undefined && { hint })}
      value={payment[way]}
      onChange={(now) => onChange({ ...payment, [way]: now })}
      className="figures"
    />
  )
  const { by } = payment
  return (
    <Panel icon={Wallet} title={copy.payment}>
      <RadioRow label={copy.payment} words={copy.by} value={by} onChange={(now) => onChange({ ...payment, by: now })} />
      <div className="grid w-full gap-3 sm:grid-cols-2">
        {by === 'cash' && amount('cash', copy.cashGiven, copy.cashHint)}
        {by === 'split' &&
          (['upi', 'card'] as const).map((way) => <div key={way}>{amount(way, copy.amountOf(copy.by[way]))}</div>)}
        {by === 'split' && amount('cash', copy.cashGiven)}
        {by !== 'cash' && (
          <Field
            label={copy.reference}
            hint={copy.referenceHint}
            value={payment.reference}
            maxLength={counterLimits.referenceMax}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...payment, reference: target.value })}
          />
        )}
      </div>
    </Panel>
  )
}
