import type { ShopFacts } from '../shop-facts.ts'
import { inDays } from './in-days.ts'
import { type LegalText, listed } from './legal-text.ts'
import { termsSection } from './terms-section.ts'

/** Returns the ways to cancel, return and get one's money back: the rules are those of the terms of sale. */
export const returnsTerms = (facts: ShopFacts): LegalText => ({
  title: 'Cancellation, returns and refunds',
  description: `How an order from ${facts.name} is cancelled or returned, which goods come back, and how long a refund takes.`,
  intro: `You can cancel yourself while the order is “Pending”, and return goods within ${inDays(facts.returnDays)} after they have arrived. What you paid goes back the way it came.`,
  sections: [
    {
      ...termsSection(facts, 'cancellation'),
      content: [
        ...termsSection(facts, 'cancellation').content,
        { links: [{ to: '/profile?tab=order-history', label: 'Your orders' }] },
      ],
    },
    {
      id: 'how',
      title: 'How to return something',
      content: [
        [
          `Press “Return items” at the order in your account and choose what comes back, all of it or some pieces, or tell us its number and what is wrong${reached(facts)}. Photographs help.`,
          `You have our answer within 48 hours: how the goods come back to us, or why not. We have them picked up ${facts.returnsPaidBy === 'shop' ? 'free of charge' : 'where the fault is ours'}.`,
          'When they have reached us, the refund begins. The credit note is at the order in your account, and comes by mail to an email address that you have confirmed. Once all of the order is back, it says “Returned”.',
        ],
        { links: [{ to: '/contact', label: 'How to reach us' }] },
      ],
    },
    termsSection(facts, 'returns'),
    termsSection(facts, 'refunds'),
    {
      id: 'help',
      title: 'Not settled?',
      content: [
        `${listed(facts.officer.name, facts.officer.designation)}, looks at it: within 48 hours you have an answer.`,
        { links: [{ to: '/grievance', label: 'Make a complaint' }] },
      ],
    },
  ],
})

function reached({ phone, email, whatsapp }: ShopFacts): string {
  const ways = listed(phone, email, whatsapp && 'or on WhatsApp')
  return ways && `: ${ways}`
}
