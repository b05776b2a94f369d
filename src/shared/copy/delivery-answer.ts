/** Sentences of the delivery of a product to a PIN code. */
export const deliveryAnswer = {
  by: (day: string, place: string) => `Delivered by ${day}${place && ` to ${place}`}`,
  free: 'Free delivery',
  charge: (amount: string, freeFrom: string | null) =>
    `Delivery charge ${amount}${freeFrom === null ? '' : `, free from ${freeFrom}`}`,
  cash: 'Cash on delivery: yes',
  noCash: (reason: string | null) => `Cash on delivery: no${reason === null ? '' : `. ${reason}`}`,
  asking: 'Checking delivery',
  failed: 'The delivery could not be checked. Please try again.',
} as const
