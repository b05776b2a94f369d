import type { Kysely } from 'kysely'
import { endOfQuiet } from '../../../domain/staff/alerts/quiet-hours.ts'
import { liveLimits } from '../../../shared/live-limits.ts'
import type { AlertKind } from '../../../shared/office/alert-kinds.ts'
import type { Database } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import type { PersonToTell } from './people-to-tell.ts'
import { queueNotes } from './push-note-queries.ts'

/** The text of an alert: no name, no phone number, no address, since it may show on a lock screen. */
export interface AlertMessage {
  title: string
  body: string
  /** Path in the back office that it opens. */
  path: string
}

/** Something to tell. */
export interface Alert {
  kind: AlertKind
  /** Names the event: nobody is told of the same one twice in the same way. */
  event: string
  /** The order that it is about. */
  orderId: string | null
  /** The words for one person: what they may not see is left out. */
  write: (person: PersonToTell) => AlertMessage
}

/** Queues an alert for people in the ways that they want, in the caller's transaction. A push waits for the end of quiet hours. */
export async function tellPeople(
  tx: Kysely<Database>,
  shop: Pick<Shop, 'clock'>,
  people: readonly PersonToTell[],
  { kind, event, orderId, write }: Alert,
): Promise<void> {
  const now = shop.clock()
  for (const person of people) {
    const { mail = false, push = false } = person.preferences[kind] ?? {}
    const message = write(person)
    const payload = { staffId: person.id, ...message }
    if (mail) await queueMail(tx, shop, { kind: 'staff_alert', eventKey: `alert:${event}:${person.id}`, payload })
    if (!push) continue
    const dueAt = endOfQuiet(person.quiet, now) ?? now
    const notes = person.devices.map((device) => ({
      event_key: `${event}:${device}`,
      device_id: device,
      kind,
      order_id: orderId,
      message: JSON.stringify(message),
      due_at: dueAt,
      expires_at: new Date(dueAt.getTime() + liveLimits.pushLifeMs),
      created_at: now,
    }))
    await queueNotes(tx, notes)
  }
}
