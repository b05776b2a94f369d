const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

/** Messages about pick walks. */
export const pickDone = {
  /** Name of a walk in the history. */
  walk: (name: string, count: number) => `${name}, ${orders(count)}`,
  started: (count: number) => `${orders(count)} to pick`,
  took: (name: string, count: number, number: string) => `${name}: ${pieces(count)} for ${number}`,
  putBack: (name: string, count: number) => `${name}: ${pieces(count)} put back`,
  short: (name: string, missing: number) => `${name}: ${pieces(missing)} missing. Marked in the orders.`,
  counted: (count: string) => ` It is in ${count}.`,
  ended: (picked: number, left: number) =>
    left === 0 ? `${orders(picked)} ready to pack` : `${orders(picked)} ready to pack, ${left} not complete`,
  /** Name of the count into which goods are entered that were missing on a walk. */
  countOfShort: 'Missing while picking',
} as const
