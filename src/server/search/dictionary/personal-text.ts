import type { Shop } from '../../platform/shop.ts'

/**
 * Returns whether a text, as it is compared while searching, may say who somebody is or what they bought: an address, a telephone
 * number, a GSTIN, a number of an order. Such a text is not kept.
 */
export function isPersonalText(plain: string, { settings }: Pick<Shop, 'settings'>): boolean {
  const ofOrders = settings.now()['numbers.order'].toLowerCase()
  const isOrder = ofOrders !== '' && plain.startsWith(ofOrders) && /^[\s-]*\d/.test(plain.slice(ofOrders.length))
  return (
    isOrder ||
    /[a-z]{5}\d{4}[a-z]/.test(plain) ||
    /@|https?:|www\.|\d(?:[\s./()-]*\d){6}/.test(plain) ||
    !/\p{L}/u.test(plain)
  )
}
