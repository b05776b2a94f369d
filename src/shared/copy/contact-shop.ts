import type { ShopFacts } from '../shop-facts.ts'
import { type LegalText, listed } from './legal-text.ts'

/** Texts beside the ways to reach the shop. */
export const contact = {
  phone: 'Call us',
  whatsapp: 'Chat on WhatsApp',
  whatsappText: 'Opens WhatsApp with our number',
  mail: 'Write to us',
} as const

/** Returns the ways to reach the shop, and its legal identity (Consumer Protection (E-Commerce) Rules 2020, r. 4(2)). */
export const contactShop = ({ name, seller, hours, officer }: ShopFacts): LegalText => ({
  title: 'Contact',
  description: `How to reach ${name}: phone, WhatsApp, mail, address and hours, and who answers for complaints.`,
  intro: 'For an order, keep its number ready.',
  sections: [
    {
      id: 'place',
      title: 'Where we are, and when',
      content: [`${listed(seller.address, seller.state, 'India')}`, ...(hours.text ? [`Open ${hours.text}.`] : [])],
    },
    {
      id: 'company',
      title: 'The company',
      content: [[`Legal name: ${seller.legalName || name}`, ...(seller.gstin ? [`GSTIN: ${seller.gstin}`] : [])]],
    },
    {
      id: 'officer',
      title: 'Grievance officer',
      content: [
        'Something went wrong and is not solved? This person answers for the shop:',
        listed(officer.name, officer.designation),
        {
          links: [
            ...(officer.email ? [{ to: `mailto:${officer.email}`, label: officer.email }] : []),
            ...(officer.phone ? [{ to: telephone(officer.phone), label: officer.phone }] : []),
          ],
        },
        { links: [{ to: '/grievance', label: 'Make a complaint, and get a number at once' }] },
      ],
    },
  ],
})

/** A number as people read it, to be called. */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
