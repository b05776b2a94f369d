/** What was typed as a number of pieces, such as '1,250'; undefined where it is none. */
export function readPieces(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, '')
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined
}

/** What was typed or pasted as rupees, such as '₹1,250.50'; undefined where it is none. */
export function readRupees(typed: string): number | undefined {
  const digits = typed.replaceAll(/[\s,₹]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}
