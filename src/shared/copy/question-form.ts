import { besideLimits } from '../product-engagement-limits.ts'

/** News for the asker of a question. */
export type QuestionNews = 'answered' | 'hidden'

/** Asking about a product, and the mails that follow. */
export const questionForm = {
  askTitle: (product: string) => `Ask about ${product}`,
  label: 'Your question',
  hint: 'Others read it, and our answer. Please leave out names, phone numbers and orders.',
  send: 'Send',
  cancel: 'Cancel',
  failed: 'The question could not be sent',
  sent: 'Thank you. You get a mail when we answer',
  textNeeded: 'Please write your question',
  tooShort: `Please ask in at least ${besideLimits.questionMin} letters`,
  tooLong: `Please ask in at most ${besideLimits.questionMax} letters`,
  tooMany: 'You have many open questions. Please wait for our answers first.',
  mails: {
    subject: {
      answered: (product: string) => `We have answered your question about ${product}`,
      hidden: (product: string) => `Your question about ${product} is not shown`,
    } satisfies Record<QuestionNews, (product: string) => string>,
    heading: { answered: 'Our answer to your question', hidden: 'Your question is not shown' } satisfies Record<
      QuestionNews,
      string
    >,
    answered: 'this is our answer to your question. It is also on the product’s page:',
    hidden: 'we do not show your question on the product’s page. The reason:',
    again: 'If we are wrong, please reply to this mail.',
    question: 'Your question',
    product: 'Product',
    button: 'See the product',
  },
} as const
