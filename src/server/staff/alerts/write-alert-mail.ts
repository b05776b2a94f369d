import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { findActiveStaff } from '../active-staff-queries.ts'
import type { AlertMessage } from './tell-people.ts'

/** Writes an alert as a mail; undefined where its person has left. */
export async function writeAlertMail(
  shop: Shop,
  { staffId, title, body, path }: AlertMessage & { staffId: string },
): Promise<Mail | undefined> {
  const person = await findActiveStaff(shop.db, staffId)
  if (!person) return undefined
  const button = { label: alertsCopy.new.button, href: shop.config.officeUrl + path }
  const parts = [{ heading: title }, { text: body }, { button }, { text: alertsCopy.mailFoot }]
  return { to: person.email, subject: `${title}: ${body}`.slice(0, 120), ...letter(shop.settings.identity(), parts) }
}
