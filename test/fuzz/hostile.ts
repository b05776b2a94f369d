import fc from 'fast-check'

/** Texts that have broken other shops. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202Etxt.exe',
    '\uFEFF',
    '𝕭𝖊𝖞𝖕𝖔𝖗𝖊 🛠️',
    "'; DROP TABLE orders; --",
    "' OR '1'='1",
    '1; SELECT pg_sleep(30)',
    '"><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '../../../../etc/passwd',
    '..\\..\\windows',
    '%00',
    '%s%s%n',
    '__proto__',
    'constructor',
    'toString',
    'NaN',
    '-1',
    '1e309',
    '0x10',
    '9007199254740993',
    'null',
    'undefined',
    '[object Object]',
    'Infinity',
    '\r\nSet-Cookie: a=b',
    '\\',
    '%',
    '_',
    '2026-02-30',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.constant('y'.repeat(80_000)),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** JSON text nested so deep that a careless reader runs out of stack. */
export const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)

/** Any value that JSON can carry, meant badly. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 1 }, { $ne: null }, { toString: 1 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')),
  fc.constant(JSON.parse(deep('[', ']', 500))),
  fc.array(hostileText, { maxLength: 5 }),
  fc.dictionary(fc.oneof(hostileText, fc.constantFrom('_id', 'id', 'address')), hostileNumber, { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 4 }),
)
