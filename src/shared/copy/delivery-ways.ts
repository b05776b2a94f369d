import { formatRupees } from '../money/format-rupees.ts'

const kilograms = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`)
const metres = (mm: number) => (mm < 1000 ? `${mm} mm` : `${mm / 1000} m`)

/** Sentences for goods that a way of delivery does not take. Weights in g, lengths in mm. */
export const goodsRefusals = {
  piece_weight: (name: string, is: number, limit: number) =>
    `${name} weighs ${kilograms(is)}: up to ${kilograms(limit)} a piece goes there.`,
  order_weight: (name: string, is: number, limit: number) =>
    `Your order weighs ${kilograms(is)}, most of it ${name}: up to ${kilograms(limit)} goes there in one order.`,
  length: (name: string, is: number, limit: number) =>
    `${name} is ${metres(is)} long: up to ${metres(limit)} goes there.`,
  flammable: (name: string) => `${name} is flammable, and does not go there.`,
  glass: (name: string) => `${name} may break, and does not go there.`,
  /** Other ways that take the goods. */
  instead: (ways: readonly string[]) =>
    ways.length === 0 ? 'Choose another address, or take it out of the cart.' : `Choose ${ways.join(' or ')} instead.`,
} as const

/** Ways of delivery, at checkout and on orders. */
export const ways = {
  title: 'How do you want to get it?',
  names: { delivery: 'Delivery to your address', bus: 'Parcel by bus', pickup: 'Pick-up at the counter' },
  instead: {
    delivery: () => 'delivery',
    bus: (stand: string) => `a parcel by bus to ${stand}`,
    pickup: () => 'pick-up at our counter',
  },
  busText: (stand: string) => `You collect it at ${stand}. Paid online.`,
  pickupText: (address: string) => `${address}. We write when it is ready, with a code of 6 digits.`,
  charge: (rupees: number) => (rupees === 0 ? 'Free' : formatRupees(rupees)),
  ready: 'Ready for pick-up',
  readyCode: (code: string) => `Ready for pick-up, code ${code}`,
  sayCode: 'Please say this code at the counter:',
  notReady: 'We write when it is ready, with a code of 6 digits.',
  collectAt: (stand: string) => `By bus: collect it at ${stand}`,
  payAtCounter: 'Pay at the counter',
  billTo: 'Name and address for the bill',
  atCounter: 'Pay at the counter',
  atCounterText: 'In cash, when you pick it up',
  notOffered: {
    delivery: 'We do not deliver to this address yet. Please choose another one.',
    bus: 'No bus takes our parcels to this address. Please choose another way.',
    pickup: 'Orders cannot be picked up at our counter. Please choose another way.',
  },
  busByCash: 'Parcels by bus are paid online: nobody collects cash at the stand.',
} as const
