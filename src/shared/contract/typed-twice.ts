import * as z from 'zod/mini'
import { forms } from '../copy/forms.ts'

/** The input of a call as its form asks for it: the field with the new password is typed once more, as `confirmPassword`. */
export function typedTwice<Input>(
  input: z.ZodMiniType<unknown, Input>,
  field: keyof Input,
): z.ZodMiniType<unknown, Input & { confirmPassword: string }> {
  const form = z.extend(input as unknown as z.ZodMiniObject, { confirmPassword: z.string() })
  const isSame = (form: unknown) => {
    const typed = form as Record<string, unknown>
    return typed.confirmPassword === typed[field as string]
  }
  // also where another field does not fit
  const same = z.refine(isSame, { path: ['confirmPassword'], error: forms.passwordsDiffer, when: () => true })
  return form.check(same) as never
}
