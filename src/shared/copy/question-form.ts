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
  sent: 'Thank you. The shop answers, and you get a mail',
  textNeeded: 'Please write your question',
  tooShort: `Please ask in at least ${besideLimits.questionMin} letters`,
  tooLong: `Please ask in at most ${besideLimits.questionMax} letters`,
  tooMany: 'Many of your questions wait for an answer. Please wait for it first.',
  mails: {
    subject: {
      answered: (product: string) => `We have answered your question about ${product}`,
      hidden: (product: string) => `Your question about ${product} is not shown`,
    } satisfies Record<QuestionNews, (product: string) => string>,
    heading: { answered: 'Our answer to your question', hidden: 'Your question is not shown' } satisfies Record<
      QuestionNews,
      string
    >,
    answered: 'you have asked us something. This is what we say to it, on the product’s page, too:',
    hidden: 'we do not show your question on the product’s page. This is why:',
    again: 'If we have mistaken something, please answer this mail.',
    question: 'Your question',
    product: 'Product',
    button: 'See the product',
  },
} as const
