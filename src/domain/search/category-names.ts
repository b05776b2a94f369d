/**
 * Returns whether a shelf is for several kinds of products, by its name: `Taps, Dies & Files`. A product on it is not therefore
 * each of them.
 */
export function isForSeveralKinds(shelf: string): boolean {
  return /[,&/]| and /i.test(shelf)
}
