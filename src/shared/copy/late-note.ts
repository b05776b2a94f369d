/** Messages of a page whose scripts do not load. They are in the document: no script brings them. */
export const lateNote = {
  partMissing: 'Part of this page did not load. Some buttons may not work.',
  reload: 'Reload the page',
} as const
