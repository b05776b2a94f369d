import type { Kysely } from 'kysely'
import { describeBrowser } from '../../../domain/shoppers/accounts/describe-browser.ts'
import { type StaffNews, staffMails } from '../../../shared/copy/office/staff-mails.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { coarseNetwork } from '../../platform/sessions/caller-network.ts'
import type { Shop } from '../../platform/shop.ts'
import { findLinkById } from '../staff-link-queries.ts'
import { findStaff, ownersEmails } from '../staff-queries.ts'
import { joinAddress, linkToken } from './one-time-links.ts'

/** Whom news are about. */
type About = { id: string; name: string; email: string }

/**
 * Owes the person and the owners a mail on what happened to the person's sign-in (OWASP ASVS 5.0, 6.3.7). `once` names the
 * event where the same may come again and again: one mail is enough.
 */
export async function tellOfSignIn(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock' | 'newId'>,
  {
    about,
    news,
    caller,
    once,
  }: { about: About; news: StaffNews; caller?: Pick<Caller, 'ip' | 'userAgent'>; once?: string },
): Promise<void> {
  const at = shop.clock().toISOString()
  const where = caller && { device: describeBrowser(caller.userAgent), network: coarseNetwork(caller.ip), at }
  const event = `staff:${about.id}:${news}:${once ?? shop.newId()}`
  const others = (await ownersEmails(db)).filter((email) => email !== about.email)
  for (const to of [about.email, ...others]) {
    const payload = { to, name: about.name, own: to === about.email, news, where }
    await queueMail(db, shop, { kind: 'staff_news', eventKey: `${event}:${to}`, payload })
  }
}

interface NewsPayload {
  to: string
  name: string
  own: boolean
  news: StaffNews
  where?: { device: string; network: string; at: string }
}

/** The mail that says what happened to a sign-in, and what to do where it was somebody else. */
export async function writeStaffNews(shop: Shop, { to, name, own, news, where }: NewsPayload): Promise<Mail> {
  const { subject, ...texts } = staffMails.what[news]
  const parts = [
    { text: own ? staffMails.greeting(name) : staffMails.ownerGreeting },
    { text: own ? texts.own : texts.other(name) },
    ...(where ? [{ text: staffMails.where(where.device, where.network, formatMoment(where.at)) }] : []),
    { text: own ? staffMails.notYou : staffMails.notThem },
  ]
  return { to, subject, ...letter(shop.settings.identity(), parts) }
}

/** Owes somebody the mail with their one-time link. The link itself is in no table: it is made when the mail is written. */
export async function queueInvitation(
  db: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  invitation: { linkId: string; staffId: string; origin: string },
): Promise<void> {
  await queueMail(db, shop, {
    kind: 'staff_invitation',
    eventKey: `staff_invitation:${invitation.linkId}`,
    payload: invitation,
  })
}

/** The mail with the one-time link; undefined where a newer one or the terminal has taken its place. */
export async function writeInvitation(
  shop: Shop,
  { linkId, staffId, origin }: { linkId: string; staffId: string; origin: string },
): Promise<Mail | undefined> {
  const [person, link] = await Promise.all([findStaff(shop.db, staffId), findLinkById(shop.db, linkId, shop.clock())])
  if (!person || !link) return undefined
  const copy = staffMails.invitation
  const parts = [
    { text: staffMails.greeting(person.name) },
    { text: copy.intro(shop.settings.identity().name) },
    { button: { label: copy.button, href: joinAddress(origin, linkToken(shop.config, linkId)) } },
    { text: copy.holds(formatMoment(link.expires_at.toISOString())) },
    { text: copy.notAsked },
  ]
  return {
    to: person.email,
    subject: copy.subject(shop.settings.identity().name),
    ...letter(shop.settings.identity(), parts),
  }
}
