import { noConnection } from '../../ui/api-failure.ts'
import { callInSession } from './call-in-session.ts'
import { isPersonal } from './is-personal.ts'
import type { Wire } from './wire.ts'

const base = '/api/v1'
// Calls that are about who one is going to be: a 401 to them says nothing about the present token. What was seen is told without who.
const withoutToken = /^\/(user\/(login|register)|seen)$/

/**
 * Carries a call over fetch with the stored token. Throws ApiFailure where no answer comes, and PastSession. No timeout
 * (SPEC §7).
 */
export const browserWire: Wire = async ({ method, path, params, query, body, headers, signal }) => {
  const session = callInSession(isPersonal(path))
  const token = withoutToken.test(path) ? null : session.token
  const isForm = body instanceof FormData
  const response = await answered(
    fetch(base + fillPath(path, params) + queryText(query), {
      method,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    }),
  )
  const text = await answered(response.text())
  if (token !== null) session.end(response.status)
  return { status: response.status, body: parsed(text) }
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw noConnection()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryText(query: Record<string, unknown>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const pairs = set.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
