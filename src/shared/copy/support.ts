/** News for a person who complained. */
export type TicketNews = 'received' | 'answered' | 'solved'

/** The words of complaints that the server says: answers and mails. A moment is as people read it. */
export const support = {
  opened: (number: string) => `We have your complaint. Its number is ${number}.`,
  notFound: 'There is no complaint with this number and key',
  alreadySolved: 'This complaint is solved',
  mail: {
    subject: {
      received: (number: string) => `We have your complaint ${number}`,
      answered: (number: string) => `We have answered your complaint ${number}`,
      solved: (number: string) => `Your complaint ${number} is solved`,
    } satisfies Record<TicketNews, (number: string) => string>,
    heading: {
      received: 'We have your complaint',
      answered: 'Our answer to your complaint',
      solved: 'Your complaint is solved',
    } satisfies Record<TicketNews, string>,
    received: (answerBy: string, solveBy: string) =>
      `a person of our shop answers you by ${answerBy}, and it is settled by ${solveBy} at the latest.`,
    answered: (solveBy: string) => `here is our answer. The complaint is settled by ${solveBy} at the latest.`,
    solved: 'this is how we have settled your complaint. If you are not content with it, please answer this mail.',
    number: 'Number',
    order: 'Order',
    button: 'See how it stands',
    notYou: 'You did not complain? Then somebody mistyped an address, and you need not do anything.',
  },
  notice: {
    subject: (number: string, answerBy: string) => `Complaint ${number}: to be answered by ${answerBy}`,
    heading: 'A complaint has come in',
    from: 'From',
    phone: 'Phone',
    email: 'Email',
    answerBy: 'To be answered by',
    solveBy: 'To be settled by',
  },
} as const
