import fc from 'fast-check'
import { apiBase, type Endpoint } from '../../src/shared/contract/endpoint.ts'
import { officeBase, type StaffEndpoint } from '../../src/shared/contract/office/staff-endpoint.ts'
import { contents, multiparts } from './bodies.ts'
import { choicesOf, inputsOf, type Known, oneOf } from './from-schema.ts'
import { hostileText } from './hostile.ts'

/** A call of the shop or of its back office, by the contract. */
export type Called = Endpoint | StaffEndpoint

/** A request as it goes over the wire. `token` says who sends it; it is filled in when it is sent. */
export interface WildRequest {
  /** The host it goes to: the back office knows its staff by a cookie, the shop its shoppers by a token. */
  door: 'shop' | 'office'
  method: string
  path: string
  token: 'living' | 'none' | 'garbage'
  headers: Record<string, string>
  body: Buffer | null
}

const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD')

/** Requests to a call: mostly such that they reach its use case, each wrong in its own way. `base`: what its path is below. */
export function requestsTo(
  endpoint: Called,
  known: Known,
  base: string = endpoint.access === 'staff' ? officeBase : apiBase,
): fc.Arbitrary<WildRequest> {
  const door = endpoint.access === 'staff' ? 'office' : 'shop'
  return fc
    .record({
      method: oneIn<string>(30, anyMethod, endpoint.method),
      path: paths(endpoint, known),
      query: queries(endpoint, known),
      token: fc.oneof(
        { weight: 12, arbitrary: fc.constant('living' as const) },
        fc.constantFrom('none' as const, 'garbage' as const),
      ),
      odd: oddHeaders,
      content: endpoint.multipart
        ? fc.oneof(multiparts(endpoint, known), contents(endpoint, known))
        : contents(endpoint, known),
      address: fc.ipV4(),
      command: endpoint.access === 'staff' ? fc.uuid() : fc.constant(null),
    })
    .map(({ method, path, query, token, odd, content, address, command }) => {
      const bare = method === 'GET' || method === 'HEAD'
      const type: Record<string, string> = bare || content.type === null ? {} : { 'content-type': content.type }
      const headers = { 'x-forwarded-for': address, ...(command && { 'x-command': command }), ...type, ...odd }
      return { door, method, path: base + path + query, token, headers, body: bare ? null : content.bytes }
    })
}

const oneIn = <T>(n: number, rare: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: n - 1, arbitrary: fc.constant(usual) })

/** Nobody's address is longer: a server takes 16 KB. */
const LONGEST = 6000
const encoded = (text: string) => encodeURIComponent(text.slice(0, LONGEST).toWellFormed())
const rawPathPart = fc.constantFrom(
  '%',
  '%ff',
  '%00',
  '%2e%2e%2f',
  '..',
  '.',
  '',
  'a'.repeat(300),
  '%F0%9F%9B%A0',
  'a;b',
  '~',
  '*',
)

function paths(endpoint: Called, known: Known): fc.Arbitrary<string> {
  if (!endpoint.path.includes('{')) {
    return oneIn(25, fc.constantFrom('/', '//', '/x', '/%', '/..', '/%00', '?', '/.json'), '').map(
      (more) => endpoint.path + more,
    )
  }
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = 'id']) => name)
  const made = new Map(names.map((name) => [name, choicesOf(endpoint.params, name)]))
  const choices = (name: string) => made.get(name) ?? []
  const ids = names.map((name) =>
    fc.oneof(
      {
        weight: 6,
        // a name of the shop's own may have what no path takes as it is
        arbitrary: oneOf(() => ['none', ...known(name), ...choices(name)]).map((each) => encoded(String(each))),
      },
      { weight: 3, arbitrary: hostileText.filter((text) => text.length < 2000).map(encoded) },
      { weight: 1, arbitrary: rawPathPart },
    ),
  )
  return fc.tuple(...ids).map((parts) => {
    const left = [...parts]
    return endpoint.path.replace(/\{\w+\}/g, () => left.shift() ?? '')
  })
}

function queries(endpoint: Called, known: Known): fc.Arbitrary<string> {
  const fitting = fc.oneof(
    inputsOf(endpoint.query, known),
    'bodyFromQuery' in endpoint && endpoint.bodyFromQuery ? inputsOf(endpoint.body, known) : fc.constant({}),
  )
  const names = fc.constantFrom(
    'page',
    'limit',
    'sort',
    'minPrice',
    'q',
    'productId',
    'id',
    'x',
    '__proto__',
    'a[b]',
    'a[]',
    '',
  )
  const pairs = fc.array(
    fc.tuple(
      names,
      hostileText.filter((text) => text.length < 2000),
    ),
    { maxLength: 4 },
  )
  const raw = fc.constantFrom(
    '?',
    '?&&&=',
    '?%',
    '?%ff=%ff',
    '?limit=1&limit=2',
    '?q=%00',
    '?page=1#x',
    `?q=${'z'.repeat(4000)}`,
  )
  return fc.oneof(
    { weight: 8, arbitrary: fitting.map((object) => written(Object.entries(Object(object)))) },
    { weight: 2, arbitrary: pairs.map(written) },
    { weight: 1, arbitrary: raw },
  )
}

function written(pairs: readonly (readonly [string, unknown])[]): string {
  // a text has an entry for each of its letters: none beyond these is in an address of that length
  const text = pairs
    .slice(0, LONGEST / 2)
    .map(
      ([name, value]) =>
        `${encoded(name)}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
    )
    .join('&')
  return text === '' ? '' : `?${text.slice(0, LONGEST)}`
}

const headerText = fc.constantFrom(
  '',
  ' ',
  '*',
  'a'.repeat(2000),
  '"',
  '\u00ff',
  '-1',
  '<script>',
  'gzip;q=abc',
  'W/"x"',
  'bytes=0-1',
)
const oddHeaders = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'idempotency-key',
        'accept',
        'accept-encoding',
        'accept-language',
        'if-none-match',
        'range',
        'origin',
        'cookie',
        'x-forwarded-host',
        'content-encoding',
        'user-agent',
        'expect-ct',
      ),
      headerText,
      { maxKeys: 3 },
    ),
  },
)
