/** One line about the delivery to a PIN code, in lists, in the cart and after the code was given. */
export const deliveryLine = {
  by: (pincode: string, day: string) => `Delivery to ${pincode} by ${day}`,
  free: ' · free',
  charge: (amount: string, freeFrom: string | null) =>
    ` · ${amount}${freeFrom === null ? '' : ` (free from ${freeFrom})`}`,
  asking: (pincode: string) => `Checking delivery to ${pincode}`,
  failed: (pincode: string) => `The delivery to ${pincode} could not be checked.`,
  again: 'Try again',
  noCash: 'No cash on delivery there.',
} as const

/** The window that asks where to deliver to. */
export const pinDialog = {
  title: 'Deliver to',
  label: 'PIN code',
  hint: 'Products, lists and your cart then say when we deliver, and for how much.',
  ofAddress: 'This is the PIN code of your saved address. Enter another one to see the delivery there.',
  apply: 'Apply',
  forget: 'Remove PIN code',
  close: 'Close',
  failed: 'The PIN code could not be checked. Please try again.',
} as const
