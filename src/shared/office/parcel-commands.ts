import { pickupCommands } from './pickup-commands.ts'

/** Commands about parcels of orders, for commands.ts. */
export const parcelCommands = {
  'parcel.pack': { did: 'Parcel packed', back: { by: 'command', name: 'parcel.undo' } },
  'parcel.undo': { did: 'Parcel undone', back: { by: 'none', because: 'Pack it again.' } },
  'parcel.ship': {
    did: 'Parcel shipped',
    back: { by: 'none', because: 'Where all parcels are shipped, undo shipping of the order.' },
  },
  'parcel.out': {
    did: 'Parcel out for delivery',
    back: { by: 'none', because: 'Where all parcels are out for delivery, undo that of the order.' },
  },
  'parcel.deliver': {
    did: 'Parcel delivered',
    back: { by: 'none', because: 'Where all parcels are delivered, undo delivery of the order.' },
  },
  'parcel.refuse': {
    did: 'Parcel refused or lost',
    reason: 'required',
    back: { by: 'none', because: 'The credit note is issued and the money is refunded. Create a new sale.' },
  },
  ...pickupCommands,
} as const
