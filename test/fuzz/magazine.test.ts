import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillMagazine } from './magazine.ts'
import type { Target } from './range.ts'
import type { WildRequest } from './requests.ts'

const bare = { door: 'shop', method: 'GET', token: 'none', headers: {}, body: null } as const
const called = (name: string): Target => ({
  name,
  requests: fc.nat().map((n): WildRequest => ({ ...bare, path: `/${name}/${n}` })),
  ready: () => [],
  aim: (request) => ({
    name,
    send: async () => ({ status: 200, text: '' }),
    judge: () => null,
    show: () => request.path,
  }),
})
const shared = [
  { target: called('cheap'), share: 19_950 },
  { target: called('dear'), share: 50 },
]
const renew = async () => undefined

async function shots(seed: number): Promise<string[]> {
  const next = fillMagazine({ targets: shared.map(({ target }) => target), renew }, shared, seed)
  const paths: string[] = []
  for (let n = 0; n < 20_000; n += 1) paths.push((await next()).show())
  return paths
}

it('gives each call its share, the rare ones spread over the run, and the same for the same seed alone', async () => {
  const paths = await shots(1)
  const dear = paths.flatMap((path, at) => (path.startsWith('/dear') ? [at] : []))
  expect(dear.length).toBeGreaterThanOrEqual(40)
  expect(dear.length).toBeLessThanOrEqual(60)
  expect(new Set(dear.map((at) => Math.floor(at / 4000))).size).toBe(5)
  expect(await shots(1)).toEqual(paths)
  const [here, there] = [new Set(paths), new Set(await shots(2))]
  expect([...here].filter((path) => there.has(path)).length).toBeLessThan(here.size / 10)
})
