import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeKinds } from '../../../shared/barcodes/read-barcode.ts'
import { fitCode } from './module-width.ts'

const thermal = 25.4 / 203

test('an EAN fits on a roll of 38 mm with two dots a module, on 50 mm with three', () => {
  expect(fitCode('ean13', 95, 36, thermal)?.module).toBeCloseTo(2 * thermal, 6)
  expect(fitCode('ean13', 95, 48, thermal)?.module).toBeCloseTo(3 * thermal, 6)
})

test('what is too long for the room is refused', () => {
  expect(fitCode('code128', 167, 36, thermal)).toBeUndefined()
  expect(fitCode('ean13', 95, 20, thermal)).toBeUndefined()
})

test('whatever fits stands in its room with its white, in whole dots, never narrower than can be read', () => {
  const rooms = fc.record({
    kind: fc.constantFrom(...barcodeKinds),
    modules: fc.integer({ min: 30, max: 400 }),
    room: fc.double({ min: 10, max: 120, noNaN: true }),
    dot: fc.constantFrom(25.4 / 203, 25.4 / 300, 25.4 / 600),
  })
  fc.assert(
    fc.property(rooms, ({ kind, modules, room, dot }) => {
      const fitted = fitCode(kind, modules, room, dot)
      if (!fitted) return
      const { module, before } = fitted
      expect(module).toBeGreaterThanOrEqual(0.248)
      expect(module).toBeLessThanOrEqual(0.5)
      expect(Math.abs(module / dot - Math.round(module / dot))).toBeLessThan(1e-6)
      expect(before).toBeGreaterThanOrEqual(7 * module - 1e-9)
      expect(before + modules * module).toBeLessThanOrEqual(room - 7 * module + 1e-9)
    }),
  )
})
