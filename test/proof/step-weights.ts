/** The relative frequency of each step of a story. */
export const stepWeights = [
  ['intent', 5],
  ['pay', 7],
  ['capture', 2],
  ['browser', 4],
  ['webhook', 5],
  ['progress', 1],
  ['cash', 1],
  ['changeCart', 2],
  ['cancel', 2],
  ['owner', 1],
  ['twoTabs', 1.5],
  ['twins', 3],
  ['twice', 0.7],
  ['lastUse', 0.7],
  ['refund', 2],
] as const
