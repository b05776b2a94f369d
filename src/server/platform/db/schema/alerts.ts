import type { Generated } from 'kysely'
import type { AlertKind, AlertPreferences } from '../../../../shared/office/alert-kinds.ts'
import type { Json, Moment } from './columns.ts'

/** Tables of notifications: the preferences of each member of staff, and the messages on their way. */
export interface AlertTables {
  alert_wishes: {
    staff_id: string
    wishes: Json<AlertPreferences>
    quiet_from: number | null
    quiet_until: number | null
    version: Generated<number>
    updated_at: Moment
  }
  push_devices: {
    id: string
    staff_id: string
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    device: string
    created_at: Moment
    last_sent_at: Moment | null
    last_error: string | null
  }
  push_notes: {
    id: Generated<number>
    event_key: string
    device_id: string
    kind: AlertKind | 'test'
    order_id: string | null
    message: Json<{ title: string; body: string; path: string }>
    due_at: Moment
    expires_at: Moment
    tries: Generated<number>
    sent_at: Moment | null
    last_error: string | null
    created_at: Moment
  }
  order_alerts: {
    order_id: string
    calls: Generated<number>
    due_at: Moment | null
    seen_at: Moment | null
    seen_by: string | null
  }
}
