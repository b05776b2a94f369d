import { officeSettingsCopy as copy } from '../copy/office/settings.ts'
import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'
import type { SettingValue } from './settings.ts'

type Zone = SettingValue<'delivery.zones'>[number]
export type ZoneGoods = NonNullable<Zone['goods']>
export type ZoneBus = NonNullable<Zone['bus']>

/** Says which goods a way of delivery takes, in one line. */
export function goodsInWords({ pieceGrams, orderGrams, longestMm, flammable, glass }: ZoneGoods): string {
  const most = [
    pieceGrams !== null && copy.goodsPiece(pieceGrams / 1000),
    orderGrams !== null && copy.goodsOrder(orderGrams / 1000),
    longestMm !== null && copy.goodsLong(longestMm / 1000),
    !flammable && copy.goodsNotFlammable,
    !glass && copy.goodsNoGlass,
  ]
  return most.filter(Boolean).join(', ') || copy.goodsAll
}

/** Says where and for how much parcels go by bus, and which. */
export function busInWords({ stand, charge, goods }: ZoneBus): string {
  const terms = copy.busTerms(stand, formatRupees(rupeesFromPaise(charge)))
  return goods ? `${terms}: ${goodsInWords(goods)}` : terms
}
