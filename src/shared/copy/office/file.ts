/** Texts of files that the office saves. */
export const fileCopy = {
  failed: 'The file could not be saved. Try again.',
} as const
