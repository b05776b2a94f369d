import { afterEach, expect, test, vi } from 'vitest'
import { openMoments } from './live-moments.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('where writing fails again and again, one try a second stands for all who have asked meanwhile', async () => {
  vi.useFakeTimers()
  let reads = 0
  const moments = openMoments({
    clock: () => new Date(0),
    log: { error: () => undefined } as never,
    read: async () => {
      reads += 1
      return [{ at: new Date(0), tags: [], write: () => Promise.reject(new Error('no')) }]
    },
    onCome: () => undefined,
  })
  for (let asked = 0; asked < 3; asked += 1) await moments.refresh()
  expect(reads).toBe(3)
  for (const after of [4, 5]) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(reads).toBe(after)
  }
})
