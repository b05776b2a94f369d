import fc from 'fast-check'
import { inputsOf, type Known } from './from-schema.ts'
import { deep, hostileValue } from './hostile.ts'
import type { Called } from './requests.ts'

/** A body, and what it says it is. */
export type Content = { type: string | null; bytes: Buffer }
const json = 'application/json'

/** Bodies of a call as JSON: fitting, hostile, malformed, or said to be something else. */
export function contents(endpoint: Called, known: Known): fc.Arbitrary<Content> {
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
export function multiparts(endpoint: Called, known: Known): fc.Arbitrary<Content> {
  const fileField = ('takes' in endpoint && endpoint.takes) || 'image'
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
      '%PDF-1.7\n',
      'PK\x03\x04',
      'product,variant,price\r\n',
    ),
    bytes: fc.uint8Array({ maxLength: 2000 }),
    field: fc.oneof(
      { weight: 5, arbitrary: fc.constant(fileField) },
      fc.constantFrom('file', '', '__proto__', 'rating'),
    ),
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
