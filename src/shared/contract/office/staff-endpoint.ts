import * as z from 'zod/mini'
import type { CommandName } from '../../office/commands.ts'
import type { Permission } from '../../office/permissions.ts'
import { type Endpoint, endpoint, type Rate } from '../endpoint.ts'

/** The base of the staff's calls, on the back office's own host. */
export const officeBase = '/api/office/v1'

/** Right that a caller needs: a permission, any sign-in, or none (the calls of signing in itself). */
export type Needs = Permission | 'signed-in' | 'signed-out'

/**
 * One call of the back office. A write is a command: it is done once for each id that the browser gives (`x-command`), stands
 * in the history, and can be taken back as its entry in office/commands says.
 */
export interface StaffEndpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Verb extends Endpoint['method'] = Endpoint['method'],
  Path extends string = string,
> extends Omit<Endpoint<Params, Query, Body, Answer, Verb, Path>, 'access' | 'bodyFromQuery'> {
  access: 'staff'
  needs: Needs
  command?: CommandName
  /** Only within five minutes of having shown a factor anew. */
  stepUp?: true
  /** Set if the answer is a file or a part of one: with `stepUp`, or without one for a reason (test/office-files.test.ts). */
  givesFile?: true
  /** Fields of the body that are kept in no history. */
  secrets?: readonly string[]
  /** Fields of the answer's `data` that are given once: to the same command again they are null. */
  givenOnce?: readonly string[]
  /** The file of a multipart call is no picture: a table, or a data sheet, in the field of that name. */
  takes?: 'table' | 'sheet'
  /** The largest body in bytes; default: limits.jsonBodyBytes. */
  bodyLimit?: number
}

const nothing = z.object({})
type Nothing = typeof nothing

type Draft<P, Q, B, A, Verb, Path> = {
  method: Verb
  path: Path
  summary: string
  needs: Needs
  command?: CommandName
  stepUp?: true
  givesFile?: true
  secrets?: readonly string[]
  givenOnce?: readonly string[]
  bodyLimit?: number
  takes?: 'table' | 'sheet'
  params?: P
  query?: Q
  body?: B
  answer: A
  incomplete?: string
  rate?: Rate
  status?: 200 | 201
  multipart?: true
}

/** Of commands that name no other: each of the shop's people has so many in all. */
const commandRate: Rate = { account: 'officeCall' }

/**
 * Declares a call of the back office; parts that are left out are empty objects, the status 200, the rate of a command that of all
 * its person's calls. Any other write names its own.
 */
export function staffEndpoint<
  A extends z.ZodMiniType,
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  const Verb extends Endpoint['method'] = Endpoint['method'],
  const Path extends string = string,
>(draft: Draft<P, Q, B, A, Verb, Path>): StaffEndpoint<P, Q, B, A, Verb, Path> {
  const rate = draft.rate ?? (draft.command && commandRate)
  return { ...draft, ...endpoint({ ...draft, access: 'public' }), access: 'staff', ...(rate && { rate }) }
}
