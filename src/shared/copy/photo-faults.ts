/** Sentences on photos that cannot be taken. Apart from the other failures, so that only pages with photos carry them. */
export const photoFaults = {
  tooMany: (most: number) => `Please send ${most} photos at most`,
  tooLarge: 'Please choose photos of at most 5 MB each',
  wrong: 'Please choose photos in JPEG, PNG or WebP',
} as const
