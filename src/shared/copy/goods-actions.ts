/** The two buttons beside a product, wish list and comparison. They come with the first load: their words stand apart. */
export const goodsActions = {
  save: 'Save to wish list',
  saved: 'On your wish list',
  saveNamed: (name: string) => `Save ${name} to your wish list`,
  removeNamed: (name: string) => `Remove ${name} from your wish list`,
  wishFailed: 'The wish list could not be changed',
  login: 'Please login to save items to your wish list',
  compare: 'Compare',
  compared: 'In comparison',
  compareNamed: (name: string) => `Add ${name} to comparison`,
  dropNamed: (name: string) => `Remove ${name} from comparison`,
  compareFull: (most: number) => `You can compare ${most} products. Remove one first.`,
} as const
