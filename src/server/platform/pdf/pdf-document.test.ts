import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, patternOf, plain, textOf } from '../../../../test/builders/read-pdf.ts'
import { writtenLine, writtenWords } from '../../../../test/builders/written-names.ts'
import { Sheet } from './pdf-document.ts'

const about = { title: 'Paper', author: 'Beypore Mill Store', at: new Date('2026-11-26T06:00:00Z') }

async function paperOf(...lines: string[]): Promise<Buffer> {
  const sheet = new Sheet(about)
  for (const [index, line] of lines.entries()) {
    sheet.text(line, 40, 60 + index * 18)
    sheet.text(line, 40, 440 + index * 18, { weight: 'bold' })
  }
  return sheet.bytes()
}

const written = {
  ...writtenWords,
  mixed: 'Amina Beevi, कुमार & கோ 12 mm ⌀12',
  money: '₹ 1,299.00',
  other: 'Renée Āmina Жук Ελλάς Đặng fficient',
  unknown: '山田 🚜',
}

test.each(Object.entries(written))('%s reads back from the paper as it was put in', async (_name, line) => {
  const text = await textOf(await paperOf(line))
  expect(text).toBe(plain(line).repeat(2))
})

test('a line of Urdu with a number in it reads from right to left', async () => {
  const line = 'محمد، مکان نمبر 12، گلی (قاسم)'
  const [page] = await pagesOf(await paperOf(line))
  const [first, ...others] = page?.pieces.filter(({ y }) => y > 700).filter(({ text }) => text.trim()) ?? []
  expect(first?.text).toContain('محمد')
  expect(others.length).toBeGreaterThan(0)
  expect(others.every(({ x }) => x < (first?.x ?? 0))).toBe(true)
})

test('words of any script of India, between others, read back as they were put in', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(writtenLine(90), { minLength: 1, maxLength: 10 }), async (lines) => {
      const sheet = new Sheet(about)
      for (const [index, each] of lines.entries()) sheet.text(each, 40, 60 + index * 18)
      expect(await textOf(await sheet.bytes())).toMatch(new RegExp(`^${lines.map(patternOf).join('')}$`, 'u'))
    }),
    { numRuns: 30 },
  )
})

test('a font becomes part of a paper only where it is used, and only the letters that are', async () => {
  const latin = await paperOf('Ball Bearing 6204')
  const names = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/\/BaseFont \/\S+/g))
  expect([...names(latin)].every((name) => name.includes('archivo'))).toBe(true)
  expect(latin.length).toBeLessThan(12_000)
  const hindi = await paperOf('राजेश')
  expect([...names(hindi)].some((name) => name.includes('devanagari'))).toBe(true)
  expect(hindi.length).toBeLessThan(16_000)
})
