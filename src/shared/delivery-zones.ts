/** How many days a parcel from Kozhikode takes to which states (their official names, as in indian-states). */
export const deliveryZones = {
  named: [
    { states: ['Kerala'], days: 3 },
    { states: ['Andhra Pradesh', 'Karnataka', 'Lakshadweep', 'Puducherry', 'Tamil Nadu', 'Telangana'], days: 5 },
  ],
  elsewhereDays: 7,
} as const satisfies { named: readonly { states: readonly string[]; days: number }[]; elsewhereDays: number }
