import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Finding } from '../src/server/operations/health/finding.ts'
import { lookAtHealth } from '../src/server/operations/health/look-at-health.ts'
import type { CheckName } from '../src/shared/copy/office/health.ts'
import type { TestShop } from './app.ts'

/** Returns the present finding of a check. */
export async function lookAt({ shop }: TestShop, name: CheckName): Promise<Finding | undefined> {
  return (await lookAtHealth(shop)).find((each) => each.name === name)
}

/** Does this to the database when it is called. */
export function set({ db }: TestShop, statement: string): () => Promise<unknown> {
  return () => sql.raw(statement).execute(db)
}

/** Checks that the health check reports a fault with what to do, and no longer once it is repaired. */
export async function expectSaid(
  shop: TestShop,
  name: CheckName,
  { wrong, right, said }: { wrong: () => unknown; right: () => unknown; said: object },
): Promise<void> {
  expect(await lookAt(shop, name), 'before').toMatchObject({ state: 'ok' })
  await wrong()
  expect(await lookAt(shop, name)).toMatchObject({ todo: expect.stringMatching(/\w{3}/), ...said })
  await right()
  expect(await lookAt(shop, name), 'after').toMatchObject({ state: 'ok' })
}
