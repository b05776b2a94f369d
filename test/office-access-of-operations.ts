import type { Access } from './office-access.ts'

/** Rows of office-access.ts: pages about the shop. */
const accessOfPolicies = {
  listPolicies: { full: 'om', pin: '' },
  getPolicy: { full: 'om', pin: '' },
  previewPolicy: { full: 'om', pin: '' },
  savePolicy: { full: 'om', pin: '' },
  publishPolicy: { full: 'om', pin: '' },
  restorePolicy: { full: 'om', pin: '' },
} as const satisfies Record<string, Access>

/** Rows of office-access.ts: customers, their offers, and pages about the shop. Who packs or counts money sees customers masked. */
export const accessOfCustomers = {
  ...accessOfPolicies,
  findCustomers: { full: 'omcpa', pin: 'omcpa' },
  getCustomer: { full: 'omcpa', pin: 'omcpa' },
  changeCustomer: { full: 'om', pin: '' },
  blockCash: { full: 'om', pin: '' },
  findDoubles: { full: 'om', pin: '' },
  previewMerge: { full: 'om', pin: '' },
  mergeCustomer: { full: 'om', pin: '', stepUp: true },
  separateCustomer: { full: 'om', pin: '', stepUp: true },
  exportCustomers: { full: 'o', pin: '', stepUp: true },
  fetchCustomers: { full: 'o', pin: '' },
  exportCustomer: { full: 'o', pin: '', stepUp: true },
  fetchCustomer: { full: 'o', pin: '' },
  findSubscribers: { full: 'omcpa', pin: 'omcpa' },
  removeSubscriber: { full: 'om', pin: '' },
  exportSubscribers: { full: 'o', pin: '', stepUp: true },
  fetchSubscribers: { full: 'o', pin: '' },
  eraseCustomer: { full: 'o', pin: '', stepUp: true },
} as const satisfies Record<string, Access>

/** Rows of office-access.ts: the owner's reports. */
export const accessOfReports = {
  getReport: { full: 'oma', pin: '' },
  downloadReport: { full: 'oma', pin: '', stepUp: true },
} as const satisfies Record<string, Access>

/** Rows of office-access.ts: the month's books and settlements. */
export const accessOfBooks = {
  monthReturn: { full: 'oa', pin: '' },
  returnFile: { full: 'oa', pin: '', stepUp: true },
  monthGstr3b: { full: 'oa', pin: '' },
  gstr3bFile: { full: 'oa', pin: '', stepUp: true },
  feesOfMonth: { full: 'oa', pin: '' },
  filersOfMonth: { full: 'oa', pin: '' },
  registerFile: { full: 'oa', pin: '', stepUp: true },
  tallyFile: { full: 'oa', pin: '', stepUp: true },
  setFilingFrequency: { full: 'o', pin: '', stepUp: true },
  lockMonth: { full: 'o', pin: '', stepUp: true },
  listSettlements: { full: 'oa', pin: '' },
  getSettlement: { full: 'oa', pin: '' },
  importSettlement: { full: 'oa', pin: '' },
} as const satisfies Record<string, Access>

/** Home, and the search that every screen has: both give each person what they may see. */
export const accessOfHome = {
  health: { full: 'oma', pin: '' },
  listBackups: { full: 'oma', pin: '' },
  listBargains: { full: 'om', pin: '' },
  setBargain: { full: 'om', pin: '' },
  endBargain: { full: 'om', pin: '' },
  listDeals: { full: 'om', pin: '' },
  endDeal: { full: 'om', pin: '' },
  takeBackup: { full: 'o', pin: '' },
  today: { full: 'omcpa', pin: 'omcpa' },
  // who brings parcels may ask, and finds nothing
  searchEverything: { full: 'omcpad', pin: 'omcpad' },
} as const satisfies Record<string, Access>
