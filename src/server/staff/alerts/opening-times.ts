import type { OpeningTimes } from '../../../domain/staff/alerts/open-minutes.ts'
import type { Shop } from '../../platform/shop.ts'

/** Returns the opening times of the shop, from its settings. */
export function openingTimes({ settings }: Pick<Shop, 'settings'>): OpeningTimes {
  const { 'hours.week': week, 'hours.holidays': holidays } = settings.now()
  return { week, holidays: holidays.map(({ day }) => day) }
}
