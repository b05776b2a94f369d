import { Plus } from 'lucide-react'
import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { indianStates } from '../../shared/indian-states.ts'
import { paiseFromRupees } from '../../shared/money/money.ts'
import type { SettingValue } from '../../shared/settings/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { EditorProps } from './editor.ts'
import { EditorLegend } from './editor-legend.tsx'
import { RupeesEditor, YesNoEditor } from './line-editors.tsx'
import { BusEditor, GoodsLimitsEditor } from './zone-goods.tsx'

type DeliveryZone = SettingValue<'delivery.zones'>[number]

/** Paise; shown until another is typed. */
const zoneCashFirst = paiseFromRupees(2_000)

const empty: DeliveryZone = {
  name: '',
  states: [],
  pins: [],
  serviceable: true,
  charge: 0,
  freeFrom: null,
  cash: true,
}

/** An editor of delivery zones with their own terms. An amount that cannot be read stays as typed, and blocks saving. */
export default function ZonesEditor({ label, hint, value, error, disabled, onChange }: EditorProps) {
  const zones = value as DeliveryZone[]
  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <EditorLegend label={label} hint={hint} error={error} />
      {zones.map((zone, at) => (
        <Zone
          // with one more or less all fields begin anew: an amount half typed would stand in the next zone
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place until it is saved
          key={`${zones.length} ${at}`}
          zone={zone}
          disabled={disabled}
          onChange={(next) => onChange(zones.map((each, index) => (index === at ? next : each)))}
          onRemove={() => onChange(zones.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button kind="outline" onClick={() => onChange([...zones, empty])}>
          <Icon of={Plus} size={16} />
          {copy.add}
        </Button>
      </div>
    </fieldset>
  )
}

interface ZoneProps {
  zone: DeliveryZone
  disabled: boolean
  onChange: (zone: DeliveryZone) => void
  onRemove: () => void
}

function Zone({ zone, disabled, onChange, onRemove }: ZoneProps) {
  const set = (part: Partial<DeliveryZone>) => onChange({ ...zone, ...part })
  const plain = { hint: '', error: undefined, disabled }
  return (
    <section
      aria-label={zone.name || copy.zoneName}
      className="grid gap-3 rounded-sm border border-line bg-paper p-3 sm:grid-cols-2"
    >
      <Field label={copy.zoneName} value={zone.name} onChange={(event) => set({ name: event.target.value })} />
      <Field
        label={copy.zonePins}
        hint={copy.zonePinsHint}
        inputMode="numeric"
        value={zone.pins.join(' ')}
        onChange={(event) => set({ pins: event.target.value.trimStart().split(/[\s,]+/) })}
        onBlur={() => set({ pins: zone.pins.filter((pin) => pin !== '') })}
      />
      <label className="grid gap-1.5 text-sm font-medium sm:col-span-2">
        {copy.zoneStates}
        <select
          multiple
          size={5}
          value={zone.states}
          onChange={(event) => set({ states: [...event.target.selectedOptions].map((option) => option.value) })}
          className="rounded-sm border border-line-strong bg-card p-1 text-base font-normal"
        >
          {indianStates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <span className="text-xs font-normal text-steel">{copy.zoneStatesHint}</span>
      </label>
      <RupeesEditor
        {...plain}
        label={copy.zoneCharge}
        value={zone.charge}
        onChange={(charge) => set({ charge: charge as number })}
      />
      <FreeFrom zone={zone} set={set} />
      <YesNoEditor
        {...plain}
        label={copy.zoneServiceable}
        value={zone.serviceable}
        onChange={(to) => set({ serviceable: to === true })}
      />
      <YesNoEditor {...plain} label={copy.zoneCash} value={zone.cash} onChange={(to) => set({ cash: to === true })} />
      {zone.cash && <CashBelow zone={zone} set={set} />}
      {zone.serviceable && (
        <GoodsLimitsEditor label={copy.zoneGoods} goods={zone.goods ?? null} onChange={(goods) => set({ goods })} />
      )}
      <BusEditor bus={zone.bus ?? null} onChange={(bus) => set({ bus })} />
      <div className="sm:col-span-2">
        <Button kind="quiet" className="px-0" onClick={onRemove}>
          {copy.remove(zone.name)}
        </Button>
      </div>
    </section>
  )
}

function FreeFrom({ zone, set }: { zone: DeliveryZone; set: (part: Partial<DeliveryZone>) => void }) {
  const never = zone.freeFrom === null
  return (
    <div className="grid gap-1">
      <YesNoEditor
        label={`${copy.zoneFree}: ${copy.none.toLowerCase()}`}
        hint=""
        error={undefined}
        disabled={false}
        value={never}
        onChange={(to) => set({ freeFrom: to === true ? null : 0 })}
      />
      {!never && (
        <RupeesEditor
          label={copy.zoneFree}
          hint=""
          error={undefined}
          disabled={false}
          value={zone.freeFrom}
          onChange={(freeFrom) => set({ freeFrom: freeFrom as number })}
        />
      )}
    </div>
  )
}

function CashBelow({ zone, set }: { zone: DeliveryZone; set: (part: Partial<DeliveryZone>) => void }) {
  const { cashBelow = null } = zone
  const plain = { hint: '', error: undefined, disabled: false }
  return (
    <div className="grid gap-1">
      <YesNoEditor
        {...plain}
        label={copy.zoneCashAsShop}
        value={cashBelow === null}
        onChange={(to) => set({ cashBelow: to === true ? null : zoneCashFirst })}
      />
      {cashBelow !== null && (
        <RupeesEditor
          {...plain}
          label={copy.zoneCashBelow}
          value={cashBelow}
          onChange={(below) => set({ cashBelow: below as number })}
        />
      )}
    </div>
  )
}
