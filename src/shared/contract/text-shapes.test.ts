import { expect, test } from 'vitest'
import { emailShape, hidingCharacters } from './text-shapes.ts'

test.each([
  'amina@example.com',
  'first.last+mill@sub.example.co.in',
  "o'neil_9!#$%&*/=?^`{|}~-@example.com",
  'അമീന@ഉദാഹരണം.ഭാരതം',
  'a@xn--11b5bs1di.in',
])('%s is an email address', (email) => expect(emailShape.test(email)).toBe(true))

test.each([
  'a,victim@corp.example',
  'b;victim@corp.example',
  '(c)victim@corp.example',
  '<victim@corp.example',
  'victim@corp.example;',
  'f:victim@corp.example',
  '<a>victim@corp.example',
  '"a b"@corp.example',
  'a\\b@corp.example',
  '.a@corp.example',
  'a.@corp.example',
  'a..b@corp.example',
  'a@-corp.example',
  'a@corp-.example',
  'a@corp..example',
  'a@[127.0.0.1]',
  'a@corp.example>',
  'a@corp_.example',
  'a@b@corp.example',
  'a\u200b@corp.example',
  'a\u202e@corp.example',
  'a@corp',
  'victim@ｃorp.example',
  'ｖictim@corp.example',
])('%j is none', (email) => expect(emailShape.test(email)).toBe(false))

test('a hostile address costs no time', () => {
  const before = process.cpuUsage().user
  for (const text of [
    'a'.repeat(60_000),
    `a@${'a-'.repeat(30_000)}`,
    'a.'.repeat(30_000),
    `a@${'a.'.repeat(30_000)}-`,
  ]) {
    expect(emailShape.test(text)).toBe(false)
  }
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000)
})

test.each([
  ['a right-to-left override', '12 Mill\u202eRoad'],
  ['an isolate', '\u2066Mill'],
  ['a zero-width space', 'Mi\u200bll'],
  ['a soft hyphen', 'Mi\u00adll'],
  ['tag characters', 'Mill\u{e0041}'],
  ['a joiner after a space', 'Mill \u200dRoad'],
  ['two joiners', 'Mill\u200d\u200d'],
  ['a pile of marks', `a${'\u0301'.repeat(4)}`],
  ['a line separator', 'Mill\u2028Road'],
])('%s hides', (_, text) => expect(hidingCharacters.test(text)).toBe(true))

test.each(['കോഴിക്കോട്', 'അവന്\u200d വന്നു', 'ക്\u200cഷ', 'नमस्ते', 'Việt Nam', '👩🏽\u200d🔧 good', '❤️\u200d🔥', 'O’Neil'])(
  '%s is written so',
  (text) => expect(hidingCharacters.test(text)).toBe(false),
)
