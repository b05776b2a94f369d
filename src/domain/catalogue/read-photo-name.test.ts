import { expect, test } from 'vitest'
import { readPhotoName } from './read-photo-name.ts'

test.each([
  [
    'BRG-6204.jpg',
    [
      { code: 'BRG-6204', place: 1 },
      { code: 'BRG', place: undefined },
    ],
  ],
  [
    'BRG-6204_2.jpg',
    [
      { code: 'BRG-6204_2', place: 1 },
      { code: 'BRG-6204', place: 2 },
    ],
  ],
  [
    'C:\\photos\\8901234567890 (3).PNG',
    [
      { code: '8901234567890 (3)', place: 1 },
      { code: '8901234567890', place: 3 },
    ],
  ],
  [
    'nut-m8-2.webp',
    [
      { code: 'nut-m8-2', place: 1 },
      { code: 'nut-m8', place: 2 },
    ],
  ],
  ['.jpg', []],
])('%s names what it shows and its place', (name, expected) => {
  expect(readPhotoName(name)).toEqual(expected.filter(({ place }) => place !== undefined))
})
