import { expect, test } from 'vitest'
import { settingOf } from '../../../shared/settings/settings.ts'
import { invoiceFileName, invoiceNumber, testLetters } from './invoice-number.ts'

test.each([
  [1, 'BMS/26-27/000001'],
  [123, 'BMS/26-27/000123'],
  [999_999, 'BMS/26-27/999999'],
  [1_000_000, 'BMS/2627/1000000'],
])('the %dth invoice has the number %s', (count, number) => {
  expect(invoiceNumber('BMS', '2026-27', count)).toBe(number)
  expect(number).toMatch(/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/)
})

test('papers about test payments have beginnings that no shop can have, and fit the law’s 16 characters', () => {
  for (const letters of Object.values(testLetters)) {
    expect(invoiceNumber(letters, '2026-27', 123)).toBe(`${letters}/2627/000123`)
    expect(settingOf('numbers.invoice').schema.safeParse(letters).success).toBe(false)
  }
})

test('a file is named after it without slashes', () => {
  expect(invoiceFileName('BMS/26-27/000123')).toBe('invoice-BMS-26-27-000123.pdf')
})
