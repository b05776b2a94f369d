import type { ParcelState } from '../parcel-states.ts'

/** Words of an order's parcels, as its shopper sees them. */
export const orderParcels = {
  title: 'Parcels',
  parcel: (number: number, of: number | null) => (of === null ? `Parcel ${number}` : `Parcel ${number} of ${of}`),
  state: {
    packed: 'Packed',
    shipped: 'Shipped',
    out: 'Out for delivery',
    delivered: 'Delivered',
    refused: 'Not accepted',
    lost: 'Lost on the way',
  } satisfies Record<ParcelState, string>,
  pieces: (pieces: number, name: string) => `${pieces} × ${name}`,
  toPay: (amount: string) => `${amount} to pay on delivery`,
  left: 'Still to be sent',
} as const
