/** News for the writer of a review. */
export type ReviewNews = 'hidden' | 'until' | 'published' | 'answered'

/** Mails to shoppers about what they wrote of a product. */
export const reviewMails = {
  subject: {
    hidden: (product: string) => `Your review of ${product} is hidden`,
    until: (product: string) => `How long your review of ${product} is hidden`,
    published: (product: string) => `Your review of ${product} is shown again`,
    answered: (product: string) => `We have answered your review of ${product}`,
  } satisfies Record<ReviewNews, (product: string) => string>,
  heading: {
    hidden: 'Your review is hidden',
    until: 'How long your review is hidden',
    published: 'Your review is shown again',
    answered: 'Our answer to your review',
  } satisfies Record<ReviewNews, string>,
  hidden: 'we have hidden your review: other shoppers do not see it, and its stars do not count. The reason:',
  until: (when: string) => `It is shown again by itself on ${when}.`,
  stays: 'It stays hidden until we show it again.',
  changed: 'we have changed how long your review is hidden. The reason:',
  appeal: 'If we are wrong, please reply to this mail.',
  published: 'other shoppers see your review again, and its stars count.',
  answered: 'thank you for your review. This is our answer. It is also on the product’s page:',
  product: 'Product',
  stars: 'Your stars',
  button: 'See the product',
} as const
