/** Questions and answers on a product's page. */
export const questions = {
  title: 'Questions & answers',
  none: 'Nobody has asked anything yet. Ask what the page does not say.',
  ask: 'Ask a question',
  login: 'Please login to ask a question',
  asked: (day: string) => `Asked ${day}`,
  shopAnswers: (shop: string) => `${shop} answers`,
  unanswered: 'Not answered yet',
  showAll: (count: number) => `Show all ${count}`,
} as const
