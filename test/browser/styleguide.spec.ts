import { readdirSync } from 'node:fs'
import { expect, test } from './journey.ts'

test('the style guide is for development: the built shop neither has its page nor its files', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404)
  expect(readdirSync('dist/client/assets').filter((file) => file.startsWith('styleguide'))).toEqual([])
})
