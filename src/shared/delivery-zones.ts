/** Days that a parcel takes within the shop's own state, within its part of India, and elsewhere. */
export interface ParcelDays {
  ownState: number
  region: number
  elsewhere: number
}

/** The parts of India as parcels cross them (PIN code zones, India Post), by official names. */
const regions: readonly (readonly string[])[] = [
  ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Lakshadweep', 'Puducherry', 'Tamil Nadu', 'Telangana'],
  ['Chhattisgarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Goa', 'Gujarat', 'Madhya Pradesh', 'Maharashtra'],
  ['Chandigarh', 'Delhi', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Punjab', 'Rajasthan'],
  ['Bihar', 'Jharkhand', 'Odisha', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal', 'Sikkim'],
  ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
]

/** Returns the delivery zones around a shop: the days of a parcel to each group of states, all by their official names. */
export function deliveryZones(shopState: string, days: ParcelDays) {
  const near = regions.find((region) => region.includes(shopState))?.filter((state) => state !== shopState) ?? []
  const named = [
    { states: shopState === '' ? [] : [shopState], days: days.ownState },
    { states: near, days: days.region },
  ]
  return { named: named.filter(({ states }) => states.length > 0), elsewhereDays: days.elsewhere }
}

/** Days that a parcel from the shop's state takes to another. */
export function deliveryDays(state: string, shopState: string, days: ParcelDays): number {
  const { named, elsewhereDays } = deliveryZones(shopState, days)
  return named.find(({ states }) => states.includes(state))?.days ?? elsewhereDays
}
