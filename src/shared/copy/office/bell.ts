/** Texts of the bell for new orders, on every screen. */
export const bellCopy = {
  arrived: 'A new order came in',
  band: 'The tone for new orders needs one press on this page.',
  bandButton: 'Let it ring',
} as const
