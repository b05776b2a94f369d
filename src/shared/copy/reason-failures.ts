/** Sentences about a reason that is missing or too long: apart from the other failures, for screens that need no more of them. */
export const reasonFailures = {
  reasonLong: 'The reason is too long',
  reasonNeeded: 'Enter a reason',
} as const
