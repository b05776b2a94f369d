import type * as z from 'zod/mini'
import type { EditConflict } from '../../shared/contract/office/edit.ts'
import type { officeEndpoints } from '../../shared/contract/office/endpoints.ts'
import type { Me } from '../../shared/contract/office/session.ts'
import { ApiFailure, noConnection } from '../../ui/api-failure.ts'
import { isAttended } from './attended.ts'
import { askPerson, type SessionAsk } from './session-asks.ts'

type Endpoints = typeof officeEndpoints
type Calls = { [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: Endpoints[K] }

/** A call as the office's contract names it, such as 'GET /orders'. A wrong one does not compile. */
export type OfficeCallName = keyof Calls

export interface OfficeInput<Name extends OfficeCallName> {
  params?: z.input<Calls[Name]['params']>
  query?: z.input<Calls[Name]['query']>
  body?: z.input<Calls[Name]['body']> | FormData
  /** The command's id (`newCommandId`): sent again with the same one after no answer came, it is still done once. */
  command?: string
  signal?: AbortSignal
}

/** The successful answer of a call. */
export type OfficeAnswer<Name extends OfficeCallName> = z.output<Calls[Name]['answer']>

const base = '/api/office/v1'

let opener: string | undefined

/** From here on calls are those of this person's screen; the session of anybody else is refused to it. Undefined: of nobody yet. */
export function callFor(staffId: string | undefined): void {
  opener = staffId
}

/**
 * Makes one call of the back office. Where the session has ended or is another person's, or a factor has to be shown anew, the
 * person is asked, and the same call is made again, with the same command id. Throws ApiFailure where it is refused or gets no answer.
 */
export async function callOffice<Name extends OfficeCallName>(
  name: Name,
  input: OfficeInput<Name> = {},
): Promise<OfficeAnswer<Name>> {
  return readAnswer(await sendOffice(name, input))
}

/** The same for a call that gives a file: the answer as it came. */
export async function sendOffice<Name extends OfficeCallName>(name: Name, input: OfficeInput<Name>): Promise<Response> {
  try {
    return await sendOnce(name, input)
  } catch (error) {
    const ask = error instanceof ApiFailure ? asks[error.code] : undefined
    if (ask === undefined) throw error
    // a factor that was shown meanwhile has given the session a new token: it goes on with that
    const isIn = ask === 'sign-in' && isOpener((await readAnswer<'GET /me'>(await sendOnce('GET /me', {}))).data)
    if (!isIn && !(await askPerson(ask))) throw error
    return sendOnce(name, input)
  }
}

/** True for the person who has opened the screen that calls are made for. */
export function isOpener(me: Pick<Me, '_id'> | null): boolean {
  return me !== null && (opener === undefined || me._id === opener)
}

/** The request to the person by refusal code. */
const asks: Readonly<Record<string, SessionAsk>> = { not_signed_in: 'sign-in', step_up: 'step-up' }

async function readAnswer<Name extends OfficeCallName>(response: Response): Promise<OfficeAnswer<Name>> {
  return (await response.json().catch(() => ({}))) as OfficeAnswer<Name>
}

async function sendOnce<Name extends OfficeCallName>(
  name: Name,
  { params, query, body, command, signal }: OfficeInput<Name>,
): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ')
  const isForm = body instanceof FormData
  const url = base + fillPath(path, (params ?? {}) as Record<string, string>) + queryText(query ?? {})
  const response = await fetch(url, {
    method,
    headers: {
      'x-office': '1',
      ...(!isAttended() && { 'x-unattended': '1' }),
      ...(opener !== undefined && { 'x-staff': opener }),
      ...(command !== undefined && { 'x-command': command }),
      ...(method !== 'GET' && !isForm && { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? null : isForm ? body : JSON.stringify(body ?? {}),
    signal: signal ?? null,
  }).catch((error) => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : noConnection()
  })
  if (response.ok) return response
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  throw new ApiFailure({
    status: response.status,
    code: typeof answer.code === 'string' ? answer.code : '',
    message: typeof answer.message === 'string' ? answer.message : '',
    ...(isFields(answer.errors) && { errors: answer.errors }),
    ...(answer.code === 'edit_conflict' && { conflict: answer.conflict as EditConflict }),
  })
}

/** An id for one command: kept by what sends it until an answer came. */
export function newCommandId(): string {
  return crypto.randomUUID()
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryText(query: object): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : ''
}
