/** News for a person who complained. */
export type TicketNews = 'received' | 'answered' | 'solved'

/** The words of complaints that the server says: answers and mails. A moment is as people read it. */
export const support = {
  opened: (number: string) => `We have your complaint. Its number is ${number}.`,
  notFound: 'There is no complaint with this number and key',
  alreadySolved: 'This complaint is resolved',
  mail: {
    subject: {
      received: (number: string) => `We have your complaint ${number}`,
      answered: (number: string) => `We have answered your complaint ${number}`,
      solved: (number: string) => `Your complaint ${number} is resolved`,
    } satisfies Record<TicketNews, (number: string) => string>,
    heading: {
      received: 'We have your complaint',
      answered: 'Our answer to your complaint',
      solved: 'Your complaint is resolved',
    } satisfies Record<TicketNews, string>,
    received: (answerBy: string, solveBy: string) =>
      `a person of our shop answers you by ${answerBy}, and it is resolved by ${solveBy} at the latest.`,
    answered: (solveBy: string) => `here is our answer. The complaint is resolved by ${solveBy} at the latest.`,
    solved: 'this is how we have resolved your complaint. If you do not agree, please reply to this mail.',
    number: 'Number',
    order: 'Order',
    button: 'Check status',
    notYou: 'Not you? Somebody mistyped an address: do nothing.',
  },
  notice: {
    subject: (number: string, answerBy: string) => `Complaint ${number}: answer due by ${answerBy}`,
    heading: 'A complaint has come in',
    from: 'From',
    phone: 'Phone',
    email: 'Email',
    answerBy: 'Answer due by',
    solveBy: 'Resolution due by',
  },
} as const
