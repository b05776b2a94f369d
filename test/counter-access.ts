/** Access to the calls of the counter, its till, and the runs that bring cash to it: a part of office-access.ts. */
export const counterAccess = {
  openTill: { full: 'omc', pin: 'omc' },
  moveTill: { full: 'omc', pin: 'omc' },
  closeTill: { full: 'omc', pin: 'omc' },
  presentTill: { full: 'omca', pin: 'omca' },
  listOwnRuns: { full: 'ompd', pin: '' },
  markStop: { full: 'ompd', pin: '' },
  sortStops: { full: 'ompd', pin: '' },
  listRuns: { full: 'omca', pin: 'omca' },
  listToGive: { full: 'om', pin: '' },
  giveStops: { full: 'om', pin: '' },
  takeOffStop: { full: 'om', pin: '' },
  handInRun: { full: 'omc', pin: 'omc' },
  cashOfRuns: { full: 'omca', pin: 'omca' },
  downloadCash: { full: 'omca', pin: 'omca' },
  sellAtCounter: { full: 'omc', pin: 'omc' },
  priceAtCounter: { full: 'omc', pin: 'omc' },
}
