import type { Kysely } from 'kysely'
import type { QuietHours } from '../../../domain/staff/alerts/quiet-hours.ts'
import type { Alerts, Quiet } from '../../../shared/contract/office/alerts.ts'
import { alertKindNames, alertKinds, preferencesOf, waysOf } from '../../../shared/office/alert-kinds.ts'
import type { Database } from '../../platform/db/schema.ts'
import { lastSentMail } from '../../platform/mail/outbox-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { listPreferences } from './alert-preference-queries.ts'
import { vapidKey } from './push/vapid-key.ts'
import { listDevices, type PushDevice } from './push-device-queries.ts'

/** Returns somebody's alerts, and the ways they are sent; of the kinds that their permissions allow. */
export async function getAlerts(
  shop: Pick<Shop, 'config' | 'newToken'>,
  db: Kysely<Database>,
  { id, email, roles, permissions }: Staff,
): Promise<Alerts> {
  const [own] = await listPreferences(db, id)
  const preferences = preferencesOf(roles, own?.wishes)
  const kinds = alertKindNames.filter((kind) => permissions.has(alertKinds[kind].needs))
  const devices = await listDevices(db, id)
  const mailed = await lastSentMail(db, 'staff_alert', { staffId: id })
  return {
    kinds: kinds.map((kind) => ({
      kind,
      wanted: Object.fromEntries(waysOf(kind).map((way) => [way, preferences[kind]?.[way] ?? false])),
    })),
    quiet: own?.quiet ? asTimes(own.quiet) : null,
    devices: devices.map(presentDevice),
    pushKey: (await vapidKey(shop)).publicKey,
    mail: { to: email, lastSentAt: mailed?.toISOString() ?? null },
  }
}

function presentDevice({ id, device, created_at, last_sent_at, last_error }: PushDevice): Alerts['devices'][number] {
  return {
    _id: id,
    device,
    createdAt: created_at.toISOString(),
    lastSentAt: last_sent_at?.toISOString() ?? null,
    lastError: last_error,
  }
}

/** Returns quiet hours as a clock shows them, `22:00`. */
function asTimes({ from, until }: QuietHours): Quiet {
  const time = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0')).join(':')
  return { from: time(from), until: time(until) }
}
