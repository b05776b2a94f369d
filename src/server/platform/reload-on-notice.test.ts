import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAgain } from './reload-on-notice.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('who asks while it is read waits for one more reading, all of them for the same one', async () => {
  const ends: (() => void)[] = []
  const { refresh } = readAgain(
    () => new Promise<void>((resolve) => void ends.push(resolve)),
    () => undefined,
  )
  const all = Promise.all([refresh(), refresh(), refresh()])
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await all
  expect(ends).toHaveLength(2)
})

test('where it fails again and again, one try a second stands for all who have asked meanwhile', async () => {
  let reads = 0
  const failures: unknown[] = []
  const { refresh } = readAgain(
    async () => {
      reads += 1
      throw new Error('away')
    },
    (error) => failures.push(error),
  )
  for (let asked = 0; asked < 3; asked += 1) await refresh()
  expect(reads).toBe(3)
  for (const after of [4, 5]) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(reads).toBe(after)
  }
  expect(failures).toHaveLength(5)
})
