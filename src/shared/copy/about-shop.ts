import type { ShopFacts } from '../shop-facts.ts'
import { type LegalText, listed } from './legal-text.ts'
import { waysToPay } from './ways-to-pay.ts'
import { whereTo } from './where-to.ts'

/** Returns the text about the shop and how it sells. It says nothing that the shop does not do. */
export const aboutShop = (facts: ShopFacts): LegalText => ({
  title: 'About us',
  description: `${facts.name}: who we are, where we are and how we sell. ${sentence(facts.tagline)}`,
  intro: `${sentence(facts.tagline)}We sell over the internet what we have on our own shelves.`,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      content: [
        `${facts.name} is run by ${facts.seller.legalName || facts.name}. Everything in the shop is sold by us, from our own stock; nobody else sells here.`,
        [
          `Address: ${listed(facts.seller.address, facts.seller.state, 'India')}`,
          ...(facts.seller.gstin ? [`GSTIN: ${facts.seller.gstin}`] : []),
          ...(facts.hours.text ? [`Open: ${facts.hours.text}`] : []),
        ],
        { links: [{ to: '/contact', label: 'How to reach us' }] },
      ],
    },
    {
      id: 'how',
      title: 'How we sell',
      content: [
        [
          'Every price has the GST in it, and nothing is sold above its MRP. The cart shows the whole amount with its parts before you order; nothing is added afterwards.',
          'Stock is counted live: what can be put into the cart lies in our store.',
          'Every order gets a GST invoice with HSN codes.',
          waysToPay(facts),
          whereTo(facts),
        ],
        {
          links: [
            { to: '/shipping', label: 'What delivery costs and how long it takes' },
            { to: '/returns', label: 'How to cancel and return' },
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      content: [
        [
          'We do not follow you around: no advertising, no tracking, no scripts of others while you browse.',
          'We do not pay for reviews and do not write our own. Good and bad ones are shown as they are.',
          'We do not sell your data.',
        ],
        { links: [{ to: '/privacy', label: 'What we keep about you, and for how long' }] },
      ],
    },
    {
      id: 'wrong',
      title: 'When something goes wrong',
      content: [
        `Tell us: by phone, mail or WhatsApp. If that does not help, ${facts.officer.name}, ${facts.officer.designation}, answers for the shop: a complaint gets a number at once.`,
        { links: [{ to: '/grievance', label: 'Make a complaint' }] },
      ],
    },
  ],
})

function sentence(text: string): string {
  return text && `${text}. `
}
