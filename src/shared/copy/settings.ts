/** Messages of the back office about settings that are not accepted, and what is missing before a shop can sell. */
export const settingsCopy = {
  wrong: 'Some settings do not fit: nothing was changed.',
  wrongStart: 'must be now or later, and within two years',
  unknown: 'is no setting of this shop',
  twice: 'is there twice',
  nothing: 'must name at least one setting',
  conflict: 'Somebody else has changed this meanwhile: nothing was changed.',
  changedMeanwhile: 'was changed meanwhile',
  noVersion: 'This value is not there.',
  holdsAlready: 'This value holds already: set another one instead.',
  sealedOtherwise: 'This value was sealed under another key and cannot be read: enter it anew.',
  noPicture: 'must be a picture: PNG, JPEG or WebP, at least 64 pixels high or wide',
} as const
