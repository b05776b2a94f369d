/** Addresses to deliver to, as a shopper types them. */
export const kozhikode = {
  fullName: 'Amina Beevi',
  building: '12/480 Mill Compound',
  street: 'Beypore Road',
  landmark: 'Near the railway gate',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673015',
}

/** Its PIN code looks like Kozhikode's; it is Puducherry. */
export const mahe = {
  fullName: 'Jose Mathew',
  building: '4 Church Lane',
  street: 'Station Road',
  city: 'Mahe',
  state: 'Puducherry',
  pincode: '673310',
}
