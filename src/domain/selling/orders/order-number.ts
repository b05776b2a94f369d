/**
 * An order's number, as people read it out: letters of the shop and a count, `BMS-100123`; of one that follows it `BMS-100123/A`. The
 * order's id cannot be counted.
 */
export function orderNumberStart(letters: string): string {
  return `${letters}-`
}

/**
 * Reads what an owner typed or pasted as an order's number: the number in any case, with or without `#`, spaces, the dash and its
 * letters (then those that the shop's numbers begin with now); else null.
 */
export function readOrderNumber(typed: string, letters: string): string | null {
  const plain = typed.normalize('NFKC').replace(/[\s#\p{Pd}\p{Cf}]+/gu, '')
  const [, own, digits, follows = ''] = plain.match(/^([a-z]{1,4})?(\d{6,12})(\/[a-z])?$/i) ?? []
  if (digits === undefined) return null
  return orderNumberStart(own?.toUpperCase() ?? letters) + digits + follows.toUpperCase()
}
