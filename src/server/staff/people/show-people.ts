import type { Person } from '../../../shared/contract/office/people.ts'
import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import type { Staff } from '../authenticate-staff.ts'
import { countPasskeys, listPasskeys } from '../passkey-queries.ts'
import { presentStaffSession } from '../sign-in/present-staff-session.ts'
import { listCounters } from '../staff-browser-queries.ts'
import { waitingLinks } from '../staff-link-queries.ts'
import { findStaff, listStaff } from '../staff-queries.ts'
import { listStaffSessions } from '../staff-session-queries.ts'
import { presentPerson } from './present-person.ts'

type Db = Shop['db']

/** Everybody who runs the shop, and the counter computers. */
export async function showPeople({ db, clock }: Pick<Shop, 'db' | 'clock'>) {
  const [rows, keys, links, counters] = await Promise.all([
    listStaff(db),
    countPasskeys(db),
    waitingLinks(db, clock()),
    listCounters(db),
  ])
  return {
    people: rows.map((row) =>
      presentPerson(row, { passkeys: keys.get(row.id) ?? 0, linkUntil: links.get(row.id)?.expires_at }),
    ),
    counters: counters.map(({ id, counter_name, enrolled_at, last_used_at, by }) => ({
      _id: id,
      name: counter_name ?? '',
      enrolledAt: (enrolled_at ?? last_used_at).toISOString(),
      enrolledBy: by ?? '',
      lastUsedAt: last_used_at.toISOString(),
    })),
  }
}

/** One person, with where they are signed in. Throws `not_found`. */
export async function showPerson({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string, asking: Staff) {
  const [person, sessions] = await Promise.all([showOne(db, id, clock()), listStaffSessions(db, id, clock())])
  return { ...person, sessions: sessions.map((session) => presentStaffSession(session, asking.sessionId)) }
}

/** One person as they are now. Throws `not_found`. */
export async function showOne(db: Db, id: string, now: Date): Promise<Person> {
  const [row, keys, links] = await Promise.all([findStaff(db, id), listPasskeys(db, id), waitingLinks(db, now)])
  if (!row) throw new Failure('not_found', officePeople.notFound)
  return presentPerson(row, { passkeys: keys.length, linkUntil: links.get(id)?.expires_at })
}
