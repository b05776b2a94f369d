import * as z from 'zod/mini'
import { closedDays, cutOff, holidays } from './leaving-times.ts'
import { setting } from './setting.ts'
import { lineOf, mailAddress, phoneNumber, stateName, textLike, timeOfDay, wholeNumberOf } from './setting-shapes.ts'
import { shopKinds } from './shop-kinds.ts'

const day = z.string('must be a day').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day'))
const dayHours = z.nullable(
  z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .check(z.refine(({ opens, closes }) => opens < closes, 'must close later than it opens')),
)

/** Name, company, address, hours: who the shop is. */
export const shopSettings = {
  'shop.name': setting({
    group: 'shop',
    label: 'Shop name',
    hint: 'Shown in the header, page titles, emails and invoices.',
    schema: lineOf(2, 60),
    fallback: 'New shop',
  }),
  'shop.tagline': setting({
    group: 'shop',
    label: 'Tagline',
    hint: 'What you sell, in one line. Shown in the home page title and the footer.',
    schema: lineOf(0, 120),
    fallback: '',
  }),
  'shop.description': setting({
    group: 'shop',
    label: 'Description',
    hint: 'Two sentences for search engines.',
    schema: lineOf(0, 300),
    fallback: '',
  }),
  'shop.kind': setting({
    group: 'shop',
    label: 'Shop type',
    hint: 'For search engines.',
    schema: z.enum(shopKinds, 'must be one of the kinds'),
    fallback: 'Store',
  }),
  'shop.credit': setting({
    group: 'shop',
    label: 'Footer text',
    hint: 'The last line of every page.',
    schema: lineOf(0, 80),
    fallback: '',
  }),
  'company.legalName': setting({
    group: 'company',
    label: 'Legal name',
    hint: 'As in your GST registration. Shown on invoices and legal pages.',
    schema: lineOf(0, 150),
    fallback: '',
  }),
  'company.gstin': setting({
    group: 'company',
    label: 'GSTIN',
    hint: '15 characters. The first two digits are the state code.',
    schema: textLike(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/, 'must be a GSTIN of 15 characters'),
    fallback: '',
  }),
  'company.state': setting({
    group: 'company',
    label: 'State',
    hint: 'Deliveries in this state have CGST and SGST, others IGST.',
    schema: stateName,
    fallback: '',
  }),
  'company.address': setting({
    group: 'company',
    label: 'Registered address',
    hint: 'In one line, as in your GST registration. Leave blank to use the store address.',
    schema: lineOf(0, 150),
    fallback: '',
  }),
  'contact.address': setting({
    group: 'contact',
    label: 'Store address',
    hint: 'Street, city and PIN code. Shown in the footer and in emails.',
    schema: z.strictObject({
      street: lineOf(0, 120),
      city: lineOf(0, 60),
      alsoCalled: lineOf(0, 60),
      pincode: textLike(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits'),
    }),
    fallback: { street: '', city: '', alsoCalled: '', pincode: '' },
  }),
  'contact.phone': setting({
    group: 'contact',
    label: 'Phone',
    hint: 'For customer calls.',
    schema: phoneNumber,
    fallback: '',
  }),
  'contact.email': setting({
    group: 'contact',
    label: 'Email',
    hint: 'For customer emails, and the sender of shop emails.',
    schema: mailAddress,
    fallback: '',
  }),
  'contact.whatsapp': setting({
    group: 'contact',
    label: 'WhatsApp',
    hint: 'With country code: 919847012345. Leave blank to show only phone and email.',
    schema: textLike(/^[1-9]\d{9,14}$/, 'must be digits with the country code, such as 919847012345'),
    fallback: '',
  }),
  'contact.social': setting({
    group: 'contact',
    label: 'Social link',
    hint: 'Name and web address of a social page, such as Instagram.',
    schema: z.nullable(
      z.strictObject({
        name: lineOf(2, 40),
        url: z
          .string('must be an address like https://…')
          .check(
            z.maxLength(300),
            z.regex(/^https:\/\/[\w.-]+(:\d+)?(\/[^\s"<>]*)?$/, 'must be an address like https://…'),
          ),
      }),
    ),
    fallback: null,
  }),
  'contact.grievanceOfficer': setting({
    group: 'contact',
    label: 'Grievance officer',
    hint: 'Required by law: name, designation, phone and email for complaints.',
    schema: z.nullable(
      z.strictObject({ name: lineOf(2, 80), designation: lineOf(2, 80), phone: phoneNumber, email: mailAddress }),
    ),
    fallback: null,
  }),
  'hours.week': setting({
    group: 'hours',
    label: 'Opening hours',
    hint: 'Monday to Sunday. A blank day is closed.',
    schema: z.array(dayHours).check(z.length(7, 'must be seven days, Monday first')),
    fallback: [null, null, null, null, null, null, null],
  }),
  'hours.holidays': setting({
    group: 'hours',
    label: 'Holidays',
    hint: 'Dates when the store is closed. Shown on the contact page.',
    schema: z.array(z.strictObject({ day, name: lineOf(2, 60) })).check(z.maxLength(60, 'must be 60 days at most')),
    fallback: [],
  }),
  'delivery.days': setting({
    group: 'delivery',
    label: 'Delivery time',
    hint: 'In days: within your state, your region, and elsewhere. Sets the expected delivery date.',
    schema: z.strictObject({
      ownState: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
      region: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
      elsewhere: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
    }),
    fallback: { ownState: 3, region: 5, elsewhere: 7 },
  }),
  'delivery.cutOff': setting({
    group: 'delivery',
    label: 'Cut-off time',
    hint: 'Orders from this time on (Indian time) count from the next day. Leave blank for none.',
    schema: cutOff,
    fallback: null,
  }),
  'delivery.closedDays': setting({
    group: 'delivery',
    label: 'No dispatch on',
    hint: 'Orders wait for the next working day. Days in transit are calendar days.',
    schema: closedDays,
    fallback: [],
  }),
  'delivery.holidays': setting({
    group: 'delivery',
    label: 'Dispatch holidays',
    hint: 'Dates without dispatch. They move the day an order leaves, not its days in transit.',
    schema: holidays,
    fallback: [],
  }),
}
