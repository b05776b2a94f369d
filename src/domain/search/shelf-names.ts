/**
 * Whether a shelf is for several kinds of goods, by its name: `Taps, Dies & Files`. What lies on it is not
 * therefore each of them.
 */
export function isForSeveralKinds(shelf: string): boolean {
  return /[,&/]| and /i.test(shelf)
}
