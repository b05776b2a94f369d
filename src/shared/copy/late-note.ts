/** What a page says whose scripts do not come. It is in the document: no script brings it. */
export const lateNote = {
  partMissing: 'Part of this page did not load. Some buttons may not work.',
  reload: 'Reload the page',
} as const
