import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { StartFailure } from '../server/platform/start-failure.ts'

/** Something in the demo files is wrong: one line with the file, the entry and what does not fit. */
export function demoFault(file: string, entry: string, problem: string): StartFailure {
  return new StartFailure(`db/demo/${file}: ${entry}: ${problem}`)
}

/** The list of entries in one file of the demo shop, each checked. Throws StartFailure. */
export function readEntries<T extends z.ZodMiniType>(folder: string, file: string, schema: T): z.output<T>[] {
  const list = parseFile(folder, file)
  if (!Array.isArray(list)) throw demoFault(file, 'the file', 'must be a list')
  return list.map((each: unknown, index) => {
    const read = schema.safeParse(each, { error: inWords })
    if (read.success) return read.data as z.output<T>
    const problems = read.error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`)
    throw demoFault(file, nameOf(each) ?? `entry ${index + 1}`, problems.join('; '))
  })
}

/** zod/mini itself says no more than that something is invalid. */
const inWords = z.locales.en().localeError

function parseFile(folder: string, file: string): unknown {
  try {
    return parse(readFileSync(path.join(folder, file), 'utf8'))
  } catch (error) {
    throw demoFault(file, 'the file', (error as Error).message)
  }
}

function nameOf(entry: unknown): string | undefined {
  const { id, product, name, code } = (entry ?? {}) as Record<string, unknown>
  const said = id ?? product ?? code ?? name
  return typeof said === 'string' ? said : undefined
}
