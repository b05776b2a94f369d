import { expect, test } from 'vitest'
import { workOff } from './work-off.ts'

/** A row of numbered work; `done` in the order in which it was done. */
function row(length: number) {
  const waiting = Array.from({ length }, (_, number) => number)
  const done: number[] = []
  return { waiting, done, take: async () => waiting.shift() }
}

test('as many as may be are done beside each other, and no more', async () => {
  const { done, take } = row(25)
  let now = 0
  let most = 0
  const work = async (number: number) => {
    now += 1
    most = Math.max(most, now)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    now -= 1
    done.push(number)
  }
  await workOff({ take, work }, { atOnce: 4 })
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, number) => number))
  expect(most).toBe(4)
})

test('one who is slow holds up nobody else', async () => {
  const { done, take } = row(9)
  const work = async (number: number) => {
    // the first waits for all that come after it
    while (number === 0 && done.length < 8) await new Promise(setImmediate)
    done.push(number)
  }
  await workOff({ take, work }, { atOnce: 2 })
  expect(done.at(-1)).toBe(0)
})

test('told to stop it takes nothing more, and finishes what it has', async () => {
  const { waiting, done, take } = row(9)
  const work = async (number: number) => void done.push(number)
  await workOff({ take, work }, { stopped: () => done.length === 3 })
  expect(done).toEqual([0, 1, 2])
  expect(waiting).toHaveLength(6)
})

test('a fault ends the round when all that was begun is done', async () => {
  const { done, take } = row(9)
  const work = async (number: number) => {
    await new Promise(setImmediate)
    if (number === 0) throw new Error('the database is away')
    done.push(number)
  }
  await expect(workOff({ take, work }, { atOnce: 3 })).rejects.toThrow('away')
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(8)
})

test('while an item is being done its lease is extended, and no longer', async () => {
  const { take } = row(1)
  let extended = 0
  const extend = async () => {
    extended += 1
  }
  const work = async () => {
    while (extended < 3) await new Promise(setImmediate)
  }
  await workOff({ take, extend, work }, { extendMs: 1 })
  expect(extended).toBe(3)
})
