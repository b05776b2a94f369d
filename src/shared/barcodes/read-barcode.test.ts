import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, ownCode, readBarcode } from './read-barcode.ts'

test.each([
  ['4006381333931', { code: '4006381333931', kind: 'ean13' }],
  [' 4006 3813-33931 ', { code: '4006381333931', kind: 'ean13' }],
  ['036000291452', { code: '0036000291452', kind: 'upca' }],
  ['0036000291452', { code: '0036000291452', kind: 'upca' }],
  ['00036000291452', { code: '0036000291452', kind: 'upca' }],
  ['96385074', { code: '96385074', kind: 'ean8' }],
  ['15400141288763', { code: '15400141288763', kind: 'itf14' }],
  ['BRG-6204/2RS', { code: 'BRG-6204/2RS', kind: 'code128' }],
  ['1234567', { code: '1234567', kind: 'code128' }],
  ['4006381333932', { problem: 'check-digit', digit: '1' }],
  ['036000291453', { problem: 'check-digit', digit: '2' }],
  ['', { problem: 'shape' }],
  ['പണം', { problem: 'shape' }],
  ['x'.repeat(49), { problem: 'shape' }],
  ['a\nb', { problem: 'shape' }],
])('%j is %j', (text, read) => {
  expect(readBarcode(text)).toEqual(read)
})

test.each([
  [']E04006381333931', { code: '4006381333931', kind: 'ean13' }],
  [']E496385074', { code: '96385074', kind: 'ean8' }],
  [']C0BRG-6204/2RS', { code: 'BRG-6204/2RS', kind: 'code128' }],
  [']C10104006381333931', { code: '4006381333931', kind: 'ean13' }],
  [']C1011540014128876317271231\u001d10AB', { code: '15400141288763', kind: 'itf14' }],
  [']d2\u001d0104006381333931', { code: '4006381333931', kind: 'ean13' }],
  [']e00104006381333931', { code: '4006381333931', kind: 'ean13' }],
  ['(01)04006381333931(10)AB12', { code: '4006381333931', kind: 'ean13' }],
  ['(01) 15400141288763', { code: '15400141288763', kind: 'itf14' }],
  [']E04006381333932', { problem: 'check-digit', digit: '1' }],
  ['(01)04006381333932', { problem: 'check-digit', digit: '1' }],
  ['0104006381333931', { code: '0104006381333931', kind: 'code128' }],
])('%j of a scanner is %j: its prefix is no part of the code', (text, read) => {
  expect(readBarcode(text)).toEqual(read)
})

test.each([
  ['04252614', '0042100005264'],
  ['01234565', '0012345000065'],
  ['02345673', '0023456000073'],
  ['06543217', '0065100004327'],
])('the UPC-E %s is the UPC-A %s, one article', (short, long) => {
  expect(readBarcode(short)).toEqual({ code: long, kind: 'upca' })
  expect(readBarcode(long.slice(1))).toEqual({ code: long, kind: 'upca' })
  expect(readBarcode(`]E0${long}`)).toEqual({ code: long, kind: 'upca' })
})

test('digits with a wrong end are a Code 128 where somebody says so; letters are no EAN', () => {
  expect(readBarcode('4006381333932', 'code128')).toEqual({ code: '4006381333932', kind: 'code128' })
  expect(readBarcode('BRG-6204', 'ean13')).toEqual({ problem: 'shape' })
})

test('any single wrong digit of any retail number is found', () => {
  const lengths = fc.constantFrom(7, 11, 12, 13)
  const number = lengths.chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)))
  fc.assert(
    fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const whole = digits + checkDigit(digits)
      const place = at % whole.length
      const wrong = whole.slice(0, place) + ((Number(whole[place]) + by) % 10) + whole.slice(place + 1)
      // eight digits of which the first is 0 or 1 are also read as a UPC-E, whose check digit is another
      fc.pre(wrong.length > 8 || !/^[01]/.test(wrong))
      expect(readBarcode(whole)).not.toHaveProperty('problem')
      expect(readBarcode(wrong)).toHaveProperty('problem', 'check-digit')
    }),
  )
})

test('codes of the shop are EANs of the free range, each number another one', () => {
  expect(ownCode(7)).toEqual({ code: '2000000000077', kind: 'ean13' })
  expect(readBarcode(ownCode(1_234_567).code)).toEqual(ownCode(1_234_567))
})
