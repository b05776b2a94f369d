import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawDetailCard } from './detail-card.ts'
import { drawingOf } from './drawing-of.ts'
import { widthOf, wrap } from './lettering.ts'
import { drawProductCard } from './product-card.ts'
import { drawBrandMark, drawCategoryTile, drawScene } from './scenes.ts'

const drawing = drawingOf('bearing')
const colour = '#2f4b6e'

test('whatever a name holds, the card is a picture of 800 × 800', async () => {
  const hostile = `<script>alert(1)</script> & "B'earing" \u0000\ufffe ${'long '.repeat(30)}`
  const card = { name: hostile, brand: hostile, colour, drawing, variant: { value: hostile, colour: '#d33' } }
  for (const svg of [
    drawProductCard(card),
    drawDetailCard({ ...card, specifications: [{ title: hostile, description: hostile }] }),
  ]) {
    expect(svg).not.toContain('<script')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 800 })
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true)
  }
})

test('tiles, banners and marks have their sizes', async () => {
  const sizes = [
    [drawCategoryTile(colour, drawing), 600, 600],
    [drawBrandMark('Rolvani', colour), 320, 160],
    [drawScene({ width: 1600, height: 640, colour, drawings: [drawing, drawing], at: 0.7 }), 1600, 640],
  ] as const
  for (const [svg, width, height] of sizes) {
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height })
  }
})

test('no line is wider than asked, and only what does not fit is cut', () => {
  fc.assert(
    fc.property(
      fc.lorem({ maxCount: 12 }),
      fc.integer({ min: 4, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, most) => {
        const lines = wrap(text, width, most)
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
        if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(text)
      },
    ),
  )
})

test('goods that look different are drawn differently', () => {
  expect(drawingOf('drill', 'drills-drivers')).not.toBe(drawingOf('drill', 'grinders-polishers'))
  expect(drawingOf('gauge', 'meters-testers', 'Pressure Gauge 63 mm')).toBe(drawingOf('', '', 'gauge'))
  expect(drawingOf('nothing known')).toBe(drawingOf('bolt'))
})
