import { expect, test } from 'vitest'
import { openPictureMemory } from './picture-memory.ts'

test('it keeps what was asked for last, and never more bytes than it may', async () => {
  const loaded: string[] = []
  const memory = openPictureMemory(async (name) => {
    loaded.push(name)
    return { contentType: 'image/webp', plain: Buffer.alloc(40) }
  }, 100)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await memory(name)
  expect(loaded).toEqual(['a', 'b', 'c', 'b'])
})

test('what is nowhere is asked for again', async () => {
  let asked = 0
  const memory = openPictureMemory(async () => {
    asked += 1
    return undefined
  })
  expect([await memory('a'), await memory('a'), asked]).toEqual([undefined, undefined, 2])
})
