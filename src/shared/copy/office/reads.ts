/** Output of `npm run shop -- history reads`: who of the shop saw whose telephone number or page, and took which file along. */
export const readsCopy = {
  title: (day: string) => `Phone numbers and pages of customers that were read on ${day}:`,
  none: (day: string) => `Nobody read a phone number or a page of a customer on ${day}.`,
  wrongDay: (text: string) => `${text} is not a day: write it as 2026-11-28.`,
  line: (when: string, by: string, what: string, times: number) =>
    `  ${when}  ${by}: ${what}${times === 1 ? '' : `, ${times} times`}`,
  more: (most: number) => `  The last ${most} are shown.`,
  what: {
    customer: 'phone number of customer',
    page: 'page of customer, number hidden',
    order: 'phone number of order',
    quote: 'phone number of quotation',
    ticket: 'phone number of complaint',
    list: 'list of',
    file: 'file',
  },
  lists: { customers: 'customers', newsletter: 'newsletter subscribers' },
} as const
