import type { ParcelState, ParcelStepName } from '../../parcel-states.ts'

const state: Record<ParcelState, string> = {
  packed: 'packed',
  shipped: 'shipped',
  out: 'out for delivery',
  delivered: 'delivered',
  refused: 'refused',
  lost: 'lost',
}

/** Words about the parcels of an order, for answers and screens of the office. */
export const parcelCopy = {
  state,
  packed: (order: string, number: number) => `Parcel ${number} of ${order} is packed`,
  done: {
    ship: (order: string, number: number) => `Parcel ${number} of ${order} is shipped`,
    'out-for-delivery': (order: string, number: number) => `Parcel ${number} of ${order} is out for delivery`,
    deliver: (order: string, number: number) => `Parcel ${number} of ${order} is delivered`,
    refuse: (order: string, number: number) => `Parcel ${number} of ${order} does not arrive: its items are credited`,
    undo: (order: string, number: number) => `Parcel ${number} of ${order} is undone: its items are still to be packed`,
  } satisfies Record<ParcelStepName, (order: string, number: number) => string>,
} as const
