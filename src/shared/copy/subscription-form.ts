/** Sentences of the newsletter form (SPEC §5). It is on every page: those of other forms stand apart. */
export const subscriptionForm = {
  nameLetters: 'Full name should only contain letters and spaces',
  email: 'Please enter a valid email address',
  newsletterPhone: 'Please enter a valid phone number',
  newsletterName: 'Please enter a valid name',
} as const
