import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { officeEndpoints } from './endpoints.ts'

/** Texts that JavaScript takes for a number, or for 0 or 1, and that are none as people write it. */
const disguised = [
  '',
  ' ',
  ' 5 ',
  '1e1',
  '0x10',
  '0b11',
  '+5',
  '5.',
  '.5',
  '1,5',
  'Infinity',
  'NaN',
  true,
  false,
  null,
  [],
]

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** Every field of every query and body of the office that takes a text of digits for a number. */
const fields = Object.entries(officeEndpoints).flatMap(([name, { query, body }]) =>
  [query, body].flatMap((schema) => {
    const shape = (schema as { shape?: Shape } | undefined)?.shape ?? {}
    return Object.entries(shape)
      .filter(([, field]) => typeof field.safeParse('7').data === 'number')
      .map(([field, rule]) => ({ name: `${name}.${field}`, rule }))
  }),
)

test('numbers in the calls of the office are plain digits: nothing else is turned into one', () => {
  expect(fields.length).toBeGreaterThan(8)
  const taken = fields.flatMap(({ name, rule }) =>
    disguised
      .filter((value) => typeof rule.safeParse(value).data === 'number')
      .map((value) => `${name} takes ${JSON.stringify(value)}`),
  )
  expect(taken).toEqual([])
})
