const shape = /^[A-Z]{1,4}-\d{6,12}(\/[A-Z])?$/

/** The number of an order as an address names it; null where that is none. */
export function orderNumberIn(text: string | null): string | null {
  return text !== null && shape.test(text) ? text : null
}
