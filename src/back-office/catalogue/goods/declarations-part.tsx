import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import { productFields as fields } from '../../../shared/office/goods-fields.ts'
import { gstRates, netUnits, uqcUnits } from '../../../shared/office/units.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { NumberInput } from '../../../ui/unparsed-number.ts'
import HsnPart from './hsn-part.tsx'
import { LineInput } from './text-inputs.tsx'
import type { GoodsForm } from './use-goods-draft.ts'

const none = { value: '', label: copy.none2 }
const uqc = Object.entries(uqcUnits).map(([value, words]) => ({ value, label: `${value} · ${words}` }))
const nets = [none, ...netUnits.map((value) => ({ value, label: value === 'm2' ? 'm²' : value }))]

/** The details printed on the invoice and on the pack. */
export default function DeclarationsPart({ form }: { form: GoodsForm }) {
  const rate = form.value<number>('gstRate')
  const rates = [...new Set([...gstRates, rate])].map((each) => ({ value: String(each), label: `${each}%` }))
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <HsnPart
          code={form.value<string>('hsnCode')}
          onCode={(code) => form.set('hsnCode', code)}
          rate={rate}
          onRate={(now) => form.set('gstRate', now)}
          error={form.error('hsnCode')}
          hint={copy.hsnHint}
        />
        <Select
          label={fields.gstRate.label}
          options={rates}
          value={String(rate)}
          error={form.error('gstRate')}
          onChange={(event) => form.set('gstRate', Number(event.target.value))}
        />
        <Select
          label={fields.unit.label}
          options={uqc}
          value={form.value<string>('unit')}
          error={form.error('unit')}
          onChange={(event) => form.set('unit', event.target.value)}
          className="max-sm:col-span-2"
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <div className="col-span-2">
          <LineInput form={form} field="netQuantity" max={goodsLimits.word} hint={copy.netHint} />
        </div>
        <NumberField
          kind="quantity"
          label={fields.netAmount.label}
          optional
          value={form.value<NumberInput>('netAmount')}
          error={form.error('netAmount')}
          onChange={(now) => form.set('netAmount', now)}
        />
        <Select
          label={fields.netUnit.label}
          options={nets}
          value={form.value<string | null>('netUnit') ?? ''}
          error={form.error('netUnit')}
          onChange={(event) => form.set('netUnit', event.target.value || null)}
        />
      </div>
      <LineInput form={form} field="countryOfOrigin" max={goodsLimits.word} hint={copy.originHint} />
    </>
  )
}
