import type * as z from 'zod/mini'
import type { endpoints } from '../../shared/contract/endpoints.ts'
import { ApiFailure } from '../../ui/api-failure.ts'
import { browserWire } from './browser-wire.ts'
import type { Wire, WireAnswer } from './wire.ts'

type Endpoints = typeof endpoints
type Calls = { [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: Endpoints[K] }

/** A call as the contract names it, such as 'GET /product/get-products'. A wrong one does not compile. */
export type CallName = keyof Calls

/** Input of a call: path parameters, query and body as the contract has them; reviews go as FormData. */
export interface CallInput<Name extends CallName> {
  params?: z.input<Calls[Name]['params']>
  query?: z.input<Calls[Name]['query']>
  body?: z.input<Calls[Name]['body']> | FormData
}

/** The successful answer of a call. */
export type CallAnswer<Name extends CallName> = z.output<Calls[Name]['answer']>

/** Options of a call: over fetch unless told otherwise; `idempotencyKey` makes a repeat give the first result. */
export interface CallOptions {
  wire?: Wire
  signal?: AbortSignal
  idempotencyKey?: string
}

/** Makes one call of the API. Throws ApiFailure when it is refused or gets no answer. */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name> = {},
  options: CallOptions = {},
): Promise<CallAnswer<Name>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const { wire = browserWire, signal, idempotencyKey } = options
  const answer = await wire({
    method,
    path,
    params: (input.params ?? {}) as Record<string, string>,
    query: (input.query ?? {}) as Record<string, unknown>,
    body: input.body,
    signal,
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
  })
  if (answer.status >= 400 || !isObject(answer.body)) throw failureOf(answer)
  return answer.body as CallAnswer<Name>
}

function failureOf({ status, body }: WireAnswer): ApiFailure {
  const parts = isObject(body) ? body : {}
  return new ApiFailure({
    status,
    code: typeof parts.code === 'string' ? parts.code : '',
    message: typeof parts.message === 'string' ? parts.message : '',
    ...(isObject(parts.errors) && { errors: parts.errors as Record<string, string> }),
    ...(typeof parts.available === 'number' && { available: parts.available }),
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
