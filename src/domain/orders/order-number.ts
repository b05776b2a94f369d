/** An order's number, as people read it out, is this and a count: `BMS-100123`. The order's id cannot be counted. */
export const orderNumberPrefix = 'BMS-'

/** What an owner typed where an order's number may stand: its number with or without the letters, any case; else null. */
export function readOrderNumber(typed: string): string | null {
  const digits = typed.trim().match(/^(?:BMS-?)?(\d{6,12})$/i)?.[1]
  return digits === undefined ? null : orderNumberPrefix + digits
}
