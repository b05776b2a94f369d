import type { OpeningTimes } from '../../domain/alerts/open-minutes.ts'

const day = { opens: '09:00', closes: '19:00' }

/** When somebody is in the shop (shared/copy/shop-identity says it in words). */
export function openingTimes(): OpeningTimes {
  return { week: [day, day, day, day, day, day, null], holidays: [] }
}
