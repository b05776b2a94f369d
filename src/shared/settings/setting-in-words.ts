import { officeSettingsCopy } from '../copy/office/settings.ts'
import { formatRupees } from '../money/format-rupees.ts'
import { rupeesFromPaise } from '../money/money.ts'
import type { ReturnPayer } from '../return-payer.ts'
import { hoursInWords, type WeekHours } from './opening-hours.ts'
import type { SettingKey, SettingValue } from './settings.ts'
import { busInWords, goodsInWords } from './zone-in-words.ts'

const amounts: readonly string[] = [
  'delivery.charge',
  'delivery.freeFrom',
  'cash.below',
  'cash.fee',
  'cash.newcomerBelow',
] satisfies SettingKey[]

/** A value of a setting as people read it, in one line: for the history, and for what waits or stood there before. */
export function settingInWords(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return officeSettingsCopy.nothing
  if (amounts.includes(key) && typeof value === 'number') return formatRupees(rupeesFromPaise(value))
  if (key === ('payment.onlineDiscountPercent' satisfies SettingKey)) return `${value}%`
  if (key === ('returns.paidBy' satisfies SettingKey)) return officeSettingsCopy.payers[value as ReturnPayer]
  if (key === 'hours.week') return hoursInWords(value as WeekHours) || officeSettingsCopy.nothing
  if (key === 'brand.logo') return officeSettingsCopy.logoAlt
  if (key === 'delivery.zones') return zonesInWords(value as SettingValue<'delivery.zones'>)
  // without their names: the screens that say it carry no table of messages
  if (key === ('messages.off' satisfies SettingKey)) return emailsInWords((value as unknown[]).length)
  return inWords(value)
}

function emailsInWords(count: number): string {
  if (count === 0) return 'None'
  return count === 1 ? '1 email' : `${count} emails`
}

function zonesInWords(zones: SettingValue<'delivery.zones'>): string {
  const words = zones.map(({ name, states, pins, serviceable, charge, freeFrom, cash, cashBelow, goods, bus }) => {
    const terms = officeSettingsCopy.zoneTerms({
      charge: formatRupees(rupeesFromPaise(charge)),
      freeFrom: freeFrom === null ? null : formatRupees(rupeesFromPaise(freeFrom)),
      cash,
      cashBelow: cashBelow ? formatRupees(rupeesFromPaise(cashBelow)) : null,
    })
    const where = [...states, ...pins].join(', ')
    const more = [goods && goodsInWords(goods), bus && busInWords(bus)].filter(Boolean).map((words) => `, ${words}`)
    return `${name} (${where}): ${serviceable ? terms : officeSettingsCopy.zoneNotServed}${more.join('')}`
  })
  return words.join('; ') || officeSettingsCopy.nothing
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? officeSettingsCopy.yes : officeSettingsCopy.no
  if (Array.isArray(value)) return value.map(inWords).join('; ') || officeSettingsCopy.nothing
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter((part) => part !== '' && part !== null)
    return parts.map(inWords).join(', ') || officeSettingsCopy.nothing
  }
  return String(value)
}
