import * as z from 'zod/mini'
import type { RateName } from '../rates.ts'

/** Access that a call needs: `public` needs no token and never looks at one, `optional` looks at one, `shopper` needs one. */
export type Access = 'public' | 'optional' | 'shopper'

/**
 * Limits of how often a call may be made, by names of rates. `account` and `network` are counted at the door: for the account that calls, and
 * for its network where nobody is signed in or only lately. `within`: counted by the use case, whose key or moment needs what it
 * reads. `none`: why nothing is counted.
 */
export interface Rate {
  account?: RateName
  network?: readonly RateName[]
  within?: readonly RateName[]
  none?: string
}

/** Events of the security log that are calls which were done. */
export type SecurityEvent =
  | 'account_closed'
  | 'data_exported'
  | 'email_code_asked'
  | 'email_confirmed'
  | 'login_ok'
  | 'logout'
  | 'password_changed'
  | 'registered'
  | 'reset_asked'
  | 'reset_done'
  | 'session_ended'
  | 'sessions_ended'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of the API: where it is, who may call it, what goes in, what comes out. Server, storefront and tests read the same one. */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Verb extends Method = Method,
  Path extends string = string,
  Who extends Access = Access,
> {
  method: Verb
  /** Below `/api/v1`, with `{name}` for path parameters. */
  path: Path
  /** One line for the OpenAPI page. */
  summary: string
  access: Who
  params: Params
  query: Query
  body: Body
  answer: Answer
  /** Message for the whole form where a required field is missing; else 'Please fill all the fields' (SPEC §5). */
  incomplete?: string
  /** Every write says it: a server with one that does not never starts (require-declared.ts). */
  rate?: Rate
  /** The line that a success leaves in the security log. */
  event?: SecurityEvent
  /** The status of a success. */
  status: 200 | 201
  /** `true`: the body is multipart/form-data with one optional file in the field `image`. */
  multipart?: true
  /** Of a multipart call that takes photos instead: the most of them, each in a field `photos`. */
  photosMost?: number
  /** `true`: the body may come as query parameters as well (DELETE, CONTRACT §2). */
  bodyFromQuery?: true
}

const nothing = z.object({})
type Nothing = typeof nothing

interface Draft<P, Q, B, A, Verb, Path, Who> {
  method: Verb
  path: Path
  summary: string
  access: Who
  params?: P
  query?: Q
  body?: B
  answer: A
  incomplete?: string
  rate?: Rate
  event?: SecurityEvent
  status?: 200 | 201
  multipart?: true
  photosMost?: number
  bodyFromQuery?: true
}

/**
 * Declares a call; parts that are left out are empty objects, the status 200. Method, path and access stay literal types, so
 * that the storefront names calls as 'GET /banner' and is checked without carrying the schemas to the browser.
 */
export function endpoint<
  A extends z.ZodMiniType,
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  const Verb extends Method = Method,
  const Path extends string = string,
  const Who extends Access = Access,
>(draft: Draft<P, Q, B, A, Verb, Path, Who>): Endpoint<P, Q, B, A, Verb, Path, Who> {
  return {
    ...draft,
    params: (draft.params ?? nothing) as P,
    query: (draft.query ?? nothing) as Q,
    body: (draft.body ?? nothing) as B,
    status: draft.status ?? 200,
  }
}

/** The base of every call (SPEC §7). */
export const apiBase = '/api/v1'

/** A success: `success: true` and the given parts; `message` is the toast's text where something was changed. */
export function success<T extends z.core.$ZodShape>(shape: T) {
  return z.strictObject({ success: z.literal(true), ...shape })
}

/** Every failure answer (CONTRACT §2). */
export const FailureAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Number of pieces left, with `out_of_stock`. */
  available: z.optional(z.number()),
  /** With failures on our side: what to tell us. */
  requestId: z.optional(z.string()),
})
export type FailureAnswer = z.infer<typeof FailureAnswer>
