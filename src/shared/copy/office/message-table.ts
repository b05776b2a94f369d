import type { MailRule } from '../../shopper-messages.ts'

/** Words of the table of messages to customers. */
export const messageTable = {
  message: 'Message',
  mail: 'Email',
  whatsapp: 'WhatsApp',
  byHand: 'By hand',
  none: '–',
  send: (name: string) => `Email: ${name}`,
  rules: {
    consent: 'If the customer agreed',
    purchase: 'Always: proof of the purchase',
    money: 'Always: it is about money',
    law: 'Always: a complaint may depend on it',
    security: 'Always: it keeps the account safe',
    asked: 'Always: the customer asked',
  } satisfies Record<Exclude<MailRule, 'choice'>, string>,
  sections: {
    order: 'Orders',
    return: 'Returns & refunds',
    other: 'Quotations, complaints, questions, reviews',
    account: 'Account',
  },
  agreed: 'A WhatsApp message is pressed at the order, which says whether the customer agreed to such messages.',
} as const
