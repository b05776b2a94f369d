/** An order's number, as people read it out: letters of the shop and a count, `BMS-100123`. The order's id cannot be counted. */
export function orderNumberStart(letters: string): string {
  return `${letters}-`
}

/**
 * Reads what an owner typed or pasted as an order's number: the number in any case, with or without `#`, spaces, the dash and its
 * letters (then those that the shop's numbers begin with now); else null.
 */
export function readOrderNumber(typed: string, letters: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s#\p{Pd}\p{Cf}]+/gu, '')
  const [, own, digits] = plain.match(/^([a-z]{1,4})?(\d{6,12})$/i) ?? []
  return digits === undefined ? null : orderNumberStart(own?.toUpperCase() ?? letters) + digits
}
