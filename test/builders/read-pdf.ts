import { inflateSync } from 'node:zlib'

/** What a PDF's streams say, unpacked: its drawing, and the tables of its fonts. */
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
