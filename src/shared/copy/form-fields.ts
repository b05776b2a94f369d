/** Labels of the fields for passwords and phone numbers, in shop and back office. */
export const formFields = {
  show: 'Show',
  hide: 'Hide',
  countryCode: '+91',
} as const
