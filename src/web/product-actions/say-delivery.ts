import type { DeliveryCheck } from '../../shared/contract/delivery.ts'
import { deliveryLine as copy } from '../../shared/copy/delivery-line.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { clockInIndia } from '../../shared/india-time.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'

/** Returns day and charge of a delivery to a PIN code in one line, or why there is none; the charge is left to who shows it. */
export function sayDelivery(there: DeliveryCheck, { withCharge = true } = {}): string {
  const { pincode, serviceable, reason, expectedDelivery, charge, freeFrom } = there
  if (!serviceable) return reason ?? copy.failed(pincode)
  const by = copy.by(pincode, shortDay(expectedDelivery))
  if (!withCharge) return by
  return (
    by +
    (charge === 0 ? copy.free : copy.charge(formatRupees(charge), freeFrom === null ? null : formatRupees(freeFrom)))
  )
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A moment of an answer (ISO 8601) as a near day in India: 'Tue, 2 Dec'. */
function shortDay(moment: string): string {
  return `${weekdays[clockInIndia(moment).getUTCDay()]}, ${formatDate(moment).slice(0, -' 2026'.length)}`
}
