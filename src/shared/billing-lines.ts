/** Billing address of a firm in lines, as its papers name it, without the state. */
export function billingLines(billing: {
  building: string
  street: string
  landmark: string
  city: string
  pincode: string
}): string[] {
  const { building, street, landmark, city, pincode } = billing
  return [[building, street, landmark].filter(Boolean).join(', '), `${city} ${pincode}`]
}
