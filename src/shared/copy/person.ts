/** Seeing, copying and erasing what the shop knows of a person. */
export const personCopy = {
  /** Text in place of an erased person's name. */
  erasedName: 'Former customer',
  closed: 'Your account is closed, and what we knew about you is erased',
  openOrder: (number: string) =>
    `Order ${number} is still under way. Please close the account when it is delivered or cancelled and paid back.`,
  openReturn: (number: string) =>
    `Return ${number} is still under way. Please close the account when it is at its end.`,
  unknown: 'The shop knows nobody with this phone number or email address',
} as const
