/** The two buttons beside a product, wish list and comparison. They come with the first load: their words stand apart. */
export const goodsActions = {
  save: 'Save to wish list',
  saved: 'On your wish list',
  saveNamed: (name: string) => `Save ${name} to your wish list`,
  removeNamed: (name: string) => `Take ${name} off your wish list`,
  wishFailed: 'The wish list could not be changed',
  login: 'Please login to save items to your wish list',
  compare: 'Compare',
  compared: 'In the comparison',
  compareNamed: (name: string) => `Choose ${name} to compare`,
  dropNamed: (name: string) => `Compare ${name} no more`,
  compareFull: (most: number) => `You can compare ${most} products. Take one out first.`,
} as const
