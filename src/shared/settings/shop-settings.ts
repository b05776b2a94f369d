import * as z from 'zod/mini'
import { setting } from './setting.ts'
import { lineOf, mailAddress, phoneNumber, stateName, textLike, wholeNumberOf } from './setting-shapes.ts'
import { shopKinds } from './shop-kinds.ts'

const time = z
  .string('must be a time, such as 09:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as 09:00'))
const day = z.string('must be a day').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day'))
const dayHours = z.nullable(
  z
    .strictObject({ opens: time, closes: time })
    .check(z.refine(({ opens, closes }) => opens < closes, 'must close later than it opens')),
)

/** Name, company, address, hours: who the shop is. */
export const shopSettings = {
  'shop.name': setting({
    group: 'shop',
    label: 'Name of the shop',
    hint: 'Stands in the header, in titles, on mails and invoices.',
    schema: lineOf(2, 60),
    fallback: 'New shop',
  }),
  'shop.tagline': setting({
    group: 'shop',
    label: 'What the shop sells, in one line',
    hint: 'Stands in the title of the front page and at the foot of every page.',
    schema: lineOf(0, 120),
    fallback: '',
  }),
  'shop.description': setting({
    group: 'shop',
    label: 'Description',
    hint: 'What search engines show of the home page: two sentences.',
    schema: lineOf(0, 300),
    fallback: '',
  }),
  'shop.kind': setting({
    group: 'shop',
    label: 'Kind of shop',
    hint: 'For search engines.',
    schema: z.enum(shopKinds, 'must be one of the kinds'),
    fallback: 'Store',
  }),
  'shop.credit': setting({
    group: 'shop',
    label: 'Line at the foot',
    hint: 'The last line of every page, such as who keeps the shop going.',
    schema: lineOf(0, 80),
    fallback: '',
  }),
  'company.legalName': setting({
    group: 'company',
    label: 'Legal name',
    hint: 'Who sells, as the GST registration says; on every invoice and in the legal texts.',
    schema: lineOf(0, 150),
    fallback: '',
  }),
  'company.gstin': setting({
    group: 'company',
    label: 'GSTIN',
    hint: '15 characters. Its first two digits are the state.',
    schema: textLike(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/, 'must be a GSTIN of 15 characters'),
    fallback: '',
  }),
  'company.state': setting({
    group: 'company',
    label: 'State',
    hint: 'Deliveries within it carry CGST and SGST, others IGST.',
    schema: stateName,
    fallback: '',
  }),
  'company.address': setting({
    group: 'company',
    label: 'Registered address',
    hint: 'In one line, as the GST registration says. Empty: the address of the counter.',
    schema: lineOf(0, 150),
    fallback: '',
  }),
  'contact.address': setting({
    group: 'contact',
    label: 'Address of the counter',
    hint: 'Street, city and PIN code; at the foot of every page and on mails.',
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
    hint: 'Whom shoppers call.',
    schema: phoneNumber,
    fallback: '',
  }),
  'contact.email': setting({
    group: 'contact',
    label: 'Email',
    hint: 'Whom shoppers write to, and who mails are from.',
    schema: mailAddress,
    fallback: '',
  }),
  'contact.whatsapp': setting({
    group: 'contact',
    label: 'WhatsApp',
    hint: 'Digits with the country: 919847012345. Empty: help shows phone and mail only.',
    schema: textLike(/^[1-9]\d{9,14}$/, 'must be digits with the country, such as 919847012345'),
    fallback: '',
  }),
  'contact.social': setting({
    group: 'contact',
    label: 'Social link',
    hint: 'A page of yours elsewhere, with its name: Instagram.',
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
    hint: 'Who answers complaints: the law wants name, designation, phone and mail shown.',
    schema: z.nullable(
      z.strictObject({ name: lineOf(2, 80), designation: lineOf(2, 80), phone: phoneNumber, email: mailAddress }),
    ),
    fallback: null,
  }),
  'hours.week': setting({
    group: 'hours',
    label: 'Opening hours',
    hint: 'Monday to Sunday; an empty day is closed.',
    schema: z.array(dayHours).check(z.length(7, 'must be seven days, Monday first')),
    fallback: [null, null, null, null, null, null, null],
  }),
  'hours.holidays': setting({
    group: 'hours',
    label: 'Holidays',
    hint: 'Days on which the counter is closed; shown on the contact page.',
    schema: z.array(z.strictObject({ day, name: lineOf(2, 60) })).check(z.maxLength(60, 'must be 60 days at most')),
    fallback: [],
  }),
  'delivery.days': setting({
    group: 'delivery',
    label: 'Days that a parcel takes',
    hint: 'Within your state, within your part of India, and elsewhere: the expected day of an order.',
    schema: z.strictObject({
      ownState: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
      region: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
      elsewhere: wholeNumberOf(1, 30, 'must be 1 to 30 days'),
    }),
    fallback: { ownState: 3, region: 5, elsewhere: 7 },
  }),
}
