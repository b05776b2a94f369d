import type { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'

/** Who gets through to a call: reviewed by hand, never made from the permissions. */
export interface Access {
  /** Roles that may, signed in with a full factor: o(wner) m(anager) c(ounter) p(acker) a(ccountant). */
  full: string
  /** Roles that may by PIN on the counter computer. */
  pin: string
  /** Whether who is not signed in may. */
  nobody?: true
  /** Whether a factor must be shown anew; who came by PIN is then asked for one. */
  stepUp?: true
}

/**
 * Every call of the back office and who may make it. A new call is added here by whoever adds it, after thinking of each role:
 * who packs sees no amounts, who counts money changes no goods.
 */
export const officeAccess: Record<keyof typeof officeEndpoints, Access> = {
  me: { full: 'omcpa', pin: 'omcpa', nobody: true },
  signOut: { full: 'omcpa', pin: 'omcpa', nobody: true },
  listHistory: { full: 'oma', pin: '' },
  listHistoryPeople: { full: 'oma', pin: '' },
  previewUndo: { full: 'omcpa', pin: 'omcpa' },
  undo: { full: 'omcpa', pin: 'omcpa' },
  exportHistory: { full: 'oa', pin: '', stepUp: true },
  fetchHistoryExport: { full: 'oa', pin: '' },
}

/** Calls that write and are no command, each with its reason: they leave nothing in the history. */
export const writesWithoutCommand: Record<string, string> = {
  signOut: 'ends the caller’s own session, which nobody takes back',
}
