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

/** Days that a parcel from the shop's state takes to another (official names, as in shared/indian-states). */
export function deliveryDays(state: string, shopState: string, days: ParcelDays): number {
  if (state === shopState) return days.ownState
  const isNear = regions.some((region) => region.includes(state) && region.includes(shopState))
  return isNear ? days.region : days.elsewhere
}
