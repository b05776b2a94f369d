import type { TicketInput } from '../../shared/contract/support.ts'
import { stored } from '../api/stored.ts'
import { newIdempotencyKey } from '../checkout/idempotency-key.ts'

const kept = stored('complaint-draft', 'sessionStorage')

/** Typed fields of the form of a complaint. */
export type TicketDraft = Record<keyof TicketInput, string>

interface Kept extends TicketDraft {
  /** Account in whose session it was typed; null for a visitor. */
  userId: string | null
  /** Names the request: a complaint that is sent again after a broken answer is the same one. */
  requestKey: string
}

/** Remembers it for this tab, so that neither a reload nor a broken connection loses it. */
export function keepTicketDraft(draft: TicketDraft, userId: string | null): void {
  const requestKey = readKept(userId)?.requestKey ?? newIdempotencyKey()
  kept.write(JSON.stringify({ ...draft, userId, requestKey } satisfies Kept))
}

/** Returns the draft typed in this tab, by this account or by a visitor; null as well where it was somebody else. */
export function readTicketDraft(userId: string | null): TicketDraft | null {
  return readKept(userId)
}

/** The name of the request that sends what is kept. */
export function requestKeyOf(userId: string | null): string {
  return readKept(userId)?.requestKey ?? newIdempotencyKey()
}

/** It is sent. */
export function forgetTicketDraft(): void {
  kept.write(null)
}

function readKept(userId: string | null): Kept | null {
  try {
    const draft: Kept = JSON.parse(kept.read() ?? '')
    const isTheirs = draft.userId === null || draft.userId === userId
    return isTheirs && typeof draft.requestKey === 'string' ? draft : null
  } catch {
    return null
  }
}
