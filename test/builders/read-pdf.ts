import { inflateSync } from 'node:zlib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns the unpacked streams of a PDF: its drawing, and the tables of its fonts. */
export function streamsIn(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return [...streams].map(([, stream = '']) => inflated(Buffer.from(stream, 'latin1')))
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

/** A page as a reader of PDFs sees it, in points from the lower left corner: its pieces of text in the order of the file. */
export interface PdfPage {
  width: number
  height: number
  pieces: { text: string; x: number; y: number; width: number; size: number }[]
}

/** Reads a PDF's text by its fonts' own tables, as who copies or searches it gets it. */
export async function pagesOf(pdf: Buffer): Promise<PdfPage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: VerbosityLevel.ERRORS })
  const document = await task.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item) => {
      if (!('str' in item) || item.str === '') return []
      const [, , , , x, y] = item.transform as number[]
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: item.height }]
    })
    pages.push({ width, height, pieces })
  }
  await task.destroy()
  return pages
}

/** All the text of a PDF, `plain`. */
export async function textOf(pdf: Buffer): Promise<string> {
  const pages = await pagesOf(pdf)
  return plain(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''))
}

/** A text as two are compared: without spaces and joiners, and signs that are the same one (µ, μ) as one. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '')
}

/**
 * Returns the text outside its page or on other text. Of a letter's box the middle counts, which marks above and below do not
 * reach; on one line letters of one word may overlap.
 */
export function misplaced({ width, height, pieces }: PdfPage): string[] {
  const boxes = pieces
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, width: wide, size }) => ({
      text,
      left: x,
      right: x + wide,
      low: y,
      high: y + size * 0.6,
      size,
    }))
  const outside = boxes
    .filter(({ left, right, low, high }) => left < -0.5 || right > width + 0.5 || low < 0 || high > height)
    .map(({ text }) => `outside: ${text}`)
  const onOthers = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((two) => {
        const allowed = Math.abs(one.low - two.low) < 0.5 ? one.size * 0.4 : 0.5
        return Math.min(one.right, two.right) - Math.max(one.left, two.left) > allowed
      })
      .filter((two) => Math.min(one.high, two.high) - Math.max(one.low, two.low) > 0.1)
      .map((two) => `${one.text} on ${two.text}`),
  )
  return [...outside, ...onOthers]
}

const rightToLeft = /\p{scx=Arab}/u

/**
 * Returns the pattern of a text that is `plain`. Signs alone do not say in which direction they were read: beside words that
 * go from right to left, those that stand together are the same ones, in any order.
 */
export function patternOf(text: string): string {
  const parts = text.replace(/[\s\p{Cf}]/gu, '').split(/([^\p{L}\p{M}\p{Nd}]+)/u)
  return parts
    .map((part, index) => {
      const isWord = index % 2 === 0
      const signs = plain(part)
      const escaped = signs.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&')
      return isWord || !rightToLeft.test(text) ? escaped : `[${escaped.replaceAll('-', '\\-')}]{${[...signs].length}}`
    })
    .join('')
}

/** Finds which of these texts a PDF does not say as they are, wherever its lines break. */
export async function missingFrom(pdf: Buffer, texts: readonly string[]): Promise<string[]> {
  const text = await textOf(pdf)
  return texts.filter((each) => !new RegExp(patternOf(each), 'u').test(text))
}

/**
 * Returns the faults of a paper's pages: text in its margin (points) or on other text, pages without these heads; `of`: only
 * pages with this text need them.
 */
export async function pageFaults(
  pdf: Buffer,
  { margin, heads, of = '' }: { margin: number; heads: readonly string[]; of?: string },
): Promise<string[]> {
  const pages = await pagesOf(pdf)
  return pages.flatMap((page, index) => {
    const inMargin = page.pieces
      .filter(({ text }) => text.trim() !== '')
      .filter(({ x, y, width }) => x < margin - 0.5 || x + width > page.width - margin + 0.5 || y < margin / 2)
      .map(({ text }) => `in the margin: ${text}`)
    const text = plain(page.pieces.map((each) => each.text).join(''))
    const headless = (text.includes(of) ? heads : [])
      .filter((head) => !text.includes(plain(head)))
      .map((head) => `without ${head}`)
    return [...misplaced(page), ...inMargin, ...headless].map(
      (fault) => `page ${index + 1} of ${pages.length}: ${fault}`,
    )
  })
}
