import { describe, expect, it } from 'vitest'
import { readOrderNumber } from './order-number.ts'

describe('order numbers', () => {
  it('are understood as people type them', () => {
    const written = [
      'BMS-100123',
      'bms-100123',
      'bms100123',
      ' 100123 ',
      '#BMS-100123',
      '#100123',
      '# bms 100123',
      '#bms100123',
    ]
    for (const typed of [
      ...written,
      'BMS – 100123',
      'bms‑100123',
      'BMS 100 123',
      'BMS-100123#',
      '＃BMS－100123',
      '\u200eBMS-100123',
    ]) {
      expect(readOrderNumber(typed, 'BMS'), typed).toBe('BMS-100123')
    }
  })

  it('of former letters are found by these', () => {
    expect(readOrderNumber('old100123', 'NEW')).toBe('OLD-100123')
    expect(readOrderNumber('100123', 'NEW')).toBe('NEW-100123')
  })

  it('are not found in an id or in nonsense', () => {
    for (const typed of ['q7k2m9x4c3b8n5v6z2w4', '', 'BMS-', '12', 'BMS-100123x', '99999999999999999999']) {
      expect(readOrderNumber(typed, 'BMS')).toBeNull()
    }
  })
})
