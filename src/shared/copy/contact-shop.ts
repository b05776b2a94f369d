import type { ShopFacts } from '../shop-facts.ts'
import type { LegalText } from './legal-text.ts'

/** What stands beside the ways to reach the shop. */
export const contact = {
  phone: 'Call us',
  whatsapp: 'Chat on WhatsApp',
  whatsappText: 'Opens WhatsApp with our number',
  mail: 'Write to us',
} as const

/** How to reach the shop, and who it is by law (Consumer Protection (E-Commerce) Rules 2020, r. 4(2)). */
export const contactShop = (facts: ShopFacts): LegalText => ({
  title: 'Contact',
  description: `How to reach ${facts.name}: phone, WhatsApp, mail, address and hours, and who answers for complaints.`,
  intro: 'Quickest with the order number at hand, where it is about an order.',
  sections: [
    {
      id: 'place',
      title: 'Where we are, and when',
      content: [`${facts.address}, ${facts.state}, India`, `Open ${facts.hours}.`],
    },
    {
      id: 'company',
      title: 'The company',
      content: [[`Legal name: ${facts.legalName}`, `GSTIN: ${facts.gstin}`]],
    },
    {
      id: 'officer',
      title: 'Grievance officer',
      content: [
        'Something went wrong and is not solved? This person answers for the shop:',
        [
          `${facts.officer.name}, ${facts.officer.designation}`,
          `Mail: ${facts.officer.email}`,
          `Phone: ${facts.phone}`,
        ],
        { links: [{ to: '/grievance', label: 'Make a complaint, and get a number at once' }] },
      ],
    },
  ],
})
