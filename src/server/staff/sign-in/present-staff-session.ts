import type { StaffSession } from '../../../shared/contract/office/own-sign-in.ts'
import type { ListedStaffSession } from '../staff-session-queries.ts'

/** A session in an answer; `present` is the id of the one that asks. */
export function presentStaffSession(session: ListedStaffSession, present: string): StaffSession {
  return {
    _id: session.id,
    device: session.device,
    network: session.network,
    counter: session.counter_name,
    factor: session.factor,
    createdAt: session.created_at.toISOString(),
    lastUsedAt: session.last_used_at.toISOString(),
    current: session.id === present,
  }
}
