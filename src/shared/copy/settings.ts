/** Messages of the back office about settings that are not accepted, and what is missing before a shop can sell. */
export const settingsCopy = {
  wrong: 'Some settings are not valid. Nothing was changed.',
  wrongStart: 'must be now or later, and within two years',
  unknown: 'is not a setting of this shop',
  twice: 'is given twice',
  nothing: 'must name at least one setting',
  conflict: 'Someone else has changed this. Nothing was changed.',
  changedMeanwhile: 'was changed by someone else',
  noVersion: 'Value not found.',
  holdsAlready: 'This value is already in use: set another one instead.',
  sealedOtherwise: 'This value was encrypted with another key and cannot be read: enter it again.',
  noPicture: 'must be a picture: PNG, JPEG or WebP, at least 64 pixels high or wide',
} as const
