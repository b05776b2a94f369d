import type { ShopFacts } from '../shop-facts.ts'
import { type LegalText, listed } from './legal-text.ts'

/** Returns the accessibility statement: what the shop aims at, what was tested and how, what is not good yet, and whom to tell. */
export const accessibility = (facts: ShopFacts): LegalText => ({
  title: 'Accessibility',
  description: `How ${facts.name} can be used with a keyboard, a screen reader and large text: what was tested, what does not work yet, and how to tell us.`,
  since: '27 November 2026',
  intro: `Everybody should be able to buy at ${facts.name}. We build the shop to WCAG 2.2, level AA. The Indian standard IS 17802 rests on WCAG, too.`,
  sections: [
    {
      id: 'possible',
      title: 'What you can do',
      content: [
        [
          'Find, choose, order and pay with the keyboard alone. The first press of Tab offers to skip to the content.',
          'Have pages, results, messages and errors read to you by a screen reader.',
          'Enlarge the text, or use a window of 320 pixels, without scrolling sideways.',
          'Pause what moves by itself. Nothing moves where your device asks for less motion.',
          'Read products, prices, these texts and how to reach us without JavaScript. Buying needs it.',
          'Order by phone, if that is easier for you.',
        ],
      ],
    },
    {
      id: 'tested',
      title: 'What we have tested, and how',
      content: [
        'These tests are repeated for the versions of the shop. We make them ourselves: no other body has examined it.',
        [
          'axe, a program that looks for mistakes against WCAG 2.2 AA, on home, lists, product, cart, checkout, account and the texts about the shop, at 360 and 1280 pixels. What it finds is mended.',
          'A purchase in cash and one with online payment, with the keyboard alone; that the focus is seen, is not lost, and lies behind no bar.',
          'A purchase with the screen reader Orca on Linux, from the search to the confirmed order; what it says is written down and compared.',
          'All pages at 320 pixels, and the longest words at 360.',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'What is not good yet',
      content: [
        [
          'We have not tested with NVDA, JAWS, VoiceOver or TalkBack, nor with people who use such aids every day.',
          'The window in which you pay online is the payment provider’s: we cannot change it. Cash on delivery needs no such window.',
          'Invoices and data sheets are PDF files without marks for screen readers. Your account shows what is on an invoice as a page; ask us for the content of a data sheet.',
          'Photos and videos in reviews come from customers: they have no description of their own, and no captions.',
          'Searching by voice or with the camera depends on your browser. Typing finds the same.',
          'The shop is in English only.',
        ],
      ],
    },
    {
      id: 'tell',
      title: 'Tell us what does not work',
      content: [
        `Say which page, and what you use to read it: ${listed(facts.phone, facts.email, facts.hours.text) || 'by a complaint'}. We help you with your order, and answer within 48 hours.`,
        {
          links: [
            { to: '/contact', label: 'How to reach us' },
            { to: '/grievance', label: 'Make a complaint' },
          ],
        },
      ],
    },
  ],
})
