import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Staff } from '../authenticate-staff.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { endStaffSessionOf, endStaffSessions } from '../staff-session-queries.ts'

/** Signs a person out somewhere else. Throws `not_found`. */
export async function endOtherSession(
  { tx, about, changed }: CommandWork,
  staff: Staff,
  sessionId: string,
): Promise<void> {
  about({ kind: 'staff', id: staff.id, name: staff.name })
  const device = await endStaffSessionOf(tx, staff.id, sessionId)
  if (device === undefined) throw new Failure('not_found', officePeople.sessionNotFound)
  changed('staff_session', sessionId, { device }, null)
}

/** Signs a person out everywhere else. */
export async function endOtherSessions({ tx, about }: CommandWork, staff: Staff): Promise<void> {
  about({ kind: 'staff', id: staff.id, name: staff.name })
  await endStaffSessions(tx, staff.id, staff.sessionId)
}
