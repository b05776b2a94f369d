/** The words of pick lists, packing slips and address labels. */
export const orderPapers = {
  pickList: 'Pick list',
  ofOrders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  pickedFor: (number: string, pieces: number) => (pieces === 1 ? number : `${number}×${pieces}`),
  /** Title of what is printed together. */
  batch: 'Papers of orders',
  /** `of`: how many there are; null while something is still to be packed. */
  parcel: ({ number, of }: { number: number; of: number | null }) =>
    of === null ? `Parcel ${number}` : `Parcel ${number} of ${of}`,
  slip: 'Packing slip',
  order: 'Order',
  placed: 'Placed',
  to: 'Deliver to',
  pickup: 'Pick-up at the counter by',
  byBus: (stand: string) => `By bus to ${stand}, collected by`,
  payAtCounter: 'Pay at the counter',
  phone: 'Phone',
  item: 'Item',
  shelf: 'Shelf',
  quantity: 'Qty',
  packed: 'Packed',
  total: (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} in all`,
  carrier: (carrier: string, number: string | null) => (number ? `${carrier} · ${number}` : carrier),
  checkedBy: 'Packed by',
  payOnDelivery: 'Cash on delivery',
  collect: (amount: string) => `Collect ${amount} in cash`,
  paid: 'Paid: nothing to collect',
  test: 'TEST – NO MONEY CAME',
  printed: (at: string) => `Printed ${at}`,
  from: 'From',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  copy: (count: number) => `Copy ${count}`,
} as const
