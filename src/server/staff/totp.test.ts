import { expect, test } from 'vitest'
import { matchTotp, toBase32, totpCode, totpUri } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, SHA-1
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30), 8)).toBe(code)
})

// RFC 4226, appendix D
test('the first ten steps are those of RFC 4226', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  expect(codes.map((_, step) => totpCode(secret, step))).toEqual(codes)
})

test('a code is taken in its own step, and within five seconds of its edge', () => {
  const code = totpCode(secret, 100)
  const at = (ms: number) => matchTotp(secret, code, new Date(ms))
  const [begins, ends] = [100 * 30_000, 101 * 30_000]
  expect(at(begins)).toBe(100)
  expect(at(ends - 1)).toBe(100)
  expect(at(begins - 5000)).toBe(100)
  expect(at(begins - 5001)).toBeUndefined()
  expect(at(ends + 4999)).toBe(100)
  expect(at(ends + 5000)).toBeUndefined()
})

test('what is no code is none', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥']) {
    expect(matchTotp(secret, code, new Date(59_000)), code).toBeUndefined()
  }
})

// RFC 4648, section 10
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, written) => expect(toBase32(Buffer.from(text))).toBe(written))

test('an app is told whose codes they are', () => {
  expect(totpUri(secret, { issuer: 'Beypore Mill Store', account: 'a@b.example' })).toBe(
    'otpauth://totp/Beypore%20Mill%20Store:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
      '&issuer=Beypore%20Mill%20Store&algorithm=SHA1&digits=6&period=30',
  )
})
