import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { workOff } from '../../platform/jobs/work-off.ts'
import type { Shop } from '../../platform/shop.ts'
import { encryptPush } from './push/encrypt-push.ts'
import type { PushAnswer, PushRequest, SendPush } from './push/send-push.ts'
import { vapidAuthorization } from './push/vapid.ts'
import { vapidKey } from './push/vapid-key.ts'
import { deleteDevice, noteDelivery } from './push-device-queries.ts'
import { type DueNote, dropNote, markDelivered, noteRefusal, postpone, takeDueNote } from './push-note-queries.ts'

const { refused } = alertsCopy
const atOnce = 4

/** Sends every message to browsers that is due now. One that does not get there is tried again while it is of use. */
export function sendDuePushes(shop: Shop, send: SendPush, stopped?: () => boolean): Promise<void> {
  const notes = {
    take: () => takeDueNote(shop),
    work: (note: DueNote) => deliver(shop, send, note),
  }
  return workOff(notes, { atOnce, ...(stopped && { stopped }) })
}

async function deliver(shop: Shop, send: SendPush, note: DueNote): Promise<void> {
  try {
    await settle(shop, note, await send(await asRequest(shop, note)))
  } catch (error) {
    shop.log.warn({ err: error, note: note.id, tries: note.tries + 1 }, 'an alert could not be pushed')
    await refuse(shop, note, refused.none)
  }
  shop.news.tell([{ topic: 'alerts', id: note.staff_id }])
}

/** RFC 8030, 5: how long it is kept for a browser that sleeps, how soon it matters, and what it replaces there. */
async function asRequest(shop: Shop, note: DueNote): Promise<PushRequest> {
  const now = shop.clock()
  const chance = () => Buffer.from(shop.newToken(), 'base64url')
  const own = { privateKey: chance(), salt: chance().subarray(0, 16) }
  const { email } = shop.settings.identity()
  const contact = email ? `mailto:${email}` : shop.config.publicUrl
  return {
    endpoint: note.endpoint,
    headers: {
      authorization: vapidAuthorization(await vapidKey(shop), note.endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.round((note.expires_at.getTime() - now.getTime()) / 1000))),
      urgency: 'high',
      topic: note.kind,
    },
    body: encryptPush(Buffer.from(JSON.stringify(note.message)), note, own),
  }
}

async function settle(shop: Shop, note: DueNote, { status, retryAfterSeconds }: PushAnswer): Promise<void> {
  const now = shop.clock()
  if (status >= 200 && status < 300) {
    await markDelivered(shop.db, note.id, now)
    return noteDelivery(shop.db, note.device_id, { sentAt: now })
  }
  // the browser, or its person, ended the subscription
  if (status === 404 || status === 410) return deleteDevice(shop.db, note.device_id)
  await refuse(shop, note, status === 401 || status === 403 ? refused.key : refused.other(status))
  if (status === 400 || status === 413) return dropNote(shop.db, note.id)
  if (retryAfterSeconds) await postpone(shop.db, note, now, retryAfterSeconds)
}

async function refuse(shop: Shop, note: DueNote, error: string): Promise<void> {
  await noteRefusal(shop.db, note.id, error)
  await noteDelivery(shop.db, note.device_id, { error })
}
