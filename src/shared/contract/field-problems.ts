import type * as z from 'zod/mini'

/** Returns the first problem of each field of a form, found by the input of the call that it is sent to. */
export function fieldProblems<Values extends object>(
  input: z.ZodMiniType,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of input.safeParse(values).error?.issues ?? []) {
    problems[String(path[0])] ??= message
  }
  return problems as Partial<Record<keyof Values, string>>
}
