/**
 * Whether a shelf is for several kinds of goods, by its name in small letters: `taps, dies & files`. What lies on it is not
 * therefore each of them.
 */
export function isForSeveralKinds(shelf: string): boolean {
  return /[,&/]| and /.test(shelf)
}
