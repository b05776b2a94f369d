import type * as z from 'zod/mini'
import { failures } from '../../../shared/copy/failures.ts'
import { forms } from '../../../shared/copy/forms.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { Failure } from '../../../shared/errors/failure.ts'

/** zod's own words, where the contract has none. */
const unsaid = 'Invalid input'

type Issue = z.core.$ZodIssue

/**
 * Returns the input of a caller, by the contract's schema. Throws `bad_input` with every field's message; the failure's own is
 * the first of them, or `incomplete` where a required field is missing.
 */
export function parseInput<T extends z.ZodMiniType>(
  schema: T,
  input: unknown,
  incomplete: string = toasts.fillAllFields,
): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data as z.output<T>
  const errors: Record<string, string> = {}
  const messages: string[] = []
  for (const { path, message } of result.error.issues.flatMap((issue) => leaves(issue, input))) {
    const field = path.join('.')
    if (field && !(field in errors)) errors[field] = message === unsaid ? forms.invalid : message
    messages.push(message)
  }
  const first = messages.find((message) => message !== unsaid) ?? failures.badInput
  const said = messages.includes(forms.required) ? incomplete : first
  throw new Failure('bad_input', said, Object.keys(errors).length > 0 ? { errors } : {})
}

interface Leaf {
  path: PropertyKey[]
  message: string
}

/**
 * Returns the issues of single fields. Where an object was sent for "an id or an object", the issues are those of the object's
 * fields.
 */
function leaves(issue: Issue, input: unknown): Leaf[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const sent = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], input)
    const closest = issue.errors.at(-1)
    if (closest?.some((each) => each.path.length > 0) && typeof sent === 'object' && sent !== null) {
      return closest.flatMap((each) => leaves({ ...each, path: [...issue.path, ...each.path] }, input))
    }
  }
  return [{ path: issue.path, message: issue.message }]
}

/** Returns the query without empty values: one that is empty is the same as none. */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))
}
