import type { Kysely } from 'kysely'
import { endOfQuiet, type QuietHours } from '../../../domain/staff/alerts/quiet-hours.ts'
import { type AlertKind, type AlertPreferences, alertKinds, preferencesOf } from '../../../shared/office/alert-kinds.ts'
import { type Permission, permissionsOf, type Role } from '../../../shared/office/permissions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { listActiveStaff } from '../active-staff-queries.ts'
import { listPreferences } from './alert-preference-queries.ts'
import { listDevices } from './push-device-queries.ts'

/** Somebody who can be told something, and how they want to be. */
export interface PersonToTell {
  id: string
  roles: readonly Role[]
  permissions: readonly Permission[]
  preferences: AlertPreferences
  quiet: QuietHours | null
  /** The browsers that take push. */
  devices: readonly string[]
}

/** Everybody of the shop who may be told this kind of thing and wants to be. */
export async function peopleToTell(db: Kysely<Database>, kind: AlertKind): Promise<PersonToTell[]> {
  const [staff, chosen, devices] = [await listActiveStaff(db), await listPreferences(db), await listDevices(db)]
  const people = staff.map(({ id, roles }) => {
    const own = chosen.find((each) => each.staff_id === id)
    return {
      id,
      roles,
      permissions: permissionsOf(roles),
      preferences: preferencesOf(roles, own?.wishes),
      quiet: own?.quiet ?? null,
      devices: devices.filter((device) => device.staff_id === id).map((device) => device.id),
    }
  })
  return people.filter((person) => person.permissions.includes(alertKinds[kind].needs) && wants(person, kind))
}

function wants({ preferences }: PersonToTell, kind: AlertKind): boolean {
  const { mail = false, push = false } = preferences[kind] ?? {}
  return mail || push
}

/** Returns whether this reaches somebody now: by mail, or by push outside their quiet hours. */
export function isReachable({ preferences, quiet, devices }: PersonToTell, kind: AlertKind, now: Date): boolean {
  const { mail = false, push = false } = preferences[kind] ?? {}
  return mail || (push && devices.length > 0 && endOfQuiet(quiet, now) === null)
}
