import * as z from 'zod/mini'
import { seenVersion } from '../fields.ts'

/**
 * An edit of a record: the version that was seen, and of each changed field what was seen and what is wanted. Fields that are
 * not named stay as they are.
 */
export function editOf<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return z.strictObject({ version: seenVersion, changes: changesOf(shape) })
}

/** The changes of an edit alone, of what has no version: each field is compared with what was seen in it. */
export function changesOf<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const changes = Object.fromEntries(
    Object.entries(shape).map(([field, rule]) => [field, z.optional(z.strictObject({ was: z.unknown(), now: rule }))]),
  ) as { [Field in keyof Shape]: z.ZodMiniOptional<z.ZodMiniObject<{ was: z.ZodMiniUnknown; now: Shape[Field] }>> }
  return z.strictObject(changes)
}

/** Details of a failure `edit_conflict`: the fields that somebody else has changed meanwhile, and the present version. */
export interface EditConflict {
  version: number
  fields: {
    field: string
    was: unknown
    theirs: unknown
    yours: unknown
    /** The person who changed it, and when (ISO 8601); null where no command has. */
    by: string | null
    at: string | null
  }[]
}
