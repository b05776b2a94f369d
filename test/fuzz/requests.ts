import fc from 'fast-check'
import { apiBase, type Endpoint } from '../../src/shared/contract/endpoint.ts'
import { inputsOf, type Known } from './from-schema.ts'
import { deep, hostileText, hostileValue } from './hostile.ts'

/** A request as it goes over the wire. `token` says who sends it; it is filled in when it is sent. */
export interface WildRequest {
  method: string
  path: string
  token: 'living' | 'none' | 'garbage'
  headers: Record<string, string>
  body: Buffer | null
}

const anyMethod = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD')

/** Requests to a call: mostly such that they reach its use case, each wrong in its own way. */
export function requestsTo(endpoint: Endpoint, known: Known): fc.Arbitrary<WildRequest> {
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
    })
    .map(({ method, path, query, token, odd, content, address }) => {
      const bare = method === 'GET' || method === 'HEAD'
      const type: Record<string, string> = bare || content.type === null ? {} : { 'content-type': content.type }
      const headers = { 'x-forwarded-for': address, ...type, ...odd }
      return { method, path: apiBase + path + query, token, headers, body: bare ? null : content.bytes }
    })
}

const oneIn = <T>(n: number, rare: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 1, arbitrary: rare }, { weight: n - 1, arbitrary: fc.constant(usual) })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
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

function paths(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  if (!endpoint.path.includes('{')) {
    return oneIn(25, fc.constantFrom('/', '//', '/x', '/%', '/..', '/%00', '?', '/.json'), '').map(
      (more) => endpoint.path + more,
    )
  }
  const ids = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('none', ...(known('id') as string[])) },
    { weight: 3, arbitrary: hostileText.filter((text) => text.length < 2000).map(encoded) },
    { weight: 1, arbitrary: rawPathPart },
  )
  return ids.map((id) => endpoint.path.replace(/\{\w+\}/, () => id))
}

function queries(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const fitting = fc.oneof(
    inputsOf(endpoint.query, known),
    endpoint.bodyFromQuery ? inputsOf(endpoint.body, known) : fc.constant({}),
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
  const text = pairs
    .map(
      ([name, value]) =>
        `${encoded(name)}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
    )
    .join('&')
  return text === '' ? '' : `?${text.slice(0, 6000)}`
}

type Content = { type: string | null; bytes: Buffer }
const json = 'application/json'

function contents(endpoint: Endpoint, known: Known): fc.Arbitrary<Content> {
  const fitting = inputsOf(endpoint.body, known).map((value) => ({
    type: json,
    bytes: Buffer.from(JSON.stringify(value)),
  }))
  const anything = hostileValue.map((value) => ({ type: json, bytes: Buffer.from(JSON.stringify(value)) }))
  const types = fc.constantFrom(
    null,
    '',
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-16',
    'application/json;',
    'application/jsonx',
    '*/*',
    '\u00e9',
  )
  const mislabelled = fc.tuple(types, fitting).map(([type, { bytes }]) => ({ type, bytes }))
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 3, arbitrary: anything },
    { weight: 3, arbitrary: malformed(fitting) },
    { weight: 2, arbitrary: mislabelled },
  )
}

function malformed(fitting: fc.Arbitrary<Content>): fc.Arbitrary<Content> {
  const cut = fc
    .tuple(fitting, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ bytes }, part]) => bytes.subarray(0, Math.floor(bytes.length * part)))
  const texts = fc.constantFrom(
    '',
    '{',
    '}',
    '{"a":1}{"b":2}',
    '{"a":1,}',
    "{'a':1}",
    '\uFEFF{}',
    'NaN',
    '{"a":01}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":1,"a":2}',
    deep('[', ']', 20_000),
    deep('{"a":', '}', 5_000).replace('}', '1}'),
    ' '.repeat(60_000),
  )
  const bytes = fc.oneof(
    cut,
    texts.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  )
  return bytes.map((each) => ({ type: json, bytes: each }))
}

const boundary = 'wild-boundary'

/** A form with a file, whole or cut off, its parts meant well or badly. */
function multiparts(endpoint: Endpoint, known: Known): fc.Arbitrary<Content> {
  const files = fc.record({
    name: fc.constantFrom(
      'photo.jpg',
      '../../../etc/passwd',
      'a\u0000b.png',
      '"; x="',
      'x'.repeat(500),
      '',
      '📷.webp',
      'CON',
    ),
    type: fc.constantFrom('image/jpeg', 'image/png', 'video/mp4', 'text/html', 'image/svg+xml', ''),
    start: fc.constantFrom(
      '',
      '\xff\xd8\xff\xe0\x00\x10JFIF',
      '\x89PNG\r\n\x1a\n',
      '\x00\x00\x00\x18ftypmp42',
      'RIFF\x00\x00\x00\x00WEBP',
      '<svg onload="alert(1)">',
      '\x1aE\xdf\xa3',
    ),
    bytes: fc.uint8Array({ maxLength: 2000 }),
    field: fc.oneof({ weight: 5, arbitrary: fc.constant('image') }, fc.constantFrom('file', '', '__proto__', 'rating')),
  })
  return fc
    .record({
      fields: inputsOf(endpoint.body, known),
      file: fc.option(files),
      keep: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
    })
    .map(({ fields, file, keep }) => {
      const parts = Object.entries(Object(fields)).map(([name, value]) =>
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
        ),
      )
      if (file) {
        const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`
        parts.push(Buffer.from(head), Buffer.from(file.start, 'latin1'), Buffer.from(file.bytes), Buffer.from('\r\n'))
      }
      const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
      return {
        type: `multipart/form-data; boundary=${boundary}`,
        bytes: whole.subarray(0, Math.floor(whole.length * keep)),
      }
    })
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
