import { ECDH } from 'node:crypto'
import { describeBrowser } from '../../../domain/shoppers/accounts/describe-browser.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { liveLimits } from '../../../shared/live-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { isPushService } from './push/push-services.ts'
import { deleteDevice, deviceIdOf, listDevices, saveDevice } from './push-device-queries.ts'

type Person = Pick<Staff, 'id' | 'name'>

/** A browser's subscription: keys in base64url. */
interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Lets alerts reach a browser. Throws `bad_input` where it names no push service that is known, or a key that is none, and
 * where the person has as many browsers as may be.
 */
export async function addDevice(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { id: staffId, name }: Person,
  { endpoint, p256dh, auth }: Subscription,
  userAgent: string,
): Promise<void> {
  if (!isPushService(endpoint) || !isPoint(p256dh)) throw new Failure('bad_input', alertsCopy.push.noService)
  const id = deviceIdOf(endpoint)
  const beside = (await listDevices(work.tx, staffId)).filter((device) => device.id !== id)
  if (beside.length >= liveLimits.pushDevices) throw new Failure('bad_input', alertsCopy.push.tooMany)
  const device = describeBrowser(userAgent)
  await saveDevice(work.tx, {
    id,
    staff_id: staffId,
    endpoint,
    p256dh: Buffer.from(p256dh, 'base64url'),
    auth: Buffer.from(auth, 'base64url'),
    device,
    created_at: shop.clock(),
  })
  note(work, { id: staffId, name }, id, null, { device })
}

/** Ends alerts in one of the person's browsers. Throws `not_found` for another's. */
export async function removeDevice(work: CommandWork, { id: staffId, name }: Person, id: string): Promise<void> {
  const known = (await listDevices(work.tx, staffId)).find((device) => device.id === id)
  if (!known) throw new Failure('not_found', failures.notFound)
  await deleteDevice(work.tx, id)
  note(work, { id: staffId, name }, id, { device: known.device }, null)
}

function note(work: CommandWork, { id, name }: Person, device: string, before: object | null, after: object | null) {
  work.about({ kind: 'alerts', id, name })
  work.changed('push_device', device, before as Record<string, unknown>, after as Record<string, unknown>)
  work.news({ topic: 'alerts', id })
}

/** Returns whether a key is a point of the curve: one that is not would fail with each message. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed') !== ''
  } catch {
    return false
  }
}
