/** Access to the calls of the counter and its till: a part of office-access.ts. */
export const counterAccess = {
  openTill: { full: 'omc', pin: 'omc' },
  moveTill: { full: 'omc', pin: 'omc' },
  closeTill: { full: 'omc', pin: 'omc' },
  presentTill: { full: 'omca', pin: 'omca' },
  sellAtCounter: { full: 'omc', pin: 'omc' },
  priceAtCounter: { full: 'omc', pin: 'omc' },
}
