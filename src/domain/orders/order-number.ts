/** An order's number as people read it out: `BMS-100123`. It can be counted; the order's id cannot. */
export function orderNumber(sequence: number): string {
  return `BMS-${sequence}`
}

/** What an owner typed where an order's number may stand: its number with or without the letters, any case; else null. */
export function readOrderNumber(typed: string): string | null {
  const digits = typed.trim().match(/^(?:BMS-?)?(\d{6,12})$/i)?.[1]
  return digits === undefined ? null : orderNumber(Number(digits))
}
