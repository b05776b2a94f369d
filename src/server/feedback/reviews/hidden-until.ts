import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'

const dayMs = 86_400_000

/** Throws `bad_input`, of the field `hiddenUntil`, where a review cannot be hidden until this moment: it is past, or too far. */
export function refuseUntil({ clock }: Pick<Shop, 'clock'>, until: Date | null): void {
  if (until === null) return
  const ahead = until.getTime() - clock().getTime()
  const most = officeLimits.hiddenAheadDays
  const wrong = ahead <= 0 ? copy.untilPast : ahead > most * dayMs ? copy.untilTooFar(most) : undefined
  if (wrong !== undefined) throw new Failure('bad_input', wrong, { errors: { hiddenUntil: wrong } })
}
