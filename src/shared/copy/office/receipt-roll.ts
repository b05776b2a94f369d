/** Words of a bill on a roll of 80 mm, beside those of every invoice. */
export const receiptCopy = {
  copy: (count: number) => `Copy ${count}`,
  pieces: (quantity: number, unit: string, price: string) => `${quantity} ${unit} × ${price}`,
  taxableAt: (rate: string) => `Taxable value at ${rate}`,
} as const
