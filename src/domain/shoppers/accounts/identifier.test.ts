import { expect, test } from 'vitest'
import { mailboxOf, normalEmail, readIdentifier } from './identifier.ts'

test.each([
  '9847012345',
  '+919847012345',
  '+91 98470 12345',
  '+91-98470-12345',
  '919847012345',
  '00919847012345',
  '09847012345',
  ' 98470 12345 ',
  '(+91) 98470.12345',
  '\u202a+91 98470 12345\u202c',
])('«%s» is the phone number 9847012345', (written) => {
  expect(readIdentifier(written)).toEqual({ phonenumber: '9847012345' })
})

test('a number that begins with 91 or 0 and has 10 digits stays what it is', () => {
  expect(readIdentifier('9198470123')).toEqual({ phonenumber: '9198470123' })
  expect(readIdentifier('0123456789')).toEqual({ phonenumber: '0123456789' })
})

test.each([
  [' Amina@Example.COM ', 'amina@example.com'],
  ['98470', '98470'],
  ['984701234567', '984701234567'],
  ["' OR 1=1 --", "' or 1=1 --"],
  ['a\u0000b@example.com', 'ab@example.com'],
])('«%s» is taken for an email address', (written, email) => {
  expect(readIdentifier(written)).toEqual({ email })
})

test('an email address is the same one, however its letters are put together', () => {
  const [composed, decomposed] = ['José@Müller.example'.normalize('NFC'), 'JOSÉ@müller.example'.normalize('NFD')]
  expect(composed).not.toBe(decomposed)
  expect(normalEmail(decomposed)).toBe(normalEmail(composed))
  expect(readIdentifier(decomposed)).toEqual({ email: normalEmail(composed) })
})

test.each([
  ['victim@gmail.com', 'v.i.c.tim+1@gmail.com'],
  ['victim@gmail.com', 'vic.tim@googlemail.com'],
  ['amina@example.com', 'amina+mill@example.com'],
])('«%s» and «%s» are one mailbox', (one, other) => {
  expect(mailboxOf(other)).toBe(mailboxOf(one))
})

test.each([
  ['amina@example.com', 'a.mina@example.com'],
  ['amina@example.com', 'amina@example.org'],
  ['+1@example.com', '+2@example.com'],
])('«%s» and «%s» are two mailboxes', (one, other) => {
  expect(mailboxOf(other)).not.toBe(mailboxOf(one))
})
