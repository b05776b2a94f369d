import type * as z from 'zod/mini'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'

type Issue = z.core.$ZodIssue

/**
 * What a caller sent, by the contract's schema. Throws `bad_input` with every field's message, the first of them as the
 * failure's own.
 */
export function parseInput<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data as z.output<T>
  const errors: Record<string, string> = {}
  const messages: string[] = []
  for (const { path, message } of result.error.issues.flatMap((issue) => leaves(issue, input))) {
    const field = path.join('.')
    if (field && !(field in errors)) errors[field] = message
    messages.push(message)
  }
  const said = messages.find((message) => message !== 'Invalid input') ?? failures.badInput
  throw new Failure('bad_input', said, Object.keys(errors).length > 0 ? { errors } : {})
}

interface Leaf {
  path: PropertyKey[]
  message: string
}

/** Where an object was sent for "an id or an object", what does not fit is said of the object's fields. */
function leaves(issue: Issue, input: unknown): Leaf[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const sent = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], input)
    const closest = issue.errors.at(-1)
    if (closest && typeof sent === 'object' && sent !== null) {
      return closest.flatMap((each) => leaves({ ...each, path: [...issue.path, ...each.path] }, input))
    }
  }
  return [{ path: issue.path, message: issue.message }]
}
