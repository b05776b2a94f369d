/** The words of packing slips and address labels. */
export const orderPapers = {
  slip: 'Packing slip',
  order: 'Order',
  placed: 'Placed',
  to: 'Deliver to',
  phone: 'Phone',
  item: 'Item',
  quantity: 'Pieces',
  packed: 'Packed',
  total: (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in all`,
  carrier: (carrier: string, number: string | null) => (number ? `${carrier} · ${number}` : carrier),
  checkedBy: 'Packed by',
  payOnDelivery: 'Cash on delivery',
  paid: 'Paid: nothing to collect',
  printed: (at: string) => `Printed ${at}`,
  from: 'From',
} as const
