import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { type Kysely, sql, type Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../src/server/platform/db/schema.ts'
import { openStaffSession } from '../src/server/staff/staff-session-queries.ts'
import type { FailureAnswer } from '../src/shared/contract/endpoint.ts'
import type { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import { officeBase, type StaffEndpoint } from '../src/shared/contract/office/staff-endpoint.ts'
import type { Role, StaffLimits } from '../src/shared/office/permissions.ts'
import type { ReachedShop } from './app.ts'

type Body<E extends StaffEndpoint> = z.output<E['answer']> & Partial<Omit<FailureAnswer, 'success'>>
type OfficeCall = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A picture that goes with the fields of `body`. */
  image?: Buffer
  /** The command's id; default: a new one. */
  command?: string
  headers?: Record<string, string>
}
export type OfficeAnswer<B> = { status: number; body: B; headers: Record<string, string | string[] | undefined> }
type Endpoints = (typeof officeEndpoints)[keyof typeof officeEndpoints]

/** Somebody who runs the shop, signed in. */
export type BuiltStaff = {
  staffId: string
  token: string
  cookie: string
  /** Makes a call of the back office as its browser would. */
  call: <E extends Endpoints>(endpoint: E, call?: OfficeCall) => Promise<OfficeAnswer<Body<E>>>
}

export const officeHost = 'office.localhost'

/** A person with these roles and a living session, without going through the sign-in. */
export async function buildStaff(
  shop: ReachedShop,
  roles: Role[],
  options: { name?: string; limits?: Partial<StaffLimits>; factor?: 'full' | 'pin' } = {},
): Promise<BuiltStaff> {
  const { name = `Staff ${roles.join(' ')}`, limits = {}, factor = 'full' } = options
  const staffId = shop.shop.newId()
  const now = shop.shop.clock()
  await inCommand(shop.db, (tx) =>
    tx
      .insertInto('staff')
      .values({
        id: staffId,
        name,
        email: `${staffId}@office.example`,
        roles,
        limits: JSON.stringify(limits),
        created_at: now,
        updated_at: now,
      })
      .execute(),
  )
  const start = { staffId, factor, shared: factor === 'pin' }
  const token = await openStaffSession(shop.db, shop.shop, start, { ip: '127.0.0.1', userAgent: 'test' })
  const cookie = `__Host-office=${token}`
  return {
    staffId,
    token,
    cookie,
    call: (endpoint, call) => callAsStaff(shop, staffId, cookie, endpoint, call) as never,
  }
}

/** Makes a call, and holds every write of every test to it: a command that was done is in the history, once. */
async function callAsStaff(
  shop: ReachedShop,
  staffId: string,
  cookie: string,
  endpoint: StaffEndpoint,
  call?: OfficeCall,
) {
  const command = call?.command ?? randomUUID()
  const answer = await callOffice(shop.url, endpoint, { ...call, command }, cookie)
  if (!endpoint.command || answer.status >= 400) return answer
  const text = 'SELECT FROM commands WHERE id = $1 AND staff_id = $2'
  const { rowCount } = await shop.pool.query(text, [command, staffId])
  if (rowCount !== 1) throw new Error(`${endpoint.path} was done and is in the history ${rowCount} times`)
  return answer
}

/** Runs what only commands may write, as a test's own. */
export function inCommand<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('shop.command', 'test', true)`.execute(tx)
    return work(tx)
  })
}

/** Makes a call of the back office as a browser on its host would, signed in by `cookie`. */
export function callOffice<E extends StaffEndpoint>(
  url: string,
  endpoint: E,
  { params = {}, query = {}, body, image, command = randomUUID(), headers = {} }: OfficeCall = {},
  cookie = '',
): Promise<OfficeAnswer<Body<E>>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
  const host = `${officeHost}:${new URL(url).port}`
  const isWrite = endpoint.method !== 'GET'
  const sent = {
    host,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
    ...(isWrite && { origin: `http://${host}`, 'content-type': 'application/json' }),
    ...(endpoint.command && { 'x-command': command }),
    ...(cookie && { cookie }),
    ...headers,
  }
  const parts = image && asParts(body, image)
  const asked = parts
    ? { headers: { ...sent, 'content-type': parts.type }, body: parts.bytes }
    : { headers: sent, body }
  return askHost(url, { method: endpoint.method, path: officeBase + path + search, ...asked }).then(
    ({ status, text, headers: got }) => {
      const answer = JSON.parse(text)
      if (status < 400) endpoint.answer.parse(answer)
      return { status, body: answer, headers: got }
    },
  )
}

/** Fields and a picture as a form sends them. */
function asParts(fields: unknown, image: Buffer): { type: string; bytes: Buffer } {
  const mark = `--${randomUUID()}`
  const part = (head: string) => `${mark}\r\ncontent-disposition: form-data; ${head}\r\n`
  const texts = Object.entries(fields ?? {}).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
  const file = `${part('name="image"; filename="picture.png"')}content-type: image/png\r\n\r\n`
  const bytes = [Buffer.from(texts.join('') + file), image, Buffer.from(`\r\n${mark}--\r\n`)]
  return { type: `multipart/form-data; boundary=${mark.slice(2)}`, bytes: Buffer.concat(bytes) }
}

/** One request with any Host: `fetch` lets nobody choose it. A header that is '' is not sent. */
export function askHost(
  url: string,
  {
    method = 'GET',
    path,
    headers = {},
    body,
  }: { method?: string; path: string; headers?: Record<string, string>; body?: unknown },
): Promise<{ status: number; text: string; received: Buffer; headers: Record<string, string | string[] | undefined> }> {
  const bytes =
    body === undefined || Buffer.isBuffer(body)
      ? body
      : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  // Node says no length of a DELETE by itself
  const length = bytes && { 'content-length': String(bytes.length) }
  const sent = Object.fromEntries(Object.entries({ ...length, ...headers }).filter(([, value]) => value !== ''))
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers: sent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const received = Buffer.concat(chunks)
        resolve({
          ...{ status: response.statusCode ?? 0, headers: response.headers },
          ...{ text: received.toString('utf8'), received },
        })
      })
    })
    asked.on('error', reject)
    asked.end(bytes)
  })
}
