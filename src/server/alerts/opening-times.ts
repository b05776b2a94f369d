import type { OpeningTimes } from '../../domain/alerts/open-minutes.ts'
import type { Shop } from '../platform/shop.ts'

/** When somebody is in the shop, as its settings say. */
export function openingTimes({ settings }: Pick<Shop, 'settings'>): OpeningTimes {
  const { 'hours.week': week, 'hours.holidays': holidays } = settings.now()
  return { week, holidays: holidays.map(({ day }) => day) }
}
