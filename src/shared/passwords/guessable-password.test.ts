import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password.ts'

const own = {
  username: 'Amina Beevi',
  phonenumber: '9847012345',
  email: 'amina.mill@example.com',
  shop: 'Beypore Mill Store',
}

test.each([
  'Password1',
  'Password123',
  'P@ssw0rd1',
  'Passw0rd',
  'Qwerty123',
  'Welcome1',
  'Welcome@123',
  'Abcd1234',
  'India123',
  'India@1947',
  'Beypore1',
  'BeyporeMill1',
  'BeyporeStore9',
  'Calicut@2024',
  'Krishna108',
  'Jaishriram1',
  'Sachin@10',
  'Dhoni007',
  'Msdhoni7',
  'Kerala12345',
  'Iloveyou1',
  'Admin@123',
  'Qwertyuiop1',
  '1qaz2wsX',
  'Abcabc123',
  'Aaaaaaaa1',
  '123456aA',
  '@Mumbai1234',
  'Amina1234',
  'AminaBeevi1',
  'Beevi@2000',
  'Aminamill99',
  'X9847012345x',
])('%s is guessable', (password) => expect(isGuessablePassword(password, own)).toBe(true))

test.each([
  'Mill-Store-9',
  'Another-Mill-7',
  'coir Mat under 3 bearings',
  'Grinder7Monsoon!Tea',
  'tR4w9pLq2z',
  'Correct-Horse-1',
  'മഴ Mazha 2 peyyum',
  'Kx7#vPq2!mZ',
])('%s is not', (password) => expect(isGuessablePassword(password, own)).toBe(false))

test('a password of the longest kind costs no time', () => {
  const before = process.cpuUsage().user
  for (const text of [
    'ab'.repeat(64),
    '1'.repeat(128),
    `${'a1'.repeat(63)}Z!`,
    'abcdefgh'.repeat(16),
    '-'.repeat(128),
  ]) {
    for (let n = 0; n < 100; n++) isGuessablePassword(text, own)
  }
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000)
})
