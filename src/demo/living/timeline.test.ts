import { expect, test } from 'vitest'
import { Timeline } from './timeline.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

test('after each event, also one that was refused, what it left is cleared before the next one', async () => {
  const told: string[] = []
  const timeline = new Timeline(day(1), (error) => told.push(String(error)))
  timeline.plan(day(3), async () => void told.push('third'))
  timeline.plan(day(2), async () => {
    told.push('second')
    throw 'refused'
  })
  timeline.plan(day(5), async () => void told.push('never'))
  await timeline.play(day(4), async () => void told.push('cleared'))
  expect(told).toEqual(['second', 'refused', 'cleared', 'third', 'cleared'])
})
