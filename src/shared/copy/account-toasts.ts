/** Sentences of SPEC.md §8, to the letter, of pages about the account alone: those in toasts.ts come with every page. */
export const accountToasts = {
  userUpdated: 'User updated successfully',
  signedUp: 'Signup successful',
  orderStatusUpdated: 'Order status updated successfully',
  addressDeleted: 'Address deleted successfully',
} as const
