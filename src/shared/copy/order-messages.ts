import type { WhatsAppText } from '../shopper-messages.ts'

/** The words of a message about an order that a person of the shop sends by WhatsApp. */
export const orderMessages = {
  /** '': nobody knows the name. */
  greeting: (name: string, shop: string) =>
    name === '' ? `Hello, this is ${shop}.` : `Hello ${name}, this is ${shop}.`,
  texts: {
    pending: (number: string) => `We have your order ${number} and will confirm it soon.`,
    confirmed: (number: string) => `Your order ${number} is confirmed, and we are packing it.`,
    packed: (number: string) => `Your order ${number} is packed and will leave soon.`,
    shipped: (number: string) => `Your order ${number} is on its way.`,
    out_for_delivery: (number: string) => `Your order ${number} is out for delivery.`,
    delivered: (number: string) => `Your order ${number} has been delivered.`,
    cancelled: (number: string) => `Your order ${number} is cancelled.`,
    returned: (number: string) => `We have received your return of order ${number}.`,
    /** It was refused at the door, or it never arrived. */
    undelivered: (number: string) => `Order ${number} came back to us undelivered.`,
    atCounter: (number: string) => `Thank you for buying at our counter. Your order is ${number}.`,
    ready: (number: string) =>
      `Your order ${number} is ready for pick-up at our counter. Please bring the code that your order shows.`,
    pickedUp: (number: string) => `You have picked up your order ${number} at our counter. Thank you.`,
    parcel: (number: string) => `Your order ${number} comes in several parcels.`,
  } satisfies Record<WhatsAppText, (number: string) => string>,
  byBus: (stand: string) => `It comes by bus: please collect it at ${stand}.`,
  parcel: (parcel: number, items: string) => `Parcel ${parcel} is on its way: ${items}.`,
  stillToCome: (items: string) => `Still to come: ${items}.`,
  /** Behind the first items of a long list. */
  more: (count: number) => `and ${count} more`,
  track: (link: string) => `Track it here: ${link}`,
} as const
