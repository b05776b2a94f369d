import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

function openWork() {
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running -= 1
  }
  return { work, finish, most: () => most }
}

test('only so many run at once, the others follow in order', async () => {
  const { work, finish, most } = openWork()
  const inTurn = limitConcurrency(2, 10)
  const done: number[] = []
  const all = [1, 2, 3, 4, 5].map((n) => inTurn(work).then(() => done.push(n)))
  while (done.length < 5) {
    finish.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(most()).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('whoever comes when too many wait is refused, and later ones get in again', async () => {
  const { work, finish } = openWork()
  const inTurn = limitConcurrency(1, 1)
  const first = inTurn(work)
  const second = inTurn(work)
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'too_many_requests' })
  finish.shift()?.()
  await first
  finish.shift()?.()
  await second
  expect(await inTurn(async () => 'in')).toBe('in')
})

test('work that fails gives its place free', async () => {
  const inTurn = limitConcurrency(1, 1)
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'in')).toBe('in')
})

test('who asks much waits behind who asks little: they take turns', async () => {
  const { work, finish } = openWork()
  const inTurn = limitConcurrency(1, 100, 10)
  const done: string[] = []
  const ask = (who: string) => inTurn(work, who).then(() => void done.push(who))
  const all = [...Array(6).fill('crowd'), 'one', 'other'].map(ask)
  while (done.length < all.length) {
    finish.shift()?.()
    await new Promise(setImmediate)
  }
  expect(done).toEqual(['crowd', 'crowd', 'one', 'other', 'crowd', 'crowd', 'crowd', 'crowd'])
})

test('nobody has the whole line', async () => {
  const { work, finish } = openWork()
  const inTurn = limitConcurrency(1, 100, 2)
  const all = ['crowd', 'crowd', 'crowd', 'crowd', 'one'].map((who) => inTurn(work, who).catch(({ code }) => code))
  await expect(all[3]).resolves.toBe('too_many_requests')
  const ended = Promise.all(all)
  for (let n = 0; n < 20; n++) {
    finish.shift()?.()
    await new Promise(setImmediate)
  }
  expect((await ended).filter((end) => end === 'too_many_requests')).toHaveLength(1)
})

test('who goes away leaves the line, is told so, and holds no place of it', async () => {
  const inTurn = limitConcurrency(1, 1)
  const first = Promise.withResolvers<void>()
  const running = inTurn(() => first.promise)
  const going = new AbortController()
  const left = inTurn(async () => 'never', 'one', going.signal)
  await expect(inTurn(async () => 'no room', 'two')).rejects.toMatchObject({ code: 'too_many_requests' })
  going.abort()
  await expect(left).rejects.toMatchObject({ code: 'unavailable' })
  const next = inTurn(async () => 'next', 'two')
  first.resolve()
  await running
  expect(await next).toBe('next')
})
