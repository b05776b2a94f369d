/** Format of an uploaded file, by its first bytes: never by its name or by what the sender states. */
export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'mp4' | 'webm'

export const sniffBytes = 64

const ebml = [0x1a, 0x45, 0xdf, 0xa3]
/** Brands of MP4 files that browsers play; QuickTime's own is not among them. */
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'MSNV',
  'M4V ',
  'mmp4',
])
const avifBrands = new Set(['avif', 'avis'])

/** The format of a file that begins with `head` (64 bytes, or the whole of a shorter file); undefined: none that we take. */
export function sniffMedia(head: Buffer): MediaFormat | undefined {
  if (begins(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'webp'
  if (text(head, 4, 8) === 'ftyp') return byBrand(brandsOf(head))
  // the document's type is a short text near the beginning of the EBML header; Matroska files share the rest
  if (begins(head, ebml) && head.includes('\x42\x82\x84webm', 0, 'latin1')) return 'webm'
  return undefined
}

export function isVideo(format: MediaFormat): format is 'mp4' | 'webm' {
  return format === 'mp4' || format === 'webm'
}

/** The major brand, then the compatible ones. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.length, head.readUInt32BE(0))
  const brands = [text(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(head, at, at + 4))
  return brands
}

function byBrand(brands: string[]): MediaFormat | undefined {
  const [major = ''] = brands
  if (avifBrands.has(major) || (major === 'mif1' && brands.some((brand) => avifBrands.has(brand)))) return 'avif'
  return mp4Brands.has(major) ? 'mp4' : undefined
}

function begins(head: Buffer, bytes: number[]): boolean {
  return head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte)
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString('latin1', from, to)
}
