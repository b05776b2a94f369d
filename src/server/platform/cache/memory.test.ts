import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

test('whatever is asked for, what is kept stays within the bound, and nothing stale is kept', async () => {
  const ask = fc.record({ key: fc.nat(40), bytes: fc.integer({ min: 1, max: 4000 }), tag: fc.nat(5), stale: fc.nat(9) })
  await fc.assert(
    fc.asyncProperty(fc.array(ask, { maxLength: 200 }), async (asks) => {
      const kept = new Map<string, number>()
      const memory = createMemory({ maxBytes: 10_000, onDrop: (key) => kept.delete(key) })
      const versions = new Map<string, number>()
      for (const { key, bytes, tag, stale } of asks) {
        const name = `${key}`
        const version = versions.get(`${tag}`) ?? 0
        const found = await memory.recall(`${name} ${tag}`, async () => {
          kept.set(`${name} ${tag}`, bytes)
          return { value: version, bytes, tags: [`${tag}`] }
        })
        expect(found).toBe(version)
        if (stale === 0) {
          versions.set(`${tag}`, version + 1)
          memory.forget([`${tag}`])
        }
        const total = [...kept].reduce((sum, [each, size]) => sum + (memory.peek(each) === undefined ? 0 : size), 0)
        expect(total).toBeLessThanOrEqual(10_000)
      }
    }),
  )
})

test('what is larger than the whole memory is answered and not kept, and all else stays', async () => {
  const memory = createMemory({ maxBytes: 100 })
  await memory.recall('small', async () => ({ value: 'small', bytes: 50, tags: [] }))
  for (const _ of ['once', 'again']) {
    expect(await memory.recall('a', async () => ({ value: 'large', bytes: 101, tags: [] }))).toBe('large')
    expect(memory.peek('a')).toBeUndefined()
  }
  expect(memory.peek('small')).toBe('small')
})

test('nothing is kept for ever: after minutes it is computed anew', async () => {
  let minutes = 0
  const memory = createMemory({ maxBytes: 100, now: () => minutes * 60_000 })
  const ask = (value: string) => memory.recall('price', async () => ({ value, bytes: 10, tags: [] }))
  expect(await ask('old')).toBe('old')
  minutes = 9
  expect(await ask('new')).toBe('old')
  minutes = 10
  expect(memory.peek('price')).toBeUndefined()
  expect(await ask('new')).toBe('new')
})
