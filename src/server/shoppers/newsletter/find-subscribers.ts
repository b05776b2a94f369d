import { newsletter } from '../../../shared/contract/newsletter.ts'
import type { Subscriber } from '../../../shared/contract/office/newsletter.ts'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { customerLimits } from '../../../shared/customer-limits.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { csvPart } from '../../platform/http/safe-csv.ts'
import { pressAddress } from '../../platform/mail/list-unsubscribe.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { findBegunExport } from '../../staff/commands/find-begun-export.ts'
import { maskEmail, maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import { findNewsletterConsents } from '../consents/consent-queries.ts'
import { countSubscribers, listSubscribers, type SubscriberRow } from './subscriber-queries.ts'
import { subscriptionKey, unsubscribePage } from './subscription-key.ts'

const wordsMost = 6

interface Asked {
  text?: string | undefined
  after?: string | undefined
}

/** A page of the subscribers, the newest first, for who has these permissions, and how many there are in all. */
export async function findSubscribers(
  shop: Shop,
  { text, after }: Asked,
  may: Staff['permissions'],
): Promise<{ data: Subscriber[]; next: string | null; total: number }> {
  const [found, total] = await Promise.all([
    readPage(shop, { text, after, seesContact: may.has('customers.phone'), size: officeLimits.officeRows }),
    countSubscribers(shop.db),
  ])
  return { data: found.rows.map((row) => masked(row, may)), next: found.next, total }
}

/**
 * A part of the subscribers that this person began to export minutes ago, as CSV; `next` is null with the last. Throws `not_found` where there
 * is no such export, or it is over.
 */
export async function exportSubscribers(
  shop: Shop,
  staff: Staff,
  { exportId, text, part }: { exportId: string; text?: string | undefined; part?: string | undefined },
): Promise<{ csv: string; next: string | null }> {
  await findBegunExport(shop, staff, { exportId, name: 'newsletter.export' })
  const { rows, next } = await readPage(shop, { text, after: part, seesContact: true, size: customerLimits.exportPart })
  const lines = rows.map((row) => lineOf(shop, row))
  return { csv: csvPart(copy.heads, lines, part === undefined), next }
}

/** Subscribers with what they agreed to, and the beginning of the next page. */
async function readPage(
  { db }: Pick<Shop, 'db'>,
  { text = '', after, seesContact, size }: Asked & { seesContact: boolean; size: number },
): Promise<{ rows: Subscriber[]; next: string | null }> {
  const question = { words: wordsOf(text), seesContact, after: placeOf(after), limit: size + 1 }
  const found = await listSubscribers(db, question)
  const rows = found.slice(0, size)
  const emails = rows.map(({ email }) => email)
  const consents = emails.length === 0 ? [] : await findNewsletterConsents(db, emails)
  const last = found.length > size ? rows.at(-1) : undefined
  return {
    rows: rows.map((row) =>
      withConsent(
        row,
        consents.find(({ email }) => email === row.email),
      ),
    ),
    next: last ? `${last.id} ${last.created_at.getTime()}` : null,
  }
}

type Consent = Awaited<ReturnType<typeof findNewsletterConsents>>[number]

function withConsent({ id, name, email, phone, created_at }: SubscriberRow, consent: Consent | undefined): Subscriber {
  const said = consent && { words: consent.words, version: consent.version, way: consent.way }
  return { _id: id, name, email, phone, since: created_at.toISOString(), consent: said ?? null }
}

function masked(row: Subscriber, may: Staff['permissions']): Subscriber {
  if (may.has('customers.phone')) return row
  return { ...row, name: openPhonesIn(may, row.name), phone: maskPhone(row.phone), email: maskEmail(row.email) }
}

/** A line of the export: with its own signed link, since whoever writes to the address owes it a way out of each letter. */
function lineOf(shop: Shop, { _id, name, email, phone, since, consent }: Subscriber): (string | null)[] {
  const agreed = consent && [copy.ways[consent.way], consent.version, consent.words]
  const key = subscriptionKey(shop, _id)
  const ends = [unsubscribePage(shop, key), pressAddress(shop.config.publicUrl, newsletter.endSubscription.path, key)]
  return [name, email, phone, formatMoment(since), ...(agreed ?? [null, null, null]), ...ends]
}

/** A phone number is one word however it is written. */
function wordsOf(text: string): string[] {
  const digits = text.replace(/[\s()+.-]/g, '')
  if (/^\d{10,13}$/.test(digits)) return [digits.slice(-10)]
  return text.split(/\s+/).filter(Boolean).slice(0, wordsMost)
}

/** Reads the beginning of a page; undefined: from the first, also where the text names none. */
function placeOf(text: string | undefined): { id: string; at: Date } | undefined {
  const [, id, at] = /^(\S{1,60}) (\d{1,15})$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { id, at: new Date(Number(at)) }
}
