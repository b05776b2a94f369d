import { officeSettingsCopy as copy } from '../../shared/copy/office/settings.ts'
import { busInWords, goodsInWords, type ZoneBus, type ZoneGoods } from '../../shared/settings/zone-in-words.ts'
import { Field } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { isUnread, type NumberInput } from '../../ui/unparsed-number.ts'
import { RupeesEditor, YesNoEditor } from './line-editors.tsx'

const plain = { hint: '', error: undefined, disabled: false }
/** Shown until others are typed: what couriers usually take. */
const first: ZoneGoods = { pieceGrams: 30_000, orderGrams: null, longestMm: 1_500, flammable: false, glass: true }
const numbers = [
  ['pieceGrams', copy.zonePieceGrams, 'g'],
  ['orderGrams', copy.zoneOrderGrams, 'g'],
  ['longestMm', copy.zoneLongestMm, 'mm'],
] as const

interface GoodsProps {
  label: string
  goods: ZoneGoods | null
  onChange: (goods: ZoneGoods | null) => void
}

/** Limits for the goods that a way of delivery takes, and what they say. */
export function GoodsLimitsEditor({ label, goods, onChange }: GoodsProps) {
  return (
    <div className="grid content-start gap-2 sm:col-span-2">
      <YesNoEditor
        {...plain}
        label={label}
        hint={copy.zoneGoodsHint}
        value={goods !== null}
        onChange={(to) => onChange(to === true ? first : null)}
      />
      {goods && (
        <fieldset aria-label={label} className="grid items-start gap-3 sm:grid-cols-3">
          {numbers.map(([field, name, unit]) => (
            <NumberField
              key={field}
              kind="count"
              label={name}
              unit={unit}
              optional
              value={goods[field] as NumberInput}
              onChange={(now) => onChange({ ...goods, [field]: now })}
            />
          ))}
          <YesNoEditor
            {...plain}
            label={copy.zoneFlammable}
            value={goods.flammable}
            onChange={(to) => onChange({ ...goods, flammable: to === true })}
          />
          <YesNoEditor
            {...plain}
            label={copy.zoneGlass}
            value={goods.glass}
            onChange={(to) => onChange({ ...goods, glass: to === true })}
          />
        </fieldset>
      )}
      {goods && isRead(goods) && <Says words={goodsInWords(goods)} />}
    </div>
  )
}

/** Parcels by bus to a stand of the zone, with their own charge and limits. */
export function BusEditor({ bus, onChange }: { bus: ZoneBus | null; onChange: (bus: ZoneBus | null) => void }) {
  return (
    <div className="grid content-start gap-3 sm:col-span-2 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <YesNoEditor
          {...plain}
          label={copy.zoneBus}
          hint={copy.zoneBusHint}
          value={bus !== null}
          onChange={(to) => onChange(to === true ? { stand: '', charge: 0 } : null)}
        />
      </div>
      {bus && (
        <>
          <Field
            label={copy.zoneStand}
            value={bus.stand}
            onChange={(event) => onChange({ ...bus, stand: event.target.value })}
          />
          <RupeesEditor
            {...plain}
            label={copy.zoneBusCharge}
            value={bus.charge}
            onChange={(charge) => onChange({ ...bus, charge: charge as number })}
          />
          <GoodsLimitsEditor
            label={copy.zoneBusGoods}
            goods={bus.goods ?? null}
            onChange={(goods) => onChange({ ...bus, goods })}
          />
          {bus.stand !== '' && !isUnread(bus.charge) && (
            <div className="sm:col-span-2">
              <Says words={busInWords({ ...bus, goods: null })} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Says({ words }: { words: string }) {
  return (
    <p aria-live="polite" className="text-sm text-steel">
      {copy.zoneSays(words)}
    </p>
  )
}

function isRead(goods: ZoneGoods): boolean {
  return numbers.every(([field]) => !isUnread(goods[field]))
}
