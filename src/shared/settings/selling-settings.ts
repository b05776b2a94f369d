import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { paiseFromRupees } from '../money/money.ts'
import { paperSizes } from '../office/paper-sizes.ts'
import { returnPayers } from '../return-payer.ts'
import { carriesDarkText, carriesWhiteText, colourShape } from './brand-colours.ts'
import { carriers, usualCarriers } from './carriers.ts'
import { cashSettings } from './cash-settings.ts'
import { mailServerShape, readMailServer } from './mail-server.ts'
import { setting } from './setting.ts'
import { amount, lineOf, stateName, wholeNumberOf } from './setting-shapes.ts'

const grams = wholeNumberOf(1, 100_000_000, 'must be a weight from 1 g to 1,00,000 kg')
const millimetres = wholeNumberOf(1, 100_000, 'must be a length from 1 mm to 100 m')

/** Goods that travel so; null: without limit. */
const goodsLimits = z.strictObject({
  pieceGrams: z.nullable(grams),
  orderGrams: z.nullable(grams),
  longestMm: z.nullable(millimetres),
  flammable: z.boolean(),
  glass: z.boolean(),
})

/** A zone with other delivery terms. Amounts in paise; `freeFrom` null: never free. */
const zone = z.strictObject({
  name: lineOf(2, 60),
  states: z.array(stateName).check(z.maxLength(36)),
  /** Beginnings of the zone's PIN codes, 1 to 6 digits. */
  pins: z
    .array(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be the first 1 to 6 digits of a PIN code')))
    .check(z.maxLength(200, 'must be 200 beginnings at most')),
  serviceable: z.boolean(),
  charge: amount,
  freeFrom: z.nullable(amount),
  cash: z.boolean(),
  /** Limit of an order paid in cash, where it is lower than the shop's; null or left out: the shop's. */
  cashBelow: z.optional(z.nullable(amount.check(z.gte(100, 'must be at least ₹1')))),
  /** Goods that are brought there; null or left out: all. */
  goods: z.optional(z.nullable(goodsLimits)),
  /** Parcels by bus to a stand, where the customer collects them; null or left out: none. */
  bus: z.optional(
    z.nullable(z.strictObject({ stand: lineOf(2, 80), charge: amount, goods: z.optional(z.nullable(goodsLimits)) })),
  ),
})

const nearShape = 'must be PIN codes or their first digits, with commas between'
const secret = z
  .string('must be a word without spaces')
  .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be a word without spaces'))
/** Three characters leave room for year and count within the 16 that CGST Rule 46 allows. */
const paperStart = z
  .string('must be 1 to 3 capital letters or digits')
  .check(z.regex(/^[A-Z][A-Z0-9]{0,2}$/, 'must be 1 to 3 capital letters or digits'))

/** Delivery, payment, mail, numbers, logo and colours: how the shop sells and looks. */
export const sellingSettings = {
  'delivery.charge': setting({
    group: 'delivery',
    label: 'Delivery charge',
    hint: 'For orders below the free delivery amount.',
    schema: amount,
    unit: 'paise',
    fallback: paiseFromRupees(59),
  }),
  'delivery.freeFrom': setting({
    group: 'delivery',
    label: 'Free delivery from',
    hint: 'Order value after coupon.',
    schema: amount,
    unit: 'paise',
    fallback: paiseFromRupees(999),
  }),
  'delivery.zones': setting({
    group: 'delivery',
    label: 'Delivery zones',
    hint: 'Different delivery terms by area. The longest matching PIN code applies, then the state.',
    schema: z.array(zone).check(z.maxLength(50, 'must be 50 zones at most')),
    fallback: [],
  }),
  'pickup.offered': setting({
    group: 'delivery',
    label: 'Pick-up at the counter',
    hint: 'Customers choose it at checkout: no charge, handed over by a code of 6 digits.',
    schema: z.boolean('must be yes or no'),
    fallback: false,
  }),
  'pickup.days': setting({
    group: 'delivery',
    label: 'Orders are kept for pick-up for',
    hint: 'Days. After them the order is marked as not picked up; only a person cancels it.',
    schema: wholeNumberOf(1, 90, 'must be a whole number of days from 1 to 90'),
    fallback: 7,
  }),
  'delivery.near': setting({
    group: 'delivery',
    label: 'PIN codes within 25 km',
    hint: 'With commas between; the first 3 to 6 digits. Consumers there need no e-way bill within Kerala.',
    schema: z.string(nearShape).check(z.trim(), z.regex(/^$|^[1-9]\d{2,5}([ ,]+[1-9]\d{2,5}){0,199}$/, nearShape)),
    fallback: '',
  }),
  'delivery.carriers': setting({
    group: 'delivery',
    label: 'Couriers',
    hint: 'Suggested when you ship an order. With a tracking page, customers get a link: {number} is the tracking number.',
    schema: carriers,
    fallback: usualCarriers,
  }),
  'returns.days': setting({
    group: 'delivery',
    label: 'Return period',
    hint: 'Days after delivery in which customers can ask to return items. The terms of sale and /returns say it.',
    schema: wholeNumberOf(1, 365, 'must be a whole number of days from 1 to 365'),
    fallback: 7,
  }),
  'returns.paidBy': setting({
    group: 'delivery',
    label: 'Return shipping paid by',
    hint: 'For items that customers no longer need. For wrong, damaged or defective items it is always the shop.',
    schema: z.enum(returnPayers, 'must be customer or shop'),
    fallback: 'customer',
  }),
  ...cashSettings,
  'payment.onlineDiscountPercent': setting({
    group: 'payment',
    label: 'Online payment discount',
    hint: 'Percent of the total.',
    schema: wholeNumberOf(0, 50, 'must be a whole number from 0 to 50'),
    unit: 'percent',
    fallback: limits.onlineDiscountPercent,
  }),
  'payment.razorpay': setting({
    group: 'payment',
    label: 'Razorpay account',
    hint: 'Key id, key secret and webhook secret. Without them online payments are tests. Encrypted, never shown.',
    schema: z.nullable(
      z.strictObject({
        keyId: secret,
        keySecret: secret,
        webhookSecret: secret,
        /** Razorpay's retries are still signed with it, for 24 hours; filled in by itself. */
        webhookSecretPrevious: z._default(z.nullable(secret), null),
        /** Said where it is set, kept nowhere: others know the former webhook secret, so it ends at once. */
        formerLeaked: z.optional(z.boolean()),
      }),
    ),
    fallback: null,
    shown: (account) => (account ? { keyId: account.keyId } : {}),
  }),
  'mail.smtp': setting({
    group: 'mail',
    label: 'Mail server',
    hint: 'The email account that sends the shop’s emails. Encrypted, never shown.',
    schema: z.nullable(
      z.string(mailServerShape).check(
        z.maxLength(500, 'must be 500 characters at most'),
        z.refine((text) => readMailServer(text) !== undefined, mailServerShape),
      ),
    ),
    fallback: null,
    shown: (address) => (address ? { host: new URL(address).host } : {}),
  }),
  'numbers.order': setting({
    group: 'numbers',
    label: 'Order number prefix',
    hint: 'For new orders only.',
    schema: z.string('must be 1 to 4 capital letters').check(z.regex(/^[A-Z]{1,4}$/, 'must be 1 to 4 capital letters')),
    fallback: 'ORD',
  }),
  'numbers.invoice': setting({
    group: 'numbers',
    label: 'Invoice number prefix',
    hint: 'At most 3 characters: the law allows 16 in total. A new prefix starts from 1.',
    schema: paperStart,
    fallback: 'INV',
  }),
  'numbers.creditNote': setting({
    group: 'numbers',
    label: 'Credit note number prefix',
    hint: 'Must differ from the invoice prefix.',
    schema: paperStart,
    fallback: 'CRN',
  }),
  'numbers.quote': setting({
    group: 'numbers',
    label: 'Quotation number prefix',
    hint: 'At most 3 characters. A new prefix starts from 1.',
    schema: paperStart,
    fallback: 'QT',
  }),
  'quotes.days': setting({
    group: 'numbers',
    label: 'Quotations are valid for',
    hint: 'Days. The last one counts to its end.',
    schema: wholeNumberOf(1, 90, 'must be a whole number from 1 to 90'),
    fallback: 7,
  }),
  'papers.size': setting({
    group: 'numbers',
    label: 'Paper size of invoices and packing slips',
    hint: 'For printing in the admin. A5 is landscape. Customers get A4.',
    schema: z.enum(paperSizes, 'must be A4 or A5'),
    fallback: 'A4',
  }),
  'brand.logo': setting({
    group: 'brand',
    label: 'Logo',
    hint: 'Shown on the dark header. A transparent background looks best.',
    schema: z.nullable(
      z.strictObject({
        hash: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
        width: wholeNumberOf(1, 2000, 'must be pixels'),
        height: wholeNumberOf(1, 2000, 'must be pixels'),
      }),
    ),
    fallback: null,
  }),
  'brand.colours': setting({
    group: 'brand',
    label: 'Colours',
    hint: 'White text on the main colour, dark text on the accent: contrast of at least 4.5. Leave blank for default.',
    schema: z.nullable(
      z.strictObject({
        main: z
          .string()
          .check(
            z.regex(colourShape, 'must be a colour such as #0c4a55'),
            z.refine(isOr(carriesWhiteText), 'is too light: white text on it cannot be read'),
          ),
        accent: z
          .string()
          .check(
            z.regex(colourShape, 'must be a colour such as #ff7a1a'),
            z.refine(isOr(carriesDarkText), 'is too dark: dark text on it cannot be read'),
          ),
      }),
    ),
    fallback: null,
  }),
}

/** Returns a check that accepts what is no colour: it has been refused already. */
function isOr(carries: (colour: string) => boolean) {
  return (text: string) => !colourShape.test(text) || carries(text)
}
