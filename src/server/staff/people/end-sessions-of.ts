import { officePeople } from '../../../shared/copy/office/people.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { CommandWork } from '../commands/run-command-work.ts'
import { withdrawBrowser } from '../staff-browser-queries.ts'
import { lockStaff } from '../staff-queries.ts'
import { endPinSessions, endStaffSessionOf, endStaffSessions } from '../staff-session-queries.ts'

/** Signs a person out: in one session, or everywhere. Gives their name. Throws `not_found`. */
export async function endSessionsOf(
  { tx, about, changed }: CommandWork,
  id: string,
  sessionId?: string,
): Promise<string> {
  const person = await lockStaff(tx, id)
  if (!person) throw new Failure('not_found', officePeople.notFound)
  about({ kind: 'staff', id, name: person.name })
  if (sessionId === undefined) {
    await endStaffSessions(tx, id)
    return person.name
  }
  const device = await endStaffSessionOf(tx, id, sessionId)
  if (device === undefined) throw new Failure('not_found', officePeople.sessionNotFound)
  changed('staff_session', sessionId, { device }, null)
  return person.name
}

/** A computer is no counter computer any more; what a PIN has opened there ends. Gives its name. Throws `not_found`. */
export async function withdrawCounter({ tx, about, changed }: CommandWork, id: string): Promise<string> {
  const name = await withdrawBrowser(tx, id)
  if (name === undefined) throw new Failure('not_found', officePeople.counterNotFound)
  about({ kind: 'counter', id, name })
  changed('counter', id, { name }, { name: null })
  await endPinSessions(tx, id)
  return name
}
