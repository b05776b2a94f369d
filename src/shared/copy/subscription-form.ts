/** What the newsletter form says (SPEC §5). It is on every page: the sentences of other forms stand apart. */
export const subscriptionForm = {
  nameLetters: 'Full name should only contain letters and spaces',
  email: 'Please enter a valid email address',
  newsletterPhone: 'Please enter a valid phone number',
  newsletterName: 'Please enter a valid name',
} as const
