/** What fields for passwords and phone numbers say themselves, in shop and back office. */
export const formFields = {
  show: 'Show',
  hide: 'Hide',
  countryCode: '+91',
} as const
