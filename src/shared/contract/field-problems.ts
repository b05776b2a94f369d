import type * as z from 'zod/mini'

/** What is wrong with each field of a form by the input of the call that it is sent to: the first sentence of each field. */
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
