import type * as z from 'zod/mini'
import { apiBase, type Endpoint, FailureAnswer } from '../src/shared/contract/endpoint.ts'
import { endpoints } from '../src/shared/contract/endpoints.ts'

type Endpoints = (typeof endpoints)[keyof typeof endpoints]
type Method = Endpoint['method']
/** `/order/{id}` as every path of that form. */
type Form<P extends string> = P extends `${infer Start}{${string}}${infer End}` ? `${Start}${string}${Form<End>}` : P
type WithoutQuery<P extends string> = P extends `${infer Start}?${string}` ? Start : P
type Found<M, P extends string, E extends Endpoints = Endpoints> = E extends { method: M; path: infer Q extends string }
  ? WithoutQuery<P> extends Form<Q>
    ? E
    : never
  : never
type FailureParts = Partial<Omit<FailureAnswer, 'success'>>
/** A success as the contract has it, and what a failure says beside it; loose where the path is no call of ours. */
type Body<M, P extends string> = [Found<M, P>] extends [never]
  ? Record<string, unknown>
  : z.output<Found<M, P>['answer']> & FailureParts

export type CallOptions = {
  token?: string | undefined
  /** Sent as JSON; a FormData as multipart; a string as it is, with the JSON content type. */
  body?: unknown
  headers?: Record<string, string>
}

export type Answer<B> = { status: number; body: B; headers: Headers }

/**
 * Calls the API: `path` without `/api/v1`. Every answer is checked against the contract: a success has that call's
 * shape and nothing else, a failure the shape of failures.
 */
export type Call = <const M extends Method, const P extends string>(
  method: M,
  path: P,
  options?: CallOptions,
) => Promise<Answer<Body<M, P>>>

/** The `call` of one test shop. */
export function makeCall(url: string): Call {
  return async (method, path, options = {}) => {
    const { body, headers } = encode(options)
    const response = await fetch(url + apiBase + path, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await response.text()
    const answer = JSON.parse(text) as never
    checkAnswer(method, path, response.status, answer)
    return { status: response.status, body: answer, headers: response.headers }
  }
}

function encode({ token, body, headers = {} }: CallOptions): {
  body?: string | FormData
  headers: Record<string, string>
} {
  const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers }
  if (body === undefined) return { headers: all }
  if (body instanceof FormData) return { body, headers: all }
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...all },
  }
}

/** Throws where an answer is not what the contract promises. */
export function checkAnswer(method: string, path: string, status: number, answer: unknown): void {
  const endpoint = findEndpoint(method, path)
  const schema = status < 400 ? endpoint?.answer : FailureAnswer
  if (!schema) throw new Error(`${method} ${path} answered ${status} but is no call of the contract`)
  const read = schema.safeParse(answer)
  if (read.success) return
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const shown = JSON.stringify(answer).slice(0, 600)
  throw new Error(`${method} ${path} answered ${status} against the contract (${faults.join('; ')}): ${shown}`)
}

const forms = (Object.values(endpoints) as Endpoint[]).map((each) => ({ each, form: formOf(each.path) }))

function findEndpoint(method: string, path: string): Endpoint | undefined {
  const [pathname = ''] = path.split('?')
  return forms.find(({ each, form }) => each.method === method && form.test(pathname))?.each
}

function formOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}
