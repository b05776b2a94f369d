import { listed } from '../../../shared/copy/legal-text.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import type { ShopIdentity } from '../../../shared/settings/shop-identity.ts'

/** The last day of a term that ended at `end`, by Indian time: "5 Dec 2026". */
export function lastDayInWords(end: Date): string {
  return formatDate(end.getTime() - 1)
}

/** The ways to reach the shop, in one line; '' where none is set. */
export function waysToReach({ phone, email, whatsapp }: ShopIdentity): string {
  return listed(phone, email, whatsapp && `WhatsApp ${whatsapp}`)
}
