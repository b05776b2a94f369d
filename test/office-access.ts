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
  listOrders: { full: 'omcpa', pin: 'omcpa' },
  countOrders: { full: 'omcpa', pin: 'omcpa' },
  searchOrders: { full: 'omcpa', pin: 'omcpa' },
  printOrders: { full: 'omp', pin: 'omp' },
  getOrder: { full: 'omcpa', pin: 'omcpa' },
  confirmOrder: { full: 'omc', pin: 'omc' },
  packOrder: { full: 'omp', pin: 'omp' },
  shipOrder: { full: 'omp', pin: 'omp' },
  sendOut: { full: 'omp', pin: 'omp' },
  deliverOrder: { full: 'omcp', pin: 'omcp' },
  returnOrder: { full: 'om', pin: '' },
  cancelOrderForShop: { full: 'om', pin: '' },
  unpackOrder: { full: 'omp', pin: 'omp' },
  unshipOrder: { full: 'omp', pin: 'omp' },
  callBackOrder: { full: 'omp', pin: 'omp' },
  undeliverOrder: { full: 'omcp', pin: 'omcp' },
  noteOrder: { full: 'omcp', pin: 'omcp' },
  changeOrderAddress: { full: 'om', pin: '' },
  today: { full: 'omcpa', pin: 'omcpa' },
  tickets: { full: 'omc', pin: 'omc' },
  answerTicket: { full: 'om', pin: '' },
  solveTicket: { full: 'om', pin: '' },
}

/** Calls that write and are no command, each with its reason: they leave nothing in the history. */
export const writesWithoutCommand: Record<string, string> = {
  searchOrders: 'reads: what is searched for is a name or a phone number, and stands in no address',
  signOut: 'ends the caller’s own session, which nobody takes back',
}
