/** Questions and answers on a product's page. */
export const questions = {
  title: 'Questions & answers',
  none: 'No questions yet. Be the first to ask.',
  ask: 'Ask a question',
  login: 'Please login to ask a question',
  asked: (day: string) => `Asked ${day}`,
  shopAnswers: (shop: string) => `${shop} answers`,
  unanswered: 'Not answered yet',
  showAll: (count: number) => `Show all ${count}`,
} as const
