const photos = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'photo' : 'photos'}`

/** Texts of adding many photos at once. */
export const photosCopy = {
  title: 'Add many photos',
  text: 'Name each file by product code, variant code or bar code: BRG-6204.jpg, BRG-6204_2.jpg for the second photo. Photos are added after those that are there.',
  choose: 'Choose photos',
  hint: (most: number, megabytes: number) =>
    `Or drop them here. JPEG, PNG or WebP, at most ${most} at once and ${megabytes} MB each`,
  tooMany: (most: number) => `Choose at most ${most} photos at once`,
  matched: (count: number, of: number) => `${photos(count)} of ${of.toLocaleString('en-IN')} matched`,
  strange: 'Nothing has this code',
  tooLarge: (megabytes: number) => `Larger than ${megabytes} MB`,
  noPhoto: 'Not a photo',
  add: (count: number) => `Add ${photos(count)}`,
  adding: (done: number, of: number) => `${done.toLocaleString('en-IN')} of ${photos(of)}`,
  added: (count: number) => `${photos(count)} added.`,
  left: 'Not added',
  failed: 'Photos could not be matched. Choose them again.',
  notAdded: 'It could not be added. Try again.',
  place: (place: number) => `photo ${place}`,
} as const
