import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { liveLimits } from '../../../shared/live-limits.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { listDevices } from './push-device-queries.ts'
import { queueNotes } from './push-note-queries.ts'

/** Sends a test to whoever asks, by mail or to all their browsers. */
export async function testAlert(
  shop: Shop,
  work: CommandWork,
  { id, name }: Pick<Staff, 'id' | 'name'>,
  way: 'mail' | 'push',
): Promise<void> {
  const now = shop.clock()
  const event = `test:${work.commandId}`
  const message = { ...alertsCopy.testMessage, path: '/alerts' }
  work.about({ kind: 'alerts', id, name })
  if (way === 'mail') {
    const payload = { staffId: id, ...message }
    return queueMail(work.tx, shop, { kind: 'staff_alert', eventKey: `alert:${event}`, payload })
  }
  const notes = (await listDevices(work.tx, id)).map((device) => ({
    event_key: `${event}:${device.id}`,
    device_id: device.id,
    kind: 'test' as const,
    message: JSON.stringify(message),
    due_at: now,
    expires_at: new Date(now.getTime() + liveLimits.pushLifeMs),
    created_at: now,
  }))
  await queueNotes(work.tx, notes)
}
