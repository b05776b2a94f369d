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
  live: { full: 'omcpa', pin: 'omcpa' },
  myAlerts: { full: 'omcpa', pin: 'omcpa' },
  changeAlerts: { full: 'omcpa', pin: 'omcpa' },
  addPushDevice: { full: 'omcpa', pin: 'omcpa' },
  removePushDevice: { full: 'omcpa', pin: 'omcpa' },
  testAlert: { full: 'omcpa', pin: 'omcpa' },
  health: { full: 'oma', pin: '' },
  listHistory: { full: 'oma', pin: '' },
  listHistoryPeople: { full: 'oma', pin: '' },
  previewUndo: { full: 'omcpa', pin: 'omcpa' },
  undo: { full: 'omcpa', pin: 'omcpa' },
  exportHistory: { full: 'oa', pin: '', stepUp: true },
  fetchHistoryExport: { full: 'oa', pin: '' },
  settings: { full: 'oma', pin: '' },
  settingHistory: { full: 'oma', pin: '' },
  changeSettings: { full: 'o', pin: '' },
  changeSecret: { full: 'o', pin: '', stepUp: true },
  restoreSetting: { full: 'o', pin: '' },
  withdrawSetting: { full: 'o', pin: '' },
  setLogo: { full: 'o', pin: '' },
  listOrders: { full: 'omcpa', pin: 'omcpa' },
  countOrders: { full: 'omcpa', pin: 'omcpa' },
  searchOrders: { full: 'omcpa', pin: 'omcpa' },
  printOrders: { full: 'omp', pin: 'omp' },
  seeOrder: { full: 'omc', pin: 'omc' },
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
  signInPage: { full: 'omcpa', pin: 'omcpa', nobody: true },
  signInByPassword: { full: 'omcpa', pin: 'omcpa', nobody: true },
  passkeySignInOptions: { full: 'omcpa', pin: 'omcpa', nobody: true },
  signInByPasskey: { full: 'omcpa', pin: 'omcpa', nobody: true },
  signInByPin: { full: 'omcpa', pin: 'omcpa', nobody: true },
  lookAtLink: { full: 'omcpa', pin: 'omcpa', nobody: true },
  joinTotpOffer: { full: 'omcpa', pin: 'omcpa', nobody: true },
  joinPasskeyOptions: { full: 'omcpa', pin: 'omcpa', nobody: true },
  join: { full: 'omcpa', pin: 'omcpa', nobody: true },
  stepUpWays: { full: 'omcpa', pin: 'omcpa' },
  // a PIN shows no factor: who came by it signs in
  stepUpOptions: { full: 'omcpa', pin: '' },
  stepUp: { full: 'omcpa', pin: '' },
  ownSignIn: { full: 'omcpa', pin: 'omcpa' },
  setPassword: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  ownPasskeyOptions: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  addPasskey: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  removePasskey: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  ownTotpOffer: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  setTotp: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  removeTotp: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  newRecoveryCodes: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  setPin: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  removePin: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  endOwnSession: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  endOwnSessions: { full: 'omcpa', pin: 'omcpa', stepUp: true },
  enrolCounter: { full: 'om', pin: '', stepUp: true },
  listPeople: { full: 'o', pin: '' },
  showPerson: { full: 'o', pin: '' },
  invitePerson: { full: 'o', pin: '', stepUp: true },
  changePerson: { full: 'o', pin: '', stepUp: true },
  newLink: { full: 'o', pin: '', stepUp: true },
  removePerson: { full: 'o', pin: '', stepUp: true },
  restorePerson: { full: 'o', pin: '', stepUp: true },
  endPersonSessions: { full: 'o', pin: '', stepUp: true },
  endPersonSession: { full: 'o', pin: '', stepUp: true },
  withdrawCounter: { full: 'o', pin: '', stepUp: true },
}

/** Calls that write and are no command, each with its reason: they leave nothing in the history. */
export const writesWithoutCommand: Record<string, string> = {
  seeOrder: 'says who looked at a new order first, which nobody takes back',
  searchOrders: 'reads: what is searched for is a name or a phone number, and stands in no address',
  signOut: 'ends the caller’s own session, which nobody takes back',
  signInByPassword: 'signing in: written in the security log',
  passkeySignInOptions: 'makes a challenge for a passkey',
  signInByPasskey: 'signing in: written in the security log',
  signInByPin: 'signing in: written in the security log',
  stepUpOptions: 'makes a challenge for a passkey',
  stepUp: 'shows a factor anew: a new token of the same session',
  lookAtLink: 'reads whose link it is; the link stays out of the address',
  joinTotpOffer: 'makes a secret that nobody has chosen yet',
  joinPasskeyOptions: 'makes a challenge for a passkey',
  join: 'nobody is signed in yet; it writes the command staff.join itself',
  ownPasskeyOptions: 'makes a challenge for a passkey',
  ownTotpOffer: 'makes a secret that nobody has chosen yet',
}
